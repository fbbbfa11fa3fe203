"""What is measured, and how: `make bench B=engine`. Results are committed in bench/results/."""
