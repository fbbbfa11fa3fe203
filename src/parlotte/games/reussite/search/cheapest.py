"""How the cards for a word are best taken from the columns: an exact, tiny search.

Order of taking never matters, only which cards: of each column a run from its bottom, where a card
may be stepped over if it can be shifted to an empty column. So a column is a string of steps, and
shifts are possible when enough columns have been emptied before.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec import Struct

from parlotte.games.reussite.cards import COLUMNS, SHORTEST, STAR
from parlotte.games.reussite.columns import Columns, Move, Shift, Take, after
from parlotte.games.reussite.drafts import PETARD, Draft, Slot

TAKE, SKIP = "t", "s"
NO_END = 10**9
BEGINNING = 10  # steps: the cost of starting a search
Steps = str  # of one column, from its bottom: t takes a card, s steps over one
MOST_SHIFTS = COLUMNS - 1  # in one word: there are no more empty columns for them


class Wanted(Struct, frozen=True):
    """The exact numbers of stars, pétards and shifts to search for."""

    stars: int
    petards: int
    shifts: int


class Best:
    """The steps with the fewest blue cards found so far."""

    def __init__(self) -> None:
        self.blues = 10**6
        self.steps: tuple[Steps, ...] | None = None


class Patience:
    """The search budget: steps in total, and steps for one search. It keeps typing responsive, and
    keeps one hopeless search from using up the budget of the others."""

    def __init__(self, steps: int = NO_END, each: int = NO_END) -> None:
        self._left = steps
        self._each = each
        self._floor = 0

    def begin(self) -> None:
        """Starts another search, which itself costs some steps."""
        self._left -= BEGINNING
        self._floor = max(0, self._left - self._each)

    @property
    def over(self) -> bool:
        """Counts one step; True if this search has used up its share."""
        self._left -= 1
        return self._left < self._floor

    @property
    def spent(self) -> bool:
        """The whole budget is used up, so the search may have missed something."""
        return self._left < 0


def cheapest(
    columns: Columns,
    word: str,
    petards: int,
    stock: int = 0,
    shifts: int = MOST_SHIFTS,
    patience: Patience | None = None,
) -> Draft | None:
    """The draft with the fewest pétards, then stars, then shifts, then blue cards; None if the
    word can't be made, or the budget ran out.

    The number of cards in the stock matters because a word with a star must leave four cards.
    """
    steps = _cheapest_steps(columns, word, petards, stock, shifts, patience or Patience())
    return None if steps is None else drafted(columns, word, steps)


def _cheapest_steps(
    columns: Columns, word: str, petards: int, stock: int, most: int, patience: Patience
) -> tuple[Steps, ...] | None:
    pool = Counter("".join(columns).upper())
    lacking = sum((Counter(word) - pool).values())
    left = sum(map(len, columns)) + stock
    for used in range(petards + 1):
        for stars in (0, 1):
            cards = len(word) - used
            leaves = left - cards >= SHORTEST
            if cards < 1 or lacking > used + stars or (stars and not (pool[STAR] and leaves)):
                continue
            room = most if _may_empty(columns, word, stars) else 0
            for shifts in range(room + 1):
                if patience.spent:
                    return None
                patience.begin()
                found = _Search(columns, word, Wanted(stars, used, shifts), patience).run()
                if found is not None:
                    return found
    return None


def _may_empty(columns: Columns, word: str, stars: int) -> bool:
    """Whether a column can be empty for a shift: now, or once the word has taken all its cards."""
    whole = Counter(word) + Counter({STAR: stars})
    return any(Counter(cards.upper()) <= whole for cards in columns)


class _Search:
    """Tries all ways to take exactly what is wanted; keeps the one with the fewest blue cards."""

    def __init__(self, columns: Columns, word: str, wanted: Wanted, patience: Patience) -> None:
        self.columns = columns
        self.patience = patience
        self.need = Counter(word)
        self.wanted = wanted
        self.cards = len(word) - wanted.petards
        self.best = Best()
        # What the columns from each one on can supply at most.
        self.supply = [Counter("".join(columns[at:]).upper()) for at in range(COLUMNS + 1)]
        # How many columns from each one on the word could empty; without any, no shift is
        # possible.
        whole = self.need + Counter({STAR: wanted.stars})
        self.emptied = [
            sum(Counter(cards.upper()) <= whole for cards in columns[at:])
            for at in range(COLUMNS + 1)
        ]

    def run(self) -> tuple[Steps, ...] | None:
        self._column(0, (), self.cards, self.wanted.stars, 0)
        return self.best.steps

    def _column(
        self, at: int, chosen: tuple[Steps, ...], cards: int, stars: int, blues: int
    ) -> None:
        if blues >= self.best.blues or self.patience.over:
            return
        if at == COLUMNS:
            if not cards and not stars and may_shift(self.columns, chosen, self.wanted.shifts):
                self.best.blues, self.best.steps = blues, chosen
            return
        supply = self.supply[at]
        if sum(min(n, supply[a]) for a, n in self.need.items() if n > 0) < cards - stars:
            return
        if stars and not supply[STAR]:
            return
        if self.wanted.shifts and not (self.emptied[at] or self._places(chosen)):
            return
        skipped = sum(steps.count(SKIP) for steps in chosen)
        for steps in self._runs(self.columns[at], cards, stars, self.wanted.shifts - skipped):
            taken = _taken(self.columns[at], steps)
            for card in taken:
                self.need[card.upper()] -= 1
            new = sum(card.islower() for card in taken)
            fewer = stars - taken.count(STAR)
            self._column(at + 1, (*chosen, steps), cards - len(taken), fewer, blues + new)
            for card in taken:
                self.need[card.upper()] += 1

    def _places(self, chosen: tuple[Steps, ...]) -> int:
        """The number of columns that are empty so far."""
        pairs = zip(self.columns, chosen, strict=False)
        return sum(len(steps) == len(cards) and SKIP not in steps for cards, steps in pairs)

    def _runs(self, cards: str, most: int, stars: int, shifts: int) -> Iterator[Steps]:
        """Step strings for one column that take only needed cards and end with a take."""
        yield ""
        yield from self._longer(cards, "", most, stars, shifts)

    def _longer(
        self, cards: str, steps: Steps, most: int, stars: int, shifts: int
    ) -> Iterator[Steps]:
        if not most or len(steps) == len(cards) or self.patience.over:
            return
        letter = cards[-1 - len(steps)].upper()
        if stars if letter == STAR else self.need[letter] > 0:
            longer, fewer = steps + TAKE, stars - (letter == STAR)
            self.need[letter] -= 1
            further = list(self._longer(cards, longer, most - 1, fewer, shifts))
            self.need[letter] += 1
            yield longer
            yield from further
        if shifts:
            yield from self._longer(cards, steps + SKIP, most, stars, shifts - 1)


def _taken(cards: str, steps: Steps) -> list[str]:
    return [card for card, step in zip(reversed(cards), steps, strict=False) if step == TAKE]


def may_shift(columns: Columns, chosen: tuple[Steps, ...], shifts: int) -> bool:
    """Whether the cards stepped over can be shifted to empty columns, in some order.

    A column that is emptied gives its place back, so it is handled before the others.
    """
    if sum(steps.count(SKIP) for steps in chosen) != shifts:
        return False
    if not shifts:
        return True
    places, later, whole = 0, 0, False
    for cards, steps in zip(columns, chosen, strict=True):
        skipped = steps.count(SKIP)
        if len(steps) < len(cards):
            later += skipped
        elif not skipped:
            places += 1
        else:
            places -= skipped - 1
            whole = True
    return places >= max(later, int(whole))


def drafted(columns: Columns, word: str, chosen: tuple[Steps, ...]) -> Draft:
    """The moves for these steps, and the card for each letter."""
    moves = moves_of(columns, chosen)
    return Draft(moves, spelled(word, after(columns, moves)[1]))


def moves_of(columns: Columns, chosen: tuple[Steps, ...]) -> tuple[Move, ...]:
    places = [at for at, cards in enumerate(columns) if not cards]
    order = sorted(range(COLUMNS), key=lambda at: _turn_of(columns[at], chosen[at]))
    moves: list[Move] = []
    for at in order:
        moves += [Take(at) if step == TAKE else Shift(at, places.pop(0)) for step in chosen[at]]
        if columns[at] and len(chosen[at]) == len(columns[at]):
            places.append(at)
    return tuple(moves)


def _turn_of(cards: str, steps: Steps) -> tuple[int, int]:
    """Sort key: columns without shifts first, then those that end up empty, then the rest."""
    skipped = steps.count(SKIP)
    return (0 if not skipped else 1 if len(steps) == len(cards) else 2, skipped)


def spelled(word: str, taken: Sequence[str]) -> tuple[Slot, ...]:
    """Assigns cards to letters; letters without a card get the star first, then pétards."""
    cards: dict[str, list[int]] = {}
    for number, card in enumerate(taken):
        cards.setdefault(card.upper(), []).append(number)
    jokers = cards.pop(STAR, [])
    slots = []
    for letter in word:
        held = cards.get(letter)
        if held:
            slots.append(Slot(held.pop(0)))
        else:
            slots.append(Slot(jokers.pop(0) if jokers else PETARD, letter))
    return tuple(slots)
