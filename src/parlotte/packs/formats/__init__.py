"""Pack formats, one module per game: reading, counting, linting."""
