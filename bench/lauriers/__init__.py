"""What Les Lauriers should reach."""

GAMES_PER_S = 200
