"""Mélo Ego Duo: 4 to 10 players guess what one of them has answered. Nobody can play it yet."""

from parlotte.core.registration import Registration

GAME: Registration | None = None  # its rules are to come
