"""§3 A word: proposed, agreed to or objected to, voted on, judged by the table, played."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.core.folding import ALPHABET
from parlotte.games.reussite.cards import SHORTEST
from parlotte.games.reussite.columns import Illegal
from parlotte.games.reussite.drafts import Draft, Laid, complete, decent, laid_out, said
from parlotte.games.reussite.ending import finish
from parlotte.games.reussite.judging import Court
from parlotte.games.reussite.options import VOTING, consent_time
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.state import (
    Composing,
    Judging,
    Proposed,
    State,
    Voting,
    Written,
    Yielding,
)
from parlotte.games.reussite.turning import go_on, remember
from parlotte.kit.ballot import Ballot
from parlotte.kit.word_vote import WordVote, put_to_the_vote, trusting
from parlotte.lexicon.judge import Ruling


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    return tuple(one for one in state.present if one != seat)


def fault_of(state: State, draft: Draft) -> str | None:
    """Why these cards can't be played as a word, whatever it says; None: they can."""
    try:
        laid = laid_out(state.columns, draft)
    except Illegal as illegal:
        return illegal.key
    if len(laid.tiles) < SHORTEST:
        return "reussite-too-short"
    if not complete(laid, draft):
        return "reussite-say-the-star"
    if laid.stars > 1:
        return "reussite-one-star"
    if draft.petards > state.petards:
        return "reussite-no-petard"
    left = sum(map(len, laid.columns)) + len(state.stock)
    if laid.stars and left < SHORTEST:
        return "reussite-star-not-last"
    return None


def _checked(play: ReussitePlay, seat: Seat, draft: Draft) -> Laid:
    fault = fault_of(play.state, decent(draft, play.state.petards))
    if fault is not None:
        raise Rejected(fault)
    laid = laid_out(play.state.columns, draft)
    if (laid.word, seat) in play.state.refused:
        raise Rejected("reussite-just-refused", word=laid.word)
    return laid


def ruling_of(court: Court, state: State, word: str) -> Ruling:
    """R: the deal of the day is the same for everybody: what the house has taken in counts for
    nothing there."""
    ruling = court.words.ruling(word, state.voted)
    return "unknown" if state.day and ruling in ("house", "voted") else ruling


def counts(court: Court, state: State, word: str) -> bool:
    """A word of the lexicon, or one the house has taken in."""
    return ruling_of(court, state, word) in ("common", "house", "voted")


def only_fit(court: Court, state: State, draft: Draft) -> str:
    """Of the one star or pétard that says nothing yet: its letter, where a single one makes a word
    that can be played."""
    spelled = laid_out(state.columns, draft).word
    silent = [at for at, letter in enumerate(spelled) if letter == "?"]
    if len(silent) != 1 or fault_of(state, said(state.columns, draft, silent[0], "A")) is not None:
        return ""
    fits = [one for one in ALPHABET if counts(court, state, spelled.replace("?", one))]
    return fits[0] if len(fits) == 1 else ""


def propose(play: ReussitePlay, seat: Seat, draft: Draft) -> None:
    word = _checked(play, seat, draft).word
    if not counts(play.court, play.state, word):
        raise Rejected("reussite-unknown-word", word=word)
    _lay(play, seat, word, draft)


def ballot_of(state: State, seat: Seat) -> Ballot:
    """A vote on what this seat asks for. R: a bot would always say yes: where there are people,
    they decide."""
    ballot = Ballot(state.people or state.present)
    return ballot.cast(seat, aye=True) if seat in ballot.voters else ballot


def _lay(play: ReussitePlay, seat: Seat, word: str, draft: Draft) -> None:
    """Alone it is played at once; proposed again after an objection, it is voted on."""
    state = play.state
    company = others(state, seat)
    if not company:
        play_word(play, seat, word, draft)
    elif word in state.objected:
        play.set(phase=Voting(seat, word, draft, ballot_of(state, seat), play.at + VOTING))
        play.announce("reussite-vote", seat=seat, word=word)
        settle_vote(play)
    else:
        ends_at = play.at + consent_time(len(state.present))
        play.set(phase=Proposed(seat, word, draft, ends_at))
        play.announce("reussite-proposes", seat=seat, word=word)


def answer_proposal(play: ReussitePlay, phase: Proposed, seat: Seat, *, aye: bool) -> None:
    if seat == phase.by:
        raise Rejected("reussite-your-own")
    if aye:
        play_word(play, phase.by, phase.word, phase.draft)
        return
    play.set(objected=(*play.state.objected, phase.word), phase=Composing())
    play.announce("reussite-objects", seat=seat, word=phase.word)


def brought_by(phase: Proposed | Voting | Judging) -> Seat:
    """Whose word lies on the table."""
    return phase.vote.by if isinstance(phase, Judging) else phase.by


def withdraw(play: ReussitePlay, phase: Proposed | Voting | Judging, seat: Seat) -> None:
    if seat != brought_by(phase):
        raise Rejected("reussite-not-your-word")
    lapse(play, phase)


def lapse(play: ReussitePlay, phase: Proposed | Voting | Judging) -> None:
    """The word is taken off the table; whoever made it may have it still."""
    word = phase.vote.word if isinstance(phase, Judging) else phase.word
    play.set(phase=Composing())
    play.announce("reussite-withdraws", seat=brought_by(phase), word=word)


def plead(play: ReussitePlay, seat: Seat, draft: Draft) -> None:
    """The lexicon does not know it. R: the deal of the day is the same for everybody: no vote."""
    state = play.state
    word = _checked(play, seat, draft).word
    if counts(play.court, state, word):
        raise Rejected("reussite-known-word", word=word)
    if state.day:
        raise Rejected("reussite-no-vote-today", word=word)
    if not play.court.words.may_be_voted(word, state.voted):
        raise Rejected("reussite-unknown-word", word=word)
    vote = _vote_on(state, seat, word)
    if vote.over and vote.verdict() == "refused":
        raise Rejected("reussite-nobody-to-ask", word=word)
    play.set(phase=Judging(draft, vote, play.at + VOTING))
    if not vote.over:
        play.announce("reussite-pleads", seat=seat, word=word)
    settle_judging(play)


def _vote_on(state: State, seat: Seat, word: str) -> WordVote:
    """R: every person present must agree; bots abstain. Where no other person is, the word stays
    refused, unless the table has chosen to be trusting."""
    vote = put_to_the_vote(word, word, seat, state.holders, "all")
    return trusting(vote, state.holders) if state.options.trust else vote


def may_plead(court: Court, state: State, seat: Seat, word: str) -> bool:
    if state.day or not court.words.may_be_voted(word, state.voted):
        return False
    vote = _vote_on(state, seat, word)
    return not vote.over or vote.verdict() == "trusted"


def answer_judging(play: ReussitePlay, phase: Judging, seat: Seat, *, aye: bool) -> None:
    if seat not in phase.vote.ballot.voters:
        raise Rejected("reussite-your-own")
    play.set(phase=replace(phase, vote=phase.vote.cast(seat, aye=aye)))
    settle_judging(play)


def settle_judging(play: ReussitePlay, *, now: bool = False) -> None:
    """`now`: whoever has not spoken has not agreed."""
    phase = play.state.phase
    if not isinstance(phase, Judging) or not (phase.vote.over or now):
        return
    vote = phase.vote
    if vote.verdict() == "refused":
        _refuse(play, vote.by, vote.word)
        return
    if (adopted := vote.adopted()) is not None:
        play.adopted.append(adopted)
    else:
        play.set(trusted=(*play.state.trusted, vote.word))
    play.set(voted=(*play.state.voted, vote.word))
    play_word(play, vote.by, vote.word, phase.draft)


def answer_vote(play: ReussitePlay, phase: Voting, seat: Seat, *, aye: bool) -> None:
    if seat not in phase.ballot.voters:
        raise Rejected("not-now")
    play.set(phase=replace(phase, ballot=phase.ballot.cast(seat, aye=aye)))
    settle_vote(play)


def settle_vote(play: ReussitePlay, *, now: bool = False) -> None:
    phase = play.state.phase
    if not isinstance(phase, Voting) or not (phase.ballot.decided or now):
        return
    if phase.ballot.carried():
        play_word(play, phase.by, phase.word, phase.draft)
    else:
        _refuse(play, phase.by, phase.word)


def _refuse(play: ReussitePlay, seat: Seat, word: str) -> None:
    """R: it may be asked again by another player, or once the table has changed."""
    play.set(phase=Composing(), refused=(*play.state.refused, (word, seat)))
    play.announce("reussite-word-refused", word=word)


def play_word(play: ReussitePlay, seat: Seat, word: str, draft: Draft) -> None:
    """The cards go aside as one pile."""
    state = play.state
    laid = laid_out(state.columns, draft)
    remember(play, seat, draft)
    play.set(
        columns=laid.columns,
        petards=state.petards - draft.petards,
        words=(*state.words, Written(word, seat, laid.tiles, word in state.trusted)),
        last=seat,
        objected=(),
        refused=(),
        drafts={one: kept for one, kept in state.drafts.items() if one != seat},
        stuck=False,
    )
    play.announce("reussite-plays", seat=seat, word=word, count=len(laid.tiles))
    go_on(play)


def give_up(play: ReussitePlay, seat: Seat) -> None:
    """A majority of the people present; bots decide among themselves only."""
    voters = play.state.people or (seat,)
    if seat not in voters:
        raise Rejected("not-now")
    ballot = Ballot(voters).cast(seat, aye=True)
    play.set(phase=Yielding(seat, ballot, play.at + VOTING))
    if len(play.state.people) > 1:
        play.announce("reussite-gives-up", seat=seat)
    settle_yielding(play)


def answer_yielding(play: ReussitePlay, phase: Yielding, seat: Seat, *, aye: bool) -> None:
    if seat not in phase.ballot.voters:
        raise Rejected("not-now")
    play.set(phase=replace(phase, ballot=phase.ballot.cast(seat, aye=aye)))
    settle_yielding(play)


def settle_yielding(play: ReussitePlay, *, now: bool = False) -> None:
    phase = play.state.phase
    if not isinstance(phase, Yielding):
        return
    ballot = phase.ballot
    if 2 * len(ballot.ayes) > len(ballot.voters):
        finish(play, gave_up=True)
    elif now or not ballot.pending() or 2 * len(ballot.noes) >= len(ballot.voters):
        play.set(phase=Composing())
        play.announce("reussite-goes-on")
