"""The committed client: of these sources, small, and asking nothing of another host. No Node."""

import gzip
import re
from pathlib import Path

import client_sentences
import pytest
import ui

from parlotte.games import registered

ASSETS = ui.BUILT / "assets"
PAGES = {
    name: (ui.BUILT / f"{name}.html").read_text(encoding="utf-8")
    for name in ("index", "table", "screen")
}
INDEX = PAGES["index"]
# What the page needs before it shows anything, and the two fonts, in bytes.
MOST_SCRIPT, MOST_FONTS = 60_000, 60_000
# Of a table, before its lobby or its game comes: bytes, and how many files all in all.
MOST_OF_A_TABLE, MOST_SCRIPTS = 80_000, 6
# What runs before the first paint, in bytes.
MOST_BOOT = 1_500
# In another language; or named for src/boot.ts, which asks for one of them.
NOT_ASKED_FOR = re.compile(r'data-(?:lang="en"|for=)')
# Not fetched: the names of XML vocabularies, and what Svelte says of its own faults.
ONLY_NAMES = ("http://www.w3.org/", "https://svelte.dev/e/")
REBUILD = "run “make ui”, and commit web/ and src/parlotte/web together"


def built(*endings: str) -> dict[str, str]:
    return {
        path.name: path.read_text(encoding="utf-8")
        for path in sorted(ui.BUILT.rglob("*"))
        if path.suffix in endings
    }


def statically_imported(script: str) -> set[str]:
    """The chunks that come with this one; those of import(…) come when they are called for."""
    return {
        Path(name).name for name in re.findall(r"(?:from|import)\s*[\"'](\.[^\"']+)[\"']", script)
    }


def first_load(page: str = INDEX) -> set[str]:
    """The scripts that are fetched before the first screen shows."""
    scripts = built(".js")
    french = "".join(line for line in page.splitlines() if not NOT_ASKED_FOR.search(line))
    coming = [Path(name).name for name in re.findall(r"(?:src|href)=\"([^\"]+\.js)\"", french)]
    found: set[str] = set()
    while coming:
        name = coming.pop()
        if name not in found:
            found.add(name)
            coming += statically_imported(scripts[name])
    return found


def test_the_clients_sentences_are_those_of_the_catalogue() -> None:
    found = {
        path.name: path.read_text(encoding="utf-8") for path in client_sentences.FOLDER.iterdir()
    }
    assert found == client_sentences.texts(), REBUILD


@pytest.mark.parametrize("what", ["sources", "schemas", "built"])
def test_the_committed_client_was_built_of_these(what: str) -> None:
    committed, now = (
        dict(line.split() for line in text.splitlines())
        for text in (ui.RECORD.read_text(encoding="ascii"), ui.record())
    )
    assert committed.get(what) == now[what], REBUILD


def test_what_is_no_source_is_what_git_ignores_and_the_tests() -> None:
    ignored = (ui.WEB / ".gitignore").read_text(encoding="utf-8").split()
    assert sorted(ignored) == sorted(f"{name}/" for name in ui.IGNORED)
    assert set(ui.NOT_SOURCES) == {*ui.IGNORED, "tests"}


def test_the_first_load_is_small() -> None:
    size = sum(len(gzip.compress((ASSETS / name).read_bytes(), 9)) for name in first_load())
    assert 0 < size <= MOST_SCRIPT


@pytest.mark.parametrize("name", ["table", "screen"])
def test_a_table_names_beforehand_the_few_files_it_needs(name: str) -> None:
    page = PAGES[name]
    scripts = first_load(page)
    assert all(f"/assets/{script}" in page for script in scripts)
    assert len(scripts) <= MOST_SCRIPTS
    size = sum(len(gzip.compress((ASSETS / script).read_bytes(), 9)) for script in scripts)
    assert size <= MOST_OF_A_TABLE
    for game in registered():
        assert not {script for script in scripts if script.startswith(f"{game}-")}
        # But it is named, whole: its own script, the screen, what all games share, and what it says
        # in each language.
        named = re.findall(rf'data-for="{game}" data-rel="modulepreload" [^>]*href="([^"]*)"', page)
        assert len(named) == 5
        assert all((ui.BUILT / script.removeprefix("/")).is_file() for script in named)


def test_what_runs_before_the_first_paint_waits_for_nothing() -> None:
    for name, page in PAGES.items():
        (boot,) = re.findall(r'<script src="/(assets/boot-[^"]*)"></script>', page)
        assert page.index(boot) < page.index('rel="stylesheet"'), name
        script = (ui.BUILT / boot).read_text(encoding="utf-8")
        assert statically_imported(script) == set()
        assert "import" not in script
        assert len(script) <= MOST_BOOT


def test_the_fonts_are_small() -> None:
    sizes = [path.stat().st_size for path in ui.BUILT.rglob("*.woff2")]
    assert sizes
    assert sum(sizes) <= MOST_FONTS


@pytest.mark.parametrize("game", sorted(registered()))
def test_each_game_comes_when_it_is_played(game: str) -> None:
    chunks = {name for name in built(".js") if name.startswith(f"{game}-")}
    assert chunks
    assert not chunks & first_load()


def test_nothing_is_inlined_that_the_policy_would_block() -> None:
    assert re.findall(r"<script(?![^>]*\ssrc=)", INDEX) == []
    assert re.findall(r"<script[^>]*>\s*[^\s<]", INDEX) == []
    for name, text in {**PAGES, **built(".js")}.items():
        assert re.findall(r"<style\b", text) == [], name
        assert re.findall(r"<[a-z][^<>]*\sstyle=.{0,40}", text) == [], name
        assert re.findall(r"<[a-z][^<>]*\son[a-z]+=\\?[\"'].{0,40}", text) == [], name


def test_nothing_comes_from_another_host() -> None:
    for name, text in built(".js", ".css", ".html", ".svg", ".webmanifest").items():
        found = re.findall(r"https?://[^\s\"'`<>)\\]+", text)
        assert [one for one in found if not one.startswith(ONLY_NAMES)] == [], name
        assert re.findall(r"url\([\"']?//|(?:src|href)=[\"']//", text) == [], name


def test_the_lock_of_the_packages_names_no_address() -> None:
    text = (ui.WEB / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in text
    assert re.findall(r"\b(?:git\+|file:)[^\"]*", text) == []
    assert '"integrity": "sha512-' in text
    assert "omit-lockfile-registry-resolved=true" in (ui.WEB / ".npmrc").read_text(encoding="utf-8")
