"""The phases of a match, and what they hold: a phase is a type that holds only what it needs."""

from msgspec import Struct

from parlotte.core.contract import Millis, Seat
from parlotte.core.prompts import card_of
from parlotte.games.bornes.actions import Borrow, Finish, SentenceId, Take
from parlotte.games.bornes.cards import CardId, Up
from parlotte.games.bornes.words import Lang
from parlotte.kit.ballot import Ballot
from parlotte.kit.collect import Collect

Span = tuple[int, int]  # where a card's word stands in a text


class Laid(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """A card in a sentence, with the side that is up; a joker with the word it stands for."""

    up: Up
    word: str = ""
    picture: str = ""  # the picture of a blank card written in play

    @property
    def card(self) -> CardId:
        return card_of(self.up)


class Said(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """A full sentence as it is told, and where the words of its cards stand in it."""

    text: str = ""
    spans: tuple[Span, ...] = ()


UNSAID = Said()


class Sentence(Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """An open one: it can be made longer, and attacked."""

    id: SentenceId
    owner: Seat
    lang: Lang
    cards: tuple[Laid, ...]
    said: Said = UNSAID
    faute: CardId | None = None  # the FAUTE on it

    @property
    def ids(self) -> tuple[CardId, ...]:
        return tuple([laid.card for laid in self.cards])


class Playing(Struct, frozen=True, tag="turn", tag_field="phase"):
    """§3 The player whose turn it is does what he likes, then discards."""

    ends_at: Millis | None


# What the table votes on.
Asked = Finish | Take | Borrow


class Voting(Struct, frozen=True, tag="vote", tag_field="phase"):
    """§5, §6, §15 The others vote on a sentence, or on whether it keeps its meaning."""

    ends_at: Millis | None
    asked: Asked
    sentence: Sentence  # as it would be if accepted
    ballot: Ballot
    left: Millis | None = None  # time left of the interrupted turn


class Window(Struct, frozen=True, tag="window", tag_field="phase"):
    """§9 CENSURE has just been laid: ten seconds for a coup fourré."""

    ends_at: Millis
    target: Seat
    left: Millis | None = None


class Parting(Struct, frozen=True, tag="parting", tag_field="phase"):
    """§9 After a coup fourré: the attacker discards."""

    ends_at: Millis | None
    by: Seat  # the player of the coup fourré


class Drawing(Struct, frozen=True, tag="draw", tag_field="phase"):
    """§9 After a coup fourré: who laid it draws a card, of the stock or the last discard."""

    ends_at: Millis | None


class Judging(Struct, frozen=True, tag="jury", tag_field="phase"):
    """§12 Everybody grades the accepted sentences, in secret."""

    ends_at: Millis | None
    given: Collect[tuple[SentenceId, ...]]


class Scored(Struct, frozen=True, tag="score", tag_field="phase"):
    """§13 The points of the deal."""

    ends_at: Millis | None
    ready: tuple[Seat, ...] = ()


class Ended(Struct, frozen=True, tag="ended", tag_field="phase"):
    winners: tuple[Seat, ...]
    ends_at: None = None


DealOver = Judging | Scored | Ended
Phase = Playing | Voting | Window | Parting | Drawing | Judging | Scored | Ended
