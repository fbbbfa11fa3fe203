"""Load tests of the server, compared with a bare one: see __main__."""
