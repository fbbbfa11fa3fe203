"""§4 The definitions are read out one by one: by the MDJ, or by themselves if no person leads."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.lauriers.options import leading_time, reading_time
from parlotte.games.lauriers.phases import Preparing, Reading
from parlotte.games.lauriers.preparing import entries_of
from parlotte.games.lauriers.state import LauriersPlay
from parlotte.games.lauriers.votes import open_voting
from parlotte.games.lauriers.waiting import is_led_by_a_person
from parlotte.games.lauriers.writing import only_mdj


def open_reading(play: LauriersPlay, phase: Preparing) -> None:
    entries = entries_of(phase)
    play.announce("lauriers-list-ready", count=len(entries))
    reading = Reading(
        play.ends_in(leading_time(play.state.options)), phase.word, entries, phase.by_hand
    )
    if is_led_by_a_person(play.state):
        play.set(phase=reading)
    else:
        _read_next(play, reading)


def _read_next(play: LauriersPlay, phase: Reading) -> None:
    """Shows one more definition for as long as it takes to read it out, also sans chrono."""
    ends_at = play.at + reading_time(phase.entries[phase.read].text)
    play.set(phase=replace(phase, ends_at=ends_at, read=phase.read + 1, by_itself=True))


def time_is_up(play: LauriersPlay, phase: Reading) -> None:
    """If no person reads, the next definition comes; after the last one the vote opens."""
    if phase.by_itself and phase.read < len(phase.entries):
        _read_next(play, phase)
    else:
        open_voting(play, phase)


def leader_left(play: LauriersPlay, phase: Reading) -> None:
    """The reading goes on by itself."""
    if not phase.by_itself and not is_led_by_a_person(play.state):
        _read_next(play, phase)


def read_on(play: LauriersPlay, seat: Seat, phase: Reading, entry: int) -> None:
    """The MDJ has read an entry out; after the last one the vote opens."""
    only_mdj(play, seat)
    if phase.by_itself:
        raise Rejected("not-now")
    if entry != phase.read:
        raise Rejected("lauriers-already-read" if entry < phase.read else "lauriers-not-yet-read")
    play.amend(read=phase.read + 1)


def go_on(play: LauriersPlay, seat: Seat, phase: Reading) -> None:
    """Somebody wants to vote at once. Repeating it, or a bot's go-on, changes nothing."""
    if not phase.by_itself:
        raise Rejected("not-now")
    if seat in play.state.looking(phase.ready):
        play.amend(ready=tuple(sorted((*phase.ready, seat))))
