"""One live table: who sits there, the match they play, and what each is shown."""
