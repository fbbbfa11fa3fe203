"""§1 and §2: a word is chosen, and everybody but the MDJ writes a definition of it."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.lauriers.items import WordId
from parlotte.games.lauriers.options import writing_time
from parlotte.games.lauriers.play import LauriersPlay
from parlotte.games.lauriers.state import Choosing, Sheet, Writing
from parlotte.kit.collect import Collect
from parlotte.kit.text import clean, fold, typeset

MOST_CHARACTERS = 200


def choose(play: LauriersPlay, seat: Seat, phase: Choosing, word: WordId) -> None:
    """§1 The MDJ picks one of the words of the card."""
    if seat != play.state.mdj:
        raise Rejected("lauriers-mdj-only")
    if word not in phase.words:
        raise Rejected("lauriers-not-on-the-card")
    open_writing(play, word)


def open_writing(play: LauriersPlay, word: WordId) -> None:
    """All see the word and its class, nothing of its meaning."""
    state = play.state
    play.tell("lauriers-word", word=play.book.words[word].spelling)
    ends_at = play.ends_in(writing_time(state.options))
    play.set(phase=Writing(ends_at, word, Collect(state.players)), played=(*state.played, word))


def written(text: str, *, least: int = 1) -> str:
    """A player's text, cleaned, within its limits."""
    cleaned = clean(text)
    if len(cleaned) > MOST_CHARACTERS:
        raise Rejected("text-too-long", most=MOST_CHARACTERS, length=len(cleaned))
    if len(cleaned) < least or (least and not fold(cleaned)):
        raise Rejected("text-empty")
    return cleaned


def write(play: LauriersPlay, seat: Seat, phase: Writing, text: str, *, done: bool) -> None:
    """§2 A draft or a confirmed text, to be corrected until the phase closes."""
    if seat not in phase.sheets.asked:
        raise Rejected("lauriers-mdj-does-not-write")
    cleaned = written(text, least=1 if done else 0)
    before = phase.sheets
    after = before.give(seat, cleaned, done=done) if cleaned else before.take_back(seat)
    if done and seat not in before.confirmed:
        play.tell("lauriers-hands-in", seat=seat)
    play.set(phase=Writing(phase.ends_at, phase.word, after))


def hand_in(play: LauriersPlay, phase: Writing) -> tuple[Sheet, ...]:
    """§2 What was written when the phase closes: confirmed texts, and drafts that say something.

    Who uses the true definition of another word gives that word away: it never comes up here.
    """
    sheets = tuple(Sheet(seat, text) for seat, text in phase.sheets.given.items() if fold(text))
    given_away = {play.book.by_definition.get(fold(typeset(sheet.text))) for sheet in sheets}
    barred = {word for word in given_away if word is not None and word != phase.word}
    if not barred.issubset(play.state.barred):
        play.set(barred=tuple(sorted(barred.union(play.state.barred))))
    return sheets
