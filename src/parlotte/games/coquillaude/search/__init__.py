"""The best-play finder: the exact highest-scoring placement for a board and a capital."""
