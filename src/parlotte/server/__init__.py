"""The game server: tables, storage and the wire protocol."""
