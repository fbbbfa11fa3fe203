"""Whether the log of a private game is kept: for ten minutes its people are asked.

It is when all of them who are there say yes. Whoever says no decides for all, and so does silence.
`docs/decisions/0014-private-games.md` says why.
"""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from parlotte.core.contract import Millis
from parlotte.server.table.gathering import ROBOT, Fate, Gathering, Keeping, Person, played_match

if TYPE_CHECKING:
    from parlotte.server.table.change import Change
    from parlotte.server.table.presence import Attendance

ASKED_FOR: Millis = 600_000


def ask(table: Gathering, match: str, house: Millis, wall: int) -> Gathering:
    """A private match is over: from now on its people are asked."""
    keeping = Keeping(match, house + ASKED_FOR, wall + ASKED_FOR // 1000)
    return replace(table, keeping=keeping, keepers=())


def may_say(table: Gathering, person: Person) -> bool:
    """Whoever played it; not a robot, nor who has been given the seat since."""
    keeping = table.keeping
    if keeping is None or person.is_bot or person.animal == ROBOT:
        return False
    played = played_match(table, keeping.match)
    return played is not None and person.id in played.people and person.since < played.ended_at


def asked(table: Gathering, there: "Attendance") -> tuple[int, ...]:
    """Whose yes is needed: of those who played, all who are there. A phone that sleeps for a moment
    is there; whoever is missing for longer, or has left, holds up nobody."""
    return tuple(
        one.id
        for one in table.humans
        if may_say(table, one)
        and (there.is_here(one.id) or not (one.gone or there.is_missing(one.id)))
    )


def agreed(table: Gathering, there: "Attendance") -> bool:
    """All who are there want it kept; where nobody is, nobody does."""
    people = asked(table, there)
    return bool(people) and set(people) <= set(table.keepers)


def next_step(table: Gathering, there: "Attendance", house: Millis) -> Millis | None:
    """When there is something to decide, or to take off the screens."""
    keeping = table.keeping
    if keeping is None or keeping.fate == "kept":
        return None
    return house if not keeping.fate and agreed(table, there) else keeping.until


def left_to_say(table: Gathering, house: Millis) -> Millis:
    keeping = table.keeping
    return 0 if keeping is None or keeping.fate else max(0, keeping.until - house)


def settle(change: "Change", there: "Attendance", house: Millis) -> bool:
    """What the time that has come, or who has left, decides. True: what is still to be seen of the
    match is to be taken off all screens."""
    keeping = change.table.keeping
    if keeping is None or keeping.fate == "kept":
        return False
    if not keeping.fate and agreed(change.table, there):
        keep(change)
        return False
    if house < keeping.until:
        return False
    if not keeping.fate:
        forget(change)
    change.alter(keeping=None, hidden=())
    return True


def keep(change: "Change") -> None:
    """From now on it is a match like any other; unless somebody thinks again, before the next."""
    keeping = _decided(change, "kept")
    change.write.changes.append((keeping.match, {"private": False, "forget_at": None}))
    change.say("table-log-kept")


def forget(change: "Change") -> None:
    """For good. What is on the screens stays there until the time is up, or another begins."""
    keeping = _decided(change, "forgotten")
    change.alter(keepers=())
    change.write.forgotten.append(keeping.match)
    change.say("table-log-forgotten")


def _decided(change: "Change", fate: Fate) -> Keeping:
    if change.table.keeping is None:
        raise ValueError("nobody was asked")
    keeping = replace(change.table.keeping, fate=fate)
    change.alter(keeping=keeping)
    return keeping


def make_way(change: "Change") -> None:
    """Another match begins: what is not kept by now is forgotten."""
    keeping = change.table.keeping
    if keeping is None or keeping.fate == "kept":
        return
    if not keeping.fate:
        forget(change)
    change.alter(keeping=None, hidden=())


def taken_up(table: Gathering, house: Millis, seconds: int) -> Gathering:
    """As read from the store, with so many seconds left by the clock on the wall: the time went on
    while the house was closed."""
    if table.keeping is None:
        return table
    until = min(table.keeping.until, house + max(0, seconds) * 1000)
    return replace(table, keeping=replace(table.keeping, until=until))


def forgotten_since(table: Gathering) -> Gathering:
    """As read from the store, where the log of its last match is no more."""
    return replace(table, keeping=None, keepers=(), hidden=())
