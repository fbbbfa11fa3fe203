"""Mutation testing: plants seeded faults in the rules and the server, one at a time."""
