"""The compiled files are what their manifest says, and small."""

from pathlib import Path

import msgspec

from parlotte.lexicon import planes, shelf
from parlotte.lexicon.lexicon import Lexicon, fingerprint
from parlotte.lexicon.manifest import (
    FILES,
    FORMAT,
    LICENCES,
    MANIFEST,
    PLANES,
    SOURCES,
    WORDS,
    Manifest,
    sha256,
)

MOST = 8_000_000
PATCH = Path(__file__).parent.parent.parent / "src" / "parlotte" / "lexicon" / "patch.txt"


def manifest(words: Path) -> Manifest:
    return msgspec.json.decode((words / MANIFEST).read_bytes(), type=Manifest)


def test_the_manifest_tells_the_files_as_they_are(words: Path) -> None:
    told = manifest(words)
    assert told.format == FORMAT
    assert set(told.files) == set(FILES)
    for name, file in told.files.items():
        data = (words / name).read_bytes()
        assert (file.size, file.sha256) == (len(data), sha256(data)), name
        assert file.licence == LICENCES[name]


def test_the_manifest_tells_the_sources_and_the_patch_they_were_made_of(words: Path) -> None:
    told = manifest(words)
    assert told.sources == SOURCES
    assert told.patch == sha256(PATCH.read_bytes()), "run `parlotte lexicon build`"


def test_the_manifest_counts_right(words: Path, lexicon: Lexicon) -> None:
    counts = manifest(words).counts
    assert counts["common"] == len(lexicon) > 400_000
    assert sum(counts[f"band_{band}"] for band in range(1, 6)) == len(lexicon)
    assert counts["proper"] > 5_000


def test_the_files_stay_small_and_carry_their_licences(words: Path) -> None:
    assert sum(file.stat().st_size for file in words.iterdir()) <= MOST
    notice = (words / "NOTICE.md").read_text(encoding="utf-8")
    for source in manifest(words).sources.values():
        assert source.version in notice
    assert "Mozilla Public License 2.0" in notice
    assert "Attribution-ShareAlike 4.0" in notice
    assert all(name in notice for name in FILES)


def test_words_and_planes_are_as_the_code_of_today_packs_them(words: Path) -> None:
    data = (words / WORDS).read_bytes()
    rows = shelf.unpack(data)
    assert shelf.pack(sorted(word for row in rows.values() for word in row)) == data
    assert planes.pack(rows) == (words / PLANES).read_bytes()


def test_the_fingerprint_names_these_words(words: Path, tmp_path: Path) -> None:
    (tmp_path / MANIFEST).write_bytes((words / MANIFEST).read_bytes())
    assert fingerprint(tmp_path) == fingerprint(words)
    told = manifest(words)
    other = msgspec.structs.replace(told.files[WORDS], sha256="0" * 64)
    changed = msgspec.structs.replace(told, files=told.files | {WORDS: other})
    (tmp_path / MANIFEST).write_bytes(msgspec.json.encode(changed))
    assert fingerprint(tmp_path) != fingerprint(words)
