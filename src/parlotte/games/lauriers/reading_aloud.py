"""§4 A person who leads reads the list out, one entry after another."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.lauriers.options import leading_time
from parlotte.games.lauriers.play import LauriersPlay
from parlotte.games.lauriers.preparing import entries_of
from parlotte.games.lauriers.state import Preparing, Reading
from parlotte.games.lauriers.writing import only_mdj


def open_reading(play: LauriersPlay, phase: Preparing) -> None:
    entries = entries_of(phase)
    ends_at = play.ends_in(leading_time(play.state.options))
    play.announce("lauriers-list-ready", count=len(entries))
    play.set(phase=Reading(ends_at, phase.word, entries, phase.by_hand))


def read_on(play: LauriersPlay, seat: Seat, phase: Reading, entry: int) -> None:
    """After the last one all vote."""
    only_mdj(play, seat)
    if entry != phase.read:
        raise Rejected("lauriers-already-read" if entry < phase.read else "lauriers-not-yet-read")
    play.set(phase=replace(phase, read=phase.read + 1))
