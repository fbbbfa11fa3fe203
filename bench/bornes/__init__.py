"""Aims for 1000 Bornes des Mots. Its sentences alone: `make bench B=bornes.phrases`."""

# Whole matches of four bots on one core, to 500 points: each searches its hand at every turn.
GAMES_PER_S = 2
