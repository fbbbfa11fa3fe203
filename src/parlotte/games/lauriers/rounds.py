"""A round from beginning to end: the leader, the card, and the end of the match."""

from parlotte.core.contract import Seat
from parlotte.games.lauriers import writing
from parlotte.games.lauriers.cards import draw
from parlotte.games.lauriers.content import Book, WordId
from parlotte.games.lauriers.options import choosing_time, leading_time
from parlotte.games.lauriers.phases import (
    Choosing,
    Finished,
    Reading,
    Result,
    Revealing,
    Voting,
    Writing,
)
from parlotte.games.lauriers.preparing import open_preparing
from parlotte.games.lauriers.results import finish, given_away, is_last, show
from parlotte.games.lauriers.state import LauriersPlay, State
from parlotte.games.lauriers.waiting import next_leader


def open_round(play: LauriersPlay, leader: Seat) -> None:
    """§1 Only the leader sees the new card; chance picks the word if the options say so or nobody
    leads."""
    state, draws = play.state, play.draws()
    cards = play.book.cards(state.options)
    drawn = draw(cards, state.deck, state.played, state.barred, draws)
    by_chance = state.options.pick == "hasard" or state.options.automatic_mdj
    word = draws.pick(drawn.words) if by_chance else None
    play.set(
        round=state.round + 1, turn=leader, deck=drawn.deck, played=drawn.played, rng=draws.rng
    )
    if play.state.mdj is not None:
        play.announce("lauriers-leads", seat=leader)
    if word is not None:
        writing.open_writing(play, word)
        return
    ends_at = play.ends_in(choosing_time(state.options))
    play.set(phase=Choosing(ends_at, drawn.words))


def close_writing(play: LauriersPlay, phase: Writing) -> None:
    """§2 If nobody has written anything, the round is void."""
    proposals = writing.hand_in(phase)
    if proposals:
        open_preparing(play, phase.word, proposals)
    else:
        play.announce("lauriers-void")
        show(play, Result(phase.word, play.state.mdj))


def hear(play: LauriersPlay) -> None:
    """A person or the host has acted, so this round is not silent."""
    if not play.state.heard:
        play.set(heard=True)


def barred_if_stopped(book: Book, state: State) -> set[WordId]:
    """The barred words, plus those of a round stopped before its results, which the table has
    seen."""
    match state.phase:
        case Reading(word=word, entries=entries) | Voting(word=word, entries=entries):
            return given_away(book, word, (e.sheets for e in entries)).union(state.barred)
        case _:
            return set(state.barred)


def close_reveal(play: LauriersPlay, phase: Revealing) -> None:
    """Goes on to the next leader, or ends the match. At an empty table, the results stay shown.

    The match ends after as many silent rounds as there are seats. A round is silent if it was void
    and no person or host acted in it, or if nobody was there to see its results.
    """
    state = play.state
    if is_last(state):
        finish(play, phase.result, shown=True)
        return
    alive = state.present and (state.heard or phase.result.entries)
    silent = 0 if alive else state.silent_rounds + 1
    if silent >= len(state.holders):
        play.announce("lauriers-abandoned")
        play.set(phase=Finished(phase.result, (), shown=True))
        return
    play.set(heard=False, silent_rounds=silent)
    if state.present:
        open_round(play, next_leader(state))
    else:
        ends_at = play.ends_in(leading_time(state.options))
        play.set(phase=Revealing(ends_at, phase.result, phase.ready))
