"""What the shared laws need to know of a game beyond its contract."""

import importlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Literal, get_args, get_origin

import msgspec
from hypothesis import strategies as st
from msgspec import Struct

from parlotte.core.contract import Input, Seat
from parlotte.core.prompts import Prompt
from parlotte.core.registration import AnyGame, Registration
from parlotte.core.rng import Draws, Rng, derive


class Secret(Struct, frozen=True):
    """A text that only some viewers may receive now (None is the big screen)."""

    marker: str
    known_to: frozenset[Seat | None]


class Subject(ABC):
    """One per game, in tests/games/<game>/law_subject.py, under the name SUBJECT.

    Every game answers the three abstract questions; the rest has defaults.
    """

    registration: Registration
    game: AnyGame
    # Acts whose fields stay secret until they are announced.
    secret_acts: frozenset[str] = frozenset()
    # Secret acts that others cannot tell apart: a guess, or a token instead.
    alike: tuple[frozenset[str], ...] = ()
    # Acts that end or undo so much that a walk must do them rarely to get anywhere.
    seldom: frozenset[str] = frozenset()
    # Matches to store, by name, with their options (tools/store_replays.py).
    replays: Mapping[str, Any] = {}
    # Values for options whose type does not list them.
    option_values: Mapping[str, tuple[Any, ...]] = {}
    # Seeds of a few walks that together reach every phase, act and option value; chosen by
    # tools/choose_walks.py, and tested.
    walks: tuple[int, ...] = ()
    # Acts that no prompt offers: no walk does them.
    unprompted: frozenset[str] = frozenset()
    # Anything else that those walks must meet.
    rare: frozenset[str] = frozenset()
    # If its rules may be slow: the slow methods, each with its class.
    slow_work: tuple[tuple[type, str], ...] = ()
    # Whether a table carries anything from one match to the next; if so, half of the walks do.
    remembers: bool = True
    # Whether a match may fall asleep when nobody acts; otherwise its deadlines end it.
    may_sleep: bool = False
    # How many deadlines may pass in silence before that; most games need far fewer.
    most_silent_inputs: int = 500

    @abstractmethod
    def secrets(self, state: Any) -> Iterable[Secret]:
        """Every text that is hidden from anybody in this state."""

    @abstractmethod
    def reshuffled(self, state: Any, viewer: Seat | None, draws: Draws) -> Any:
        """Another state that this viewer must not be able to tell from the given one."""

    @abstractmethod
    def conserved(self, state: Any) -> object:
        """Cards, tiles, tokens: what a match never gains or loses."""

    def sample(self, state: Any, seat: Seat, prompt: Prompt, draws: Draws) -> Any:
        """An answer to a judged prompt that must be accepted, or None if there is none now.

        It may vary with the draws: then two answers are compared.
        """
        raise NotImplementedError(f"{prompt.act} is judged: give a sample of what is accepted")

    def meets(self, moment: Any) -> Iterable[str]:
        """The rare things in this moment."""
        return ()

    def announced(self, before: Any, after: Any, act: Input[Any]) -> bool:
        """Whether everybody may know by now what this secret act was."""
        return self.game.phase(before) != self.game.phase(after)

    def window(self, state: Any) -> frozenset[str] | None:
        """In a reaction window, the acts that end it (possibly none); otherwise None."""
        return None

    def opens(self, state: Any, act: Input[Any]) -> bool:
        """Whether this act must open a reaction window, even if nobody can react."""
        return False


def subject_of(game: str) -> Subject:
    """The law subject of a game; fails if there is none, since the laws are not optional."""
    return importlib.import_module(f"games.{game}.law_subject").SUBJECT


def values_of(subject: Subject) -> dict[str, tuple[Any, ...]]:
    """The possible values of every bounded option."""
    return {
        field.name: subject.option_values.get(field.name) or _values(field.type)
        for field in msgspec.structs.fields(subject.registration.options)
        if field.name in subject.option_values or _values(field.type)
    }


def _values(kind: Any) -> tuple[Any, ...]:
    if kind is bool:
        return (False, True)
    return get_args(kind) if get_origin(kind) is Literal else ()


def options_of(subject: Subject) -> st.SearchStrategy[Any]:
    """Any combination of options."""
    fields = {name: st.sampled_from(values) for name, values in values_of(subject).items()}
    return st.builds(subject.registration.options, **fields)


def options_by_number(subject: Subject, number: int) -> Any:
    """One combination of options, always the same for the same number."""
    draws = Draws(Rng(derive(b"options", number)))
    picks = {name: draws.pick(values) for name, values in values_of(subject).items()}
    return subject.registration.options(**picks)
