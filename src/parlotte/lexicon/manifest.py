"""The manifest of the compiled files: their names, sources and hashes."""

import hashlib

from msgspec import Struct

FORMAT = 1
FILES = ("words.bin", "names.bin", "lemmas.bin", "planes.bin", "bands.bin")
WORDS, NAMES, LEMMAS, PLANES, BANDS = FILES
MANIFEST = "manifest.json"


class Source(Struct, frozen=True):
    """The source of a file; a file with another hash is refused."""

    package: str
    version: str
    licence: str
    sha256: str


AFF, DIC, MET = "index.aff", "index.dic", "large_fr.msgpack.gz"
SOURCES = {
    AFF: Source(
        "npm:dictionary-fr",
        "3.0.0",
        "MPL-2.0",
        "05a735d34c912e4e381ff08ee7c747923ccf5cf9dca81d8467982fa1ca51c2b7",
    ),
    DIC: Source(
        "npm:dictionary-fr",
        "3.0.0",
        "MPL-2.0",
        "984e933237bc1224a48f42828233be9b03228260ef67aa8e2bdddcd03a26230d",
    ),
    MET: Source(
        "pypi:wordfreq",
        "3.1.1",
        "CC-BY-SA-4.0",
        "6f16cd80b9b66c5698ed002becea83ae30d0584c3205f1cf01714ad562c00c8b",
    ),
}
LICENCES = dict.fromkeys((WORDS, NAMES, LEMMAS, PLANES), "MPL-2.0") | {BANDS: "CC-BY-SA-4.0"}


class Compiled(Struct, frozen=True):
    size: int
    sha256: str
    licence: str


class Manifest(Struct, frozen=True):
    format: int
    sources: dict[str, Source]
    patch: str  # its sha256
    counts: dict[str, int]
    files: dict[str, Compiled]


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
