"""Two games that differ in one secret give everybody else the same bytes, until it is told."""

from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from laws.feint import FeintFault
from laws.feint_subject import FeintSubject
from parlotte.client import Json, open_table
from parlotte.server.content.library import Library
from support.logbook import logbook
from support.server import ANIMALS, NAMES, FakeSeconds, FixedSecrets, Running, run, running
from support.tables import Phone, ToyLibrary, games, phone

OTHERS = ("screen", "watcher")
TEXTS = {seat: f"Petit panier du siège {seat}." for seat in range(4)}


class Sockets:
    """Four people, a screen and a spectator on bare sockets; each act has a number of its own."""

    def __init__(self) -> None:
        self.phones: dict[str, Phone] = {}
        self._acts = dict.fromkeys(map(str, range(4)), 0)
        self._pings = 0

    async def gather(self, here: Running, stack: AsyncExitStack, game: str, options: Json) -> None:
        async def come(name: str, **hello: Any) -> Phone:
            found = await stack.enter_async_context(phone(here, opened["code"], **hello))
            self.phones[name] = found
            await found.read(having="whole")
            return found

        opened = await open_table(here.url, NAMES[0], ANIMALS[0], game)
        host = await come("0", tokens=[opened["token"]])
        for seat in range(1, 4):
            guest = await come(str(seat), key=opened["key"])
            await guest.ask("join", f"join-{seat}", name=NAMES[seat], animal=ANIMALS[seat])
        await come("screen", screen=True)
        await come("watcher", key=opened["key"])
        await host.ask("set-options", "options", options=options)
        await host.ask("start", "start")
        await self.all_arrived()

    async def do(self, seat: int, act: str, /, **fields: Any) -> None:
        name = str(seat)
        one = self.phones[name]
        self._acts[name] += 1
        await one.send(id=self._acts[name], do={"act": act, **fields})
        answer: Json = {}
        while self._acts[name] not in (answer.get("ack"), answer.get("id")):
            answer = await one.read()
        assert "refused" not in answer, answer
        await self.all_arrived()

    async def all_arrived(self) -> None:
        """Whatever was sent to anybody before has reached him."""
        self._pings += 1
        for one in self.phones.values():
            await one.send(ping=self._pings)
        for one in self.phones.values():
            while (await one.read(having="pong"))["pong"] != self._pings:
                pass

    def received(self) -> dict[str, list[str]]:
        """Without our own pongs: how many there are is our doing."""
        return {
            name: [text for text in one.frames if not text.startswith('{"pong"')]
            for name, one in self.phones.items()
        }


Play = Callable[[Sockets, Any], Awaitable[None]]


async def choose(table: Sockets) -> None:
    """The MDJ is seat 0; the first word of his card."""
    mine = [frame for frame in table.phones["0"].frames if '"card":' in frame][-1]
    await table.do(0, "choose", word=mine.partition('"card":[{"id":"')[2].partition('"')[0])


async def write(table: Sockets, *seats: int, **texts: str) -> None:
    for seat in seats:
        await table.do(seat, "write", text=texts.get(f"by{seat}", TEXTS[seat]))


async def differing_draft(table: Sockets, draft: str | None) -> None:
    """Even at the reveal nobody learns what a draft said, or whether there was one."""
    await choose(table)
    if draft is not None:
        await table.do(1, "write", text=draft, done=False)
    await write(table, 1, 2, 3)
    await table.do(0, "ready")
    for entry in range(4):
        await table.do(0, "read-on", entry=entry)
    for seat in (1, 2, 3):
        await table.do(seat, "vote", entry=seat)
    assert '"author"' in table.phones["screen"].frames[-2]  # all has been told


async def differing_text(table: Sockets, text: str) -> None:
    """Corrected once, and not yet read by anybody."""
    await choose(table)
    await write(table, 1, by1=text)
    await write(table, 2)
    await write(table, 1, by1=f"{text} Ou presque.")


async def differing_text_before_the_mdj(table: Sockets, text: str) -> None:
    """The MDJ has it before him now, and nobody else."""
    await differing_text(table, text)
    await write(table, 3)
    await table.do(0, "shuffle")
    await table.do(0, "ready")


async def differing_rewording(table: Sockets, wording: str) -> None:
    await choose(table)
    await write(table, 1, 2, 3)
    await table.do(0, "reword", pile=2, text=wording)
    await table.do(0, "ready")


async def differing_vote(table: Sockets, entry: int) -> None:
    """Until the count; without an MDJ the claims come before it."""
    await write(table, 0, 1, 2, 3)
    await table.do(1, "vote", entry=2, done=False)
    await table.do(1, "vote", entry=entry)
    for seat in (0, 2, 3):
        await table.do(seat, "vote", entry=seat)
    for seat in (0, 2, 3):
        await table.do(seat, "claim" if seat == 2 else "waive")
    await table.do(1, "waive")
    await table.do(0, "judge", entry=entry_of(table, 2), agree=True)


async def differing_vote_of_the_last(table: Sockets, entry: int) -> None:
    await choose(table)
    await write(table, 1, 2, 3)
    await table.do(0, "ready")
    for number in range(4):
        await table.do(0, "read-on", entry=number)
    await table.do(1, "vote", entry=entry, done=False)
    await table.do(2, "vote", entry=0)
    await table.do(1, "vote", entry=entry)
    await table.do(1, "stake")


async def differing_judgement(table: Sockets, agree: bool) -> None:
    await write(table, 0, 1, 2, 3)
    for seat in range(4):
        await table.do(seat, "vote", entry=seat)
    for seat in range(4):
        await table.do(seat, "claim" if seat == 2 else "waive")
    await table.do(1, "judge", entry=entry_of(table, 2), agree=agree)
    await table.do(0, "judge", entry=entry_of(table, 2), agree=True)


def entry_of(table: Sockets, seat: int) -> int:
    """Which of the entries is this seat's, as only he knows."""
    told = next(text for text in table.phones[str(seat)].frames if '"entry":' in text)
    return int(told.partition('"view":{"entry":')[2][0])


async def guess_or_token(table: Sockets, word: str | None) -> None:
    """A guess, or a token instead, then on through two phases and into a reaction window."""
    for seat in (1, 2, 0, 3):
        if seat == 2 and word is None:
            await table.do(seat, "token")
        else:
            about = {"1": True} if seat == 2 else {}
            await table.do(seat, "guess", word=word if seat == 2 else "mot", about=about)
    await table.do(1, "attack", seat=3)
    await table.do(0, "wave")
    assert any('"type":"attacked"' in text for text in table.phones["screen"].frames)


async def game(data: Path, play: Play, secret: object, **options: Any) -> dict[str, list[str]]:
    return await house_game(data, play, secret, games(), "", options)


async def house_game(
    data: Path, play: Play, secret: object, library: Library, key: str, options: Json
) -> dict[str, list[str]]:
    """One game from the first frame on: what each of them has received."""
    async with AsyncExitStack() as stack:
        here = await stack.enter_async_context(
            running(data, secrets=FixedSecrets(), seconds=FakeSeconds(), library=library)
        )
        table = Sockets()
        await table.gather(here, stack, key, options)
        await play(table, secret)
        return table.received()


def log_of(data: Path) -> list[bytes]:
    with logbook(f"sqlite:///{data / 'parlotte.sqlite'}", data) as book:
        (code,) = book.reader.codes_taken()
        (match,) = book.matches(code)
        return [row.given for row in book.reader.inputs(match.id)]


AUTOMATIC = {"automatic_mdj": True}
LONG = "Une chose fort longue, dont on ne saurait dire à quoi elle servait autrefois."
CASES: dict[str, tuple[Play, tuple[object, object], set[str], dict[str, Any]]] = {
    "a draft": (differing_draft, ("Brève.", LONG), {"1"}, {}),
    "whether there is a draft": (differing_draft, (None, LONG), {"1"}, {}),
    "a definition": (differing_text, ("Brève.", LONG), {"1"}, {}),
    "a definition before the mdj": (
        differing_text_before_the_mdj, ("Brève.", LONG), {"0", "1"}, {},
    ),
    "a rewording": (differing_rewording, ("Brève.", LONG), {"0"}, {}),
    "a vote until the count": (differing_vote, (0, 3), {"1"}, AUTOMATIC),
    "a vote before the mdj": (differing_vote_of_the_last, (0, 3), {"1"}, {}),
    "a judgement": (differing_judgement, (False, True), {"1"}, AUTOMATIC),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_what_one_keeps_to_himself_changes_no_byte_for_the_others(
    tmp_path: Path, case: str
) -> None:
    play, (this, that), knowers, options = CASES[case]
    one = run(lambda: game(tmp_path / "one", play, this, **options))
    other = run(lambda: game(tmp_path / "other", play, that, **options))
    assert one.keys() == other.keys() == {"0", "1", "2", "3", *OTHERS}
    for viewer in one.keys() - knowers:
        assert one[viewer] == other[viewer]
        assert len(one[viewer]) > 5
    assert log_of(tmp_path / "one") != log_of(tmp_path / "other")  # the two games do differ


def a_guess_and_a_token(tmp_path: Path, fault: FeintFault) -> tuple[dict[str, list[str]], ...]:
    """All that everybody receives when seat 2 guesses this, guesses that, and gives a token."""
    library = ToyLibrary(FeintSubject().registration, content=fault)

    async def one(number: int, word: str | None) -> dict[str, list[str]]:
        data = tmp_path / str(number)
        return await house_game(data, guess_or_token, word, library, "feint", {})

    words = enumerate(("un", "un mot plus long", None))
    return tuple(run(lambda n=number, w=word: one(n, w)) for number, word in words)


def test_a_guess_and_a_token_given_instead_are_the_same_frames_for_the_others(
    tmp_path: Path,
) -> None:
    guess, longer, token = a_guess_and_a_token(tmp_path, "none")
    for viewer in guess.keys() - {"2"}:
        sizes = [[len(text) for text in game[viewer]] for game in (guess, longer, token)]
        assert sizes[0] == sizes[1] == sizes[2]  # as many frames, each of the same size
        assert guess[viewer] == longer[viewer] == token[viewer]
        assert len(guess[viewer]) > 5
    assert guess["2"] != token["2"]


@pytest.mark.parametrize("fault", ["token shows", "token is heard"])
def test_a_token_that_shows_would_be_seen_in_the_frames(tmp_path: Path, fault: FeintFault) -> None:
    guess, _, token = a_guess_and_a_token(tmp_path, fault)
    assert guess["screen"] != token["screen"]
