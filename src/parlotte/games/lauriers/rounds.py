"""A round from end to end: who leads, which card, and when it is all over."""

from parlotte.core.contract import Seat
from parlotte.games.lauriers import writing
from parlotte.games.lauriers.deck import draw
from parlotte.games.lauriers.options import choosing_time, leading_time
from parlotte.games.lauriers.play import LauriersPlay
from parlotte.games.lauriers.scoring import diploma_winners
from parlotte.games.lauriers.state import Choosing, Finished, Result, Revealing
from parlotte.games.lauriers.waiting import next_leader


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


def go_on(play: LauriersPlay, seat: Seat, phase: Revealing) -> None:
    if seat not in phase.ready:
        ready = tuple(sorted((*phase.ready, seat)))
        play.set(phase=Revealing(phase.ends_at, phase.result, ready))


def close_reveal(play: LauriersPlay, phase: Revealing) -> None:
    """On to the next leader, unless the whole circle has led without anybody acting."""
    state = play.state
    silent = 0 if state.heard else state.silent_rounds + 1
    if silent >= len(state.holders):
        play.tell("lauriers-abandoned")
        play.set(phase=Finished(phase.result, ()))
        return
    play.set(heard=False, silent_rounds=silent)
    open_round(play, next_leader(play.state))
