"""§3 Gifts: for some rolls, each other player gives letters of their choice."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.coquillaude.content import Court
from parlotte.games.coquillaude.draft_check import laid_of
from parlotte.games.coquillaude.letters import HARDEST_FIRST, holds, kept, tiles, without
from parlotte.games.coquillaude.options import giving_time, house_of
from parlotte.games.coquillaude.phases import Gifts, Proposal
from parlotte.games.coquillaude.play import CoquillaudePlay
from parlotte.games.coquillaude.state import Gift, State
from parlotte.kit.collect import Collect
from parlotte.kit.seats import at_seat, without_seat


def open_gifts(play: CoquillaudePlay, count: int) -> None:
    """A player who holds no more letters than are due has no choice and gives all of them."""
    state = play.state
    others = [seat for seat in state.seats if seat != state.turn.seat]
    choosing = tuple(seat for seat in others if len(state.capitals[seat]) > count)
    play.announce("coquillaude-gifts", seat=state.turn.seat, count=count)
    play.open(Gifts(play.ends_in(giving_time(state.options)), count, Collect(choosing)))


def give(play: CoquillaudePlay, seat: Seat, phase: Gifts, letters: tuple[str, ...]) -> None:
    if seat not in phase.given.asked:
        raise Rejected("coquillaude-nothing-to-give")
    mine = tiles(play.state.capitals[seat])
    if len(set(letters)) != phase.count or len(letters) != phase.count:
        raise Rejected("coquillaude-give-so-many", count=phase.count)
    if not set(letters) <= set(mine):
        raise Rejected("coquillaude-not-your-letter")
    chosen = "".join(tile[0] for tile in letters)
    play.amend(given=phase.given.give(seat, chosen, done=True))


def hand_over(play: CoquillaudePlay, phase: Gifts) -> None:
    """Hands over the chosen letters; without a choice, the least useful ones."""
    to = play.state.turn.seat
    for giver in play.state.seats:
        capital = play.state.capitals[giver]
        if giver == to or not capital:
            continue
        chosen = phase.given.given.get(giver)
        letters = (
            least_useful(play.book, play.state, giver, phase.count) if chosen is None else chosen
        )
        _hand_over(play, Gift(giver, to, letters))


def _hand_over(play: CoquillaudePlay, gift: Gift) -> None:
    state = play.state
    left = without(state.capitals[gift.giver], gift.letters)
    fresh = at_seat(state.fresh, gift.giver, kept(state.fresh[gift.giver], left))
    play.set(
        gifts=(*state.gifts, gift),
        fresh=at_seat(fresh, gift.to, fresh[gift.to] + gift.letters),
    )
    play.set_hand(gift.giver, left)
    play.set_hand(gift.to, play.state.capitals[gift.to] + gift.letters)
    _reopen(play, gift.giver)


def _reopen(play: CoquillaudePlay, seat: Seat) -> None:
    """R: a proposal that needs letters given away since becomes a draft again."""
    state = play.state
    capital, proposal, sound = state.capitals[seat], locked_by(state, seat), state.sound.get(seat)
    if proposal is not None and not _held(capital, proposal):
        play.set(locked=without_seat(state.locked, seat))
        play.announce("coquillaude-reopened", to=(seat,))
    if sound is not None and not _held(capital, sound):
        play.set(sound=without_seat(state.sound, seat))


def _held(capital: str, proposal: Proposal) -> bool:
    return holds(capital, "".join(proposal.spent.values()))


def locked_by(state: State, seat: Seat) -> Proposal | None:
    locked = state.locked.get(seat)
    return None if locked is None else locked.proposal


def least_useful(court: Court, state: State, seat: Seat, count: int) -> str:
    """Letters that the seat's proposal, or else its best play, does not need; the hardest first."""
    wanted = locked_by(state, seat) or state.sound.get(seat)
    if wanted is not None:
        needed = "".join(wanted.spent.values())
    else:
        best = court.best(state, state.capitals[seat], house_of(state.options))
        laid = None if best is None else laid_of(state, best.word, best.spot)
        needed = "" if laid is None else "".join(laid.spent.values())
    return least_needed(state.capitals[seat], needed, count)


def least_needed(capital: str, needed: str, count: int) -> str:
    """`count` letters of a hand: first those not needed, the hardest to lay first."""
    spare = without(capital, needed)
    ordered = [*sorted(spare, key=HARDEST_FIRST.index), *sorted(needed, key=HARDEST_FIRST.index)]
    return "".join(ordered[:count])
