"""What people may ask of a table: each command is judged, then written, then true."""
