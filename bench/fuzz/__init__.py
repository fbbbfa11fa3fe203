"""Many rude clients for as long as one likes."""
