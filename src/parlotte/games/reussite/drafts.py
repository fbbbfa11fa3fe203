"""A draft is a word being made from cards: cards taken, their order, and letters for stars."""

from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.core.folding import ALPHABET
from parlotte.games.reussite.cards import PETARDS, SHORTEST, STAR, Card
from parlotte.games.reussite.columns import (
    Columns,
    Illegal,
    Move,
    Shift,
    Take,
    after,
    bottom,
    shifted,
)

PETARD: Literal[-1] = -1
MOST_MOVES = 60  # far more than any word needs; limits pointless shifts


Letter = Annotated[str, Meta(max_length=8)]  # one letter or none; the rules check it


class Slot(Struct, frozen=True, omit_defaults=True):
    """A place of the word: a card that was taken, counted in the order of taking, or a pétard."""

    card: int
    letter: Letter = ""  # chosen for a star or a pétard


class Draft(Struct, frozen=True, omit_defaults=True):
    moves: Annotated[tuple[Move, ...], Meta(max_length=MOST_MOVES)] = ()
    slots: Annotated[tuple[Slot, ...], Meta(max_length=MOST_MOVES + PETARDS)] = ()

    @property
    def petards(self) -> int:
        return sum(slot.card == PETARD for slot in self.slots)

    @property
    def cards(self) -> int:
        return len(self.slots) - self.petards


NOTHING = Draft()


class Tile(Struct, frozen=True, omit_defaults=True):
    """A place of the word as everybody sees it."""

    card: Card  # ! for a pétard
    letter: str  # empty while nobody has said what a star or a pétard is


class Laid(Struct, frozen=True):
    """A draft laid out: the columns it would leave, and its tiles."""

    columns: Columns
    tiles: tuple[Tile, ...]

    @property
    def word(self) -> str:
        """The letters so far, with ? for a star or pétard without a letter."""
        return "".join(tile.letter or "?" for tile in self.tiles)

    @property
    def stars(self) -> int:
        return sum(tile.card == STAR for tile in self.tiles)


@lru_cache(maxsize=1024)  # rules, prompts and every view ask for the same draft
def laid_out(columns: Columns, draft: Draft) -> Laid:
    """Raises Illegal if the columns don't allow the draft (any more)."""
    if len(draft.moves) > MOST_MOVES:
        raise Illegal("reussite-bad-draft")
    left, taken = after(columns, draft.moves)
    used = sorted(slot.card for slot in draft.slots if slot.card != PETARD)
    if used != list(range(len(taken))):
        raise Illegal("reussite-bad-draft")
    tiles = tuple(
        _tile("!" if slot.card == PETARD else taken[slot.card], slot.letter) for slot in draft.slots
    )
    return Laid(left, tiles)


def _tile(card: Card, said: str) -> Tile:
    return Tile(card, said if card in (STAR, "!") else card.upper())


def still_good(before: Columns, now: Columns, drafts: dict[Seat, Draft]) -> dict[Seat, Draft]:
    """The drafts whose cards still lie as they did before."""
    kept = {}
    for seat, draft in drafts.items():
        try:
            same = laid_out(now, draft).tiles == laid_out(before, draft).tiles
        except Illegal:
            continue
        if same:
            kept[seat] = draft
    return kept


# A player's changes to a draft. Each function returns the new draft or raises.


def _room_for_a_move(draft: Draft) -> None:
    if len(draft.moves) >= MOST_MOVES:
        raise Rejected("reussite-too-many-moves")


def taken(columns: Columns, draft: Draft, column: int) -> Draft:
    _room_for_a_move(draft)
    left = laid_out(columns, draft).columns
    bottom(left, column)
    takes = sum(isinstance(move, Take) for move in draft.moves)
    return Draft((*draft.moves, Take(column)), (*draft.slots, Slot(takes)))


def freed(columns: Columns, draft: Draft, column: int, to: int) -> Draft:
    """Shifts a card to an empty column, to free the card above it."""
    _room_for_a_move(draft)
    shifted(laid_out(columns, draft).columns, column, to)
    return replace(draft, moves=(*draft.moves, Shift(column, to)))


def with_petard(draft: Draft, left: int) -> Draft:
    if draft.petards >= min(left, PETARDS):
        raise Rejected("reussite-no-petard")
    return replace(draft, slots=(*draft.slots, Slot(PETARD)))


def said(columns: Columns, draft: Draft, at: int, letter: str) -> Draft:
    """Chooses the letter of a star or a pétard."""
    tiles = laid_out(columns, draft).tiles
    if not 0 <= at < len(tiles) or tiles[at].card not in (STAR, "!"):
        raise Rejected("reussite-not-a-star")
    if letter not in ALPHABET or len(letter) != 1:
        raise Rejected("reussite-not-a-letter")
    slot = replace(draft.slots[at], letter=letter)
    return replace(draft, slots=(*draft.slots[:at], slot, *draft.slots[at + 1 :]))


def decent(draft: Draft, petards: int) -> Draft:
    """Checks a draft that was sent whole: it may contain only what single steps could have made."""
    if draft.petards > min(petards, PETARDS):
        raise Rejected("reussite-no-petard")
    if any(len(slot.letter) > 1 or slot.letter not in ALPHABET for slot in draft.slots):
        raise Rejected("reussite-not-a-letter")
    return draft


def placed(draft: Draft, at: int, to: int) -> Draft:
    """Moves a letter to another place."""
    if not (0 <= at < len(draft.slots) and 0 <= to < len(draft.slots)):
        raise Rejected("reussite-no-such-tile")
    slots = list(draft.slots)
    slots.insert(to, slots.pop(at))
    return replace(draft, slots=tuple(slots))


def put_back(columns: Columns, draft: Draft, at: int) -> Draft:
    """Puts a tile back, with all tiles that could be taken only because of it."""
    if not 0 <= at < len(draft.slots):
        raise Rejected("reussite-no-such-tile")
    gone = draft.slots[at]
    slots = (*draft.slots[:at], *draft.slots[at + 1 :])
    if gone.card == PETARD:
        return replace(draft, slots=slots)
    return _without_take(columns, replace(draft, slots=slots), gone.card)


def before_last(columns: Columns, draft: Draft, trail: tuple[Draft, ...]) -> Draft:
    """The draft before the last step. If that is unknown, because the columns have changed, the
    last card is put back."""
    if trail:
        return trail[-1]
    return put_back(columns, draft, len(draft.slots) - 1) if draft.slots else NOTHING


def _without_take(columns: Columns, draft: Draft, gone: int) -> Draft:
    """Replays the moves without one of them; a move is kept only if it still moves the same
    card."""
    names = _Names(columns)
    before = [names.move(move) for move in draft.moves]
    names = _Names(columns)
    moves: list[Move] = []
    numbers: dict[int, int] = {}  # of the takes that are kept: old number to new number
    take = -1
    for move, moved in zip(draft.moves, before, strict=True):
        take += isinstance(move, Take)
        if isinstance(move, Take) and take == gone:
            continue
        if names.bottom(move.column) != moved or not names.allows(move):
            continue
        names.move(move)
        if isinstance(move, Take):
            numbers[take] = len(numbers)
        moves.append(move)
    slots = tuple(
        slot if slot.card == PETARD else replace(slot, card=numbers[slot.card])
        for slot in draft.slots
        if slot.card == PETARD or slot.card in numbers
    )
    return Draft(tuple(moves), slots)


Name = tuple[int, int]  # identifies a card: its column, and its depth there


class _Names:
    """The columns with a unique name for each card, so that equal cards can be told apart."""

    def __init__(self, columns: Columns) -> None:
        self._columns: list[list[Name]] = [
            [(column, depth) for depth in range(len(cards))] for column, cards in enumerate(columns)
        ]

    def bottom(self, column: int) -> Name | None:
        return self._columns[column][-1] if self._columns[column] else None

    def allows(self, move: Move) -> bool:
        return isinstance(move, Take) or not self._columns[move.to]

    def move(self, move: Move) -> Name:
        name = self._columns[move.column].pop()
        if isinstance(move, Shift):
            self._columns[move.to].append(name)
        return name


def complete(laid: Laid, draft: Draft) -> bool:
    """Long enough, with at least one card of the columns, and a letter for every star and
    pétard."""
    return len(laid.tiles) >= SHORTEST and draft.cards >= 1 and "?" not in laid.word
