"""Encodes a solution as a line of text, and decodes it into actions.

Turns are separated by semicolons. A turn has: the word, the moves (a digit takes from a column,
>ab shifts from a to b), the cards in the order of the letters, the refills (ab, or -b from the
stock) and the covered columns.
"""

from collections.abc import Iterator

from parlotte.games.reussite.actions import Action, Cover, Propose, Refill, TurnStock
from parlotte.games.reussite.cards import STAR
from parlotte.games.reussite.columns import Move, Shift, Take
from parlotte.games.reussite.drafts import Draft, Slot
from parlotte.games.reussite.search import Lend, Turn

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_STOCK = "-"


def written(turns: tuple[Turn, ...]) -> str:
    return ";".join(map(_turn, turns))


def _turn(turn: Turn) -> str:
    moves = "".join(
        f">{move.column}{move.to}" if isinstance(move, Shift) else str(move.column)
        for move in turn.draft.moves
    )
    cards = "".join(_DIGITS[slot.card] + (STAR if slot.letter else "") for slot in turn.draft.slots)
    refill = "".join(
        f"{_STOCK if lend.column is None else lend.column}{lend.to}" for lend in turn.refill
    )
    return f"{turn.word},{moves},{cards},{refill},{''.join(map(str, turn.cover))}"


def read(text: str) -> tuple[Turn, ...]:
    """Raises ValueError for malformed text."""
    return tuple(_read_turn(part) for part in text.split(";"))


def _read_turn(text: str) -> Turn:
    word, moves, cards, refill, cover = text.split(",")
    return Turn(
        word,
        Draft(tuple(_moves(moves)), tuple(_slots(word, cards))),
        tuple(
            Lend(None if source == _STOCK else int(source), int(to))
            for source, to in zip(refill[::2], refill[1::2], strict=True)
        ),
        tuple(map(int, cover)),
    )


def _moves(text: str) -> Iterator[Move]:
    at = 0
    while at < len(text):
        if text[at] == ">":
            yield Shift(int(text[at + 1]), int(text[at + 2]))
            at += 3
        else:
            yield Take(int(text[at]))
            at += 1


def _slots(word: str, cards: str) -> Iterator[Slot]:
    at = 0
    for letter in word:
        star = cards[at + 1 : at + 2] == STAR
        yield Slot(_DIGITS.index(cards[at]), letter if star else "")
        at += 2 if star else 1


def actions(turns: tuple[Turn, ...]) -> Iterator[Action]:
    """The actions of one player who does everything by hand. An empty column that no other can
    fill is filled from the stock by itself; after a refill the player confirms it first."""
    for turn in turns:
        if turn.word:
            yield Propose(turn.draft)
        lent = False
        for lend in turn.refill:
            if lend.column is not None:
                yield Refill(lend.column, lend.to)
            elif lent:
                yield TurnStock()
            lent = lend.column is not None
        for column in turn.cover:
            yield Cover(column)
