"""What our own words owe. The linter counts; only reading judges."""

import pytest
from msgspec.structs import replace

from parlotte.games.lauriers.content import Word
from parlotte.packs.formats.lauriers.across import lint_across
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
        ({"spelling": "grisoller", "definition": "Qui grisollait hier."}, "lint-giveaway"),
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


COTIGNAC = replace(
    ALL[1],
    spelling="cotignac",
    definition="Gelée de coings, prise en petites boîtes de bois, gloire d’Orléans.",
    leurres=(
        "Manteau de pluie à trois collets, que portaient les postillons.",
        *ALL[1].leurres[1:],
    ),
)


def across(other: Word = COTIGNAC, **changes: object) -> set[tuple[str, str | None]]:
    """What the first word of the pack is told to have of the second."""
    others = [word for word in ALL[1:] if word.spelling != other.spelling]
    first = replace(ALL[0], **changes)
    return {
        (problem.key, problem.field)
        for problem in lint_across((first, other, *others))
        if problem.params == {"word": first.spelling, "other": other.spelling}
    }


@pytest.mark.parametrize("note", ["Comme le «\u202fcotignac\u202f».", "Cotignac s’y mange."])
def test_a_note_that_tells_the_word_of_another_card_is_found(note: str) -> None:
    assert across(note=note) == {("lint-note-tells", "note")}


@pytest.mark.parametrize("note", ["À Cotignacet.", "Un demi-cotignac.", "Cotignâc."])
def test_a_note_that_has_a_part_of_another_word_tells_nothing(note: str) -> None:
    assert across(note=note) == set()


def test_a_word_may_stand_in_its_own_note() -> None:
    assert across(ALL[1], note=ALL[0].spelling) == set()


@pytest.mark.parametrize(
    ("spelling", "note"),
    [
        ("à l’aveuglotte", "On le fait à l’aveuglotte, les yeux bandés."),
        ("s’aveuglotter", "Molière dit qu’un jaloux aime à s’aveuglotter."),
        ("s’aveuglotter", "Nous pouvons nous aveuglotter."),
        ("se désheurer", "Qui se désheure ne se fait pas désheurer."),
    ],
)
def test_phrases_and_reflexive_verbs_are_found_in_notes(spelling: str, note: str) -> None:
    other = replace(COTIGNAC, spelling=spelling)
    assert across(other, note=note) == {("lint-note-tells", "note")}


def test_a_leurre_that_nearly_says_the_truth_of_another_word_is_found() -> None:
    leurre = "Gelée de groseilles ou de coings, prise dans une boîte de bois."
    assert across(leurres=(leurre, *ALL[0].leurres[1:])) == {("lint-near-truth", "leurres")}


def test_leurres_of_two_words_that_are_nearly_one_are_found() -> None:
    leurre = "Manteau à trois collets des postillons, contre la pluie."
    assert across(leurres=(leurre, *ALL[0].leurres[1:])) == {("lint-near-duplicate", "leurres")}


def test_texts_of_one_matter_are_not_near_equal() -> None:
    leurres = ("Gelée blanche, au petit matin.", "Manteau de cérémonie d’un prélat.")
    assert across(leurres=(*leurres, ALL[0].leurres[2])) == set()


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
