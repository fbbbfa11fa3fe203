"""Benchmarks: `make bench B=engine`. Results are kept in bench/results/."""
