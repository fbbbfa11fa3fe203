"""Benchmark of La Réussite alone: `make bench B=reussite.solver`."""
