"""The pictures of the words are the client's files: the pack's own, small, and not loaded by
other games."""

import gzip
from pathlib import Path

import parlotte

HERE = Path(parlotte.__file__).parent
PACK = HERE / "packs" / "data" / "bornes" / "base" / "pictures.svg"
MOST = 300_000  # bytes, as they travel


def test_the_client_has_the_pictures_of_the_pack() -> None:
    (served,) = (HERE / "web" / "assets").glob("bornes-*.svg")
    assert served.read_bytes() == PACK.read_bytes()
    assert len(gzip.compress(served.read_bytes(), 9)) <= MOST
    for page in (HERE / "web").glob("*.html"):
        assert served.name not in page.read_text(encoding="utf-8")
