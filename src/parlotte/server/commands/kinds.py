"""Commands of people to their table, other than the acts of the match."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from parlotte.server.sockets.connection import Voice
from parlotte.server.sockets.frames import MOST_FRAME_BYTES
from parlotte.server.table.gathering import MOST_PEOPLE, Spoken

ShortText = Annotated[str, Meta(max_length=200)]
Key = Annotated[str, Meta(max_length=64)]  # of ours: a game, an animal, a phase, a mark
# The values are validated by the handler; a frame bounds their size.
Fields = Annotated[dict[ShortText, Any], Meta(max_length=64)]
Reaction = Literal["bravo", "rire", "coeur", "oh", "hmm", "vite"]
Level = Literal[1, 2, 3]


class Command(Struct, frozen=True, tag_field="act", forbid_unknown_fields=True):
    pass


class Knock(Command, frozen=True, tag="knock"):
    """From the door: who I am. Somebody at the table lets me in."""

    name: ShortText


class Join(Command, frozen=True, tag="join"):
    """Sit down, now or from the next game on. The answer holds the seat's token."""

    name: ShortText
    animal: Key
    spoken: Spoken = ""


class Claim(Command, frozen=True, tag="claim"):
    """That seat is mine, I lost its token. The host decides."""

    person: int


class Rename(Command, frozen=True, tag="rename"):
    name: ShortText
    animal: Key
    spoken: Spoken | None = None  # None: as it was


class Leave(Command, frozen=True, tag="leave"):
    """Leave the table; the seat waits."""


class TakeBack(Command, frozen=True, tag="take-back"):
    """My seat again, from the bot that played for me."""


class Invite(Command, frozen=True, tag="invite"):
    """The link and its QR code."""


class Admit(Command, frozen=True, tag="admit"):
    """Let a guest in; the host may give the guest somebody's seat."""

    guest: int
    seat_of: int | None = None


class TurnAway(Command, frozen=True, tag="turn-away"):
    guest: int


class MoreTime(Command, frozen=True, tag="more-time"):
    """A minute more for everybody, once a phase."""


class Curtain(Command, frozen=True, tag="curtain"):
    """On a shared device: the curtain hangs until I take the device; or I have lifted it."""

    down: bool


class React(Command, frozen=True, tag="react"):
    kind: Reaction


class TellVoice(Command, frozen=True, tag="voice"):
    """From a big screen: it could read aloud, does, or has no voice."""

    voice: Voice


class Aloud(Command, frozen=True, tag="aloud"):
    """The big screen is to read aloud; or not, because one of us reads."""

    yes: bool = True


class Ready(Command, frozen=True, tag="ready"):
    """ "Encore une !", or not."""

    yes: bool = True


class KeepLog(Command, frozen=True, tag="keep-log"):
    """Of a private game that is over: I want its course kept, or not. It is when everybody does."""

    yes: bool = True
    match: Key | None = None  # None: the last one that I am asked about


class Couch(Command, frozen=True, tag="couch"):
    """Look on, from the next game on, or play again; the host says it of anybody."""

    person: int | None = None
    yes: bool = True


class Resume(Command, frozen=True, tag="resume"):
    """Go on, after a pause of the host's or when the table fell asleep."""


class AddBot(Command, frozen=True, tag="add-bot"):
    level: Level = 2


class SetLevel(Command, frozen=True, tag="set-level"):
    person: int
    level: Level


class Remove(Command, frozen=True, tag="remove"):
    """A person or a bot leaves the table for good; during a game the seat stays empty."""

    person: int


class StandIn(Command, frozen=True, tag="stand-in"):
    """A bot plays for somebody who is not there; level 0 sends it away again."""

    person: int
    level: Literal[0, 1, 2, 3] = 2


class GoOnWithout(Command, frozen=True, tag="go-on-without"):
    """Stop waiting for an absent person, who gets the seat back on return."""

    person: int


class Order(Command, frozen=True, tag="order"):
    """Who sits next to whom."""

    people: Annotated[tuple[int, ...], Meta(max_length=2 * MOST_PEOPLE)]


class Partner(Command, frozen=True, tag="partner"):
    """These two play together: the second is seated opposite the first."""

    person: int
    with_: int = field(name="with")


class Youngest(Command, frozen=True, tag="youngest"):
    person: int | None


class Choose(Command, frozen=True, tag="choose-game"):
    game: Key


class SetOptions(Command, frozen=True, tag="set-options"):
    options: Fields


class Start(Command, frozen=True, tag="start"):
    pass


class Pause(Command, frozen=True, tag="pause"):
    pass


class Close(Command, frozen=True, tag="close"):
    """End the present phase by hand; it is named, so that a late tap never ends the next one."""

    phase: Key


class Stop(Command, frozen=True, tag="stop"):
    """Stop the game: standings, no winner."""


class Hide(Command, frozen=True, tag="hide"):
    """Take a text off every screen."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]
    hidden: bool = True


class Lock(Command, frozen=True, tag="lock"):
    locked: bool = True


class SetKnock(Command, frozen=True, tag="set-knock"):
    knock: bool


class HandOver(Command, frozen=True, tag="hand-over"):
    person: int


class PutPack(Command, frozen=True, tag="put-pack"):
    """The table's own items (words, questions, cards), as the text of a JSON or CSV file."""

    game: Key
    name: ShortText
    file: ShortText
    text: Annotated[str, Meta(max_length=MOST_FRAME_BYTES)]


class DropPack(Command, frozen=True, tag="drop-pack"):
    game: Key
    name: ShortText


class GetPack(Command, frozen=True, tag="get-pack"):
    """The pack as it was uploaded, or converted to CSV or JSON."""

    game: Key
    name: ShortText
    as_: Literal["csv", "json"] | None = field(default=None, name="as")


class Items(Command, frozen=True, tag="items"):
    """The table's own items of a game, one by one."""

    game: Key


class PutItem(Command, frozen=True, tag="put-item"):
    """Add an item, or replace the one at `at`."""

    game: Key
    item: Fields
    at: int | None = None
    pack: ShortText | None = None
    check: Key | None = None  # of the item to replace, as it was shown


class DropItem(Command, frozen=True, tag="drop-item"):
    game: Key
    pack: ShortText
    at: int
    check: Key


class ListHouseWords(Command, frozen=True, tag="house-words"):
    """The words voted in here, that the lexicon does not know."""


class DropHouseWord(Command, frozen=True, tag="drop-house-word"):
    """The word is unknown again from the next match on."""

    word: ShortText


class Advise(Command, frozen=True, tag="advise"):
    """A hint, or another answer of a game's solver, sent to the asker only."""

    kind: ShortText
    draft: Any = None  # the player's draft, if the game's questions take one


class History(Command, frozen=True, tag="history"):
    """The matches of this table that are over."""


class Replay(Command, frozen=True, tag="replay"):
    """A match that is over, step by step, as everybody saw it or one of us did."""

    match: ShortText
    eyes: int | None = None
    first: Annotated[int, Meta(ge=0, le=1_000_000)] = field(default=0, name="from")
    count: Annotated[int, Meta(ge=1, le=200)] = 100


AnyCommand = (
    Knock | Join | Claim | Rename | Leave | TakeBack | Invite | Admit | TurnAway | MoreTime
    | Curtain | React | TellVoice | Aloud | Ready | KeepLog | Couch | Resume | AddBot | SetLevel
    | Remove | StandIn | GoOnWithout | Order | Partner | Youngest | Choose | SetOptions | Start
    | Pause | Close | Stop | Hide | Lock | SetKnock | HandOver | PutPack | DropPack | GetPack
    | Items | PutItem | DropItem
    | ListHouseWords | DropHouseWord | Advise | History | Replay
)  # fmt: skip
