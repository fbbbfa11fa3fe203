"""The fields of an item that people write at the table, as a form that any client can draw."""

import re
from typing import Literal

from msgspec import Struct

from parlotte.core.registration import OwnField, Registration
from parlotte.i18n import Speaker

Kind = Literal["line", "text", "choice"]


class ItemChoice(Struct, frozen=True):
    value: str
    label: str  # short, for a chip
    long: str  # the same with an example, or spelled out


class ItemField(Struct, frozen=True):
    key: str
    label: str
    help: str  # "": nothing to add
    kind: Kind
    most: int  # characters
    needed: bool
    choices: tuple[ItemChoice, ...]  # of a choice, the usual ones first


def item_form(game: Registration, say: Speaker) -> tuple[ItemField, ...] | None:
    """The fields in their order, the item's name first; None if a table may add no items."""
    if game.own is None:
        return None
    return tuple(_field(game.key, game.own.field(key), say) for key in game.own.form)


def _field(game: str, field: OwnField, say: Speaker) -> ItemField:
    key = f"{game}-form-{field.key}"
    choices = tuple(
        ItemChoice(value, say(f"{key}-{_slug(value)}"), say(f"{key}-{_slug(value)}-long"))
        for value in field.choices
    )
    kind: Kind = "choice" if choices else "text" if field.long else "line"
    return ItemField(
        field.key, say(key), say(f"{key}-help"), kind, field.most, field.needed, choices
    )


def _slug(value: str) -> str:
    """A value as part of a message key, which holds neither dots nor spaces."""
    return re.sub(r"[^a-z0-9]+", "-", value.lower()).strip("-")
