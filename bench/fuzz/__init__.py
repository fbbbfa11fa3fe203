"""Fuzzing for any length of time."""
