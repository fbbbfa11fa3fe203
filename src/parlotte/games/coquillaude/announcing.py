"""§9 The announce: the highest score is placed; the table votes first if it is in doubt."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.coquillaude import minute
from parlotte.games.coquillaude.board import with_letters
from parlotte.games.coquillaude.drafts import bids
from parlotte.games.coquillaude.letters import without
from parlotte.games.coquillaude.options import beat_time, house_of, voting_time
from parlotte.games.coquillaude.phases import Announce, Bid, Doubt, Placing, Proposal
from parlotte.games.coquillaude.play import CoquillaudePlay
from parlotte.games.coquillaude.rolls import Roll
from parlotte.games.coquillaude.state import Past, State
from parlotte.kit.seats import without_seat
from parlotte.kit.word_vote import WordVote, put_to_the_vote, trusting


def close_compose(play: CoquillaudePlay) -> None:
    """Records the best play of each capital before a word changes the board; it is shown at the
    end."""
    state, court = play.state, play.book
    house = house_of(state.options)
    announced = bids(state)
    best = tuple(court.best(state, capital, house) for capital in state.capitals)
    points = tuple(None if bid.proposal is None else bid.proposal.points for bid in announced)
    play.set(past=(*state.past, Past(state.round, best, points)))
    announce(play, announced)


def announce(play: CoquillaudePlay, announced: tuple[Bid, ...]) -> None:
    """Finds the highest score; if the app doubts it, the table votes first."""
    decided, leader = _highest(play, announced)
    state = play.state
    leading = next((bid for bid in decided if bid.seat == leader), None)
    proposal = None if leading is None else leading.proposal
    if proposal is None or proposal.doubt is None:
        play.open(Announce(play.ends_in(beat_time(state.options)), decided, leader))
        return
    vote = vote_on(state, leader, proposal, proposal.doubt)
    opened = Announce(play.ends_in(voting_time(state.options)), decided, leader, vote)
    if not vote.over:
        play.announce("coquillaude-asks", seat=vote.by, word=vote.word)
    play.open(opened)


def vote_on(state: State, by: Seat | None, proposal: Proposal, doubt: Doubt) -> WordVote:
    if by is None:
        raise ValueError("nobody's proposal")
    written = proposal.written if doubt.main else doubt.word
    vote = put_to_the_vote(doubt.word, written, by, state.holders, kind=doubt.kind)
    return trusting(vote, state.holders) if state.options.trust else vote


def vote(play: CoquillaudePlay, seat: Seat, phase: Announce, *, aye: bool) -> None:
    if phase.vote is None or seat not in phase.vote.ballot.voters:
        raise Rejected("coquillaude-no-vote")
    play.amend(vote=phase.vote.cast(seat, aye=aye))


def close_vote(play: CoquillaudePlay, phase: Announce, ballot: WordVote) -> None:
    """If adopted, the proposal stands. A refused person costs the bonus, a refused word the
    proposal."""
    state, verdict = play.state, ballot.verdict()
    if verdict == "refused":
        rescored = any(_is_a_word(bid) for bid in phase.bids if bid.seat == ballot.by)
        key = "coquillaude-person-refused" if rescored else "coquillaude-word-refused"
        play.announce(key, word=ballot.word)
        announce(play, tuple(_refused(bid, ballot.by) for bid in phase.bids))
        return
    play.accept_word(ballot)
    if ballot.kind == "person":
        play.set(persons=tuple(sorted({*state.persons, ballot.word})))
    else:
        play.set(voted=tuple(sorted({*state.voted, ballot.word})))
    play.announce("coquillaude-word-accepted", word=ballot.word)
    announce(play, tuple(_sure(bid, ballot.by) for bid in phase.bids))


def _is_a_word(bid: Bid) -> bool:
    """Whether the word itself exists, so that only its person is in doubt."""
    doubt = None if bid.proposal is None else bid.proposal.doubt
    return doubt is not None and doubt.exists


def _refused(bid: Bid, by: Seat) -> Bid:
    proposal = bid.proposal
    if bid.seat != by or proposal is None or proposal.doubt is None:
        return bid
    if not _is_a_word(bid):
        return replace(bid, struck=True)
    return replace(bid, proposal=replace(proposal, famous=False, main=proposal.plain, doubt=None))


def _sure(bid: Bid, by: Seat) -> Bid:
    if bid.seat != by or bid.proposal is None:
        return bid
    return replace(bid, proposal=replace(bid.proposal, doubt=None))


def standing(announced: tuple[Bid, ...]) -> dict[Seat, Proposal]:
    """The proposals that have not been struck."""
    return {
        bid.seat: bid.proposal for bid in announced if bid.proposal is not None and not bid.struck
    }


def equals(announced: tuple[Bid, ...]) -> tuple[Seat, ...]:
    """The seats that share the highest score."""
    left = standing(announced)
    most = max((proposal.points for proposal in left.values()), default=0)
    return tuple(seat for seat, proposal in left.items() if proposal.points == most)


def _highest(
    play: CoquillaudePlay, announced: tuple[Bid, ...]
) -> tuple[tuple[Bid, ...], Seat | None]:
    """Breaks ties: a famous person's name wins; then the round's rolls decide, then new ones."""
    tied = equals(announced)
    if not tied:
        return announced, None
    left = standing(announced)
    tied = tuple(seat for seat in tied if left[seat].famous) or tied
    if len(tied) == 1:
        return announced, tied[0]
    return _by_dice(play, announced, tied)


def _by_dice(
    play: CoquillaudePlay, announced: tuple[Bid, ...], tied: tuple[Seat, ...]
) -> tuple[tuple[Bid, ...], Seat]:
    """Compares first rolls with first rolls, then second ones. After a vote a tie may be judged
    again; its earlier rolls are kept."""
    decided = {bid.seat: bid for bid in announced}
    of_round = {turn.seat: (turn.roll,) for turn in play.state.turns if turn.roll is not None}
    rolls: dict[Seat, tuple[Roll, ...]] = {
        seat: (*of_round.get(seat, ()), *decided[seat].rolls) for seat in tied
    }
    step = 0
    while len(tied) > 1:
        # Only seats without a roll for this comparison roll: they had none in this round, or tied.
        for seat in tied:
            if len(rolls[seat]) == step:
                roll = play.roll()
                rolls[seat] = (*rolls[seat], roll)
                decided[seat] = replace(decided[seat], rolls=(*decided[seat].rolls, roll))
        most = max(rolls[seat][step] for seat in tied)
        tied = tuple(seat for seat in tied if rolls[seat][step] == most)
        step += 1
    return tuple(decided.values()), tied[0]


def place(play: CoquillaudePlay, phase: Announce) -> None:
    """Places the winning word on the board; the other players keep their letters."""
    state = play.state
    proposal = standing(phase.bids).get(-1 if phase.leader is None else phase.leader)
    if phase.leader is None or proposal is None:
        play.announce("coquillaude-nothing-placed")
        minute.show(play, None, phase.bids)
        return
    seat = phase.leader
    words = {proposal.word, *(side.word for side in proposal.sides), *proposal.anagrams}
    trusted = bool(words.intersection(state.trusted))
    placing = Placing(state.round, seat, proposal, trusted=trusted)
    play.set(
        board=with_letters(state.board, proposal.spent),
        drafts=without_seat(state.drafts, seat),
    )
    play.set_hand(seat, without(state.capitals[seat], "".join(proposal.spent.values())))
    minute.open_minute(play, placing, phase.bids)
