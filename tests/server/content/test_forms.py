"""The options of a game as a form."""

from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from parlotte.core.codec import encode
from parlotte.games import registered
from parlotte.i18n import LANGUAGES, speaker
from parlotte.server.content.forms import form
from parlotte.server.content.own_form import own_form
from support import riddles


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", registered())
def test_every_option_of_every_game_is_drawn_and_its_choices_are_accepted(
    game: str, lang: str
) -> None:
    registration = registered()[game]
    fields = form(registration, speaker(lang))
    assert tuple(field.key for field in fields) == registration.options.__struct_fields__
    for field in fields:
        values: list[Any] = [choice.value for choice in field.choices]
        assert (field.kind == "choice") == (len(values) > 1)
        labels = [choice.label for choice in field.choices]
        assert len(set(labels)) == len(labels)
        if field.kind == "choice":
            assert field.default in values
        for value in values or [field.default]:
            msgspec.convert({field.key: value}, registration.options)


def test_les_lauriers_in_french() -> None:
    fields = {f.key: f for f in form(registered()["lauriers"], speaker("fr"))}
    assert msgspec.json.decode(encode(fields["track"])) == {
        "key": "track",
        "label": "Couronne",
        "help": "Vingt-six feuilles pour une vraie partie, quinze pour une courte.",
        "kind": "choice",
        "choices": [
            {"value": 15, "label": "15\u00a0feuilles"},
            {"value": 26, "label": "26\u00a0feuilles"},
        ],
        "default": 26,
        "decided_by": "",
        "most": 0,
        "longest": 0,
    }
    assert (fields["family"].kind, fields["family"].default) == ("switch", False)
    assert (fields["packs"].kind, fields["packs"].default) == ("packs", ())
    assert [c.label for c in fields["level"].choices] == ["abordables", "tous", "retors"]
    assert fields["writing_minutes"].choices[0].label == "sans chrono"


def with_options(**types: Any) -> Any:
    options = msgspec.defstruct("Options", [(name, kind, None) for name, kind in types.items()])
    return replace(registered()["lauriers"], options=options)


@pytest.mark.parametrize(
    "kind",
    [
        int,
        tuple[int, int],
        tuple[float, ...],
        list[str],
        bool | None,
        # Texts say how many they may be, and how long.
        tuple[str, ...],
        tuple[Annotated[str, Meta(max_length=3)], ...],
        Annotated[tuple[str, ...], Meta(max_length=3)],
    ],
)
def test_an_option_that_no_form_can_draw_is_a_fault(kind: Any) -> None:
    with pytest.raises(TypeError, match="track"):
        form(with_options(track=kind), speaker("fr"))


def test_names_are_packs_only_where_the_game_says_so() -> None:
    with pytest.raises(TypeError, match="level"):
        form(with_options(level=tuple[str, ...]), speaker("fr"))
    for game in (registered()["lauriers"], riddles.RIDDLING):
        kinds = {field.key: field.kind for field in form(game, speaker("fr"))}
        assert game.own is not None
        assert [key for key, kind in kinds.items() if kind == "packs"] == [game.own.option]


def test_an_item_is_asked_for_as_its_game_declares_it() -> None:
    fields = own_form(riddles.RIDDLING, speaker("fr"))
    assert msgspec.to_builtins(fields) == (
        {
            "key": "riddle", "label": "La devinette", "help": "Qu’on peut résoudre.",
            "kind": "text", "most": 80, "needed": True, "choices": (),
        },
        {
            "key": "answer", "label": "La réponse", "help": "",
            "kind": "line", "most": 40, "needed": True, "choices": (),
        },
        {
            "key": "mood", "label": "Son humeur", "help": "",
            "kind": "choice", "most": 10, "needed": False,
            "choices": (
                {"value": "gay", "label": "gaie", "long": "qui fait rire"},
                {"value": "un peu triste", "label": "triste", "long": "qui fait soupirer"},
            ),
        },
    )  # fmt: skip
    assert own_form(registered()["reussite"], speaker("fr")) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_value_without_a_label_is_a_fault(lang: str) -> None:
    with pytest.raises(LookupError):
        form(with_options(track=Literal[15, 99]), speaker(lang))
