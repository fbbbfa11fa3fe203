"""The pages as Lighthouse sees them: see __main__."""
