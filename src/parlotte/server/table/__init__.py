"""One live table: its people, their match, and what each viewer is shown."""
