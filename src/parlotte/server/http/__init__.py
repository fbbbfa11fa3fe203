"""Pages and answers over HTTP, and the address phones find us at."""
