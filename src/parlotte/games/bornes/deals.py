"""§1 Starts a deal; §14 a match of several deals."""

from parlotte.core.contract import Seat
from parlotte.games.bornes import turns
from parlotte.games.bornes.cards import HAND, full_deck
from parlotte.games.bornes.phases import Ended
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.state import State
from parlotte.kit.seats import to_the_left

STALE_DEALS = 3  # consecutive deals that bring nobody nearer to the goal


def open_deal(play: BornesPlay, starter: Seat) -> None:
    """§1.2 Deals six cards each; the others are the stock."""
    state = play.state
    count = len(state.holders)
    cards = play.shuffled(full_deck(len(play.book.deck), state.options))
    hands = tuple(cards[HAND * seat : HAND * (seat + 1)] for seat in range(count))
    play.set(
        starter=starter,
        hands=hands,
        stock=cards[HAND * count :],
        discards=(),
        aside=(),
        sentences=(),
        piles=(),
        censures={},
        fourres=(0,) * count,
        refusals=(0,) * count,
        reshuffled=False,
        idle=0,
        lent=(),
        ended=None,
        went_out=None,
        drafts={},
    )
    play.announce("bornes-deals", deal=state.deal, seat=starter)
    away = state.holders[starter] == "away"
    turns.begin(play, to_the_left(state.holders, starter) if away else starter)


def close_scored(play: BornesPlay) -> None:
    """§14 Starts the next deal at the left of the last starter, or ends the match."""
    state = play.state
    if is_over(state):
        totals = state.totals()
        winners = tuple(seat for seat in state.seats if totals[seat] == max(totals))
        play.open(Ended(winners))
        return
    play.set(deal=state.deal + 1)
    open_deal(play, (state.starter + 1) % len(state.holders))


def is_over(state: State) -> bool:
    """§14.2 Whether a total has reached the goal; with a tie for the first place, one more deal
    follows."""
    goal, totals = state.options.goal, state.totals()
    if not goal or is_stale(state):
        return True
    leading = {state.side(seat) for seat in state.seats if totals[seat] == max(totals)}
    return max(totals) >= goal and len(leading) == 1


def is_stale(state: State) -> bool:
    """§14.3 R: whether the best total has not grown for three deals. Without this rule, a match
    would never end if hands are deducted and nobody lays anything."""
    best, stale = 0, 0
    for played in range(1, len(state.sheets) + 1):
        highest = max(state.totals(played))
        stale = 0 if highest > best else stale + 1
        best = max(best, highest)
    return stale >= STALE_DEALS
