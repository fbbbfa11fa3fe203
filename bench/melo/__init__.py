"""Aims for Mélo Ego Duo."""

GAMES_PER_S = 10
