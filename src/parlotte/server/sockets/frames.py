"""The first words of a socket and the last, as docs/protocol.md tells them."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from parlotte.core.codec import encode

PROTOCOL = 1
MOST_FRAME_BYTES = 64 * 1024
MOST_TOKENS = 10

# Why a socket was closed, from the range left to applications.
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

ANSWER = -1  # to something this very socket asked: never dropped


Text = Annotated[str, Meta(max_length=200)]


class Hello(Struct, frozen=True):
    """The first frame of a client."""

    table: Text
    protocol: int = PROTOCOL
    tokens: Annotated[
        tuple[Text, ...], Meta(max_length=MOST_TOKENS)
    ] = ()  # of each seat this device holds
    key: Text = ""  # of the invitation link
    epoch: Annotated[str, Meta(max_length=MOST_FRAME_BYTES)] = (
        ""  # with `since` and `heard`: what was received before, to go on from there
    )
    since: int = -1
    heard: int = 0
    lang: Text = "fr"  # of the sentences; whatever is not "en" is French
    screen: bool = False  # the big screen in the room
    client: Text = ""  # the fingerprint of the client's own build


Id = str | int


class Welcome(Struct, frozen=True):
    protocol: int
    server: str  # the fingerprint of the client we serve
    reload: bool  # yours is another: save the draft and load the page again
    epoch: str
    you: tuple[int, ...]  # the persons this socket speaks for
    lost: tuple[int, ...]  # which of the tokens given are no longer good, counted from 0
    now: int  # match time


def refusal(key: str, params: dict[str, Any], sentence: str, act: Id | None = None) -> bytes:
    told: dict[str, Any] = {"refused": key, "params": params, "say": sentence}
    if act is not None:
        told["id"] = act
    return encode(told)
