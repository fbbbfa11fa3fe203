"""How cards become sentences: they are parsed in order, and a sentence is planned from the
result."""
