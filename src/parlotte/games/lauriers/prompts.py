"""What each seat may and must do. Every choice listed here is accepted by the rules."""

from parlotte.core.contract import Seat
from parlotte.core.prompts import Need, Pick, Prompt, Text
from parlotte.games.lauriers.claims import may_claim
from parlotte.games.lauriers.state import (
    Choosing,
    Judging,
    Preparing,
    Reading,
    Revealing,
    State,
    Voting,
    Writing,
)
from parlotte.games.lauriers.waiting import looking, waiting
from parlotte.games.lauriers.writing import MOST_CHARACTERS, MOST_REWORDED

_TEXT = Text(1, MOST_CHARACTERS)
_WORDING = Text(1, MOST_REWORDED)
_YES_OR_NO = Pick((False, True))
_WRITE: dict[str, Need] = {"text": _TEXT, "done": _YES_OR_NO}

Prompts = tuple[Prompt, ...]


def prompts(state: State, seat: Seat) -> Prompts:
    if state.holders[seat] == "away":
        return ()
    must = seat in waiting(state)
    match state.phase:
        case Writing(sheets=sheets):
            return (Prompt("write", must, _WRITE),) if seat in sheets.asked else ()
        case Voting() as phase:
            return _voting(state, phase, seat, must=must)
        case Choosing(words=words):
            return (Prompt("choose", must, {"word": Pick(words)}),) if must else ()
        case Preparing() as phase:
            return _preparing(phase) if must else ()
        case Reading(read=read):
            return (Prompt("read-on", must, {"entry": Pick((read,))}),) if must else ()
        case Revealing() as phase:
            return _revealing(state, phase, seat, must=must)
        case Judging() as phase:
            return _judging(state, phase, seat, must=must)
        case _:
            return ()


def _voting(state: State, phase: Voting, seat: Seat, *, must: bool) -> Prompts:
    if seat not in phase.votes.asked:
        return ()
    entry = Pick(tuple(range(len(phase.entries))))
    vote = Prompt("vote", must, {"entry": entry, "done": _YES_OR_NO})
    if seat in phase.staked or not state.tokens[seat]:
        return (vote,)
    return vote, Prompt("stake", must=False)


def _preparing(phase: Preparing) -> Prompts:
    """Optional touches to each pile, then the one thing the table waits for."""
    ids = tuple(pile.id for pile in phase.piles)
    merges = tuple(
        Prompt(
            "merge",
            must=False,
            needs={"pile": Pick((one,)), "into": Pick(tuple(i for i in ids if i != one))},
        )
        for one in ids
        if len(ids) > 1
    )
    merged = tuple(pile.id for pile in phase.piles if len(pile.sheets) > 1)
    splits = (Prompt("split", must=False, needs={"pile": Pick(merged)}),) if merged else ()
    return (
        Prompt("reword", must=False, needs={"pile": Pick(ids), "text": _WORDING}),
        Prompt("move", must=False, needs={"pile": Pick(ids), "to": Pick(tuple(range(len(ids))))}),
        *merges,
        *splits,
        Prompt("shuffle", must=False),
        Prompt("ready", must=True),
    )


def _revealing(state: State, phase: Revealing, seat: Seat, *, must: bool) -> Prompts:
    """Nobody has to decline anything: the table waits for who looks, and never for a claim."""
    go_on = (Prompt("go-on", must),) if must else ()
    if phase.recourse is None or not may_claim(state, phase.result, seat):
        return go_on
    return *go_on, Prompt("claim", must=False)


def _judging(state: State, phase: Judging, seat: Seat, *, must: bool) -> Prompts:
    looks = seat in looking(state, phase.verdict.ready)
    go_on = (Prompt("go-on", must=False),) if looks else ()
    if seat not in phase.ballot.voters or state.holders[seat] != "person":
        return go_on
    place = phase.verdict.result.entries[phase.entry].place
    return Prompt("judge", must, {"place": Pick((place,)), "agree": _YES_OR_NO}), *go_on
