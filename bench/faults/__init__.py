"""Do the tests notice a fault? Plants seeded ones in the rules and the server, one at a time."""
