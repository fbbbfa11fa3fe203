"""A round from end to end: who leads, which card, and when it is all over."""

from collections.abc import Iterable

from parlotte.core.contract import Seat
from parlotte.core.folding import fold
from parlotte.games.lauriers import writing
from parlotte.games.lauriers.book import Book
from parlotte.games.lauriers.deck import draw
from parlotte.games.lauriers.items import WordId
from parlotte.games.lauriers.options import choosing_time, leading_time
from parlotte.games.lauriers.play import LauriersPlay
from parlotte.games.lauriers.scoring import diploma_winners
from parlotte.games.lauriers.state import (
    Choosing,
    Claiming,
    Finished,
    Judging,
    Reading,
    Result,
    Revealing,
    Sheet,
    State,
    Voting,
)
from parlotte.games.lauriers.waiting import next_leader, waiting
from parlotte.kit.text import typeset


def open_round(play: LauriersPlay, leader: Seat) -> None:
    """§1 The leader alone sees a fresh card; chance picks where the table or nobody leads."""
    state, draws = play.state, play.draws()
    cards = play.book.cards(state.options)
    drawn = draw(cards, state.deck, state.played, state.barred, draws)
    by_chance = state.options.pick == "hasard" or state.options.automatic_mdj
    word = draws.pick(drawn.words) if by_chance else None
    play.set(
        round=state.round + 1, turn=leader, deck=drawn.deck, played=drawn.played, rng=draws.rng
    )
    if play.state.mdj is not None:
        play.tell("lauriers-leads", seat=leader)
    if word is not None:
        writing.open_writing(play, word)
        return
    ends_at = play.ends_in(choosing_time(state.options))
    play.set(phase=Choosing(ends_at, drawn.words))


def reveal(play: LauriersPlay, result: Result) -> None:
    """§7 All see the round; it is the last one when a pawn has reached the diploma."""
    give_away(play, result)
    state = play.state
    for score in result.scores:
        if score.total:
            play.tell("lauriers-moves", seat=score.seat, points=score.total, leaf=score.leaf)
    winners = diploma_winners(state)
    if winners:
        for seat in winners:
            play.tell("lauriers-wins", seat=seat)
        play.set(phase=Finished(result, winners))
    else:
        play.set(phase=Revealing(play.ends_in(leading_time(state.options)), result))


def give_away(play: LauriersPlay, result: Result) -> None:
    """§2 Whose true definition has been used for another word never comes up at this table."""
    words = given_away(play.book, result.word, (e.sheets for e in result.entries))
    if not words.issubset(play.state.barred):
        play.set(barred=tuple(sorted(words.union(play.state.barred))))


def given_away(book: Book, word: WordId, used: Iterable[tuple[Sheet, ...]]) -> set[WordId]:
    """The words whose true definition stands among these sheets on another word."""
    texts = [fold(typeset(sheet.text)) for sheets in used for sheet in sheets]
    return {other for text in texts for other in book.by_definition.get(text, ())} - {word}


def barred_if_stopped(book: Book, state: State) -> set[WordId]:
    """With those of a round that is stopped before its results: the table has seen them."""
    match state.phase:
        case (
            Reading(word=word, entries=entries)
            | Voting(word=word, entries=entries)
            | Claiming(word=word, entries=entries)
            | Judging(word=word, entries=entries)
        ):
            return given_away(book, word, (e.sheets for e in entries)).union(state.barred)
        case _:
            return set(state.barred)


def go_on(play: LauriersPlay, seat: Seat, phase: Revealing) -> None:
    """Enough looked at. A second tap, or a bot's beside people, changes nothing."""
    if seat in waiting(play.state):
        ready = tuple(sorted((*phase.ready, seat)))
        play.set(phase=Revealing(phase.ends_at, phase.result, ready))


def close_reveal(play: LauriersPlay, phase: Revealing) -> None:
    """On to the next leader. At a table that nobody sits at, the results stay up for now.

    As many silent rounds as there are seats end the match: void, and neither a person nor the
    host has acted; or nobody was there to see the results.
    """
    state = play.state
    alive = state.present and (state.heard or phase.result.entries)
    silent = 0 if alive else state.silent_rounds + 1
    if silent >= len(state.holders):
        play.tell("lauriers-abandoned")
        play.set(phase=Finished(phase.result, ()))
        return
    play.set(heard=False, silent_rounds=silent)
    if state.present:
        open_round(play, next_leader(state))
    else:
        ends_at = play.ends_in(leading_time(state.options))
        play.set(phase=Revealing(ends_at, phase.result, phase.ready))
