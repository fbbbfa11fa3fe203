"""§7 "C'était la bonne": without a person's eye on the list, an author may claim the truth."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.lauriers.items import WordId
from parlotte.games.lauriers.options import claiming_time, voting_time
from parlotte.games.lauriers.play import LauriersPlay
from parlotte.games.lauriers.state import Claiming, Entry, Judging, Polled, State
from parlotte.kit.ballot import Ballot
from parlotte.kit.collect import Collect


def other_writers(entries: tuple[Entry, ...], claimed: Entry) -> tuple[Seat, ...]:
    """Who judges a claim: those who wrote something else."""
    writers = {seat for entry in entries for seat in entry.authors}
    return tuple(sorted(writers.difference(claimed.authors)))


def claimants(state: State, entries: tuple[Entry, ...]) -> tuple[Seat, ...]:
    """The people present whose entry is not the truth yet, and whom somebody could judge."""
    return tuple(
        sorted(
            seat
            for entry in entries
            if not entry.real and other_writers(entries, entry)
            for seat in entry.authors
            if state.holders[seat] == "person"
        )
    )


def open_claiming(
    play: LauriersPlay, word: WordId, entries: tuple[Entry, ...], polled: Polled
) -> None:
    ends_at = play.ends_in(claiming_time(play.state.options))
    claims: Collect[bool] = Collect(claimants(play.state, entries))
    play.set(phase=Claiming(ends_at, word, entries, polled, claims))


def claim(play: LauriersPlay, seat: Seat, phase: Claiming, *, claims: bool) -> None:
    """Say that one's entry was the right one, or that there is nothing to claim."""
    if seat not in phase.claims.asked:
        raise Rejected("lauriers-nothing-to-claim")
    if claims and not phase.claims.given.get(seat):
        play.tell("lauriers-claims", seat=seat)
    play.set(phase=replace(phase, claims=phase.claims.give(seat, claims, done=True)))


def claimed_entries(phase: Claiming) -> tuple[int, ...]:
    claiming = {seat for seat, claims in phase.claims.given.items() if claims}
    return tuple(
        number for number, entry in enumerate(phase.entries) if claiming.intersection(entry.authors)
    )


def open_judging(play: LauriersPlay, phase: Claiming, claimed: tuple[int, ...]) -> None:
    """The other writers judge each claim."""
    ballots = {
        number: Ballot(other_writers(phase.entries, phase.entries[number])) for number in claimed
    }
    ends_at = play.ends_in(voting_time(play.state.options))
    play.set(phase=Judging(ends_at, phase.word, phase.entries, phase.polled, ballots))


def judge(play: LauriersPlay, seat: Seat, phase: Judging, entry: int, *, agree: bool) -> None:
    ballot = phase.ballots.get(entry)
    if ballot is None or seat not in ballot.voters:
        raise Rejected("lauriers-not-yours-to-judge")
    ballots = {**phase.ballots, entry: ballot.cast(seat, aye=agree)}
    play.set(phase=replace(phase, ballots=ballots))


def settle_claims(play: LauriersPlay, phase: Judging) -> tuple[tuple[Entry, ...], Polled]:
    """What most of the other writers accept is merged with the real definition, votes included."""
    accepted = [number for number, ballot in phase.ballots.items() if ballot.carried()]
    for number, entry in enumerate(phase.entries):
        if number in phase.ballots:
            verdict = "accepted" if number in accepted else "refused"
            for seat in entry.authors:
                play.tell(f"lauriers-claim-{verdict}", seat=seat)
    return merge_with_truth(phase.entries, phase.polled, accepted)


def merge_with_truth(
    entries: tuple[Entry, ...], polled: Polled, accepted: list[int]
) -> tuple[tuple[Entry, ...], Polled]:
    if not accepted:
        return entries, polled
    truth = next(number for number, entry in enumerate(entries) if entry.real)
    joined = tuple(sheet for number in accepted for sheet in entries[number].sheets)
    merged = Entry(entries[truth].text, entries[truth].sheets + joined)
    kept = [number for number in range(len(entries)) if number not in accepted]
    renumbered = {old: new for new, old in enumerate(kept)}
    votes = {
        seat: renumbered[truth if entry in accepted else entry]
        for seat, entry in polled.votes.items()
    }
    after = tuple(merged if number == truth else entries[number] for number in kept)
    return after, Polled(votes, polled.staked)
