"""The store: everything that the house keeps, in SQLite or PostgreSQL, by the same code."""
