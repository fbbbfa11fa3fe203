"""What was played before, looked up and played again."""
