"""What each seat may and must do. Every choice listed here is accepted by the rules."""

from functools import cache, lru_cache

from parlotte.core.contract import Seat
from parlotte.core.prompts import Need, Pick, Prompt, Text
from parlotte.games.lauriers import phases
from parlotte.games.lauriers.claims import may_claim
from parlotte.games.lauriers.state import State
from parlotte.games.lauriers.waiting import looking, waiting
from parlotte.games.lauriers.writing import MOST_CHARACTERS, MOST_REWORDED

_TEXT = Text(1, MOST_CHARACTERS)
_WORDING = Text(1, MOST_REWORDED)
_YES_OR_NO = Pick((False, True))
_WRITE: dict[str, Need] = {"text": _TEXT, "done": _YES_OR_NO}
# These prompts never change, so they are built once.
_WRITES = {must: (Prompt("write", must, _WRITE),) for must in (False, True)}
_GO_ON = (Prompt("go-on", must=True),)
_CLAIM = (Prompt("claim", must=False),)
_GO_ON_OR_CLAIM = (*_GO_ON, *_CLAIM)

Prompts = tuple[Prompt, ...]


def prompts(state: State, seat: Seat) -> Prompts:
    if state.holders[seat] == "away":
        return ()
    must = seat in waiting(state)
    match state.phase:
        case phases.Writing(sheets=sheets):
            return _WRITES[must] if seat in sheets.asked else ()
        case phases.Voting() as phase:
            return _voting(state, phase, seat, must=must)
        case phases.Choosing(words=words) if must:
            return (Prompt("choose", must, {"word": Pick(words)}),)
        case phases.Preparing() as phase if must:
            return _preparing(phase)
        case phases.Reading(by_itself=True) if must:
            return _GO_ON
        case phases.Reading(read=read) if must:
            return (Prompt("read-on", must, {"entry": Pick((read,))}),)
        case phases.Revealing() as phase:
            return _revealing(state, phase, seat, must=must)
        case phases.Judging() as phase:
            return _judging(state, phase, seat, must=must)
        case _:
            return ()


def _voting(state: State, phase: phases.Voting, seat: Seat, *, must: bool) -> Prompts:
    if seat not in phase.votes.asked:
        return ()
    may_stake = bool(state.tokens[seat]) and seat not in phase.staked
    return _to_vote(len(phase.entries), must=must, may_stake=may_stake)


@cache
def _to_vote(entries: int, *, must: bool, may_stake: bool) -> Prompts:
    entry = Pick(tuple(range(entries)))
    vote = Prompt("vote", must, {"entry": entry, "done": _YES_OR_NO})
    return (vote, Prompt("stake", must=False)) if may_stake else (vote,)


def _preparing(phase: phases.Preparing) -> Prompts:
    """Optional changes to each pile, then "ready", the only act that the table waits for."""
    ids = tuple([pile.id for pile in phase.piles])
    return _to_prepare(ids, tuple([pile.id for pile in phase.piles if len(pile.sheets) > 1]))


@lru_cache(maxsize=1024)
def _to_prepare(ids: tuple[int, ...], merged: tuple[int, ...]) -> Prompts:
    merges = tuple(
        Prompt(
            "merge",
            must=False,
            needs={"pile": Pick((one,)), "into": Pick(tuple(i for i in ids if i != one))},
        )
        for one in ids
        if len(ids) > 1
    )
    splits = (Prompt("split", must=False, needs={"pile": Pick(merged)}),) if merged else ()
    return (
        Prompt("reword", must=False, needs={"pile": Pick(ids), "text": _WORDING}),
        Prompt("move", must=False, needs={"pile": Pick(ids), "to": Pick(tuple(range(len(ids))))}),
        *merges,
        *splits,
        Prompt("shuffle", must=False),
        Prompt("ready", must=True),
    )


def _revealing(state: State, phase: phases.Revealing, seat: Seat, *, must: bool) -> Prompts:
    """Nobody needs to decline: the table waits for people who look at the results, never for a
    claim."""
    if phase.recourse is None or not may_claim(state, phase.result, seat):
        return _GO_ON if must else ()
    return _GO_ON_OR_CLAIM if must else _CLAIM


def _judging(state: State, phase: phases.Judging, seat: Seat, *, must: bool) -> Prompts:
    looks = seat in looking(state, phase.verdict.ready)
    go_on = (Prompt("go-on", must=False),) if looks else ()
    if seat not in phase.ballot.voters or state.holders[seat] != "person":
        return go_on
    place = phase.verdict.result.entries[phase.entry].place
    return Prompt("judge", must, {"place": Pick((place,)), "agree": _YES_OR_NO}), *go_on
