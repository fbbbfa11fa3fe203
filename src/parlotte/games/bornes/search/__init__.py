"""Sentences that a hand can make, for bots: generated, chosen, and judged by taste."""
