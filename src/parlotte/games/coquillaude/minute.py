"""§10 The anagram minute, the risk of a claim: the rival with the most anagrams takes the
points."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.coquillaude.draft_check import anagram_fault, anagram_points
from parlotte.games.coquillaude.options import MOST_ANAGRAMS, THE_MINUTE, beat_time
from parlotte.games.coquillaude.phases import Bid, Buzzed, Entry, Minute, Placed, Placing
from parlotte.games.coquillaude.play import CoquillaudePlay
from parlotte.games.coquillaude.state import State
from parlotte.games.coquillaude.waiting import rivals
from parlotte.lexicon.judge import as_on_board


def open_minute(play: CoquillaudePlay, placing: Placing, bids: tuple[Bid, ...]) -> None:
    """Opens only if an anagram was claimed and another one is allowed."""
    claimed, most = len(placing.proposal.anagrams), MOST_ANAGRAMS[play.state.options.anagrams]
    if claimed and (most is None or claimed < most):
        play.announce("coquillaude-minute", word=_as_read(play, placing))
        play.open(Minute(play.at + THE_MINUTE, play.at, placing, bids))
    else:
        score(play, placing, bids)


def buzz(play: CoquillaudePlay, seat: Seat, phase: Minute) -> None:
    _may(play.state, phase, seat)
    if has_buzzed(phase, seat):
        raise Rejected("coquillaude-buzzed")
    buzzed = Buzzed(seat, play.at - phase.began)
    play.amend(buzzed=(*phase.buzzed, buzzed))


def enter(play: CoquillaudePlay, seat: Seat, phase: Minute, text: str) -> None:
    """Accepts only words that the app knows. The claimed anagrams count for a rival already."""
    _may(play.state, phase, seat)
    if not has_buzzed(phase, seat):
        raise Rejected("coquillaude-buzz-first")
    proposal, said = phase.placing.proposal, as_on_board(text)
    if said in proposal.anagrams:
        raise Rejected("coquillaude-claimed-already", word=said)
    shown = [entry.word for entry in entries_of(phase, seat)]
    counted = len(proposal.anagrams) + len(shown)
    fault = anagram_fault(play.book, play.state, proposal.word, text, shown, counted)
    if fault is not None:
        raise fault.rejected()
    entry = Entry(seat, said, play.at - phase.began)
    play.amend(entries=(*phase.entries, entry))


def enough(play: CoquillaudePlay, seat: Seat, phase: Minute) -> None:
    _may(play.state, phase, seat)
    play.amend(done=tuple(sorted((*phase.done, seat))))


def _may(state: State, phase: Minute, seat: Seat) -> None:
    if seat not in rivals(state):
        raise Rejected("coquillaude-your-own-word")
    if seat in phase.done:
        raise Rejected("coquillaude-said-enough")


def has_buzzed(phase: Minute, seat: Seat) -> bool:
    return any(one.seat == seat for one in phase.buzzed)


def entries_of(phase: Minute, seat: Seat) -> tuple[Entry, ...]:
    return tuple(entry for entry in phase.entries if entry.seat == seat)


def taker_of(phase: Minute) -> Seat | None:
    """The rival with the most entries; of equals, the first to reach that number."""
    last: dict[Seat, tuple[int, int]] = {}
    for number, entry in enumerate(phase.entries):
        last[entry.seat] = (last.get(entry.seat, (0, 0))[0] + 1, -number)
    return max(last, key=last.__getitem__, default=None)


def close_minute(play: CoquillaudePlay, phase: Minute) -> None:
    """Shows all entries at once."""
    taker = taker_of(phase)
    score(play, replace(phase.placing, entries=phase.entries, taker=taker), phase.bids)


def score(play: CoquillaudePlay, placing: Placing, bids: tuple[Bid, ...]) -> None:
    """The placer's points; a rival who takes them adds the square of each extra anagram."""
    points, taker = placing.proposal.points, placing.taker
    word = _as_read(play, placing)
    if taker is None:
        play.announce("coquillaude-places", seat=placing.seat, word=word, points=points)
        winner = placing.seat
    else:
        added = [entry.word for entry in placing.entries if entry.seat == taker]
        points += sum(
            anagram_points(play.book, play.state, placing.proposal, anagram) for anagram in added
        )
        trusted = placing.trusted or not set(added).isdisjoint(play.state.trusted)
        placing = replace(placing, trusted=trusted)
        play.announce("coquillaude-takes", seat=taker, word=word, points=points)
        winner = taker
    play.score(winner, points)
    show(play, replace(placing, scored=points), bids)


def _as_read(play: CoquillaudePlay, placing: Placing) -> str:
    return play.book.written(placing.proposal.word, placing.proposal.written)


def show(play: CoquillaudePlay, placing: Placing | None, bids: tuple[Bid, ...]) -> None:
    state = play.state
    if placing is not None:
        *before, last = state.past
        told = replace(last, word=placing.proposal.word, by=placing.seat, scored=placing.scored)
        play.set(words=(*state.words, placing), past=(*before, told))
    play.open(Placed(play.ends_in(beat_time(state.options)), placing, bids))
