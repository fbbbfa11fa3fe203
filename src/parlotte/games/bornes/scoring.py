"""§13 The points of a deal, §14 the winner, medals, and statistics for simulations."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from parlotte.core.contract import Outcome, Seat, Standing
from parlotte.games.bornes.cards import CardId, kind_of
from parlotte.games.bornes.content import Book, is_wild
from parlotte.games.bornes.options import GRADE_POINTS, Options
from parlotte.games.bornes.phases import Ended, Laid
from parlotte.games.bornes.shown import Medal, MedalKind
from parlotte.games.bornes.state import Grade, Graded, Pile, Sheet, State, Tally

OUT, FOURRE, JOKER_IN_HAND = 10, 10, -5
LONG = 5  # cards of a sentence from which the plume medal counts


def values_of(book: Book, options: Options, cards: Sequence[Laid]) -> int:
    """The sum of the values of the words used; a joker counts 0."""
    return sum(book.value(options, laid.up) for laid in cards)


def graded(book: Book, options: Options, pile: Pile, grade: Grade, funny: int) -> Graded:
    """§13.2 The sum of the values times the number of cards; §13.3 plus its grade."""
    values = values_of(book, options, pile.cards)
    return Graded(
        pile.owner,
        pile.lang,
        pile.cards,
        pile.said,
        values,
        values * len(pile.cards),
        grade,
        GRADE_POINTS[grade],
        funny,
    )


def tally(book: Book, state: State, seat: Seat, sentences: Sequence[Graded]) -> Tally:
    options = state.options
    return Tally(
        out=OUT if state.went_out == seat else 0,
        sentences=sum(one.total for one in sentences if one.owner == seat),
        # §13.4 Open sentences count only their values.
        open=sum(
            values_of(book, options, one.cards) for one in state.sentences if one.owner == seat
        ),
        fourres=FOURRE * state.fourres[seat],
        hand=in_hand(book, options, state.hands[seat]),
    )


def in_hand(book: Book, options: Options, hand: Sequence[CardId]) -> int:
    """§13.6 Each word card counts its higher value, added or (by option) deducted; a joker deducts
    five; attacks and defences count 0."""
    sign = 1 if options.hand == "added" else -1
    points = 0
    for card in hand:
        if is_wild(options, card):
            points += JOKER_IN_HAND
        elif kind_of(card) in ("word", "blank"):
            points += sign * max(book.value(options, up) for up in book.sides(options, card))
    return points


def best(sentences: Sequence[Graded], most: int) -> tuple[Graded, ...]:
    """For the poster: the funniest sentences first, then the highest points."""
    ordered = sorted(sentences, key=lambda one: (one.grade != "humour", -one.funny, -one.total))
    return tuple(ordered[:most])


def standings(state: State) -> tuple[Standing, ...]:
    """Ranked by points; partners share points and place, and places count teams."""
    totals = state.totals()
    sides = {state.side(seat) for seat in state.seats}
    ordered = sorted(state.seats, key=lambda seat: (-totals[seat], state.side(seat), seat))
    return tuple(
        Standing(seat, 1 + sum(totals[side[0]] > totals[seat] for side in sides), totals[seat])
        for seat in ordered
    )


def outcome(state: State) -> Outcome | None:
    phase = state.phase
    if not isinstance(phase, Ended):
        return None
    accepted = sum(len(sheet.sentences) for sheet in state.sheets)
    return Outcome(
        phase.winners,
        standings(state),
        verdict="bornes-over",
        params={"deals": state.deal, "sentences": accepted},
        teams=state.teams,
    )


@lru_cache(maxsize=64)  # shown in many views before another deal is over
def medals(sheets: tuple[Sheet, ...], seats: int) -> tuple[Medal, ...]:
    """A medal goes to the seat with the most, if it is alone and the count is high enough."""
    sentences = [one for sheet in sheets for one in sheet.sentences]

    def graded_so(seat: Seat, grade: Grade) -> int:
        return sum(one.owner == seat and one.grade == grade for one in sentences)

    counted: dict[MedalKind, Callable[[Seat], int]] = {
        "rire": lambda seat: graded_so(seat, "humour"),
        "plume": lambda seat: max(
            (len(one.cards) for one in sentences if one.owner == seat), default=0
        ),
        "fourre": lambda seat: sum(sheet.tallies[seat].fourres for sheet in sheets) // FOURRE,
        "proverbe": lambda seat: graded_so(seat, "proverb"),
    }
    given = []
    for kind, count in counted.items():
        counts = [count(seat) for seat in range(seats)]
        most = max(counts)
        if most >= (LONG if kind == "plume" else 1) and counts.count(most) == 1:
            given.append(Medal(kind, counts.index(most), most))
    return tuple(given)


def report(states: Sequence[State]) -> dict[str, Any]:
    """Statistics for simulations: how deals ended, and their sentences."""
    sheets = [sheet for state in states for sheet in state.sheets]
    said = [one for sheet in sheets for one in sheet.sentences]
    cards = [len(one.cards) for one in said] or [0]
    games = max(1, len(states))
    return {
        "deals": round(len(sheets) / games, 2),
        "turns": round(sum(state.turns for state in states) / games, 1),
        "ends": dict(sorted(Counter(sheet.why for sheet in sheets).items())),
        "sentences": round(len(said) / max(1, len(sheets)), 2),
        "cards": round(sum(cards) / len(cards), 2),
        "grades": dict(sorted(Counter(one.grade for one in said).items())),
        "fourres": sum(tally.fourres for sheet in sheets for tally in sheet.tallies) // 10,
        "said_twice": _said_twice(states),
    }


def _said_twice(states: Sequence[State]) -> int:
    """The number of sentences repeated within a match."""
    again = 0
    for state in states:
        texts = Counter(one.said.text for sheet in state.sheets for one in sheet.sentences)
        again += sum(count - 1 for count in texts.values())
    return again
