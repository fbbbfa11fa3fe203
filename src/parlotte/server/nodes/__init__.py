"""A cluster of servers on one PostgreSQL: leases, claims on tables, and notices."""
