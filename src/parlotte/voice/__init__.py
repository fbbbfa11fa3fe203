"""Says sentences in French and English: trees of words, realised by pyrealb."""
