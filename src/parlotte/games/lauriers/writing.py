"""§1 and §2: a word is chosen, and everybody but the MDJ writes a definition of it."""

from parlotte.core.contract import Rejected, Seat
from parlotte.core.folding import fold
from parlotte.games.lauriers.content import WordId
from parlotte.games.lauriers.options import writing_time
from parlotte.games.lauriers.phases import Choosing, Sheet, Writing
from parlotte.games.lauriers.state import LauriersPlay
from parlotte.kit.collect import Collect
from parlotte.kit.text import written

MOST_CHARACTERS = 200
# Typesetting can lengthen a text, and the MDJ may reword the typeset version.
MOST_REWORDED = 2 * MOST_CHARACTERS


def only_mdj(play: LauriersPlay, seat: Seat) -> None:
    if seat != play.state.mdj:
        raise Rejected("lauriers-mdj-only")


def choose(play: LauriersPlay, seat: Seat, phase: Choosing, word: WordId) -> None:
    """§1 The MDJ picks one of the words of the card."""
    only_mdj(play, seat)
    if word not in phase.words:
        raise Rejected("lauriers-not-on-the-card")
    open_writing(play, word)


def open_writing(play: LauriersPlay, word: WordId) -> None:
    """Everybody sees the word and its class, but nothing of its meaning."""
    state = play.state
    play.announce("lauriers-word", word=play.book.words[word].spelling)
    ends_at = play.ends_in(writing_time(state.options))
    bots = tuple([seat for seat in state.players if state.holders[seat] == "bot"])
    play.set(
        phase=Writing(ends_at, word, Collect(state.players), bots), played=(*state.played, word)
    )


def write(play: LauriersPlay, seat: Seat, phase: Writing, text: str, *, done: bool) -> None:
    """§2 A draft or a confirmed text; it can be corrected until the phase closes."""
    if seat not in phase.sheets.asked:
        raise Rejected("lauriers-mdj-does-not-write")
    cleaned = written(text, MOST_CHARACTERS, least=1 if done else 0)
    before = phase.sheets
    after = before.give(seat, cleaned, done=done) if cleaned else before.take_back(seat)
    if done and seat not in before.confirmed:
        play.announce("lauriers-hands-in", seat=seat)
    elif seat not in before.confirmed:
        play.concerns(seat)
    play.amend(sheets=after)


def hand_in(phase: Writing) -> tuple[Sheet, ...]:
    """§2 The texts at the end of the phase: confirmed ones, and drafts that contain letters."""
    return tuple(Sheet(seat, text) for seat, text in phase.sheets.given.items() if fold(text))
