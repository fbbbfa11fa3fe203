"""Content: games bound to it, own packs, house words, options and deals of the day."""
