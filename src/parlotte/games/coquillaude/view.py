"""What each viewer may know of a match: built up from nothing, so that the rest stays secret.

Everything but `mine` is public, the same for every viewer.
"""

from parlotte.core.contract import Millis, Seat
from parlotte.games.coquillaude.announcing import equals
from parlotte.games.coquillaude.board import ORANGE, SHELLS, SIZE, Square
from parlotte.games.coquillaude.content import Court
from parlotte.games.coquillaude.draft_check import anagram_points
from parlotte.games.coquillaude.options import MOST_ANAGRAMS
from parlotte.games.coquillaude.rolls import AT_LEAST, LETTERS, gift_of
from parlotte.games.coquillaude.scoring import (
    best_plays,
    finest,
    left,
    medals,
    missed,
    on_trust,
    unseen,
)
from parlotte.games.coquillaude.search.plays import Play
from parlotte.games.coquillaude.shown import (
    AnagramView,
    AnnounceView,
    AnsweredView,
    AnswerView,
    AppealView,
    AskingView,
    BestView,
    BidView,
    BuzzView,
    ComposeView,
    EndedView,
    EntryView,
    GiftsView,
    Mine,
    MinuteView,
    PersonView,
    PhaseView,
    PlacedView,
    PlacingView,
    PolledView,
    ProposalView,
    PutView,
    QuestionView,
    RecapView,
    TurnView,
    View,
    WordView,
    WordVoteView,
)
from parlotte.games.coquillaude.state import (
    Announce,
    Answered,
    Appeal,
    Asking,
    Bid,
    Composing,
    Ended,
    Entry,
    Gifts,
    Minute,
    Past,
    Placed,
    Placing,
    Polled,
    Proposal,
    State,
)
from parlotte.games.coquillaude.waiting import Recourse, composing, recourse, rivals, waiting
from parlotte.games.coquillaude.word_values import square_of
from parlotte.kit.ballot import Ballot
from parlotte.kit.word_vote import WordVote

_ORANGE, _SHELLS = tuple(sorted(ORANGE)), tuple(sorted(SHELLS))


def view(court: Court, state: State, own: Mine | None = None) -> View:
    return View(
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
        finest=finest(state),
        voted=state.voted,
        persons=state.persons,
        mine=own,
    )


def _ready(state: State) -> tuple[Seat, ...]:
    """Not before everybody composes: a gift reopens some proposals and no pass, and who was ready
    before it and is not afterwards would have told which it was."""
    return tuple(state.locked) if isinstance(state.phase, Composing) else ()


def _phase(court: Court, state: State) -> PhaseView:
    match state.phase:
        case Composing():
            return ComposeView()
        case Gifts(count=count, given=given):
            return GiftsView(state.turn.seat, count, given.asked, given.confirmed)
        case Asking():
            return AskingView(state.turn.seat, _question(court, state))
        case Answered() as phase:
            return _answered(court, state, phase)
        case Appeal() as phase:
            return _appeal(court, state, phase)
        case Announce(vote=vote) as phase:
            told = None if vote is None else _word_vote(state, phase, vote)
            bids = _bids(court, state, phase.bids, phase.leader)
            return AnnounceView(bids, phase.leader, told, phase.ready)
        case Minute() as phase:
            return _minute(court, state, phase)
        case Placed(placing=placing, bids=bids, ready=ready):
            shown = None if placing is None else placing_view(court, state, placing)
            leader = None if placing is None else placing.seat
            return PlacedView(shown, _bids(court, state, bids, leader), ready)
        case Ended(why=why, winners=winners):
            return EndedView(
                why,
                winners,
                tuple(_recap(court, one) for one in state.past),
                on_trust(state),
                medals(court, state),
                left(state),
                missed(state),
            )


def _question(court: Court, state: State) -> QuestionView:
    entry = state.turn.entry
    if entry is None:
        raise ValueError("nothing is asked")
    asked = court.questions.question(entry)
    return QuestionView(asked.question, asked.stars, asked.theme, asked.country)


def _answer(court: Court, state: State) -> AnswerView:
    entry = state.turn.entry
    if entry is None:
        raise ValueError("nothing is asked")
    asked = court.questions.question(entry)
    return AnswerView(asked.answer, asked.note)


def _answered(court: Court, state: State, phase: Answered) -> AnsweredView:
    turn = state.turn
    asked = turn.entry is not None
    letters = LETTERS[turn.kind] if turn.kind is not None and turn.right is not False else AT_LEAST
    return AnsweredView(
        seat=turn.seat,
        question=_question(court, state) if asked else None,
        answer=_answer(court, state) if asked else None,
        given=phase.given,
        right=turn.right,
        letters=min(letters, len(state.bag)),
        recourse=recourse(state),
        polled=None if phase.polled is None else _polled(phase.polled),
        ready=phase.ready,
    )


def _polled(polled: Polled) -> PolledView:
    return PolledView(polled.by, polled.ayes, polled.noes, polled.trusted)


def _appeal(court: Court, state: State, phase: Appeal) -> AppealView:
    what: Recourse = "overturn" if state.turn.right else "accept"
    return AppealView(
        seat=state.turn.seat,
        question=_question(court, state),
        answer=_answer(court, state),
        given=phase.given,
        recourse=what,
        by=phase.by,
        voters=phase.ballot.voters,
        voted=_voted(phase.ballot),
    )


def _voted(ballot: Ballot) -> tuple[Seat, ...]:
    """Who has, and never how."""
    return tuple(sorted((*ballot.ayes, *ballot.noes)))


def _word_vote(state: State, phase: Announce, vote: WordVote) -> WordVoteView:
    del state
    doubt = next(
        (bid.proposal.doubt for bid in phase.bids if bid.seat == vote.by and bid.proposal), None
    )
    return WordVoteView(
        word=vote.word,
        written=vote.written,
        kind=vote.kind,
        exists=doubt is not None and doubt.exists,
        by=vote.by,
        voters=vote.ballot.voters,
        voted=_voted(vote.ballot),
    )


def _bids(
    court: Court, state: State, bids: tuple[Bid, ...], leader: Seat | None
) -> tuple[BidView, ...]:
    """All see every score; the words only of who places, and of those the table has refused."""
    tied = equals(bids)
    ranked = sorted(bids, key=lambda bid: (bid.struck, -_points(bid), bid.seat != leader, bid.seat))
    told = []
    for bid in ranked:
        proposal = bid.proposal
        shown = bid.struck or bid.seat == leader or state.options.show_all
        told.append(
            BidView(
                seat=bid.seat,
                points=None if proposal is None else proposal.points,
                struck=bid.struck,
                famous=proposal.famous if proposal and bid.seat in tied and tied[1:] else None,
                rolls=bid.rolls,
                proposal=proposal_view(court, state, proposal) if proposal and shown else None,
            )
        )
    return tuple(told)


def _points(bid: Bid) -> int:
    return -1 if bid.proposal is None else bid.proposal.points


def _minute(court: Court, state: State, phase: Minute) -> MinuteView:
    proposal = phase.placing.proposal
    return MinuteView(
        began=phase.began,
        placing=placing_view(court, state, phase.placing),
        claimed=len(proposal.anagrams),
        most=MOST_ANAGRAMS[state.options.anagrams],
        more=square_of(len(proposal.word) + proposal.shells),
        rivals=rivals(state),
        buzzed=tuple(BuzzView(one.seat, tenths(one.at)) for one in phase.buzzed),
        done=phase.done,
    )


def _latest(state: State) -> tuple[Square, ...]:
    if isinstance(state.phase, Minute):
        return state.phase.placing.proposal.new
    return state.words[-1].proposal.new if state.words else ()


def _turns(state: State) -> tuple[TurnView, ...]:
    return tuple(
        TurnView(
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


def _words(court: Court, state: State) -> tuple[PutView, ...]:
    return tuple(
        PutView(
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


def _recap(court: Court, past: Past) -> RecapView:
    best = tuple(best_view(court, seat, play) for seat, play in best_plays(past))
    return RecapView(
        round=past.round,
        seat=past.by,
        word=past.word,
        written=court.written(past.word) if past.word else "",
        scored=past.scored,
        bids=past.bids,
        best=best,
        unseen=best[0] if unseen(past) else None,
    )


# Parts of several phases, and of what a seat alone sees.


def tenths(at: Millis) -> int:
    return at // 100


def proposal_view(court: Court, state: State, proposal: Proposal) -> ProposalView:
    sides = tuple(
        WordView(
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
    return ProposalView(
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
            AnagramView(word, court.written(word), points, court.is_famous(state, word))
            for word, points in claimed
        ),
        points=proposal.points,
    )


def placing_view(court: Court, state: State, placing: Placing) -> PlacingView:
    proposal = placing.proposal
    return PlacingView(
        round=placing.round,
        seat=placing.seat,
        proposal=proposal_view(court, state, proposal),
        person=person_view(court, proposal.word) if proposal.famous else None,
        entries=tuple(entry_view(court, state, proposal, one) for one in placing.entries),
        taker=placing.taker,
        scored=placing.scored,
        trusted=placing.trusted,
    )


def person_view(court: Court, word: str) -> PersonView | None:
    """None: of somebody whom only the table knows."""
    known = court.persons.get(word)
    if known is None:
        return None
    return PersonView(known.name, known.who, known.born, known.died, known.country, known.also)


def entry_view(court: Court, state: State, proposal: Proposal, entry: Entry) -> EntryView:
    points = anagram_points(court, state, proposal, entry.word)
    return EntryView(entry.seat, entry.word, court.written(entry.word), points, tenths(entry.at))


def best_view(court: Court, seat: Seat, play: Play) -> BestView:
    written = court.written(play.word)
    return BestView(seat, play.word, written, play.spot, play.anagrams, play.famous, play.points)
