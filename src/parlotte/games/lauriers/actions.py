"""What the seats of Les Lauriers do."""

from msgspec import Struct

from parlotte.kit.text import Name, Typed


class Choose(Struct, frozen=True, tag="choose", tag_field="act"):
    """The MDJ picks a word of the card."""

    word: Name


class Write(Struct, frozen=True, tag="write", tag_field="act"):
    """A definition: a draft, or the one to hand in."""

    text: Typed
    done: bool = True


class Reword(Struct, frozen=True, tag="reword", tag_field="act"):
    """The MDJ touches up the form of a pile."""

    pile: int
    text: Typed


class Merge(Struct, frozen=True, tag="merge", tag_field="act"):
    """The MDJ reads two piles as one."""

    pile: int
    into: int


class Split(Struct, frozen=True, tag="split", tag_field="act"):
    """The MDJ takes a merged pile apart."""

    pile: int


class Move(Struct, frozen=True, tag="move", tag_field="act"):
    """The MDJ reads a pile at another place of the list, counted from 0."""

    pile: int
    to: int


class Shuffle(Struct, frozen=True, tag="shuffle", tag_field="act"):
    """The MDJ leaves the order of reading to chance."""


class Ready(Struct, frozen=True, tag="ready", tag_field="act"):
    """The MDJ has prepared the list."""


class ReadOn(Struct, frozen=True, tag="read-on", tag_field="act"):
    """The MDJ has read this entry out; a second tap on the same one is refused."""

    entry: int


class Vote(Struct, frozen=True, tag="vote", tag_field="act"):
    """A secret vote for one entry, counted from 0: a choice, or the confirmed one."""

    entry: int
    done: bool = True


class Stake(Struct, frozen=True, tag="stake", tag_field="act"):
    """A bonus token on this round, openly."""


class Claim(Struct, frozen=True, tag="claim", tag_field="act"):
    """An author says "c'était la bonne"."""


class Judge(Struct, frozen=True, tag="judge", tag_field="act"):
    """A writer's word on somebody's claim, named by the place at which the entry was read."""

    place: int
    agree: bool


class GoOn(Struct, frozen=True, tag="go-on", tag_field="act"):
    """On to the next round; or to the vote, if no person reads."""


Preparation = Ready | Reword | Merge | Split | Move | Shuffle
Action = Choose | Write | Preparation | ReadOn | Vote | Stake | Claim | Judge | GoOn
