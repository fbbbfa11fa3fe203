"""What the seats of Mélo Ego Duo do."""

from typing import Annotated

from msgspec import Meta, Struct

from parlotte.core.contract import Seat
from parlotte.kit.text import Typed

MOST_SEATS = 10

# What the card asks for: a seat, the index of a choice, or an adjective.
Given = int | Typed


class Answer(Struct, frozen=True, tag="answer", tag_field="act"):
    """The Questionné's own answer; in the last test, that of each partner."""

    said: Given


class Guess(Struct, frozen=True, tag="guess", tag_field="act"):
    """What I think the Questionné has answered."""

    said: Given


class Draft(Struct, frozen=True, tag="draft", tag_field="act"):
    """What I am about to hand in. Kept for me alone, it counts when the time is up."""

    said: Given


class GiveJok(Struct, frozen=True, tag="jok", tag_field="act"):
    """A jok of the card's colour, instead of an answer or a guess."""


class Refuse(Struct, frozen=True, tag="refuse", tag_field="act"):
    """No answer and no jok of that colour: three squares back."""


class GuessAll(Struct, frozen=True, tag="guess-all", tag_field="act"):
    """The last test: the choice of each partner, by seat. A draft, or done."""

    guesses: Annotated[dict[Seat, int], Meta(max_length=MOST_SEATS)]
    done: bool = True


class Likeness(Struct, frozen=True, tag="likeness", tag_field="act"):
    """My adjective says the same as the answer: let the table vote."""


class Contest(Struct, frozen=True, tag="contest", tag_field="act"):
    """« Je conteste ! » whose answer; the first one to say so."""

    seat: Seat


class Decline(Struct, frozen=True, tag="decline", tag_field="act"):
    """I let it pass."""


class Plead(Struct, frozen=True, tag="plead", tag_field="act"):
    """A line of the debate."""

    text: Typed


class Rest(Struct, frozen=True, tag="rest", tag_field="act"):
    """« J'ai tout dit »: my part of the debate is over."""


class Vote(Struct, frozen=True, tag="vote", tag_field="act"):
    """Was the answer sincere; do two adjectives say the same. Secret."""

    aye: bool


class GoOn(Struct, frozen=True, tag="go-on", tag_field="act"):
    """I have seen it."""


Guessing = Guess | Draft | GiveJok | Refuse
Answering = Answer | Guessing
Action = Answering | GuessAll | Likeness | Contest | Decline | Plead | Rest | Vote | GoOn
