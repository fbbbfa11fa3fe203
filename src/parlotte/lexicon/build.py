"""Builds the compiled word files from the sources, reproducibly to the byte."""

from collections.abc import Mapping

import msgspec

from parlotte.lexicon import bands, lemmas, manifest, planes, shelf
from parlotte.lexicon.hunspell import read
from parlotte.lexicon.patch import read_patch
from parlotte.lexicon.sieve import Sieved, sieve


def strange(files: Mapping[str, bytes]) -> list[str]:
    """The sources that do not match their known hashes."""
    return [
        name
        for name, source in manifest.SOURCES.items()
        if manifest.sha256(files[name]) != source.sha256
    ]


def build(aff: str, dic: str, met: bytes, patch: str) -> dict[str, bytes]:
    """The compiled files with their manifest. `met` is the frequency list, unzipped."""
    sieved = sieve(read(aff, dic), read_patch(patch))
    files = compiled(sieved, met)
    about = manifest.Manifest(
        manifest.FORMAT,
        manifest.SOURCES,
        manifest.sha256(patch.encode()),
        counts(sieved, files),
        {
            name: manifest.Compiled(len(data), manifest.sha256(data), manifest.LICENCES[name])
            for name, data in sorted(files.items())
        },
    )
    text = msgspec.json.format(msgspec.json.encode(about, order="deterministic"), indent=1)
    return files | {manifest.MANIFEST: text + b"\n"}


def compiled(sieved: Sieved, met: bytes) -> dict[str, bytes]:
    words = shelf.pack(sieved.common)
    rows = shelf.unpack(words)
    return {
        manifest.WORDS: words,
        manifest.NAMES: shelf.pack(sieved.proper),
        manifest.PLANES: planes.pack(rows),
        manifest.LEMMAS: lemmas.pack(rows, sieved.common),
        manifest.BANDS: bands.pack(rows, sieved.common, bands.frequencies(met)),
    }


def counts(sieved: Sieved, files: Mapping[str, bytes]) -> dict[str, int]:
    readings = {reading for found in sieved.common.values() for reading in found}
    totals = {
        "common": len(sieved.common),
        "proper": len(sieved.proper),
        "entries": len({reading.lemma for reading in readings}),
        "spellings": len({reading.form for reading in readings}),
    }
    met = [bands.at(files[manifest.BANDS], number) for number in range(len(sieved.common))]
    return totals | {f"band_{band}": met.count(band) for band in range(1, bands.RAREST + 1)}
