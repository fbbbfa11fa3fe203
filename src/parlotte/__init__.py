"""Parlotte: a table of French word and parlour games."""
