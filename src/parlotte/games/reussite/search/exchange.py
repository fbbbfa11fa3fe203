"""Encodes questions to the kernel and decodes its answers (the other side: ../kernel/kernel.c)."""

from collections.abc import Iterator

from msgspec import Struct

from parlotte.games.reussite.cards import STAR, Card
from parlotte.games.reussite.columns import Columns, Move, Shift, Take, after
from parlotte.games.reussite.drafts import Draft
from parlotte.games.reussite.search.cheapest import spelled
from parlotte.games.reussite.search.positions import Lend, Position, Turn

_STOP = 32
_STAR = 26
ALL_BANDS = 9
ALL_WORDS = 65_535
_HEAD = 2  # bytes at the start of an answer: the number of nodes searched


class Effort(Struct, frozen=True):
    """The parameters of a beam search; see beam.h."""

    width: int = 6  # positions kept for each number of cards left
    room: int = 24  # candidate ways kept for each number of cards left
    variants: int = 8  # refills and covers tried for each
    by_words: bool = False  # keep positions with fewer words apart from those with more
    most_words: int = 31
    longest_drawing: int = 15
    longest: int = 15
    skip_below: int = 0  # with so many cards left or fewer, shifts are tried
    thousands: int = 250  # thousands of card combinations tried in one position
    roots: int = 1  # first positions, or orders of the stock
    budget: int = 1000


_NONE = 27  # a card that no word can use


def _code(card: Card) -> int:
    if card == STAR:
        return _STAR | _STOP
    if not card.isalpha():
        return _NONE
    return (ord(card.upper()) - ord("A")) | (_STOP if card.islower() else 0)


_CODES = bytes(_code(chr(sign)) for sign in range(128)) + bytes(128)


def cards(text: str) -> bytes:
    """A count, then one byte per card."""
    return bytes((len(text),)) + text.encode().translate(_CODES)


def table(columns: Columns, stock: str) -> bytes:
    return b"".join(map(cards, columns)) + cards(stock)


def solving(position: Position, effort: Effort, common: int | None) -> bytes:
    figures = (
        ALL_BANDS if common is None else common,
        effort.width,
        effort.room,
        effort.variants,
        effort.by_words,
        effort.most_words,
        effort.longest_drawing,
        effort.longest,
        effort.skip_below,
        effort.thousands,
    )
    budget = effort.budget.to_bytes(2, "little")
    return (
        table(position.columns, position.stock) + bytes(figures) + budget + bytes((effort.roots,))
    )


def playing(columns: Columns, petards: int, stock: int, common: int | None, most: int) -> bytes:
    """Only the size of the stock is sent."""
    band = ALL_BANDS if common is None else common
    return table(columns, STAR * stock) + bytes((band, petards)) + most.to_bytes(2, "little")


class Read:
    """Reads an answer from its start."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self._data = data
        self._at = at

    @property
    def over(self) -> bool:
        return self._at >= len(self._data)

    def byte(self) -> int:
        self._at += 1
        return self._data[self._at - 1]

    def many(self) -> bytes:
        """A count, then that many bytes."""
        size = self.byte()
        self._at += size
        return self._data[self._at - size : self._at]


def nodes_of(answer: bytes) -> int:
    return int.from_bytes(answer[:_HEAD], "little")


def words_of(answer: bytes) -> Iterator[str]:
    read = Read(answer, _HEAD)
    while not read.over:
        yield read.many().decode()


def first_word_of(position: Position, answer: bytes) -> Turn | None:
    """The first word of an answer. The moves after it, and a word that needs a card to be turned
    first, rely on an order of the stock that the kernel only guessed; they are left out."""
    read = Read(answer, _HEAD)
    if read.over or not read.byte():
        return None
    word, log = read.many().decode(), read.many()
    if not word and not log:  # nothing was due
        word, log = read.many().decode(), read.many()
    if not word:
        return None
    moves, _, _ = _steps(log)
    return Turn(word, Draft(moves, spelled(word, after(position.columns, moves)[1])))


def turns_of(position: Position, answer: bytes) -> tuple[Turn, ...] | None:
    """The turns of an answer; the first one has no word only if a refill or cover was due."""
    read = Read(answer, _HEAD)
    if read.over:
        return None
    turns = []
    for _ in range(read.byte()):
        word, log = read.many().decode(), read.many()
        turn, position = _turn(position, word, log)
        turns.append(turn)
    return tuple(turn for turn in turns if turn != Turn())


def _turn(position: Position, word: str, log: bytes) -> tuple[Turn, Position]:
    moves, refill, cover = _steps(log)
    columns, taken = after(position.columns, moves)
    turn = Turn(word, Draft(moves, spelled(word, taken) if word else ()), refill, cover)
    return turn, Position(columns, position.stock).after(turn)


def _steps(log: bytes) -> tuple[tuple[Move, ...], tuple[Lend, ...], tuple[int, ...]]:
    moves: list[Move] = []
    refill: list[Lend] = []
    cover: list[int] = []
    signs = iter(log)
    for sign in signs:
        kind, column = sign >> 4, sign & 15
        match kind:
            case 0:
                moves.append(Take(column))
            case 1:
                moves.append(Shift(column, next(signs)))
            case 2:
                refill.append(Lend(column, next(signs)))
            case 3:
                refill.append(Lend(None, column))
            case _:
                cover.append(column)
    return tuple(moves), tuple(refill), tuple(cover)
