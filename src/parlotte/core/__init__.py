"""The machinery that every game shares: contract, randomness, matches, replay. Pure."""
