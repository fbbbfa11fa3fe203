"""§12 The grade of an accepted sentence: given with the vote, or by a jury when the deal ends."""

from collections.abc import Sequence

from parlotte.core.contract import Rejected, Seat
from parlotte.games.bornes.actions import Finish, SentenceId, Vote
from parlotte.games.bornes.options import jury_time, score_time
from parlotte.games.bornes.phases import Asked, Judging, Scored, Voting
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.scoring import graded, tally
from parlotte.games.bornes.state import DealEnd, Grade, Pile, Sheet, State
from parlotte.kit.collect import Collect


def may_grade(state: State, asked: Asked, seat: Seat) -> bool:
    """R: the vote on a finished sentence grades it, unless it is a proverb or a jury does. A
    partner's grade would not count."""
    grades = isinstance(asked, Finish) and not asked.proverb and not state.options.jury
    return grades and seat not in state.side(state.turn.seat)


def find_funny(play: BornesPlay, phase: Voting, seat: Seat, vote: Vote) -> None:
    """The grade given with a vote, new or changed."""
    if vote.funny and not may_grade(play.state, phase.asked, seat):
        raise Rejected("bornes-yes-or-no")
    others = tuple(one for one in phase.funny if one != seat)
    funny = vote.aye and vote.funny
    play.amend(funny=tuple(sorted((*others, seat))) if funny else others)


def grade_of(state: State, asked: Finish, vote: Voting | None) -> tuple[Grade | None, int]:
    """The grade of a sentence that is accepted, and the votes for humour. R: of those who said yes,
    more funny than plain; a silence is plain."""
    if asked.proverb:
        return "proverb", 0
    if state.options.jury:
        return None, 0
    if vote is None:  # nobody was there to vote
        return "simple", 0
    ballot = vote.ballot
    yes = [one for one in ballot.voters if may_grade(state, asked, one) and one not in ballot.noes]
    funny = sum(one in vote.funny for one in yes)
    return ("humour" if 2 * funny > len(yes) else "simple"), funny


def end_deal(play: BornesPlay, why: DealEnd, by: Seat | None = None) -> None:
    """A jury grades the sentences, where there is one; otherwise the points are counted at once."""
    play.set(ended=why, went_out=by, drafts={})
    state = play.state
    judges = tuple(seat for seat in state.seats if to_grade(state, seat))
    if not judges:
        count_points(play, {})
        return
    most = max(len(to_grade(state, seat)) for seat in judges)
    time = jury_time(state.options, most)
    play.open(Judging(play.ends_in(time), Collect[tuple[SentenceId, ...]](judges)))


def to_grade(state: State, seat: Seat) -> tuple[Pile, ...]:
    """The accepted sentences that this seat grades in a jury: those of the other sides that have no
    grade yet."""
    if not state.options.jury:
        return ()
    side = state.side(seat)
    return tuple(one for one in state.piles if one.grade is None and one.owner not in side)


def grade(
    play: BornesPlay, seat: Seat, phase: Judging, funny: Sequence[str], *, done: bool
) -> None:
    """A sentence is simple, or shows humour or imagination. Grades are secret."""
    if seat not in phase.given.asked:
        raise Rejected("bornes-no-vote")
    known = {str(pile.id): pile.id for pile in to_grade(play.state, seat)}
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
        mark, funny = (pile.grade, pile.funny) if pile.grade else _judged(state, pile, votes)
        sentences.append(graded(book, state.options, pile, mark, funny))
    tallies = tuple(tally(book, state, seat, sentences) for seat in state.seats)
    why: DealEnd = state.ended or "no-words"
    sheet = Sheet(state.deal, why, state.went_out, tallies, tuple(sentences))
    play.set(sheets=(*state.sheets, sheet))
    play.open(Scored(play.ends_in(score_time(state.options))))


def _judged(
    state: State, pile: Pile, votes: dict[Seat, tuple[SentenceId, ...]]
) -> tuple[Grade, int]:
    """The majority of the jury's grades; R: a tie, or no vote at all, means simple."""
    side = state.side(pile.owner)
    heard = [pile.id in liked for seat, liked in votes.items() if seat not in side]
    return ("humour" if 2 * sum(heard) > len(heard) else "simple"), sum(heard)
