"""Lighthouse scores of the pages: see __main__."""
