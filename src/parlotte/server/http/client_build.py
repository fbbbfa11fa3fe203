"""The built client, read once at start, so that the served files match the fingerprint.

A new build is served after a restart.
"""

import gzip
from collections.abc import Iterator
from functools import cache, cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from parlotte.i18n import LANGUAGES

INDEX = "index.html"
# One page per kind of visit. They differ in what they preload.
PAGES = {"home": INDEX, "table": "table.html", "screen": "screen.html"}
ANYTHING = "application/octet-stream"
# Media types by file extension. Texts are sent compressed; the others are compressed already.
_TEXTS = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "map": "application/json",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
}
TYPES = {
    **_TEXTS,
    "ico": "image/x-icon",
    "jpg": "image/jpeg",
    "mp3": "audio/mpeg",
    "ogg": "audio/ogg",
    "png": "image/png",
    "wav": "audio/wav",
    "webp": "image/webp",
    "woff2": "font/woff2",
}


def ending(name: str) -> str:
    return name.rpartition(".")[2].lower()


class Asset:
    def __init__(self, name: str, body: bytes) -> None:
        self.body = body
        self.media_type = TYPES.get(ending(name), ANYTHING)
        self.text = ending(name) in _TEXTS

    @cached_property
    def packed(self) -> bytes:
        return gzip.compress(self.body, 9, mtime=0)


class ClientBuild:
    """The pages, and every other file of the client by its path."""

    def __init__(self, folder: Traversable) -> None:
        bodies = dict(sorted(_files(folder)))
        self.fingerprint = _fingerprint(bodies)
        index = bodies[INDEX]
        self._pages = {kind: bodies.pop(name, index) for kind, name in PAGES.items()}
        self.files = {path: Asset(path, body) for path, body in bodies.items()}

    def page(self, letters: int, kind: str = "home") -> dict[str, Asset]:
        """The page by language, with its build, its language and the length of a code filled in."""
        known = {"BUILD": self.fingerprint, "LETTERS": str(letters)}
        page = self._pages[kind]
        return {
            lang: self._filled(_only(lang, page), {**known, "LANG": lang}) for lang in LANGUAGES
        }

    def _filled(self, page: bytes, known: dict[str, str]) -> Asset:
        for name, value in known.items():
            page = page.replace(f"%{name}%".encode(), value.encode())
        return Asset(INDEX, page)


@cache
def shipped() -> ClientBuild:
    return ClientBuild(files("parlotte") / "web")


def _only(lang: str, page: bytes) -> bytes:
    """Removes the lines for other languages, so that their files are not fetched."""
    others = tuple(f'data-lang="{one}"'.encode() for one in LANGUAGES if one != lang)
    lines = page.splitlines(keepends=True)
    return b"".join(line for line in lines if not any(other in line for other in others))


def _fingerprint(bodies: dict[str, bytes]) -> str:
    """A hash of the client; a browser tab with another build reloads itself."""
    named = sha256()
    for path, body in bodies.items():
        named.update(sha256(path.encode()).digest() + sha256(body).digest())
    return named.hexdigest()[:16]


def _files(folder: Traversable, under: str = "") -> Iterator[tuple[str, bytes]]:
    for child in folder.iterdir():
        path = under + child.name
        if child.is_dir():
            yield from _files(child, f"{path}/")
        else:
            yield path, child.read_bytes()
