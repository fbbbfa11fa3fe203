"""What each seat may and must do. Every choice listed here is accepted by the rules."""

from parlotte.core.contract import Seat
from parlotte.core.prompts import YES_OR_NO, Each, Need, Pick, Prompt, Text
from parlotte.games.melo import phases
from parlotte.games.melo.content import Book
from parlotte.games.melo.contest import MOST_LINE, may_plead
from parlotte.games.melo.state import State
from parlotte.games.melo.waiting import (
    contestable,
    may_ask_for_likeness,
    may_contest,
    may_react,
    waiting,
)
from parlotte.games.melo.what_is_said import needed

Prompts = tuple[Prompt, ...]
_LINE: dict[str, Need] = {"text": Text(1, MOST_LINE)}
_VOTE: dict[str, Need] = {"aye": YES_OR_NO}


def prompts(book: Book, state: State, seat: Seat) -> Prompts:
    if state.holders[seat] == "away":
        return ()
    must = seat in waiting(state)
    match state.phase:
        case phases.Asking(asked=asked, hands=hands) if seat in hands.asked:
            return _asked(book, state, asked, seat, must=must)
        case phases.Speaking(asked=asked, speaker=speaker) if seat == speaker:
            return _asked(book, state, asked, seat, must=must)
        case phases.Revealed() as phase:
            return _revealed(book, state, phase, seat)
        case phases.Voting(ballot=ballot) | phases.Jury(ballot=ballot) if seat in ballot.voters:
            return (Prompt("vote", must, _VOTE),)
        case phases.Debating() as phase if must:
            line = (Prompt("plead", must=False, needs=_LINE),) if may_plead(phase, seat) else ()
            return *line, Prompt("rest", must)
        case phase if must and isinstance(phase, phases.Shown):
            return (Prompt("go-on", must),)
        case phases.Testing() as phase:
            return _testing(book, phase, seat, must=must)
        case phases.TestOpen(result=result) if seat == result.asked.seat:
            partners = Pick(contestable(result))
            contest = Prompt("contest", must=False, needs={"seat": partners})
            return contest, Prompt("decline", must=False)
        case _:
            return ()


def _asked(book: Book, state: State, asked: phases.Asked, seat: Seat, *, must: bool) -> Prompts:
    """A draft until it is handed in; after that, a correction."""
    card = book.cards[asked.card]
    needs: dict[str, Need] = {"said": needed(card, state, asked.seat)}
    act = "answer" if seat == asked.seat else "guess"
    instead = "jok" if state.joks[seat].of(card.kind) else "refuse"
    draft = (Prompt("draft", must=False, needs=needs),) if must else ()
    return Prompt(act, must, needs), Prompt(instead, must=False), *draft


def _revealed(book: Book, state: State, phase: phases.Revealed, seat: Seat) -> Prompts:
    """A reaction window: the table waits for nobody."""
    if seat not in may_react(book, phase):
        return ()
    found = [Prompt("decline", must=False)]
    if seat in may_contest(book, phase):
        asked = Pick((phase.result.asked.seat,))
        found.append(Prompt("contest", must=False, needs={"seat": asked}))
    if seat in may_ask_for_likeness(book, state, phase):
        found.append(Prompt("likeness", must=False))
    return tuple(found)


def _testing(book: Book, phase: phases.Testing, seat: Seat, *, must: bool) -> Prompts:
    choices = tuple(range(len(book.cards[phase.asked.card].choices)))
    if seat == phase.asked.seat:
        each = Each(phase.answers.asked, choices, 0)
        return (Prompt("guess-all", must, {"guesses": each, "done": YES_OR_NO}),)
    return (Prompt("answer", must, {"said": Pick(choices)}),)
