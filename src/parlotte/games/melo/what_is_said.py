"""The answers that a card accepts."""

from parlotte.core.contract import Rejected, Seat
from parlotte.core.prompts import Need, Pick, Text
from parlotte.games.melo.cards import Card
from parlotte.games.melo.phases import Said
from parlotte.games.melo.state import State
from parlotte.kit.text import clean, written

MOST_ADJECTIVE = 30  # characters
_ADJECTIVE = Text(1, MOST_ADJECTIVE)


def needed(card: Card, state: State, asked: Seat) -> Need:
    """The prompt's need for this card."""
    match card.asks:
        case "adjective":
            return _ADJECTIVE
        case "choice":
            return Pick(tuple(range(len(card.choices))))
        case "name":
            # On a DUO card nobody names the Questionné.
            return Pick(tuple(s for s in state.seats if card.kind == "melo" or s != asked))


def checked(card: Card, state: State, seat: Seat, asked: Seat, said: Said) -> Said:
    """Returns the answer if it fits the card, else raises. A DUO card never names the
    Questionné."""
    match card.asks, said:
        case "adjective", str(text):
            return written(text, MOST_ADJECTIVE)
        case "adjective", _:
            raise Rejected("melo-an-adjective")
        case "choice", int(choice):
            if choice not in range(len(card.choices)):
                raise Rejected("melo-no-such-choice")
        case "choice", _:
            raise Rejected("melo-no-such-choice")
        case _, int(who):
            if who not in state.seats:
                raise Rejected("melo-no-such-person")
            if card.kind == "duo" and who == asked:
                raise Rejected("melo-not-yourself" if seat == asked else "melo-not-the-asked")
        case _:
            raise Rejected("melo-no-such-person")
    return said


def drafted(card: Card, state: State, seat: Seat, asked: Seat, said: Said) -> Said | None:
    """The draft to keep; None if the text was deleted."""
    if card.asks == "adjective" and isinstance(said, str) and not clean(said):
        return None
    return checked(card, state, seat, asked, said)


def in_words(card: Card, answer: Said) -> str:
    """The answer as text; empty for a player's name, which the rules don't know."""
    if isinstance(answer, str):
        return answer
    return card.choices[answer] if card.choices else ""
