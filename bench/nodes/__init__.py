"""Fault tests of a cluster on one PostgreSQL: see __main__."""
