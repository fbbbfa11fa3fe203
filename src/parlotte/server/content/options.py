"""The options of a game: validated, completed, and converted to seats at the start.

Before a match nobody has a seat, so a set of seats is chosen, stored and shown as persons.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from parlotte.core.contract import Rejected
from parlotte.core.registration import Registration
from parlotte.kit.text import clean
from parlotte.packs.loader import builtin_keys
from parlotte.server.content.days import DealAbout, refuse_days_to_come
from parlotte.server.content.forms import Shape, label_key, shapes
from parlotte.server.content.library import Library

# The place that msgspec names in an error: a field, or a field that does not exist.
_AT_FAULT = re.compile(r"\$\.(\w+)|unknown field `([^`]{1,40})")


def options_of(options: Any) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(options)
    return fields


def read_options(registration: Registration, options: dict[str, Any]) -> Any:
    """The options as a Struct. Raises Rejected, which names the invalid option."""
    tidied = dict(options)
    for name, shape in shapes(registration).items():
        if shape.kind == "texts" and _are_texts(options.get(name)):
            tidied[name] = _tidied(registration, name, shape, options[name])
    try:
        return msgspec.convert(tidied, registration.options)
    except msgspec.ValidationError as fault:
        raise _refused(registration, "bad-option", _option_at_fault(str(fault))) from None


def completed_options(
    library: Library,
    game: str,
    options: dict[str, Any],
    today: str,
    people: Iterable[int],
    packs: Iterable[str] = (),
) -> dict[str, Any]:
    """All options, completed by the game from those that people have chosen."""
    registration = library.games[game]
    read = _of_people(registration, read_options(registration, options), frozenset(people))
    if registration.own is not None:
        chosen = frozenset(getattr(read, registration.own.option))
        if not chosen <= {*builtin_keys(game), *packs}:
            raise Rejected("pack-unknown")
    bound = library.with_packs(game).game
    if registration.complete is not None:
        read = registration.complete(bound, read)
    if registration.days is not None:
        refuse_days_to_come(registration.days, bound, read, today)
    return options_of(read)


def deal_named(library: Library, game: str, name: str, today: str) -> DealAbout | None:
    """The deal that a link names, as the game reads the name; None if there is none."""
    registration = library.games.get(game)
    days = None if registration is None else registration.days
    if days is None:
        return None
    try:
        deal = completed_options(library, game, {days.option: name}, today, ())[days.option]
    except Rejected:
        return None
    if not deal:
        return None
    return DealAbout(game, deal, deal in days.of(library.with_packs(game).game))


def chosen_options(
    registration: Registration, options: dict[str, Any], people: Iterable[int]
) -> Any:
    """The chosen options without people who have left; defaults if an update invalidated them."""
    here = frozenset(people)
    try:
        read = read_options(registration, options)
    except Rejected:
        return registration.options()
    return _with_sets(registration, read, lambda chosen: [one for one in chosen if one in here])


def without_lost_packs(
    registration: Registration, options: dict[str, Any], packs: Iterable[str]
) -> dict[str, Any]:
    """Drops chosen packs that no longer exist (a backup omits some): no match could start."""
    own = registration.own
    chosen = None if own is None else options.get(own.option)
    if own is None or not _are_texts(chosen):
        return options
    known = {*builtin_keys(registration.key), *packs}
    return {**options, own.option: [one for one in chosen or () if one in known]}


def seated_options(registration: Registration, options: Any, seats: Sequence[int]) -> Any:
    """Converts chosen persons to seats for a match. Persons without a seat are left out."""
    return _with_sets(
        registration,
        options,
        lambda chosen: [seat for seat, person in enumerate(seats) if person in chosen],
    )


def _of_people(registration: Registration, options: Any, people: frozenset[int]) -> Any:
    """Checks that only people of the table are chosen; drops duplicates."""
    for name in _sets(registration):
        if not people.issuperset(getattr(options, name)):
            raise _refused(registration, "option-nobody", name)
    return _with_sets(registration, options, dict.fromkeys)


def _sets(registration: Registration) -> list[str]:
    return [name for name, shape in shapes(registration).items() if shape.kind == "seats"]


def _with_sets(registration: Registration, options: Any, change: Any) -> Any:
    sets = {name: tuple(change(getattr(options, name))) for name in _sets(registration)}
    return replace(options, **sets) if sets else options


def _are_texts(value: Any) -> bool:
    return isinstance(value, list | tuple) and all(isinstance(one, str) for one in value)


def _tidied(registration: Registration, name: str, shape: Shape, texts: list[str]) -> list[str]:
    """The texts as they will be shown, without empty lines."""
    kept = [text for text in map(clean, texts) if text]
    if len(kept) > shape.most:
        raise _refused(registration, "option-too-many", name, most=shape.most)
    if any(len(text) > shape.longest for text in kept):
        raise _refused(registration, "option-too-long", name, most=shape.longest)
    return kept


def _refused(registration: Registration, key: str, option: str, **params: int) -> Rejected:
    """The refusal with the option's label."""
    known = option in registration.options.__struct_fields__
    label = {"option": label_key(registration.key, option)} if known else {}
    return Rejected(key, option=option, **params).naming(**label)


def _option_at_fault(fault: str) -> str:
    found = _AT_FAULT.search(fault)
    return "?" if found is None else found[1] or found[2]
