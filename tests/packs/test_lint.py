"""What our own words owe. The linter counts; only reading judges."""

import pytest
from msgspec.structs import replace

from parlotte.games.lauriers.items import Word
from parlotte.packs.formats.lauriers.lint import lint_words
from parlotte.packs.formats.lauriers.whole import lint_whole
from parlotte.packs.loader import builtin_packs
from parlotte.packs.typography import typography_problems

ALL = builtin_packs("lauriers")[0].items
FOUR = ALL[:4]
ABSENT: dict[str, str] = {}


def keys(first: Word) -> set[str]:
    """What the linter says of a card whose first word is this one."""
    return {problem.key for problem in lint_words((first, *FOUR[1:]), ABSENT)}


def test_a_good_card_has_no_problem() -> None:
    assert {p.key for p in lint_words(FOUR, ABSENT)} <= {"lint-unbalanced"}


LONG = "Chose " + "très " * 22 + "longue."


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"spelling": "Paris"}, "lint-proper-noun"),
        ({"theme": "chimie"}, "lint-unknown-theme"),
        ({"leurres": FOUR[0].leurres[:2]}, "lint-too-few-leurres"),
        ({"note": ""}, "lint-note"),
        ({"note": "mot " * 31}, "lint-note"),
        ({"definition": "Chose."}, "lint-length"),
        ({"definition": LONG}, "lint-length"),
        ({"definition": "chose sans capitale au début."}, "lint-capital-and-stop"),
        ({"definition": "Chose sans point à la fin"}, "lint-capital-and-stop"),
        ({"definition": "Une chose avec un article."}, "lint-article"),
        ({"definition": "L’outil avec un article."}, "lint-article"),
        ({"spelling": "serinette", "definition": "Petite serinette de poche."}, "lint-giveaway"),
        (
            {"spelling": "grisoller", "definition": "Qui grisollait hier."},
            "lint-giveaway",
        ),
        ({"definition": "Outil d'autrefois, tout simple."}, "typography-apostrophe"),
        ({"definition": FOUR[1].definition}, "lint-duplicate"),
        ({"card": None}, "lint-no-card"),
        ({"card": 99}, "lint-card-size"),
        ({"spelling": "zzgrx"}, "lint-absent"),
        ({"spelling": "à la zzgrx"}, "lint-absent"),
    ],
)
def test_the_linter_is_able_to_fail(changes: dict[str, object], key: str) -> None:
    assert key in keys(replace(FOUR[0], **changes))


def test_near_duplicates_are_found_across_words() -> None:
    twin = FOUR[1].definition.removesuffix(".") + " aussi."
    assert "lint-near-duplicate" in keys(replace(FOUR[0], leurres=(twin, *FOUR[0].leurres[1:])))


def test_truth_and_leurres_are_equally_long_on_average() -> None:
    short = tuple(
        replace(word, leurres=tuple(f"Petite chose de rien {n}." for n in range(3)))
        for word in FOUR
    )
    assert "lint-unbalanced" in {p.key for p in lint_words(short, {})}
    long = tuple(replace(word, definition="Chose courte de rien.") for word in FOUR)
    assert "lint-unbalanced" in {p.key for p in lint_words(long, {})}


@pytest.mark.parametrize("same", [{"theme": "mer"}, {"word_class": "n.m."}, {"level": 2}])
def test_a_card_mixes_classes_levels_and_themes(same: dict[str, object]) -> None:
    card = tuple(replace(word, **same) for word in FOUR)
    assert "lint-card-mix" in {p.key for p in lint_words(card, {})}


def whole(**changes: object) -> set[str]:
    """What is said of all our words, if all were so."""
    return {p.key for p in lint_whole(tuple(replace(word, **changes) for word in ALL))}


def test_what_is_absent_from_the_lexicon_is_explained_and_nothing_else_is() -> None:
    first = replace(FOUR[0], spelling="zzgrx")
    said = {p.key for p in lint_words((first, *FOUR[1:]), {"zzgrx": "Dans Littré."})}
    assert not any(key.startswith("lint-absent") for key in said)
    assert "lint-absent-known" in {p.key for p in lint_words(FOUR, {FOUR[0].spelling: "?"})}
    assert "lint-absent-stray" in {p.key for p in lint_words(FOUR, {"zzgrx": "?"})}


def test_shares_of_classes_levels_and_themes_are_kept() -> None:
    assert "lint-share" not in whole()
    assert "lint-share" in whole(word_class="adj.")
    assert "lint-share" in whole(level=3)
    assert "lint-share" in whole(theme="mer")


def test_neither_turns_of_phrase_nor_length_betray_the_truth() -> None:
    assert not {"lint-mark", "lint-rank"} & whole()
    dressed = tuple(replace(word, definition=f"Jadis, {word.definition}") for word in ALL)
    assert {"lint-mark", "lint-rank"} <= {p.key for p in lint_whole(dressed)}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("l'eau", "typography-apostrophe"),
        ("dit “bon”", "typography-quotes"),
        ("vraiment ?", "typography-space-before"),
        ("«\u202fbon »", "typography-space-before"),
        ("« bon\u202f»", "typography-space-after"),
        ("deux  espaces", "typography-double-space"),
        ("bord ", "typography-edge-space"),
        ("bon , mauvais", "typography-space-before-comma"),
        ("suite...", "typography-ellipsis"),
        ("suite..", "typography-ellipsis"),
        ("A la mode", "typography-capital-accent"),
        ("un coeur", "typography-ligature"),
        ("une oeuvre", "typography-ligature"),
    ],
)
def test_each_rule_of_typography_is_able_to_fail(text: str, key: str) -> None:
    assert key in list(typography_problems(text))


@pytest.mark.parametrize(
    "text",
    [
        "L’œuvre d’un cœur\u202f: «\u202fbon\u202f»\u202f!",
        "À la bonne heure…",
        "Moelle, poète, coexister.",
        "Notre A est une tête de bœuf.",
    ],
)
def test_true_typography_passes(text: str) -> None:
    assert list(typography_problems(text)) == []
