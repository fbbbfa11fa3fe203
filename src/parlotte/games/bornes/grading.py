"""§11 The end of a deal, and §12 the jury that grades its sentences."""

from collections.abc import Sequence

from parlotte.core.contract import Rejected, Seat
from parlotte.games.bornes.actions import SentenceId
from parlotte.games.bornes.options import jury_time, score_time
from parlotte.games.bornes.phases import Judging, Scored
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.scoring import graded, tally
from parlotte.games.bornes.state import DealEnd, Grade, Pile, Sheet, State
from parlotte.kit.collect import Collect


def end_deal(play: BornesPlay, why: DealEnd, by: Seat | None = None) -> None:
    """Everybody grades the sentences; if there are none, the points are counted at once."""
    play.set(ended=why, went_out=by, drafts={})
    judged = to_grade(play.state)
    if not judged:
        count_points(play, {})
        return
    time = jury_time(play.state.options, len(judged))
    given = Collect[tuple[SentenceId, ...]](tuple(play.state.seats))
    play.open(Judging(play.ends_in(time), given))


def to_grade(state: State) -> tuple[Pile, ...]:
    """Accepted sentences, except proverbs, which have their own grade."""
    return tuple(pile for pile in state.piles if not pile.proverb)


def grade(
    play: BornesPlay, seat: Seat, phase: Judging, funny: Sequence[str], *, done: bool
) -> None:
    """§12 A vote: each sentence is simple, or shows humour or imagination. Votes are secret."""
    known = {str(pile.id): pile.id for pile in to_grade(play.state)}
    if not set(funny) <= known.keys():
        raise Rejected("bornes-no-such-sentence")
    liked = tuple(number for name, number in known.items() if name in funny)
    if not done and seat not in phase.given.confirmed:
        play.concerns(seat)
    play.amend(given=phase.given.give(seat, liked, done=done))


def close_jury(play: BornesPlay, phase: Judging) -> None:
    count_points(play, phase.given.given)


def count_points(play: BornesPlay, votes: dict[Seat, tuple[SentenceId, ...]]) -> None:
    """§13 Counts the points of this deal."""
    state, book = play.state, play.book
    sentences = []
    for pile in state.piles:
        mark, funny = _grade(pile, votes)
        sentences.append(graded(book, state.options, pile, mark, funny))
    tallies = tuple(tally(book, state, seat, sentences) for seat in state.seats)
    why: DealEnd = state.ended or "no-words"
    sheet = Sheet(state.deal, why, state.went_out, tallies, tuple(sentences))
    play.set(sheets=(*state.sheets, sheet))
    play.open(Scored(play.ends_in(score_time(state.options))))


def _grade(pile: Pile, votes: dict[Seat, tuple[SentenceId, ...]]) -> tuple[Grade, int]:
    """The majority grade; R: a tie, or no vote at all, means simple."""
    funny = sum(pile.id in liked for liked in votes.values())
    if pile.proverb:
        return "proverb", 0
    return ("humour" if 2 * funny > len(votes) else "simple"), funny
