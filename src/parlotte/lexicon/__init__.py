"""French words: which exist, their readings, and the words that letters make."""
