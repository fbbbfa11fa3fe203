"""How the cards for a word are best taken from the columns: an exact, tiny search.

Order of taking never matters, only which cards: of each column a run from its bottom, where a card
may be stepped over if it can be shifted to an empty column. So a column is a string of steps, and
shifts are possible when enough columns have been emptied before.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from parlotte.games.reussite.cards import COLUMNS, SHORTEST, STAR
from parlotte.games.reussite.columns import Columns, Move, Shift, Take
from parlotte.games.reussite.drafts import PETARD, Draft, Slot

TAKE, SKIP = "t", "s"
NO_END = 10**9
BEGINNING = 10  # steps: what it costs to begin a search
Steps = str  # of one column, from its bottom: t for a card taken, s for one stepped over
MOST_SHIFTS = COLUMNS - 1  # of one word: more can't find a place


class Wanted(Struct, frozen=True):
    """Exactly this is looked for."""

    stars: int
    petards: int
    shifts: int


class Best:
    """The steps with the fewest blue cards so far."""

    def __init__(self) -> None:
        self.blues = 10**6
        self.steps: tuple[Steps, ...] | None = None


class Patience:
    """How many steps may still be looked at, and how many of them in one search: who types does
    not wait for the last of them, and one hopeless search must not eat the share of the others."""

    def __init__(self, steps: int = NO_END, each: int = NO_END) -> None:
        self._left = steps
        self._each = each
        self._floor = 0

    def begin(self) -> None:
        """Another search, which costs something by itself."""
        self._left -= BEGINNING
        self._floor = max(0, self._left - self._each)

    @property
    def over(self) -> bool:
        """One step more: whether this search has had its share."""
        self._left -= 1
        return self._left < self._floor

    @property
    def spent(self) -> bool:
        """Nothing is left: what was not found may still be there."""
        return self._left < 0


def cheapest(
    columns: Columns,
    word: str,
    petards: int,
    stock: int = 0,
    shifts: int = MOST_SHIFTS,
    patience: Patience | None = None,
) -> Draft | None:
    """With the fewest pétards, then stars, then shifts, then blue cards; None: it can't be made, or
    not within so many steps.

    A star asks how many cards would be left, so the size of the stock counts.
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
    """Whether there could be an empty column for a card to go to: now, or once the word takes all
    the cards of one."""
    whole = Counter(word) + Counter({STAR: stars})
    return any(Counter(cards.upper()) <= whole for cards in columns)


class _Search:
    """All ways to take just what is wanted, the one with fewest blue cards kept."""

    def __init__(self, columns: Columns, word: str, wanted: Wanted, patience: Patience) -> None:
        self.columns = columns
        self.patience = patience
        self.need = Counter(word)
        self.wanted = wanted
        self.cards = len(word) - wanted.petards
        self.best = Best()
        # What the columns from this one on could give at most.
        self.supply = [Counter("".join(columns[at:]).upper()) for at in range(COLUMNS + 1)]
        # Columns from this one on that the word could empty: without one nothing is shifted.
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
        """Columns that lie empty so far."""
        pairs = zip(self.columns, chosen, strict=False)
        return sum(len(steps) == len(cards) and SKIP not in steps for cards, steps in pairs)

    def _runs(self, cards: str, most: int, stars: int, shifts: int) -> Iterator[Steps]:
        """The steps along one column that take only what is needed, the last being a take."""
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
    """Whether the cards stepped over find empty columns to go to, in some order.

    A column of which nothing stays gives a place back, so it is done before the others.
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
    """The moves for these steps, and which card stands where."""
    moves = moves_of(columns, chosen)
    return Draft(moves, spelled(word, taken_by(columns, moves)))


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
    """What shifts nothing first, then what gives its place back, then the rest."""
    skipped = steps.count(SKIP)
    return (0 if not skipped else 1 if len(steps) == len(cards) else 2, skipped)


def taken_by(columns: Columns, moves: tuple[Move, ...]) -> list[str]:
    piles = [list(cards) for cards in columns]
    taken = []
    for move in moves:
        card = piles[move.column].pop()
        if isinstance(move, Shift):
            piles[move.to].append(card)
        else:
            taken.append(card)
    return taken


def spelled(word: str, taken: list[str]) -> tuple[Slot, ...]:
    """Which card stands for each letter; what no letter stands for is the star's, then pétards'."""
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
