"""Work beside the event loop, in threads that tables and addresses share fairly."""
