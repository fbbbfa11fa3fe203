"""The tools around the client: fingerprints, builds compared, a browser found, sentences read."""

from collections.abc import Iterator
from pathlib import Path

import browser
import client_types
import msgspec
import pytest
import ui

from support.catalogue import en, fr


@pytest.fixture
def web(tmp_path: Path) -> Path:
    folder = tmp_path / "web"
    for path, text in {
        "package.json": "{}",
        "src/main.ts": "1",
        "node_modules/x/index.js": "2",
        "made/pictures.svg": "3",
        "tests/lib/link.test.ts": "4",
        ui.RECORD.name: "sources",
    }.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    return folder


def test_the_fingerprint_is_of_the_sources_alone(web: Path) -> None:
    assert sorted(ui.source_files(web)) == ["package.json", "src/main.ts"]
    before = ui.record(web, web)
    (web / "src" / "main.ts").write_text("2", encoding="utf-8")
    assert ui.record(web, web) != before


def test_a_unit_test_that_changes_asks_for_no_new_client(web: Path) -> None:
    before = ui.record(web, web / "src")
    (web / "tests" / "lib" / "link.test.ts").write_text("5", encoding="utf-8")
    assert ui.record(web, web / "src") == before


@pytest.fixture
def npm(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An npm that does what its test says, and packages that lie nowhere yet."""
    web = tmp_path / "client"
    (web / "node_modules").mkdir(parents=True)
    (web / "package-lock.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(ui, "WEB", web)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    return tmp_path / "npm"


def says(npm: Path, *, install: int, tests: int) -> None:
    lines = ["#!/bin/sh", f'[ "$1" = ci ] && exit {install}', "echo run >> ran", f"exit {tests}"]
    npm.write_text("\n".join(lines), encoding="utf-8")
    npm.chmod(0o755)


@pytest.mark.parametrize("code", [0, 1])
def test_the_clients_unit_tests_say_how_they_went(npm: Path, code: int) -> None:
    says(npm, install=0, tests=code)
    assert ui.test() == code
    assert ui.packages_are_there()
    says(npm, install=9, tests=code)  # the packages are there: nothing is fetched again
    assert ui.test() == code
    assert (ui.WEB / "ran").read_text(encoding="utf-8") == "run\nrun\n"


def test_without_packages_they_are_left_out_and_that_is_said_in_a_line(
    npm: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    says(npm, install=1, tests=1)
    assert ui.test() == 0
    told = capsys.readouterr().out
    assert "npm ci" in told
    assert told.count("\n") == 1
    assert not (ui.WEB / "ran").exists()


def test_without_node_as_well(
    npm: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(npm.parent))
    assert ui.test() == 0
    told = capsys.readouterr().out
    assert "Node" in told
    assert told.count("\n") == 1


def test_a_file_under_another_name_is_another_fingerprint() -> None:
    assert ui.named({"a": b"1", "b": b"2"}) == ui.named({"b": b"2", "a": b"1"})
    assert ui.named({"a": b"1", "b": b"2"}) != ui.named({"a": b"2", "b": b"1"})
    assert ui.named({"a": b"12"}) != ui.named({"a": b"1", "b": b"2"})


def test_two_builds_differ_by_what_was_added_lost_or_changed(tmp_path: Path, web: Path) -> None:
    other = tmp_path / "other"
    (other / "src").mkdir(parents=True)
    (other / "src" / "main.ts").write_text("2", encoding="utf-8")
    (other / "new.css").write_text("", encoding="utf-8")
    assert ui.differences(web, web) == []
    assert sorted(ui.differences(web, other, "x/")) == [
        "x/built.txt",
        "x/made",
        "x/new.css",
        "x/node_modules",
        "x/package.json",
        "x/src/main.ts",
        "x/tests",
    ]


@pytest.fixture
def fresh_search() -> Iterator[None]:
    browser.find.cache_clear()
    yield
    browser.find.cache_clear()


@pytest.mark.usefixtures("fresh_search")
def test_the_browser_that_was_named_is_taken_if_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = tmp_path / "chromium"
    named.write_text("#!/bin/sh\nexit 0\n", encoding="ascii")
    monkeypatch.setenv("PARLOTTE_CHROMIUM", str(named))
    assert browser.find() is None  # it can't be executed
    named.chmod(0o755)
    browser.find.cache_clear()
    assert browser.find() == str(named)
    named.write_text("#!/bin/sh\necho 'install the snap'\nexit 1\n", encoding="ascii")
    browser.find.cache_clear()
    assert browser.find() is None


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("common.menu", "Menu"),
        ("common.paused", "La table est en pause."),
        ("common.yourTurn", "À vous\u202f!"),
        ("common.pausedBy", "Soufflez un peu. Camille relancera la partie."),
        ("common.secondsLeft", "Il reste une minute."),
        ("common.secondsLeft", "Il reste 30 secondes."),
        ("lauriers:vote.cast", "Voter B en secret"),
    ],
)
def test_sentences_are_found_as_people_read_them(key: str, text: str) -> None:
    assert fr[key].search(text)
    assert not fr[key].search(f"{text} Et encore.")
    assert fr.within(key).search(f"{text} Et encore.")
    assert not en[key].search("Rien de tel")


class Told(msgspec.Struct):
    """Something to tell.

    More of it:
        set in.
    """

    description: str  # a field of that name is no docstring


@pytest.mark.parametrize(
    "given", [Told.__doc__, "Something to tell.\n\nMore of it:\n    set in.\n"]
)
def test_a_docstring_is_told_alike_by_every_python(
    monkeypatch: pytest.MonkeyPatch, given: str
) -> None:
    """Since 3.13 it has lost its indentation before anybody reads it."""
    monkeypatch.setattr(Told, "__doc__", given)
    told = client_types.schema_of([Told])["$defs"]["Told"]
    assert told["description"] == "Something to tell.\n\nMore of it:\n    set in."
    assert told["properties"]["description"] == {"type": "string"}
