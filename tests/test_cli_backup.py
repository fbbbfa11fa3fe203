"""`parlotte backup` and `parlotte restore`, and what `parlotte packs` finds in a store."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlotte.client import Client, open_table
from parlotte.packs.format import Pack
from parlotte.packs.loader import builtin_packs
from support.any_game import ANY_GAME
from support.command import Run
from support.databases import behind
from support.server import Spawned, running, spawned
from support.server import run as play
from support.tables import games

WORDS = "mot,classe,définition\nzig,n.m.,Petit bidule.\nzag,n.m.,Autre bidule.\n"


@pytest.fixture(scope="module")
def packs() -> list[Pack]:
    """Of the house; `test_cli.py` has all of them checked."""
    return builtin_packs("lauriers")


@pytest.fixture
def run(run: Run, monkeypatch: pytest.MonkeyPatch, packs: list[Pack]) -> Run:
    monkeypatch.setattr("parlotte.cli.packs.all_packs", lambda: packs)
    return run


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Spawned, dict[str, Any]]]:
    """A running server with one table: a host, a bot, and words of their own."""

    async def scene(server: Spawned) -> dict[str, Any]:
        opened = await open_table(server.url, "Camille", "renard", ANY_GAME)
        async with Client(server.url, opened["code"], tokens=[opened["token"]]) as host:
            await host.ask("add-bot", level=1)
            about = {"game": "lauriers", "name": "mamie", "file": "mamie.csv", "text": WORDS}
            await host.ask("put-pack", **about)
        return opened

    with spawned(tmp_path_factory.mktemp("house") / "data") as server:
        yield server, play(lambda: scene(server))


def test_a_backup_of_a_running_server_comes_back_elsewhere(
    run: Run, house: tuple[Spawned, dict[str, Any]], tmp_path: Path
) -> None:
    server, opened = house
    file, there = tmp_path / "sauvegarde.gz", tmp_path / "there"
    code, out, err = run("backup", file, "--data", server.data)
    assert (code, err) == (0, "")
    assert out == f"Sauvegarde faite dans « {file} » : 1 table, 0 partie, 0 coup, 1 paquet.\n"
    assert file.stat().st_mode & 0o777 == 0o600
    code, out, err = run("restore", file, "--data", there, lang="en")
    assert (code, err) == (0, "")
    assert out == "Backup restored: 1 table, 0 games, 0 moves, 1 pack.\n"

    async def scene() -> None:
        async with running(there, library=games()) as other:
            host = await other.client(opened["code"], tokens=[opened["token"]])
            assert host.you == [opened["person"]]
            assert host.table["people"][0]["name"] == "Camille"
            assert len(host.table["people"]) == 2

    play(scene)


def test_a_backup_replaces_a_backup_and_nothing_else(
    run: Run, house: tuple[Spawned, dict[str, Any]], tmp_path: Path
) -> None:
    server, _ = house
    file = tmp_path / "one.gz"
    assert run("backup", file, "--data", server.data)[0] == 0
    assert run("backup", file, "--data", server.data, lang="en")[1].startswith("Backed up to")
    photo = tmp_path / "photo.jpg"
    photo.write_bytes(b"JFIF")
    for other in (photo, server.data / "parlotte.sqlite", tmp_path):
        code, out, err = run("backup", other, "--data", server.data)
        assert (code, out) == (2, "")
        assert "existe déjà et n’est pas une sauvegarde" in err
    assert photo.read_bytes() == b"JFIF"


def test_what_can_go_wrong_is_said_and_changes_nothing(
    run: Run, house: tuple[Spawned, dict[str, Any]], tmp_path: Path
) -> None:
    server, _ = house
    file = tmp_path / "one.gz"
    run("backup", file, "--data", server.data)
    damaged = tmp_path / "damaged.gz"
    damaged.write_bytes(file.read_bytes()[:-30])
    nobody, full = tmp_path / "nobody", tmp_path / "full"
    run("restore", file, "--data", full)
    for words, sentence in (
        (("backup", tmp_path / "x.gz", "--data", nobody), "Il n’y a pas de données de Parlotte"),
        (("backup", "/dev/null/x.gz", "--data", server.data), "Impossible d’écrire la sauvegarde"),
        (("restore", tmp_path / "none.gz", "--data", nobody), "Cette sauvegarde n’existe pas"),
        (("restore", file, "--data", full), "Il y a déjà des données à cet endroit"),
        (("restore", file, "--data", server.data), "Un autre Parlotte se sert déjà"),
        (("restore", damaged, "--data", tmp_path / "new"), "Cette sauvegarde est abîmée"),
        (("backup", file, "--database", "mysql://x"), "Je ne sais pas me servir d’une base"),
        (("backup", file, "--database", "postgresql://127.0.0.1:1/x"), "ne répond pas"),
    ):
        code, out, err = run(*words)
        assert (code, out) == (2, "")
        assert sentence in err
        assert err.count("\n") == 1
    assert not nobody.exists()
    assert not (tmp_path / "x.gz").exists()
    assert "There is no Parlotte data here" in run("backup", file, "--data", nobody, lang="en")[2]


def restored(run: Run, server: Spawned, folder: Path) -> Path:
    """Where a backup of a running server has come back."""
    file, there = folder / "one.gz", folder / "there"
    run("backup", file, "--data", server.data)
    run("restore", file, "--data", there)
    return there


def test_a_store_of_another_version_is_left_alone(
    run: Run, house: tuple[Spawned, dict[str, Any]], tmp_path: Path
) -> None:
    there = restored(run, house[0], tmp_path)
    for version, sentence in ((99, "plus récent que celui-ci"), (0, "plus ancien")):
        with behind(there) as store:
            store.execute("UPDATE meta SET value = ? WHERE key = 'schema'", [str(version)])
        code, out, err = run("packs", "--data", there)
        assert (code, out) == (2, "")
        assert sentence in err


# What tables have brought.


def test_packs_of_tables_are_told_by_the_tables_id(
    run: Run, house: tuple[Spawned, dict[str, Any]]
) -> None:
    server, opened = house
    code, out, err = run("packs", "--data", server.data)
    assert (code, err) == (0, "")
    assert "paquet « base » :" in out
    with behind(server.data) as store:
        [[table]] = store.execute("SELECT id FROM tables").fetchall()
    assert f"paquet « mamie » de la table {table[:8]} : 0 carte, 2 mots, 0 leurre" in out
    assert opened["code"] not in out
    code, out, err = run("packs", "--data", server.data, "--json", lang="en")
    *ours, mamie = json.loads(out)
    assert {one["table"] for one in ours} == {None}
    assert (mamie["pack"], mamie["table"], mamie["errors"]) == ("mamie", table, [])
    assert mamie["counts"]["words"] == 2
    assert "table" not in json.loads(run("packs", "--json")[1])[0]


def test_a_packs_problems_are_told_though_it_lies_in_a_store(
    run: Run, house: tuple[Spawned, dict[str, Any]], tmp_path: Path
) -> None:
    there = restored(run, house[0], tmp_path)
    wrong = WORDS.replace("zag,n.m.", "zag,\x1b[31mnom")
    with behind(there) as store:
        store.execute("UPDATE packs SET body = ?", [wrong.encode()])
    code, out, _ = run("packs", "--data", there)
    assert code == 1
    assert "mamie.csv, ligne 3, champ « classe »" in out
    assert "\x1b" not in out
