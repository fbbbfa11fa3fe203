"""1000 Bornes des Mots: the words and the voice of it. Nobody can play it yet."""

from parlotte.core.registration import Registration

GAME: Registration | None = None  # its rules are to come; its words are read and checked already
