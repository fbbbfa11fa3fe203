"""The seats that the table waits for, and those that may still react to an answer."""

from parlotte.core.contract import Millis, Seat
from parlotte.games.melo import phases
from parlotte.games.melo.content import Book
from parlotte.games.melo.options import CONTESTING
from parlotte.games.melo.state import State
from parlotte.kit.word_vote import voters


def waiting(state: State) -> tuple[Seat, ...]:
    """The seats that must act now; seats that are away are never waited for. While guesses are
    turned over or somebody may contest, only the clock matters."""
    match state.phase:
        case phases.Asking(asked=asked, hands=hands):
            # A Questionné who left without an answer ends the turn: nothing can be guessed.
            gone = state.holders[asked.seat] == "away" and asked.seat not in hands.confirmed
            pending = () if gone else hands.pending()
        case phases.Speaking(speaker=speaker):
            pending = (speaker,)
        case phases.Testing(asked=asked, answers=answers, guesses=guesses):
            gone = state.holders[asked.seat] == "away" and not guesses.confirmed
            pending = () if gone else tuple(sorted((*answers.pending(), *guesses.pending())))
        case phases.Voting(ballot=ballot) | phases.Jury(ballot=ballot):
            pending = ballot.pending()
        case phases.Debating(by=by, of=of, done=done):
            pending = tuple([seat for seat in sorted((by, of)) if seat not in done])
        case phase if isinstance(phase, phases.Shown):
            pending = state.looking(phase.ready)
        case _:
            pending = ()
    return state.not_away(pending)


def others_clockwise(state: State, seat: Seat) -> tuple[Seat, ...]:
    """All other seats, in clockwise order."""
    count = len(state.holders)
    return tuple((seat + step) % count for step in range(1, count))


def is_wrong(reply: phases.Reply) -> bool:
    """§5 A jok, a refusal or silence is not a wrong guess."""
    return reply.how == "said" and reply.right is False


def own_time_ends(phase: phases.Revealed, reply: phases.Reply) -> Millis:
    """§5 Twenty seconds after the player's own guess was turned over, not counting pauses."""
    return reply.turned_at + CONTESTING + phase.held


def may_react(book: Book, phase: phases.Revealed) -> tuple[Seat, ...]:
    """Players who guessed wrong and may still contest, or ask for a vote on their adjective. It
    does not depend on who holds the seat, so that leaving does not shorten the time."""
    result = phase.result
    adjective = book.cards[result.asked.card].adjective
    return tuple(
        reply.seat
        for reply in result.replies
        if is_wrong(reply)
        and reply.seat not in phase.declined
        and (result.verdict is None or (adjective and reply.likeness is None))
        and not _has_contested(result, reply.seat)
    )


def _has_contested(result: phases.Result, seat: Seat) -> bool:
    """§5 A player who contests has chosen: whatever the verdict, there is nothing left to ask."""
    return result.verdict is not None and result.verdict.by == seat


def able_to_react(book: Book, state: State, phase: phases.Revealed) -> tuple[Seat, ...]:
    """The people present who may still contest or ask for a vote. Bots do neither."""
    if phase.result.verdict is None:
        return state.people_among(may_react(book, phase))
    return may_ask_for_likeness(book, state, phase)


def may_contest(book: Book, phase: phases.Revealed) -> tuple[Seat, ...]:
    """Only one contest per question."""
    return () if phase.result.verdict is not None else may_react(book, phase)


def may_ask_for_likeness(book: Book, state: State, phase: phases.Revealed) -> tuple[Seat, ...]:
    """§4 People whose adjective was refused, once each, if another person could vote."""
    if not book.cards[phase.result.asked.card].adjective:
        return ()
    asked = {reply.seat for reply in phase.result.replies if reply.likeness is not None}
    return tuple(
        seat
        for seat in may_react(book, phase)
        if state.holders[seat] == "person"
        and seat not in asked
        and (likeness_voters(book, state, phase.result, seat) or state.options.trust)
    )


def sharing(book: Book, state: State, result: phases.Result, seat: Seat) -> tuple[Seat, ...]:
    """§4 Those who said the same adjective as this guesser, who is one of them: they share one
    verdict."""
    guesses = {
        reply.seat: reply.said
        for reply in result.replies
        if is_wrong(reply) and reply.likeness is None
    }
    lang, own = state.options.language, str(guesses[seat])
    return tuple(
        other
        for other, said in guesses.items()
        if other == seat or book.thesaurus.equal(own, str(said), lang)
    )


def likeness_voters(
    book: Book, state: State, result: phases.Result, seat: Seat
) -> tuple[Seat, ...]:
    """§4 All people but those whose guess it is."""
    guessers = sharing(book, state, result, seat)
    return tuple(one for one in voters(state.holders, seat) if one not in guessers)


def contestable(result: phases.TestResult) -> tuple[Seat, ...]:
    """§6 Partners whose answer was guessed wrong and not yet contested; no guess is not a wrong
    guess."""
    return tuple(
        one.seat
        for one in result.tried
        if not one.right and one.guess is not None and one.verdict is None
    )
