"""The first and the last frames of a socket, as docs/protocol.md describes them."""

import logging
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from parlotte.core.codec import encode
from parlotte.core.contract import Rejected
from parlotte.i18n import Speaker
from parlotte.server.logs import event

log = logging.getLogger("parlotte.socket")

PROTOCOL = 1
MOST_FRAME_BYTES = 64 * 1024
MOST_TOKENS = 10

# Close codes, mostly from the range for applications.
CLOSE_BAD_HELLO = 4000
CLOSE_NO_TABLE = 4004
CLOSE_DAMAGED = 4005
CLOSE_TURNED_AWAY = 4003
CLOSE_REMOVED = 4010
CLOSE_ELSEWHERE = 4011
CLOSE_FLOOD = 4008
CLOSE_BEHIND = 4009
CLOSE_OLD_PROTOCOL = 4026
CLOSE_RESTART = 1012
CLOSE_LATER = 1013
CLOSE_FAULT = 1011

OUR_FAULT = "our-fault"  # an internal error: the client did nothing wrong

ANSWER = -1  # an answer to this very socket: never dropped

Text = Annotated[str, Meta(max_length=200)]


class Hello(Struct, frozen=True):
    """The first frame of a client."""

    table: Text
    protocol: int = PROTOCOL
    # Of each seat this device holds.
    tokens: Annotated[tuple[Text, ...], Meta(max_length=MOST_TOKENS)] = ()
    key: Text = ""  # of the invitation link
    # With `since` and `heard`: what was received before, to go on from there.
    epoch: Annotated[str, Meta(max_length=MOST_FRAME_BYTES)] = ""
    since: int = -1
    heard: int = 0
    lang: Text = "fr"  # of the messages; anything but "en" is French
    screen: bool = False  # the big screen in the room
    client: Text = ""  # the fingerprint of the client's own build


Id = str | int


class Welcome(Struct, frozen=True):
    protocol: int
    server: str  # the fingerprint of the client we serve
    reload: bool  # the client is outdated: save the draft and reload the page
    epoch: str
    you: tuple[int, ...]  # the persons this socket speaks for
    lost: tuple[int, ...]  # which of the tokens given are no longer good, counted from 0
    now: int  # match time


class Refused(Struct, frozen=True):
    """A refusal as it is sent: a key for programs, a message for people."""

    refused: str
    params: dict[str, Any]
    say: str


def in_words(rejected: Rejected, say: Speaker) -> Refused:
    """The refusal with its message; if that can't be formatted, an internal error instead."""
    try:
        refused = Refused(rejected.key, rejected.params, rejected.sentence(say))
        encode(refused)
    except (LookupError, ValueError, TypeError, OverflowError, msgspec.MsgspecError) as fault:
        event(log, "refusal-untold", level=logging.ERROR, refusal=rejected.key, error=fault)
        return Refused(OUR_FAULT, {}, say(OUR_FAULT))
    return refused


def refusal(rejected: Rejected, say: Speaker, act: Id | None = None) -> bytes:
    fields = msgspec.structs.asdict(in_words(rejected, say))
    if act is not None:
        fields["id"] = act
    return encode(fields)
