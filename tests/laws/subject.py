"""What the shared laws need to know of a game beyond its contract."""

import importlib
from collections.abc import Iterable, Mapping
from typing import Any, Literal, Protocol, get_args, get_origin

import msgspec
from hypothesis import strategies as st
from msgspec import Struct

from parlotte.core.contract import Seat
from parlotte.core.registration import AnyGame, Registration
from parlotte.core.rng import Draws


class Secret(Struct, frozen=True):
    """A text that only some viewers may receive now (None is the big screen)."""

    marker: str
    known_to: frozenset[Seat | None]


class Subject(Protocol):
    """One per game, in tests/games/<game>/law_subject.py, under the name SUBJECT."""

    registration: Registration
    game: AnyGame
    # Actions whose fields stay secret as long as their phase lasts.
    secret_acts: frozenset[str]
    # Acts that end or undo so much that walks in which they are frequent get nowhere.
    seldom: frozenset[str]
    # Matches to store, by name, each with its options (tools/store_replays.py).
    replays: Mapping[str, Any]
    # Strategies for options that their type alone does not bound.
    option_overrides: Mapping[str, st.SearchStrategy[Any]]

    def secrets(self, state: Any) -> Iterable[Secret]:
        """All the texts that are hidden from somebody in this state."""
        ...

    def reshuffled(self, state: Any, viewer: Seat | None, draws: Draws) -> Any:
        """Another state that this viewer must not be able to tell from the given one."""
        ...

    def conserved(self, state: Any) -> object:
        """Cards, tiles, tokens: what a match never gains nor loses."""
        ...


def subject_of(game: str) -> Subject:
    """A game without a law subject fails here: the laws are not optional."""
    subject: Subject = importlib.import_module(f"games.{game}.law_subject").SUBJECT
    return subject


def options_of(subject: Subject) -> st.SearchStrategy[Any]:
    """Every combination of options, not the defaults."""
    fields = {
        field.name: subject.option_overrides.get(field.name, _values(field.type))
        for field in msgspec.structs.fields(subject.registration.options)
        if field.name in subject.option_overrides or _bounded(field.type)
    }
    return st.builds(subject.registration.options, **fields)


def _bounded(kind: Any) -> bool:
    return kind is bool or get_origin(kind) is Literal


def _values(kind: Any) -> st.SearchStrategy[Any]:
    if kind is bool:
        return st.booleans()
    return st.sampled_from(get_args(kind)) if get_origin(kind) is Literal else st.nothing()
