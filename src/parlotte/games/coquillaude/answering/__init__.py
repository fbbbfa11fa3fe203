"""Normalises what a player answers, so that the judge can compare it."""
