"""The seats that the table waits for, and those that may compose. A phase that waits for nobody
closes by itself."""

from typing import Literal

from parlotte.core.contract import Seat
from parlotte.games.coquillaude import phases
from parlotte.games.coquillaude.state import State
from parlotte.kit.word_vote import WordVote, voters

# What a vote could do: accept a refused answer, or overturn an accepted one.
Recourse = Literal["accept", "overturn"]
LEAST_TO_OVERTURN = 2  # a single rival has no veto


def waiting(state: State) -> tuple[Seat, ...]:
    """The seats that must act now; those who are away are never waited for."""
    match state.phase:
        case phases.Gifts(given=given):
            pending = given.pending()
        case phases.Asking():
            pending = (state.turn.seat,)
        case phases.Appeal(ballot=ballot) | phases.Announce(vote=WordVote(ballot=ballot)):
            pending = ballot.pending()
        case phases.Composing():
            pending = tuple([seat for seat in state.seats if seat not in state.locked])
        case phases.Minute(done=done):
            pending = tuple([seat for seat in rivals(state) if seat not in done])
        case (
            phases.Answered(ready=ready) | phases.Announce(ready=ready) | phases.Placed(ready=ready)
        ):
            pending = state.looking(ready)
        case phases.Ended():
            pending = ()
    return state.not_away(pending)


def rivals(state: State) -> tuple[Seat, ...]:
    """In the anagram minute: everybody but the author of the word."""
    phase = state.phase
    placer = phase.placing.seat if isinstance(phase, phases.Minute) else None
    return tuple([seat for seat in state.seats if seat != placer])


def composing(state: State) -> tuple[Seat, ...]:
    """While questions go on, the seats that have drawn may compose; then everybody."""
    match state.phase:
        case phases.Composing():
            return tuple(state.seats)
        case phases.Gifts() | phases.Asking() | phases.Answered() | phases.Appeal():
            drawn = {turn.seat for turn in state.turns if turn.drawn is not None}
            return tuple(sorted(drawn))
        case _:
            return ()


def recourse(state: State) -> Recourse | None:
    """§5 What the table may be asked about the given answer; bots have no vote."""
    match state.phase:
        case phases.Answered(given=str(given), polled=None) if (
            given and state.turn.right is not None
        ):
            others = voters(state.holders, state.turn.seat)
            if state.turn.right:
                return "overturn" if len(others) >= LEAST_TO_OVERTURN else None
            trusted = state.options.trust and state.holders[state.turn.seat] == "person"
            return "accept" if others or trusted else None
        case _:
            return None


def may_contest(state: State, seat: Seat) -> bool:
    """Any person may contest a refused answer, its author included; an accepted one only the
    others."""
    if state.holders[seat] != "person":
        return False
    match recourse(state):
        case "accept":
            return True
        case "overturn":
            return seat != state.turn.seat
        case None:
            return False
