"""§7 "C'était la bonne": without a person's eye on the list, an author may claim the truth."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.lauriers.items import WordId
from parlotte.games.lauriers.options import claiming_time, voting_time
from parlotte.games.lauriers.play import LauriersPlay
from parlotte.games.lauriers.state import Case, Claiming, Entry, Judging, Polled, State
from parlotte.kit.ballot import Ballot
from parlotte.kit.collect import Collect


def other_writers(entries: tuple[Entry, ...], claimed: Entry) -> tuple[Seat, ...]:
    """Who judges a claim: those who wrote something else."""
    writers = {seat for entry in entries for seat in entry.authors}
    return tuple(sorted(writers.difference(claimed.authors)))


def may_claim(entries: tuple[Entry, ...], seat: Seat) -> bool:
    """An author whose entry is not the truth yet, and whom somebody could judge."""
    return any(
        seat in entry.authors and not entry.real and other_writers(entries, entry)
        for entry in entries
    )


def someone_may_claim(state: State, entries: tuple[Entry, ...]) -> bool:
    """Only people claim: bots know that they have invented their definition."""
    return any(
        state.holders[seat] == "person" and may_claim(entries, seat) for seat in state.players
    )


def open_claiming(
    play: LauriersPlay, word: WordId, entries: tuple[Entry, ...], polled: Polled
) -> None:
    ends_at = play.ends_in(claiming_time(play.state.options))
    play.set(phase=Claiming(ends_at, word, entries, polled, Collect(play.state.players)))


def claim(play: LauriersPlay, seat: Seat, phase: Claiming) -> None:
    """Say that one's entry was the right one."""
    if not may_claim(phase.entries, seat):
        raise Rejected("lauriers-nothing-to-claim")
    if not phase.claims.given.get(seat):
        play.tell("lauriers-claims", seat=seat)
    play.set(phase=replace(phase, claims=phase.claims.give(seat, True, done=True)))


def waive(play: LauriersPlay, seat: Seat, phase: Claiming) -> None:
    """Claim nothing, and go on."""
    if seat not in phase.claims.asked:
        raise Rejected("lauriers-nothing-to-claim")
    play.set(phase=replace(phase, claims=phase.claims.give(seat, False, done=True)))


def cases(phase: Claiming) -> tuple[Case, ...]:
    """What the other writers have to judge: each claimed entry."""
    claiming = {seat for seat, claims in phase.claims.given.items() if claims}
    return tuple(
        Case(
            number,
            tuple(seat for seat in entry.authors if seat in claiming),
            Ballot(other_writers(phase.entries, entry)),
        )
        for number, entry in enumerate(phase.entries)
        if claiming.intersection(entry.authors)
    )


def open_judging(play: LauriersPlay, phase: Claiming, claimed: tuple[Case, ...]) -> None:
    ends_at = play.ends_in(voting_time(play.state.options))
    play.set(phase=Judging(ends_at, phase.word, phase.entries, phase.polled, claimed))


def judge(play: LauriersPlay, seat: Seat, phase: Judging, entry: int, *, agree: bool) -> None:
    if not any(case.entry == entry and seat in case.ballot.voters for case in phase.cases):
        raise Rejected("lauriers-not-yours-to-judge")
    judged = tuple(
        replace(case, ballot=case.ballot.cast(seat, aye=agree)) if case.entry == entry else case
        for case in phase.cases
    )
    play.set(phase=replace(phase, cases=judged))


def settle_claims(play: LauriersPlay, phase: Judging) -> tuple[tuple[Entry, ...], Polled]:
    """What most of the other writers accept is merged with the real definition, votes included."""
    for case in phase.cases:
        verdict = "lauriers-claim-accepted" if case.ballot.carried() else "lauriers-claim-refused"
        for seat in case.claimants:
            play.tell(verdict, seat=seat)
    accepted = [case.entry for case in phase.cases if case.ballot.carried()]
    return merge_with_truth(phase.entries, phase.polled, accepted)


def merge_with_truth(
    entries: tuple[Entry, ...], polled: Polled, accepted: list[int]
) -> tuple[tuple[Entry, ...], Polled]:
    if not accepted:
        return entries, polled
    truth = next(number for number, entry in enumerate(entries) if entry.real)
    joined = tuple(sheet for number in accepted for sheet in entries[number].sheets)
    merged = replace(entries[truth], sheets=entries[truth].sheets + joined)
    kept = [number for number in range(len(entries)) if number not in accepted]
    renumbered = {old: new for new, old in enumerate(kept)}
    votes = {
        seat: renumbered[truth if entry in accepted else entry]
        for seat, entry in polled.votes.items()
    }
    after = tuple(merged if number == truth else entries[number] for number in kept)
    return after, replace(polled, votes=votes)
