"""Thinking beside the event loop, shared fairly among tables: see thinking.py."""
