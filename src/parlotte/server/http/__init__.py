"""HTTP: pages, the API and the game socket."""
