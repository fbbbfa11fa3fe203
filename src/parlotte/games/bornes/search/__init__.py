"""Sentences that a hand could say, for bots: grown, chosen, and judged by taste."""
