"""Two matches that differ in one secret send everybody else the same bytes, until it is
revealed."""

from pathlib import Path
from typing import Any

import pytest

from support.all_frames import Play, Sockets, house_game
from support.logbook import logbook
from support.server import run
from support.tables import games

OTHERS = ("screen", "watcher")
TEXTS = {seat: f"Petit panier du siège {seat}." for seat in range(4)}


async def choose(table: Sockets) -> None:
    """Seat 0 is the mdj and chooses the first word of its card."""
    mine = [frame for frame in table.phones["0"].frames if '"card":' in frame][-1]
    await table.do(0, "choose", word=mine.partition('"card":[{"id":"')[2].partition('"')[0])


async def write(table: Sockets, *seats: int, **texts: str) -> None:
    for seat in seats:
        await table.do(seat, "write", text=texts.get(f"by{seat}", TEXTS[seat]))


async def straight_to_the_vote(table: Sockets) -> None:
    for seat in range(4):
        await table.do(seat, "go-on")


async def differing_draft(table: Sockets, draft: str | None) -> None:
    """Even the reveal shows neither a draft's text nor whether there was one."""
    await choose(table)
    if draft is not None:
        await table.do(1, "write", text=draft, done=False)
    await write(table, 1, 2, 3)
    await table.do(0, "ready")
    for entry in range(4):
        await table.do(0, "read-on", entry=entry)
    for seat in (1, 2, 3):
        await table.do(seat, "vote", entry=seat)
    assert '"authors"' in table.phones["screen"].frames[-2]  # the frame of the reveal


async def differing_text(table: Sockets, text: str) -> None:
    """One player corrects a text that nobody has read yet."""
    await choose(table)
    await write(table, 1, by1=text)
    await write(table, 2)
    await write(table, 1, by1=f"{text} Ou presque.")


async def differing_text_before_the_mdj(table: Sockets, text: str) -> None:
    """The mdj has the text now, and nobody else."""
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
    """Votes up to the count, with stakes and corrections."""
    await write(table, 0, 1, 2, 3)
    await straight_to_the_vote(table)
    await table.do(1, "vote", entry=2, done=False)
    await table.do(1, "vote", entry=entry)
    for seat in (0, 2):
        await table.do(seat, "vote", entry=seat)
    await table.do(3, "vote", entry=0, done=False)
    await table.do(3, "stake")


async def differing_vote_with_mdj(table: Sockets, entry: int) -> None:
    """One vote differs while another is missing, in a match with an mdj."""
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
    await straight_to_the_vote(table)
    for seat in range(4):
        await table.do(seat, "vote", entry=seat)
    place = entry_of(table, 2)
    await table.do(2, "claim")
    await table.do(1, "judge", place=place, agree=agree)
    await table.do(0, "judge", place=place, agree=True)


def entry_of(table: Sockets, seat: int) -> int:
    """The number of this seat's own entry, which only that seat is told."""
    told = next(text for text in table.phones[str(seat)].frames if '"entry":' in text)
    return int(told.partition('"view":{"entry":')[2][0])


async def game(data: Path, play: Play, secret: object, **options: Any) -> dict[str, list[str]]:
    return await house_game(data, play, secret, games(), "lauriers", options)


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
    "a vote before the mdj": (differing_vote_with_mdj, (0, 3), {"1"}, {}),
    "a judgement": (differing_judgement, (False, True), {"1"}, AUTOMATIC),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
def test_a_secret_changes_no_byte_for_the_others(tmp_path: Path, case: str) -> None:
    play, (first_secret, second_secret), may_know, options = CASES[case]
    one = run(lambda: game(tmp_path / "one", play, first_secret, **options))
    other = run(lambda: game(tmp_path / "other", play, second_secret, **options))
    assert one.keys() == other.keys() == {"0", "1", "2", "3", *OTHERS}
    for viewer in one.keys() - may_know:
        assert one[viewer] == other[viewer]
        assert len(one[viewer]) > 5
    assert log_of(tmp_path / "one") != log_of(tmp_path / "other")  # the two matches do differ
