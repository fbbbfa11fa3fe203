"""The built-in groups of adjectives, and what their linter finds."""

import msgspec
import pytest

from parlotte.games.melo.adjectives import Group
from parlotte.i18n import LANGUAGES, speaker
from parlotte.packs.formats.melo.thesaurus import LEAST, adjectives, lint_groups
from parlotte.packs.loader import DATA
from parlotte.packs.problems import problem_text

PACKS = {"fr": "base", "en": "base-en"}


def ours(lang: str) -> list[Group]:
    file = DATA / "melo" / PACKS[lang] / "adjectives.json"
    return msgspec.json.decode(file.read_bytes(), type=list[Group])


@pytest.mark.parametrize("lang", PACKS)
def test_our_groups_are_in_order(lang: str) -> None:
    say = speaker("en")
    assert [problem_text(one, say) for one in lint_groups(ours(lang), lang)] == []


@pytest.mark.parametrize("lang", PACKS)
def test_our_adjectives_are_counted(lang: str) -> None:
    assert adjectives(ours(lang)) >= LEAST[lang]


@pytest.mark.parametrize("lang", PACKS)
def test_there_is_enough_to_say_that_pleases(lang: str) -> None:
    kind = [group for group in ours(lang) if group.praise]
    assert len(kind) >= 100
    unkind = {"fr": {"radin", "hypocrite", "bête"}, "en": {"stingy", "cruel", "lazy"}}[lang]
    assert not unkind & {word for group in kind for word in group.words}


GOOD = Group("drôle", ("drôle", "marrant", "tête en l’air"))


def faults(*groups: Group, lang: str = "fr") -> set[str]:
    return {problem.key for problem in lint_groups(groups, lang)} - {"lint-adjective-few"}


def test_a_group_in_order_has_no_fault() -> None:
    assert faults(GOOD) == set()
    assert faults(Group("bon", ("bon", "bon Samaritain"))) == set()
    assert faults(Group("aimant", ("aimant", "tendre"))) == set()
    assert faults(Group("tonique", ("tonique", "gai"), unlike=("toxique",))) == set()
    assert faults(Group("bavard", ("bavard", "pipelette"), {"pipelette": ("pipelette",)})) == set()
    assert faults(Group("shy", ("shy", "xyzzy")), lang="en") == set()


@pytest.mark.parametrize(
    ("key", "group"),
    [
        ("lint-adjective-group", Group("drôle", ("drôle",))),
        ("lint-adjective-group", Group("drôle", tuple(f"drôle {n}" for n in range(15)))),
        ("lint-adjective-idea", Group("rire", ("drôle", "marrant"))),
        ("lint-adjective-twice", Group("zélé", ("zélé", "Zele"))),
        ("lint-adjective-empty", Group("drôle", ("drôle", ""))),
        ("lint-adjective-empty", Group("drôle", ("drôle", " marrant"))),
        ("lint-adjective-lowercase", Group("drôle", ("drôle", "Marrant"))),
        ("lint-adjective-lowercase", Group("drôle", ("drôle", "marraNt"))),
        ("lint-adjective-unknown", Group("drôle", ("drôle", "marrran"))),
        ("lint-adjective-unknown", Group("têtu", ("têtu", "entete"))),
        ("lint-adjective-masculine", Group("drôle", ("drôle", "marrante"))),
        ("lint-adjective-masculine", Group("drôle", ("drôle", "marrants"))),
        ("lint-adjective-form-stray", Group("drôle", ("drôle", "gai"), {"mou": ("molle",)})),
        ("lint-adjective-form-stray", Group("drôle", ("drôle", "mou"), {"mou": ()})),
        ("lint-adjective-form-idle", Group("drôle", ("drôle", "gai"), {"gai": ("gaie",)})),
        ("lint-adjective-unlike", Group("tonique", ("tonique", "gai"), unlike=("vert",))),
        ("lint-adjective-unlike", Group("tonique", ("tonique", "conique"), unlike=("conique",))),
        ("typography-apostrophe", Group("drôle", ("drôle", "tête en l'air"))),
    ],
)
def test_a_fault_of_one_group_is_seen(key: str, group: Group) -> None:
    assert key in faults(group)


@pytest.mark.parametrize(
    ("key", "groups"),
    [
        ("lint-adjective-idea-twice", (GOOD, Group("drôle", ("drôle", "gai")))),
        ("lint-adjective-shared", (GOOD, Group("gai", ("gai", "drôle", "marrant")))),
        (
            "lint-adjective-many",
            (GOOD, Group("gai", ("gai", "drôle")), Group("fou", ("fou", "drôle"))),
        ),
        (
            "lint-adjective-form-two",
            (
                Group("mou", ("mou", "lent"), {"mou": ("molle",)}),
                Group("doux", ("doux", "mou"), {"mou": ("mousse",)}),
            ),
        ),
    ],
)
def test_a_fault_between_groups_is_seen(key: str, groups: tuple[Group, ...]) -> None:
    assert faults(*groups) == {key}


@pytest.mark.parametrize("lang", PACKS)
def test_too_few_adjectives_are_seen(lang: str) -> None:
    (few,) = (one for one in lint_groups([GOOD], lang) if one.key == "lint-adjective-few")
    assert few.params == {"count": 3, "least": LEAST[lang]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_fault_is_a_sentence(lang: str) -> None:
    bad = Group("Rire", ("Drôle", "drôle", "l'air x", "marrante", "xx"), {"mou": ("molle",)})
    say = speaker(lang)
    for problem in lint_groups([bad, bad], "fr"):
        assert problem.key not in problem_text(problem, say)
