"""What is measured, and how: `make bench B=engine`. Results are kept in bench/results/."""
