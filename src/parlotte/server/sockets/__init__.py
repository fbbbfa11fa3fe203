"""The game socket: frames in and out, flood control and slow readers."""
