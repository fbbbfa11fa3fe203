"""A private match leaves no byte in the files, in the database or in a log."""

import gzip
import re
import time
from base64 import b64decode
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from laws.toy import Toy
from parlotte.client import Client
from parlotte.server.store.backup import backup
from parlotte.server.store.engine import Database
from parlotte.server.store.schema import METADATA
from parlotte.server.table.retention import ASKED_FOR
from support import riddles
from support.logged import logged
from support.scene import played
from support.server import FakeSeconds, Running, running
from support.tables import eventually, gone_home, pass_time, refusal, toy_table

ANSWER = "la-confidence-de-tante-Odile"  # typed during the match
DRAFT = "le-brouillon-de-tante-Odile"
QUESTION = "Qui-a-mangé-le-gâteau-d-Odile ?"  # typed before it
MARKS = tuple(text.encode() for text in (ANSWER, DRAFT, QUESTION))


def found_in(database: Database) -> set[bytes]:
    """The marks found anywhere: in the bytes of SQLite's files, or in the cells of PostgreSQL's
    tables."""
    if database.file is not None:
        files = [database.file, *database.file.parent.glob(f"{database.file.name}-*")]
        whole = b"".join(file.read_bytes() for file in files)
    else:
        with database.reading() as connection:
            rows = [
                row for one in METADATA.tables.values() for row in connection.execute(select(one))
            ]
        cells = [cell for row in rows for cell in row]
        whole = b"".join(c if isinstance(c, bytes) else str(c).encode() for c in cells)
    return {mark for mark in MARKS if mark in whole}


async def until_found(database: Database, marks: set[bytes]) -> None:
    """Scrubbing happens after the answer."""
    await eventually(lambda: found_in(database) == marks)


async def confide(here: Running) -> tuple[Client, Client]:
    """A private match, played to its end, in which every mark was typed."""
    host, second = await toy_table(here)
    await second.ask("put-item", game="toy", item={"riddle": QUESTION, "answer": "Papi."})
    await host.ask("set-options", options={"seconds": 0, "riddles": ["Nos devinettes"]})
    await host.ask("start")
    for word in ("rien", DRAFT, ANSWER):
        for one in (host, second):
            await one.do({"act": "write", "text": f"{word} {one.you[0]}"})
    await host.until(lambda: bool(host.table["match"].get("outcome")))
    await host.ask("hide", text=f"{ANSWER} {host.you[0]}")
    return host, second


def private_riddles() -> riddles.RiddleLibrary:
    return riddles.RiddleLibrary(private=True, secret=True)


@pytest.mark.parametrize("how", ["no", "time", "restart", "nobody comes"])
@played
async def test_a_forgotten_private_match_leaves_nothing_in_the_store(
    tmp_path: Path, database_url: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = FakeSeconds()
    settings: dict[str, Any] = {"library": private_riddles(), "seconds": clock}
    settings["database"] = database_url
    async with running(tmp_path, **settings) as here:
        database = here.house._database
        host, second = await confide(here)
        assert found_in(database) == set(MARKS)
        match how:
            case "no":
                await second.ask("keep-log", yes=False)
            case "time":
                pass_time(here, ASKED_FOR / 1000)
            case "nobody comes":
                await gone_home(here, host, second)
                pass_time(here, ASKED_FOR / 1000)
        if how != "restart":
            # The question belongs to its author, and stays with the table until the author deletes
            # it.
            await until_found(database, {QUESTION.encode()})
    if how == "restart":
        due = int(time.time()) + ASKED_FOR // 1000 + 5
        monkeypatch.setattr("parlotte.server.house.House.wall", staticmethod(lambda: due))
    async with running(tmp_path, **settings) as here:
        database = here.house._database
        await until_found(database, {QUESTION.encode()})
        back = await here.client(host.code, tokens=second.tokens)
        [mine] = (await back.ask("items", game="toy"))["items"]
        place = {key: mine[key] for key in ("pack", "at", "check")}
        await back.ask("drop-item", game="toy", **place)
        await until_found(database, set())


@played
async def test_content_goes_with_the_match_and_questions_with_their_author(
    tmp_path: Path, database_url: str
) -> None:
    async with running(tmp_path, library=private_riddles(), database=database_url) as here:
        database = here.house._database
        host, _second = await confide(here)
        assert found_in(database) == set(MARKS)
        await host.ask("remove", person=2)
        await host.ask("keep-log", yes=False)
        await until_found(database, set())


@played
async def test_postgresql_vacuums_the_deleted_rows(tmp_path: Path, databases: Any) -> None:
    """Checks the time of the vacuum: the count of dead rows in PostgreSQL's statistics lags by a
    second."""
    url = databases.new("postgresql")
    async with running(tmp_path, library=private_riddles(), database=url) as here:
        database = here.house._database
        host, _second = await confide(here)
        await host.ask("keep-log", yes=False)
        query = text(
            "SELECT relname FROM pg_stat_user_tables"
            " WHERE last_vacuum IS NOT NULL AND schemaname = current_schema()"
        )

        def swept() -> bool:
            with database.reading() as connection:
                names = set(connection.scalars(query))
            return {"inputs", "matches", "contents", "tables", "packs"} <= names

        await eventually(swept)
        # A question written before the match belongs to the table, and stays.
        assert found_in(database) == {QUESTION.encode()}


@played
async def test_a_backup_holds_nothing_of_a_private_match(tmp_path: Path, database_url: str) -> None:
    async with running(tmp_path, library=private_riddles(), database=database_url) as here:
        await confide(here)
        file = tmp_path / "copy.gz"
        backup(here.house._database, file)
        whole = gzip.decompress(file.read_bytes())
        packed = re.findall(rb'"([A-Za-z0-9+/]{8,}={0,2})"', whole)
        cells = b" ".join(b64decode(one) for one in packed if len(one) % 4 == 0)
        assert b"Camille" in cells  # proves that the cells are decoded
        assert [mark for mark in MARKS if mark in whole + cells] == []


class Clumsy(Toy):
    """Rules that raise for a certain answer, and quote it."""

    def _apply(self, state: Any, given: Any) -> Any:
        said = getattr(given.what, "text", "")
        if "casse" in said:
            raise KeyError(said)
        return super()._apply(state, given)


@played
async def test_no_log_line_quotes_a_private_match(tmp_path: Path) -> None:
    library = riddles.RiddleLibrary(private=True, secret=True, make=lambda _riddles: Clumsy())
    with logged("debug") as log:
        async with running(tmp_path, library=library) as here:
            host, second = await confide(here)
            await second.ask("keep-log", yes=False)
            await host.ask("start")
            broken = {"act": "write", "text": f"casse {ANSWER}"}
            assert (await refusal(host.do(broken))).key == "our-fault"
            assert (await refusal(host.do({"act": "write", "texte": ANSWER}))).key == "bad-action"
        written = log.getvalue()
    assert "job-failed" in written
    assert "table-opened" in written
    assert [mark for mark in MARKS if mark.decode() in written] == []
    assert "Odile" not in written
