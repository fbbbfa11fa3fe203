"""Small parts that several games share. Pure."""
