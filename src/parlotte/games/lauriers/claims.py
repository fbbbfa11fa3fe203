"""§7 "C'était la bonne": if no person prepared the list, an author may claim to have the truth."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.lauriers.options import claiming_time, voting_time
from parlotte.games.lauriers.phases import Entry, Judging, Polled, Recourse, Result, Revealing
from parlotte.games.lauriers.state import LauriersPlay, State
from parlotte.kit.ballot import Ballot


def other_writers(entries: tuple[Entry, ...], claimed: Entry) -> tuple[Seat, ...]:
    """The judges of a claim: all writers of other entries."""
    writers = {seat for entry in entries for seat in entry.authors}
    return tuple(sorted(writers.difference(claimed.authors)))


def claimable(result: Result, seat: Seat) -> int | None:
    """The index of this author's entry; None if it is the truth or was already judged."""
    judged = {claim.place for claim in result.claims}
    for number, entry in enumerate(result.entries):
        if seat in entry.authors and not entry.real and entry.place not in judged:
            return number
    return None


def may_claim(state: State, result: Result, seat: Seat) -> bool:
    """Only a person may claim, and only if another writer is present to judge."""
    if state.holders[seat] != "person":
        return False
    number = claimable(result, seat)
    if number is None:
        return False
    return bool(state.people_among(other_writers(result.entries, result.entries[number])))


def recourse(play: LauriersPlay, entries: tuple[Entry, ...], polled: Polled) -> Recourse | None:
    """What a recount starts from, kept while somebody may claim; None if nobody can."""
    state = play.state
    until = play.ends_in(claiming_time(state.options, len(entries)))
    kept = Recourse(until, polled, state.leaves, state.tale)
    counted = Result("", state.mdj, entries, polled.votes)
    return kept if someone_may_claim(state, counted) else None


def someone_may_claim(state: State, result: Result) -> bool:
    """Whether a claim is still possible. A player who is away may come back in time."""
    for seat in state.players:
        number = None if state.holders[seat] == "bot" else claimable(result, seat)
        if number is None:
            continue
        others = other_writers(result.entries, result.entries[number])
        if any(state.holders[other] != "bot" for other in others):
            return True
    return False


def claim(play: LauriersPlay, seat: Seat, phase: Revealing) -> None:
    """An author claims that the entry was the right one; the other writers judge at once."""
    result, state = phase.result, play.state
    if phase.recourse is None:
        raise Rejected("lauriers-claims-over")
    number = claimable(result, seat)
    if number is None or state.holders[seat] != "person":
        raise Rejected("lauriers-nothing-to-claim")
    others = other_writers(result.entries, result.entries[number])
    if not state.people_among(others):
        raise Rejected("lauriers-nobody-to-judge")
    play.announce("lauriers-claims", seat=seat)
    ends_at = play.ends_in(voting_time(state.options))
    bare = replace(phase, recourse=None)
    play.set(
        phase=Judging(ends_at, play.at, bare, phase.recourse, number, seat, Ballot(others)),
    )


def judge(play: LauriersPlay, seat: Seat, phase: Judging, place: int, *, agree: bool) -> None:
    if place != phase.verdict.result.entries[phase.entry].place:
        raise Rejected("lauriers-claim-settled")
    if seat not in phase.ballot.voters or play.state.holders[seat] != "person":
        raise Rejected("lauriers-not-yours-to-judge")
    play.amend(ballot=phase.ballot.cast(seat, aye=agree))


def judges(state: State, ballot: Ballot) -> tuple[Seat, ...]:
    """The other writers who count: the people present, and those who voted before leaving."""
    spoken = {*ballot.ayes, *ballot.noes}
    there = state.people_among(ballot.voters)
    return tuple(seat for seat in ballot.voters if seat in there or seat in spoken)


def granted(state: State, phase: Judging) -> bool:
    """More than half of the judges must agree; no answer counts as no."""
    return 2 * len(phase.ballot.ayes) > len(judges(state, phase.ballot))


def merge_with_truth(
    entries: tuple[Entry, ...], polled: Polled, claimed: int
) -> tuple[tuple[Entry, ...], Polled]:
    """Merges the claimed entry into the real definition, with its votes."""
    truth = next(number for number, entry in enumerate(entries) if entry.real)
    merged = replace(entries[truth], sheets=entries[truth].sheets + entries[claimed].sheets)
    kept = [number for number in range(len(entries)) if number != claimed]
    renumbered = {old: new for new, old in enumerate(kept)}
    votes = {
        seat: renumbered[truth if entry == claimed else entry]
        for seat, entry in polled.votes.items()
    }
    after = tuple(merged if number == truth else entries[number] for number in kept)
    return after, replace(polled, votes=votes)
