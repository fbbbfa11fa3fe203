"""Past matches: their list, and replays."""
