"""What the seats of La Réussite do."""

from typing import Literal

from msgspec import Struct

from parlotte.core.contract import Seat
from parlotte.games.reussite.drafts import Draft, Letter
from parlotte.kit.text import Name


class Cover(Struct, frozen=True, tag="cover", tag_field="act"):
    """The next card of the stock goes on this column."""

    column: int


class CoverAll(Struct, frozen=True, tag="cover-all", tag_field="act"):
    """ "Distribuer tout seul": left to right, until every column is stopped."""


class Refill(Struct, frozen=True, tag="refill", tag_field="act"):
    """The bottom of a column goes to an empty one."""

    column: int
    to: int


class TurnStock(Struct, frozen=True, tag="turn", tag_field="act"):
    """The last refill stays as it is: let the stock be turned."""


class TakeCard(Struct, frozen=True, tag="take", tag_field="act"):
    column: int


class ShiftCard(Struct, frozen=True, tag="shift", tag_field="act"):
    """While composing: a bottom goes to an empty column, to free what lies above it."""

    column: int
    to: int


class AddPetard(Struct, frozen=True, tag="petard", tag_field="act"):
    pass


class Say(Struct, frozen=True, tag="say", tag_field="act"):
    """What a star or a pétard of my draft stands for."""

    at: int
    letter: Letter


class Place(Struct, frozen=True, tag="place", tag_field="act"):
    """A tile of my draft to another place."""

    at: int
    to: int


class PutBack(Struct, frozen=True, tag="put-back", tag_field="act"):
    at: int


class Clear(Struct, frozen=True, tag="clear", tag_field="act"):
    """My draft goes back, all of it."""


class TakeBack(Struct, frozen=True, tag="take-back", tag_field="act"):
    """What I did last to my draft, undone."""


class Spell(Struct, frozen=True, tag="spell", tag_field="act"):
    """A word as typed: it is made of the cheapest cards."""

    text: Name


class Lay(Struct, frozen=True, tag="lay", tag_field="act"):
    """A whole draft at once, as a hint gives it."""

    draft: Draft


class Propose(Struct, frozen=True, tag="propose", tag_field="act", omit_defaults=True):
    """My draft, or a whole word at once."""

    draft: Draft | None = None


class Plead(Struct, frozen=True, tag="plead", tag_field="act"):
    """My draft is no word of the lexicon: let the table decide."""


class Answer(Struct, frozen=True, tag="answer", tag_field="act"):
    """Yes or no to what lies on the table."""

    aye: bool


class Withdraw(Struct, frozen=True, tag="withdraw", tag_field="act"):
    """Who proposed thinks again."""


class Undo(Struct, frozen=True, tag="undo", tag_field="act"):
    """The last word or refill never was. Whoever made it takes it back for nothing until a card
    has been turned; another asks the table."""


class GiveUp(Struct, frozen=True, tag="give-up", tag_field="act"):
    pass


class AskBot(Struct, frozen=True, tag="ask-bot", tag_field="act"):
    """A bot at the table is to propose a word."""

    seat: Seat


class TakeHint(Struct, frozen=True, tag="hint", tag_field="act"):
    """The solver has helped me: it is counted before I am told."""

    kind: Literal["nudge", "word"]


class NoIdea(Struct, frozen=True, tag="no-idea", tag_field="act"):
    """A bot that was asked has found nothing."""


Action = (
    Cover | CoverAll | Refill | TurnStock | TakeCard | ShiftCard | AddPetard | Say | Place | PutBack
    | Clear | TakeBack | Spell | Lay | Propose | Plead | Answer | Withdraw | Undo | GiveUp | AskBot
    | NoIdea | TakeHint
)  # fmt: skip
