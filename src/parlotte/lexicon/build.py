"""From the sources to the compiled files, byte for byte the same each time."""

from collections.abc import Mapping

import msgspec

from parlotte.lexicon import bands, lemmas, planes, shelf
from parlotte.lexicon.hunspell import read
from parlotte.lexicon.manifest import (
    BANDS,
    FORMAT,
    LEMMAS,
    LICENCES,
    MANIFEST,
    NAMES,
    PLANES,
    SOURCES,
    WORDS,
    Compiled,
    Manifest,
    sha256,
)
from parlotte.lexicon.patch import read_patch
from parlotte.lexicon.sieve import Sieved, sieve


def strange(files: Mapping[str, bytes]) -> list[str]:
    """The sources that are not those we know."""
    return [name for name, source in SOURCES.items() if sha256(files[name]) != source.sha256]


def build(aff: str, dic: str, met: bytes, patch: str) -> dict[str, bytes]:
    """The compiled files with their manifest. `met` is the frequency list, unzipped."""
    sieved = sieve(read(aff, dic), read_patch(patch))
    files = compiled(sieved, met)
    manifest = Manifest(
        FORMAT,
        SOURCES,
        sha256(patch.encode()),
        counts(sieved, files),
        {
            name: Compiled(len(data), sha256(data), LICENCES[name])
            for name, data in sorted(files.items())
        },
    )
    text = msgspec.json.format(msgspec.json.encode(manifest, order="deterministic"), indent=1)
    return files | {MANIFEST: text + b"\n"}


def compiled(sieved: Sieved, met: bytes) -> dict[str, bytes]:
    words = shelf.pack(sieved.common)
    rows = shelf.unpack(words)
    return {
        WORDS: words,
        NAMES: shelf.pack(sieved.proper),
        PLANES: planes.pack(rows),
        LEMMAS: lemmas.pack(rows, sieved.common),
        BANDS: bands.pack(rows, sieved.common, bands.frequencies(met)),
    }


def counts(sieved: Sieved, files: Mapping[str, bytes]) -> dict[str, int]:
    readings = {reading for found in sieved.common.values() for reading in found}
    told = {
        "common": len(sieved.common),
        "proper": len(sieved.proper),
        "entries": len({reading.lemma for reading in readings}),
        "spellings": len({reading.form for reading in readings}),
    }
    met = [bands.at(files[BANDS], number) for number in range(len(sieved.common))]
    return told | {f"band_{band}": met.count(band) for band in range(1, bands.RAREST + 1)}
