"""How cards become sentences: reading them in order, and planning what is said."""
