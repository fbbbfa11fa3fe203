"""The house lexicon: words voted in are remembered, listed, frozen during a match and deleted."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlotte.client import Client, Json, open_table
from parlotte.packs import french
from parlotte.server.content.house_words import HouseWords, Voted
from parlotte.server.store.database import open_database
from parlotte.server.store.purge import purge
from parlotte.server.store.reads import Reader
from parlotte.server.store.rows import WHOLE_HOUSE, HouseWordRow
from server.store.samples import a_house_word
from support.scene import played, served
from support.server import Running, running
from support.tables import refusal
from support.word_toy import SayLibrary

PUBLIC = {"public_url": "https://jeux.example"}


async def family(here: Running, *names: str) -> list[Client]:
    opened = await open_table(here.url, "Camille", "renard", "say")
    seated = [await here.client(opened["code"], tokens=[opened["token"]])]
    for name, animal in zip(names, ("chat", "ours", "panda"), strict=False):
        one = await here.client(opened["code"], key=opened["key"])
        await one.ask("join", name=name, animal=animal)
        seated.append(one)
    return seated


async def say(client: Client, word: str, kind: str = "word") -> None:
    await client.do({"act": "say", "text": word, "kind": kind})


async def vote(client: Client, *, aye: bool) -> None:
    await client.until(lambda: client.view["vote"] is not None)
    await client.do({"act": "vote", "aye": aye})


async def listed(client: Client) -> list[Json]:
    return (await client.ask("house-words"))["words"]


def scores(client: Client) -> Any:
    return client.view["scores"]


async def vote_in(host: Client, second: Client, word: str, kind: str = "word") -> None:
    """The second person says the word, the host agrees."""
    await say(second, word, kind)
    await vote(host, aye=True)
    await second.until(lambda: second.view["vote"] is None)


def test_listing_many_words_reads_the_list_at_most_twice() -> None:
    """A house collects words for years: listing them must not hold up the other tables."""

    class Counted(HouseWords):
        looks = 0

        def __iter__(self) -> Iterator[HouseWordRow]:
            self.looks += 1
            return super().__iter__()

    rows = [a_house_word(f"MOT{number}", scope=WHOLE_HOUSE) for number in range(50)]
    house = Counted(WHOLE_HOUSE, rows)
    told = Voted(HouseWords("t1"), house, shared=False).views()
    assert len(told) == 50
    assert not any(one.yours for one in told)
    assert house.looks <= 2


@served(SayLibrary(private=True))
async def test_a_private_game_adds_nothing_to_the_house_lexicon(here: Running) -> None:
    host, second = await family(here, "Papi Jo")
    await host.ask("start")
    await vote_in(host, second, "gloubi")
    assert scores(second) == [0, 1]  # the word counts in this match
    assert here.house.reader.house_words() == []
    assert await listed(host) == []
    assert "table-word-adopted" not in [one["key"] for one in second.events]


@played
async def test_a_word_voted_in_is_remembered_with_its_people_and_time(tmp_path: Path) -> None:
    before = int(time.time())
    async with running(tmp_path, library=SayLibrary()) as here:
        host, second, third = await family(here, "Papi Jo", "Zélie")
        await host.ask("start")
        await say(second, "Gloubî")
        await vote(host, aye=True)
        await vote(third, aye=True)
        await host.until(lambda: host.view["vote"] is None)
        await host.until(lambda: host.table["house_words"] == 1)
        assert scores(host) == [0, 1, 0]
        assert "table-word-adopted" in [one["key"] for one in host.events]
        (word,) = await listed(third)
        assert before <= word.pop("at") <= int(time.time())
        assert word == {
            "word": "GLOUBI", "written": "Gloubî", "asked_by": "Papi Jo",
            "agreed": ["Camille", "Zélie"], "game": "say", "yours": True, "kind": "word",
        }  # fmt: skip
        await say(third, "gloubi")  # in this match too, without another vote
        await host.until(lambda: scores(host) == [0, 1, 1])
        code, tokens = host.code, host.tokens
    async with running(tmp_path, library=SayLibrary()) as here:
        again = await here.client(code, tokens=tokens)
        assert [one["word"] for one in await listed(again)] == ["GLOUBI"]
        await say(again, "GLOUBI")
        await again.until(lambda: scores(again) == [1, 1, 1])


@served(SayLibrary())
async def test_a_word_voted_down_is_not_remembered(here: Running) -> None:
    host, second, third = await family(here, "Papi Jo", "Zélie")
    await host.ask("start")
    await say(second, "zzgrx")
    await vote(host, aye=True)
    await vote(third, aye=False)  # a tie refuses
    await host.until(lambda: host.view["vote"] is None)
    assert scores(host) == [0, 0, 0]
    assert (await listed(host), host.table["house_words"]) == ([], 0)
    # not a possible word: no vote is offered
    assert (await refusal(say(host, "zz grx"))).key == "not-now"


@served(SayLibrary())
async def test_a_match_keeps_the_lexicon_it_started_with(here: Running) -> None:
    host, second = await family(here, "Papi Jo")
    await host.ask("set-options", options={"most": 2})
    await host.ask("start")
    await vote_in(host, second, "gloubi")
    await say(second, "guimauve")
    await host.until(lambda: not host.table["running"])
    await host.ask("start")
    await host.until(lambda: host.table["match"]["number"] == 2)
    await host.ask("drop-house-word", word="gloubi")
    assert await listed(host) == []
    assert "table-word-gone" in [one["key"] for one in host.events]
    await say(second, "gloubi")  # the present match started with it
    await host.until(lambda: scores(host) == [0, 1])
    await say(second, "guimauve")
    await host.until(lambda: "outcome" in host.table["match"])
    await host.ask("start")
    await host.until(lambda: host.table["match"]["number"] == 3)
    await say(second, "gloubi")  # and the next has to vote again
    await host.until(lambda: host.view["vote"] == "GLOUBI")


@played
async def test_a_person_voted_in_is_remembered_as_a_person_not_as_a_word(tmp_path: Path) -> None:
    async with running(tmp_path, library=SayLibrary()) as here:
        host, second = await family(here, "Papi Jo")
        await host.ask("set-options", options={"most": 1})
        await host.ask("start")
        await vote_in(host, second, "Zorglub", "person")
        await host.until(lambda: scores(host) == [0, 2])
        assert [(one["word"], one["kind"]) for one in await listed(host)] == [("ZORGLUB", "person")]
        await host.ask("set-options", options={"most": 3})
        await host.ask("start")
        await host.until(lambda: host.table["match"]["number"] == 2)
        await say(host, "zorglub", "person")  # the next match knows the person
        await host.until(lambda: scores(host) == [2, 0])
        await vote_in(host, second, "zorglub")  # as a word it needs a vote of its own
        await host.until(lambda: scores(host) == [2, 1])
        assert [one["kind"] for one in await listed(host)] == ["person", "word"]
        code, tokens = host.code, host.tokens
    async with running(tmp_path, library=SayLibrary()) as here:
        again = await here.client(code, tokens=tokens)
        assert [one["kind"] for one in await listed(again)] == ["person", "word"]
        await again.ask("drop-house-word", word="zorglub")
        assert await listed(again) == []


@served(SayLibrary())
async def test_at_home_all_tables_share_the_house_lexicon(here: Running) -> None:
    host, second = await family(here, "Papi Jo")
    await host.ask("start")
    await vote_in(host, second, "gloubi")
    (neighbour,) = await family(here)
    await neighbour.ask("start")
    await say(neighbour, "gloubi")
    await neighbour.until(lambda: scores(neighbour) == [1])
    await neighbour.ask("drop-house-word", word="Gloubi")
    assert await listed(host) == []


@served(SayLibrary(), **PUBLIC)
async def test_on_a_public_server_a_table_does_not_share_its_words(here: Running) -> None:
    host, second = await family(here, "Papi Jo")
    await host.ask("start")
    await vote_in(host, second, "gloubi")
    assert [one["word"] for one in await listed(host)] == ["GLOUBI"]
    (stranger,) = await family(here)
    assert await listed(stranger) == []


@played
async def test_a_house_that_becomes_public_keeps_its_words(tmp_path: Path) -> None:
    async with running(tmp_path, library=SayLibrary()) as here:
        host, second = await family(here, "Papi Jo")
        await host.ask("start")
        await vote_in(host, second, "gloubi")
    async with running(tmp_path, library=SayLibrary(), **PUBLIC) as here:
        (stranger,) = await family(here)
        (word,) = await listed(stranger)
        assert (word["word"], word["yours"]) == ("GLOUBI", False)
        refused = await refusal(stranger.ask("drop-house-word", word="gloubi"))
        assert refused.key == "house-word-not-yours"


@served(SayLibrary())
async def test_only_the_host_deletes_a_word(here: Running) -> None:
    host, second = await family(here, "Papi Jo")
    await host.ask("start")
    await vote_in(host, second, "gloubi")
    refused = await refusal(second.ask("drop-house-word", word="gloubi"))
    assert refused.key == "host-only"
    refused = await refusal(host.ask("drop-house-word", word="glouba"))
    assert refused.key == "house-word-unknown"
    assert len(await listed(host)) == 1


@played
async def test_purging_a_table_deletes_its_words_but_not_the_houses(tmp_path: Path) -> None:
    for more in ({}, PUBLIC):
        async with running(tmp_path, library=SayLibrary(), **more) as here:
            host, second = await family(here, "Papi Jo")
            await host.ask("start")
            await vote_in(host, second, "glouba" if more else "gloubi")
    database = open_database(f"sqlite:///{tmp_path / 'parlotte.sqlite'}", tmp_path)
    reader = Reader(database)
    assert [row.word for row in reader.house_words()] == ["GLOUBA", "GLOUBI"]
    with database.writing() as connection:
        assert purge(connection, int(time.time()) + 10, 0) == 2
    assert [row.key for row in reader.house_words()] == [("", "GLOUBI", "word")]
    database.close()


@played
async def test_a_match_begun_with_another_dictionary_ends_with_its_scores(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path, library=SayLibrary()) as here:
        host, second = await family(here, "Papi Jo")
        await host.ask("start")
        await vote_in(host, second, "gloubi")
        code, tokens = host.code, host.tokens
    monkeypatch.setattr(french, "_name", lambda: "another")
    async with running(tmp_path, library=SayLibrary()) as here:
        again = await here.client(code, tokens=tokens)
        (played,) = again.table["evening"]
        assert played["outcome"]["verdict"] == "match-cannot-go-on"
        assert [one["score"] for one in played["outcome"]["standings"]] == [0, 1]
