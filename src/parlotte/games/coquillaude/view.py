"""What each viewer may know of a match. The view is built up from nothing, so that everything not
named here stays secret.

Everything but `mine` is public, and the same for every viewer.
"""

from parlotte.core.contract import Millis, Seat
from parlotte.games.coquillaude import phases, scoring, shown
from parlotte.games.coquillaude.announcing import equals
from parlotte.games.coquillaude.board import ORANGE, SHELLS, SIZE, Square
from parlotte.games.coquillaude.content import Court, Question
from parlotte.games.coquillaude.draft_check import anagram_points
from parlotte.games.coquillaude.options import MOST_ANAGRAMS
from parlotte.games.coquillaude.rolls import AT_LEAST, LETTERS, gift_of
from parlotte.games.coquillaude.search.plays import Play
from parlotte.games.coquillaude.state import Past, State
from parlotte.games.coquillaude.waiting import Recourse, composing, recourse, rivals, waiting
from parlotte.games.coquillaude.word_values import square_of
from parlotte.kit.word_vote import WordVote

_ORANGE, _SHELLS = tuple(sorted(ORANGE)), tuple(sorted(SHELLS))


def view(court: Court, state: State, own: shown.Mine | None = None) -> shown.View:
    return shown.View(
        options=state.options,
        holders=state.holders,
        round=state.round,
        first=state.first,
        start=state.start,
        ends_at=state.phase.ends_at,
        waiting=waiting(state),
        phase=_phase(court, state),
        size=SIZE,
        board=state.board,
        latest=_latest(state),
        orange=_ORANGE,
        shells=_SHELLS,
        bag=len(state.bag),
        letters=tuple(map(len, state.capitals)),
        scores=state.scores,
        turns=_turns(state),
        composing=composing(state),
        ready=_ready(state),
        words=_words(court, state),
        finest=scoring.finest(state),
        voted=state.voted,
        persons=state.persons,
        mine=own,
    )


def _ready(state: State) -> tuple[Seat, ...]:
    """Empty until everybody composes. A gift reopens proposals but no passes, so showing it
    earlier would reveal which was which."""
    return tuple(state.locked) if isinstance(state.phase, phases.Composing) else ()


def _phase(court: Court, state: State) -> shown.PhaseView:
    match state.phase:
        case phases.Composing():
            return shown.ComposeView()
        case phases.Gifts(count=count, given=given):
            return shown.GiftsView(state.turn.seat, count, given.asked, given.confirmed)
        case phases.Asking():
            return shown.AskingView(state.turn.seat, _question(court, state))
        case phases.Answered() as phase:
            return _answered(court, state, phase)
        case phases.Appeal() as phase:
            return _appeal(court, state, phase)
        case phases.Announce(vote=vote) as phase:
            asked = None if vote is None else _word_vote(phase, vote)
            bids = _bids(court, state, phase.bids, phase.leader)
            return shown.AnnounceView(bids, phase.leader, asked, phase.ready)
        case phases.Minute() as phase:
            return _minute(court, state, phase)
        case phases.Placed(placing=placing, bids=bids, ready=ready):
            placed = None if placing is None else placing_view(court, state, placing)
            leader = None if placing is None else placing.seat
            return shown.PlacedView(placed, _bids(court, state, bids, leader), ready)
        case phases.Ended(why=why, winners=winners):
            return shown.EndedView(
                why,
                winners,
                tuple(_recap(court, one) for one in state.past),
                scoring.on_trust(state),
                scoring.medals(court, state),
                scoring.left(state),
                scoring.missed(state),
            )


def _question(court: Court, state: State) -> shown.QuestionView:
    asked, kind = _asked(court, state), state.turn.kind
    letters = LETTERS[kind] if kind is not None else AT_LEAST
    return shown.QuestionView(asked.question, asked.stars, letters, asked.theme, asked.country)


def _answer(court: Court, state: State) -> shown.AnswerView:
    asked = _asked(court, state)
    return shown.AnswerView(asked.answer, asked.note)


def _asked(court: Court, state: State) -> Question:
    entry = state.turn.entry
    if entry is None:
        raise ValueError("nothing is asked")
    return court.questions.question(entry)


def _answered(court: Court, state: State, phase: phases.Answered) -> shown.AnsweredView:
    turn, polled = state.turn, phase.polled
    asked = turn.entry is not None
    letters = LETTERS[turn.kind] if turn.kind is not None and turn.right is not False else AT_LEAST
    return shown.AnsweredView(
        seat=turn.seat,
        question=_question(court, state) if asked else None,
        answer=_answer(court, state) if asked else None,
        given=phase.given,
        right=turn.right,
        letters=min(letters, len(state.bag)),
        recourse=recourse(state),
        polled=None
        if polled is None
        else shown.PolledView(polled.by, polled.ayes, polled.noes, polled.trusted),
        ready=phase.ready,
    )


def _appeal(court: Court, state: State, phase: phases.Appeal) -> shown.AppealView:
    what: Recourse = "overturn" if state.turn.right else "accept"
    return shown.AppealView(
        seat=state.turn.seat,
        question=_question(court, state),
        answer=_answer(court, state),
        given=phase.given,
        recourse=what,
        by=phase.by,
        voters=phase.ballot.voters,
        voted=phase.ballot.voted,
    )


def _word_vote(phase: phases.Announce, vote: WordVote) -> shown.WordVoteView:
    doubt = next(
        (bid.proposal.doubt for bid in phase.bids if bid.seat == vote.by and bid.proposal), None
    )
    return shown.WordVoteView(
        word=vote.word,
        written=vote.written,
        kind=vote.kind,
        exists=doubt is not None and doubt.exists,
        by=vote.by,
        voters=vote.ballot.voters,
        voted=vote.ballot.voted,
    )


def _bids(
    court: Court, state: State, bids: tuple[phases.Bid, ...], leader: Seat | None
) -> tuple[shown.BidView, ...]:
    """Everybody sees all scores; words are shown only for the placer and for refused bids."""
    tied = equals(bids)
    ranked = sorted(bids, key=lambda bid: (bid.struck, -_points(bid), bid.seat != leader, bid.seat))
    told = []
    for bid in ranked:
        proposal = bid.proposal
        is_shown = bid.struck or bid.seat == leader or state.options.show_all
        told.append(
            shown.BidView(
                seat=bid.seat,
                points=None if proposal is None else proposal.points,
                struck=bid.struck,
                famous=proposal.famous if proposal and bid.seat in tied and tied[1:] else None,
                rolls=bid.rolls,
                proposal=proposal_view(court, state, proposal) if proposal and is_shown else None,
            )
        )
    return tuple(told)


def _points(bid: phases.Bid) -> int:
    return -1 if bid.proposal is None else bid.proposal.points


def _minute(court: Court, state: State, phase: phases.Minute) -> shown.MinuteView:
    proposal = phase.placing.proposal
    return shown.MinuteView(
        began=phase.began,
        placing=placing_view(court, state, phase.placing),
        claimed=len(proposal.anagrams),
        most=MOST_ANAGRAMS[state.options.anagrams],
        more=square_of(len(proposal.word) + proposal.shells),
        rivals=rivals(state),
        buzzed=tuple(shown.BuzzView(one.seat, tenths(one.at)) for one in phase.buzzed),
        done=phase.done,
    )


def _latest(state: State) -> tuple[Square, ...]:
    if isinstance(state.phase, phases.Minute):
        return state.phase.placing.proposal.new
    return state.words[-1].proposal.new if state.words else ()


def _turns(state: State) -> tuple[shown.TurnView, ...]:
    return tuple(
        shown.TurnView(
            turn.seat,
            turn.roll,
            turn.entry if turn.entry is not None else turn.roll,
            turn.kind,
            0 if turn.roll is None else gift_of(turn.roll),
            turn.right,
            turn.drawn,
        )
        for turn in state.turns
    )


def _words(court: Court, state: State) -> tuple[shown.PutView, ...]:
    return tuple(
        shown.PutView(
            one.round,
            one.seat,
            one.proposal.word,
            court.written(one.proposal.word, one.proposal.written),
            one.proposal.squares,
            one.scored,
            one.taker,
            person_view(court, one.proposal.word) if one.proposal.famous else None,
            one.trusted,
        )
        for one in state.words
    )


def _recap(court: Court, past: Past) -> shown.RecapView:
    best = tuple(best_view(court, seat, play) for seat, play in scoring.best_plays(past))
    return shown.RecapView(
        round=past.round,
        seat=past.by,
        word=past.word,
        written=court.written(past.word) if past.word else "",
        scored=past.scored,
        bids=past.bids,
        best=best,
        unseen=best[0] if scoring.unseen(past) else None,
    )


# Helpers shared by several phases, and by mine.py.


def tenths(at: Millis) -> int:
    return at // 100


def proposal_view(court: Court, state: State, proposal: phases.Proposal) -> shown.ProposalView:
    sides = tuple(
        shown.WordView(
            side.word,
            court.written(side.word),
            side.squares,
            side.points,
            court.ruling(state, side.word),
            court.is_famous(state, side.word),
        )
        for side in proposal.sides
    )
    claimed = zip(proposal.anagrams, proposal.anagram_points, strict=True)
    return shown.ProposalView(
        word=proposal.word,
        written=court.written(proposal.word, proposal.written),
        at=proposal.at,
        squares=proposal.squares,
        new=proposal.new,
        shells=proposal.shells,
        famous=proposal.famous,
        main=proposal.main,
        sides=sides,
        anagrams=tuple(
            shown.AnagramView(word, court.written(word), points, court.is_famous(state, word))
            for word, points in claimed
        ),
        points=proposal.points,
    )


def placing_view(court: Court, state: State, placing: phases.Placing) -> shown.PlacingView:
    proposal = placing.proposal
    return shown.PlacingView(
        round=placing.round,
        seat=placing.seat,
        proposal=proposal_view(court, state, proposal),
        person=person_view(court, proposal.word) if proposal.famous else None,
        entries=tuple(entry_view(court, state, proposal, one) for one in placing.entries),
        taker=placing.taker,
        scored=placing.scored,
        trusted=placing.trusted,
    )


def person_view(court: Court, word: str) -> shown.PersonView | None:
    """None for a person whom only the table knows."""
    known = court.persons.get(word)
    if known is None:
        return None
    return shown.PersonView(
        known.name, known.who, known.born, known.died, known.country, known.also
    )


def entry_view(
    court: Court, state: State, proposal: phases.Proposal, entry: phases.Entry
) -> shown.EntryView:
    points = anagram_points(court, state, proposal, entry.word)
    return shown.EntryView(
        entry.seat, entry.word, court.written(entry.word), points, tenths(entry.at)
    )


def best_view(court: Court, seat: Seat, play: Play) -> shown.BestView:
    written = court.written(play.word)
    return shown.BestView(
        seat, play.word, written, play.spot, play.anagrams, play.famous, play.points
    )
