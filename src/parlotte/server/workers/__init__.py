"""Worker threads, shared fairly between tables and addresses."""
