"""How the packs of each game are read, counted and judged: one module a game."""
