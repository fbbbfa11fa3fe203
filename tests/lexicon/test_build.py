"""The builder: the same bytes each time, whatever the order of Python's sets."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from parlotte.lexicon import bands
from parlotte.lexicon.build import build, strange
from parlotte.lexicon.lexicon import Lexicon, load
from parlotte.lexicon.manifest import MANIFEST, SOURCES, Manifest
from parlotte.lexicon.sieve import Reading

AFF = "FLAG long\nSFX S. Y 1\nSFX S. 0 s .\nSFX a0 Y 2\nSFX a0 er e er\nSFX a0 er é er\n"
DIC = "9\nmur/S.\nmûr/S.\nmurer/a0\npêche/S.\npêcher/a0\npécher/a0\nœuf/S.\nParis\nami/S.\n"
# Once in 10^3.5 words, in 10^4.5, in 10^4.51.
MET_AT = {350: ["mur"], 450: ["œuf", "mure"], 451: ["muré", "autre"]}
MET = msgspec.msgpack.encode(
    [{"format": "cB", "version": 1}, *(MET_AT.get(index, []) for index in range(452))]
)
PATCH = "+ aa # lava\n- MURS # for the test\n"


def in_another_process(seed: str) -> str:
    here = Path(__file__)
    code = (
        f"import runpy; m = runpy.run_path({str(here)!r});"
        "from parlotte.lexicon.build import build;"
        "print(build(m['AFF'], m['DIC'], m['MET'], m['PATCH'])['manifest.json'].decode())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_the_same_sources_give_the_same_bytes() -> None:
    assert in_another_process("1") == in_another_process("2")


@pytest.fixture
def small(tmp_path: Path) -> Lexicon:
    for name, data in build(AFF, DIC, MET, PATCH).items():
        (tmp_path / name).write_bytes(data)
    return load(tmp_path)


def test_what_was_built_can_be_asked(small: Lexicon) -> None:
    assert small.valid("AA")
    assert not small.valid("MURS")
    assert small.is_name("paris")
    assert small.readings("PECHE") == (
        Reading("péche", "pécher", "v"),
        Reading("péché", "pécher", "v"),
        Reading("pêche", "pêche", "n"),
        Reading("pêche", "pêcher", "v"),
        Reading("pêché", "pêcher", "v"),
    )
    assert small.readings("MUR") == (Reading("mur", "mur", "n"), Reading("mûr", "mûr", "n"))


def test_spellings_of_one_form_add_up_and_joined_letters_count_alike(small: Lexicon) -> None:
    assert [small.band(word) for word in ("MUR", "OEUF", "MURE", "AMI")] == [1, 2, 2, 5]


@pytest.mark.parametrize(
    ("frequency", "band"),
    [
        (1e-2, 1),
        (1.1e-4, 1),
        (0.9e-4, 2),
        (1.1e-5, 2),
        (1.1e-6, 3),
        (1.1e-7, 4),
        (0.9e-7, 5),
        (0, 5),
    ],
)
def test_bands(frequency: float, band: int) -> None:
    assert bands.band(frequency) == band


def test_counts_are_told() -> None:
    files = build(AFF, DIC, MET, PATCH)
    counts = msgspec.json.decode(files[MANIFEST], type=Manifest).counts
    assert counts["proper"] == 1
    assert counts["entries"] == 9
    assert counts["common"] == len({"AA", "MUR", "MURER", "MURE", "PECHE", "PECHES", "PECHER"}) + 4


def test_other_sources_are_noticed() -> None:
    assert strange(dict.fromkeys(SOURCES, b"")) == list(SOURCES)
