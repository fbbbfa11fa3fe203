"""Every key the code uses has a sentence, in both languages."""

import ast
import re
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from parlotte.games import registered
from parlotte.i18n import LANGUAGES, language, speaker
from parlotte.packs.typography import typography_problems
from parlotte.server.content.forms import form, label_key
from parlotte.server.content.item_form import item_form

SOURCE = Path(__file__).parent.parent / "src" / "parlotte"
# Calls whose first text is a message key, and where.
SAYERS = {"say", "tell", "announce", "Rejected", "Problem", "problem", "wrong", "_about"}


def messages(lang: str) -> dict[str, set[str]]:
    """The keys of a language, each with the parameters its sentence uses."""
    found = {}
    for file in sorted((SOURCE / "locales" / lang).glob("*.ftl")):
        text = file.read_text(encoding="utf-8")
        for entry in parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice"
                names = re.findall(r"\$([a-z_]+)", text[entry.span.start : entry.span.end])
                found[entry.id.name] = set(names)
    return found


def called(node: ast.Call) -> str:
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def used_keys() -> dict[str, str]:
    """Every literal key in the source, and the file it stands in."""
    keys = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or called(node) not in SAYERS:
                continue
            for argument in node.args[:2]:
                text = argument.value if isinstance(argument, ast.Constant) else None
                if isinstance(text, str) and re.fullmatch(r"[a-z]+(-[a-z_]+)+", text):
                    keys[text] = path.name
    return keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_in_the_source_has_a_sentence(lang: str) -> None:
    known = messages(lang)
    used = used_keys()
    assert len(used) > 60
    assert {key: file for key, file in used.items() if key not in known} == {}


def test_both_languages_have_the_same_keys_and_parameters() -> None:
    assert messages("fr") == messages("en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_a_name_and_every_option_a_label_and_a_sentence(lang: str) -> None:
    say = speaker(lang)
    for key, game in registered().items():
        assert say(f"game-{key}")
        for field in msgspec.structs.fields(game.options):
            assert say(f"{key}-option-{field.name}")
            assert say(f"{key}-option-{field.name}-help").endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_an_option_has_a_label_and_no_label_is_left_over(lang: str) -> None:
    for key, game in registered().items():
        shown = {
            f"{label_key(key, field.key)}-{choice.value}": choice.label
            for field in form(game, speaker(lang))
            for choice in field.choices
        }
        assert all(shown.values())
        options = [label_key(key, field.name) for field in msgspec.structs.fields(game.options)]
        known = {one for one in messages(lang) if one.startswith(f"{key}-option-")}
        assert known == {*options, *(f"{option}-help" for option in options), *shown}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_field_of_an_own_item_is_named_and_asked_for_and_nothing_is_left_over(
    lang: str,
) -> None:
    say, known = speaker(lang), messages(lang)
    for key, game in registered().items():
        fields = game.own.fields if game.own else ()
        named = {f"{key}-field-{field.key}" for field in fields}
        assert all(map(say, named))
        assert named == {one for one in known if one.startswith(f"{key}-field-")}
        asked = item_form(game, say) or ()
        assert all(field.label for field in asked)
        assert all(choice.label and choice.long for field in asked for choice in field.choices)
        count = sum(2 + 2 * len(field.choices) for field in asked)
        assert count == sum(one.startswith(f"{key}-form-") for one in known)


def test_french_sentences_have_true_typography() -> None:
    """The same rules as for our words, with X for each parameter."""
    for file in sorted((SOURCE / "locales" / "fr").glob("*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.strip() and not line.startswith("#"):
                filled = re.sub(r"\{ \$\w+ (\}|->)", "X", line).replace('{ "" }', "")
                text = re.sub(r"^[\w-]+ =|\*?\[\w+\]|^\s*\}", "", filled).strip()
                assert list(typography_problems(text)) == [], f"{file.name}: {line}"


@pytest.mark.parametrize(
    ("env", "lang"),
    [
        ({}, "fr"),
        ({"LANG": "C.UTF-8"}, "fr"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_US"}, "en"),
    ],
)
def test_the_locale_chooses_the_language(env: dict[str, str], lang: str) -> None:
    assert language(env) == lang


def test_a_missing_parameter_is_a_fault_not_a_hole() -> None:
    with pytest.raises(LookupError):
        speaker("fr")("text-too-long")


def test_a_plural_is_a_plural() -> None:
    say = speaker("fr")
    assert say("lauriers-moves", seat="Léa", points=1, leaf=9) == (
        "Léa avance d’une feuille, jusqu’à la feuille 9."
    )
    assert "de 3 feuilles" in say("lauriers-moves", seat="Léa", points=3, leaf=9)
