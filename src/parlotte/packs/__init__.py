"""Content as data: read, checked, and bound to a game before a match starts."""
