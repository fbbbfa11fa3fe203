"""The options of Les Lauriers as a form, and types that no form can draw."""

from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from parlotte.core.codec import encode
from parlotte.games.lauriers import GAME
from parlotte.i18n import LANGUAGES, speaker
from parlotte.server.content.forms import form


def test_the_form_in_french() -> None:
    fields = {f.key: f for f in form(GAME, speaker("fr"))}
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
        "figures": {},
    }
    assert (fields["family"].kind, fields["family"].default) == ("switch", False)
    assert (fields["packs"].kind, fields["packs"].default) == ("packs", ())
    assert [c.label for c in fields["level"].choices] == ["faciles", "tous", "difficiles"]
    assert fields["writing_minutes"].choices[0].label == "sans chrono"


def with_options(**types: Any) -> Any:
    options = msgspec.defstruct("Options", [(name, kind, None) for name, kind in types.items()])
    return replace(GAME, options=options)


@pytest.mark.parametrize(
    "kind",
    [
        int,
        tuple[int, int],
        tuple[float, ...],
        list[str],
        bool | None,
        # A text option needs a maximum count and a maximum length.
        tuple[str, ...],
        tuple[Annotated[str, Meta(max_length=3)], ...],
        Annotated[tuple[str, ...], Meta(max_length=3)],
    ],
)
def test_an_option_type_without_a_field_raises(kind: Any) -> None:
    with pytest.raises(TypeError, match="track"):
        form(with_options(track=kind), speaker("fr"))


def test_a_list_of_texts_is_a_pack_choice_only_under_that_name() -> None:
    with pytest.raises(TypeError, match="level"):
        form(with_options(level=tuple[str, ...]), speaker("fr"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_value_without_a_label_raises(lang: str) -> None:
    with pytest.raises(LookupError):
        form(with_options(track=Literal[15, 99]), speaker(lang))
