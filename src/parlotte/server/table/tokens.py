"""Secrets that open doors: a seat's token, a table's key. Only their digests are kept."""

import base64
import builtins
import hashlib
import hmac
import os

TOKEN_BYTES = 24  # 192 bits, 32 signs
KEY_BYTES = 10  # 80 bits, 16 signs
ID_BYTES = 8

# Capitals and figures make a small QR code; I, L, O and U are left out for whoever copies by hand.
_RFC, _PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_AS_KEY = str.maketrans(_RFC, _PLAIN)


class Secrets:
    """Where chance that nobody can foresee comes from. Tests give their own."""

    def bytes(self, n: int) -> builtins.bytes:
        return os.urandom(n)


SYSTEM = Secrets()


def new_token(secrets: Secrets = SYSTEM) -> str:
    """What a phone shows to prove that a seat is its own; safe in a link or a header."""
    return base64.urlsafe_b64encode(secrets.bytes(TOKEN_BYTES)).decode()


def new_key(secrets: Secrets = SYSTEM) -> str:
    """The secret of an invitation link."""
    return base64.b32encode(secrets.bytes(KEY_BYTES)).decode().translate(_AS_KEY)


def new_id(secrets: Secrets = SYSTEM) -> str:
    """A name for a table, a person or a match: unique, and no secret."""
    return secrets.bytes(ID_BYTES).hex()


def digest(token: str) -> str:
    """What is kept of a token: it can be checked, never given back."""
    # A rubbish token may hold half a surrogate pair; it has a digest like any other.
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same(token: str, digest_: str) -> bool:
    """Does the token have this digest? It takes as long to say no as to say yes."""
    kept = digest_.encode("utf-8", "surrogatepass")
    return hmac.compare_digest(digest(token).encode(), kept)
