"""Several nodes on one PostgreSQL, struck in every way we know: see __main__."""
