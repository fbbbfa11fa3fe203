"""What people may ask of a table: each wish is judged, then written, then true."""
