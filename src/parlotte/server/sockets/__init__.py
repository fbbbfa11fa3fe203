"""The game socket: frames in and out, floods and slow readers."""
