"""What 1000 Bornes des Mots should reach. Its words alone: `make bench B=bornes.phrases`."""

# Whole matches of four bots on one core, to 500 points: each searches its hand at every turn.
GAMES_PER_S = 2
