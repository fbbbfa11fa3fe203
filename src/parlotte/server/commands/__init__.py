"""Commands of people to their table: each is judged, then written, then applied."""
