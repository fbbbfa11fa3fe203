"""Whether the log of a private match is kept: everybody who played it is asked, for ten minutes.

It is kept if all of them say yes. Silence, removal or giving up the seat counts as no. A no deletes
the log at once; the screens show the result only when all have answered or the time is over, so
that nobody learns who said no. `docs/decisions/0014-private-games.md` gives the reasons.
"""

from collections.abc import Container
from typing import TYPE_CHECKING

from msgspec.structs import replace

from parlotte.core.contract import Millis, Rejected
from parlotte.server.table.gathering import Gathering, KeepQuestion, Played

if TYPE_CHECKING:
    from parlotte.server.table.change import Change

ASKED_FOR: Millis = 600_000
MOST_OPEN = 4  # open questions at once; beyond this the oldest match is deleted


def ask_people(change: "Change", match: str, house: Millis, wall: int) -> None:
    """Asks the people of a private match that is over. Removed people can't answer."""
    table = change.table
    until, until_wall = house + ASKED_FOR, wall + ASKED_FOR // 1000
    asked = tuple(one for one in table.played_by if table.person(one) is not None)
    question = KeepQuestion(match, until, until_wall, asked)
    change.alter(keepings=(*table.keepings, question), played_by=(), parted=False)
    if table.parted or not asked:
        _erase(change, match)
    too_many = open_questions(change.table)[:-MOST_OPEN]
    for one in (*too_many, *([] if asked else [question])):
        _decide(change, one.match)


def open_questions(table: Gathering) -> list[KeepQuestion]:
    """Undecided questions, the oldest first."""
    return [one for one in table.keepings if not one.fate]


def question_for(table: Gathering, person: int, match: str | None) -> str:
    """The match that this person is asked about: the named one, or the last."""
    asked = [one for one in open_questions(table) if match in (None, one.match)]
    if not asked:
        raise Rejected("nothing-to-keep")
    mine = [one for one in asked if person in one.asked and person not in one.parted]
    if not mine:
        raise Rejected("keep-not-yours")
    return mine[-1].match


def record_answer(change: "Change", match: str, person: int, *, yes: bool) -> None:
    """Records an answer. A no deletes the log at once; no later yes restores it."""
    if not yes:
        _erase(change, match)
    question = _find(change.table, match)
    answered = tuple(sorted({*question.answered, person}))
    _put(change, replace(question, answered=answered))
    if set(question.asked) <= set(answered):
        _decide(change, match)


def count_as_no(change: "Change", person: int) -> None:
    """The person is removed or replaced, and nobody may answer for them: records a no."""
    if change.table.playing and person in change.table.played_by:
        change.alter(parted=True)
    for one in open_questions(change.table):
        if person in one.asked:
            _put(change, replace(one, parted=(*one.parted, person)))
            record_answer(change, one.match, person, yes=False)


def next_decision(table: Gathering) -> Millis | None:
    """When the next question expires, or a deleted match leaves the screens."""
    return min((one.until for one in table.keepings if one.fate != "kept"), default=None)


def time_left(table: Gathering, house: Millis) -> Millis:
    """Milliseconds left to answer the first open question."""
    return max((0, *(one.until - house for one in open_questions(table)[:1])))


def decide_due(change: "Change", house: Millis) -> set[str]:
    """Decides expired questions; returns the matches that leave all screens."""
    over = {one.match for one in change.table.keepings if one.fate != "kept" and one.until <= house}
    for one in open_questions(change.table):
        if one.match in over:
            _decide(change, one.match)
    change.alter(keepings=tuple(one for one in change.table.keepings if one.match not in over))
    return over


def clear_decided(change: "Change") -> None:
    """Another match starts: stops showing decided questions; open ones stay."""
    table = change.table
    if any(one.match == table.match and one.fate == "forgotten" for one in table.keepings):
        change.alter(hidden=())
    change.alter(keepings=tuple(open_questions(table)))
    if change.table.keepings:
        change.say("table-log-open")


def resumed(table: Gathering, house: Millis, wall: int, unreadable: str | None) -> Gathering:
    """After a restart: the time to answer ran on by the wall clock; unreadable matches expire."""
    keepings = [
        replace(one, until=min(one.until, house + _seconds_left(one, wall, unreadable) * 1000))
        for one in table.keepings
    ]
    return replace(table, keepings=tuple(keepings))


def _seconds_left(question: KeepQuestion, wall: int, unreadable: str | None) -> int:
    return 0 if question.match == unreadable else max(0, question.until_wall - wall)


def _erase(change: "Change", match: str) -> None:
    """Deletes the log for good, without announcing it. The screens are not changed."""
    question = _find(change.table, match)
    if not question.erased:
        change.write.forgotten.append(match)
        _put(change, replace(question, erased=True))


def _decide(change: "Change", match: str) -> None:
    """Decides and announces: everybody has answered, or the time is over."""
    question = _find(change.table, match)
    if set(question.asked) <= set(question.answered) and question.asked and not question.erased:
        change.write.changes.append((match, {"private": False, "forget_at": None}))
        _put(change, replace(question, fate="kept"))
        change.say("table-log-kept")
        return
    _erase(change, match)
    _put(change, replace(_find(change.table, match), fate="forgotten"))
    change.alter(played=tuple(_without_hidden(one, {match}) for one in change.table.played))
    change.say("table-log-forgotten")


def without_secrets(table: Gathering, playing: str | None) -> Gathering:
    """The gathering without the texts of private matches, which are stored only after consent."""
    secret = {one.match for one in table.keepings if one.fate != "kept"} | {playing}
    hidden = () if table.match in secret else table.hidden
    played = tuple(_without_hidden(one, secret) for one in table.played)
    return replace(table, hidden=hidden, played=played)


def _without_hidden(played: Played, matches: Container[str | None]) -> Played:
    return replace(played, hidden=()) if played.hidden and played.match in matches else played


def _find(table: Gathering, match: str) -> KeepQuestion:
    return next(one for one in table.keepings if one.match == match)


def _put(change: "Change", question: KeepQuestion) -> None:
    others = change.table.keepings
    change.alter(keepings=tuple(question if one.match == question.match else one for one in others))
