"""French words: which ones exist, what they are, and which can be made of some letters."""
