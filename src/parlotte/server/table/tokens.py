"""Secrets: the token of a seat, the key of a table. Only digests of tokens are stored."""

import base64
import builtins
import hashlib
import hmac
import os

TOKEN_BYTES = 24  # 192 bits, 32 characters
KEY_BYTES = 10  # 80 bits, 16 characters
ID_BYTES = 8
SEED_BYTES = 16

# Capitals and digits make a small QR code; I, L, O and U are left out for copying by hand.
_RFC, _PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_AS_KEY = str.maketrans(_RFC, _PLAIN)


class Secrets:
    """The source of secure randomness. Tests replace it."""

    def bytes(self, n: int) -> builtins.bytes:
        return os.urandom(n)

    def seed(self) -> builtins.bytes:
        """What a match draws its cards and dice from."""
        return self.bytes(SEED_BYTES)


def new_token(secrets: Secrets) -> str:
    """The token that proves a device holds a seat; safe in a link or a header."""
    return base64.urlsafe_b64encode(secrets.bytes(TOKEN_BYTES)).decode()


def new_key(secrets: Secrets) -> str:
    return base64.b32encode(secrets.bytes(KEY_BYTES)).decode().translate(_AS_KEY)


def new_id(secrets: Secrets) -> str:
    """An id for a table, a person or a match: unique, not secret."""
    return secrets.bytes(ID_BYTES).hex()


def digest(token: str) -> str:
    """The stored digest of a token, from which it can be checked but not restored."""
    # An invalid token may hold half a surrogate pair; it has a digest like any other.
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def same(token: str, digest_: str) -> bool:
    """Whether the token has this digest, compared in constant time."""
    kept = digest_.encode("utf-8", "surrogatepass")
    return hmac.compare_digest(digest(token).encode(), kept)
