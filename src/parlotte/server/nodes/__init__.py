"""Several servers on one PostgreSQL: who lives, who has which table, what they tell each other."""
