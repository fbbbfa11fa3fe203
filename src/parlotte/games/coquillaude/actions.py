"""What the seats of La Coquillaude do."""

from typing import Annotated

from msgspec import Meta, Struct

from parlotte.core.prompts import Spot
from parlotte.kit.text import Name, Typed

MOST_CLAIMED = 40  # anagrams in one proposal: more than any word has
Tile = Annotated[str, Meta(max_length=4)]  # a letter of one's hand, and which of them: E2


Anagrams = Annotated[tuple[Name, ...], Meta(max_length=MOST_CLAIMED)]


class Give(Struct, frozen=True, tag="give", tag_field="act"):
    """Letters of my choice for whoever has rolled well; may be chosen anew until all have given."""

    letters: Annotated[tuple[Tile, ...], Meta(max_length=4)]


class Reply(Struct, frozen=True, tag="answer", tag_field="act"):
    """My answer to the question: a draft, or the one that counts."""

    text: Typed
    done: bool = True


class Contest(Struct, frozen=True, tag="contest", tag_field="act"):
    """The app has judged that answer wrongly: let the table vote."""


class Vote(Struct, frozen=True, tag="vote", tag_field="act"):
    """Is the answer right; does the word exist; is that person famous."""

    aye: bool


class Sketch(Struct, frozen=True, tag="draft", tag_field="act"):
    """What I am composing, right or wrong. Kept for me alone."""

    word: Name
    at: Spot | None = None
    anagrams: Anagrams = ()
    person: bool = False  # I say that it names somebody famous
    persons: Anagrams = ()  # and that these of its anagrams do


class Lock(Struct, frozen=True, tag="lock", tag_field="act"):
    """My proposal of this round."""

    word: Name
    at: Spot
    anagrams: Anagrams = ()
    person: bool = False
    persons: Anagrams = ()


class Unlock(Struct, frozen=True, tag="unlock", tag_field="act"):
    """I think again: my proposal, or my pass, is a draft once more."""


class Pass(Struct, frozen=True, tag="pass", tag_field="act"):
    """Nothing from me in this round."""


class Buzz(Struct, frozen=True, tag="buzz", tag_field="act"):
    """I know another anagram: it opens my entry."""


class Enter(Struct, frozen=True, tag="enter", tag_field="act"):
    """An anagram more of the word on the board."""

    word: Name


class Enough(Struct, frozen=True, tag="enough", tag_field="act"):
    """No anagram more from me."""


class GoOn(Struct, frozen=True, tag="go-on", tag_field="act"):
    """I have seen it."""


Action = (
    Give | Reply | Contest | Vote | Sketch | Lock | Unlock | Pass | Buzz | Enter | Enough | GoOn
)
