"""§13 The points of a deal."""

from collections.abc import Sequence

from parlotte.core.contract import Seat
from parlotte.games.bornes.cards import CardId, kind_of
from parlotte.games.bornes.court import Court, is_wild
from parlotte.games.bornes.options import GRADE_POINTS, Options
from parlotte.games.bornes.state import Grade, Graded, Laid, Pile, State, Tally

OUT, FOURRE, JOKER_IN_HAND = 10, 10, -5


def values_of(court: Court, options: Options, cards: Sequence[Laid]) -> int:
    """The values of the words used; a joker counts nothing."""
    return sum(court.value(options, laid.up) for laid in cards)


def graded(court: Court, options: Options, pile: Pile, grade: Grade, funny: int) -> Graded:
    """§13.2 The sum of its words times the number of its cards; §13.3 and its grade."""
    values = values_of(court, options, pile.cards)
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


def tally(court: Court, state: State, seat: Seat, sentences: Sequence[Graded]) -> Tally:
    options = state.options
    return Tally(
        out=OUT if state.went_out == seat else 0,
        sentences=sum(one.total for one in sentences if one.owner == seat),
        # §13.4 Open sentences count only their words.
        open=sum(
            values_of(court, options, one.cards) for one in state.sentences if one.owner == seat
        ),
        fourres=FOURRE * state.fourres[seat],
        hand=in_hand(court, options, state.hands[seat]),
    )


def in_hand(court: Court, options: Options, hand: Sequence[CardId]) -> int:
    """§13.6 Each word card its higher value, added or by option deducted; a joker takes five away;
    attacks and defences are worth nothing."""
    sign = 1 if options.hand == "added" else -1
    points = 0
    for card in hand:
        if is_wild(options, card):
            points += JOKER_IN_HAND
        elif kind_of(card) in ("word", "blank"):
            points += sign * max(court.value(options, up) for up in court.sides(options, card))
    return points
