"""Tables in a browser: who sits where, what is kept, what goes over the wire."""
