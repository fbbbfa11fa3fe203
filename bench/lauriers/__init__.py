"""Aims for Les Lauriers."""

GAMES_PER_S = 200
