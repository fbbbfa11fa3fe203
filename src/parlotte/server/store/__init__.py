"""The store: what the house keeps on a disk, in SQLite or PostgreSQL, by one code path."""
