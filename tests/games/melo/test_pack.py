"""Cards as rows: read, checked, written by guests; and what the built-in pack must have."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from parlotte.core.contract import Seats
from parlotte.core.rng import Rng
from parlotte.games.melo import GAME
from parlotte.games.melo.cards import KINDS, Card
from parlotte.games.melo.options import Options
from parlotte.packs.format import Pack
from parlotte.packs.formats.melo import FORMAT
from parlotte.packs.formats.melo.lint import lint_cards
from parlotte.packs.loader import bind, builtin_packs, load_content, own_pack, written
from parlotte.packs.rows import read_rows

KIND_ROWS = {
    "melo": {"id": "m", "question": "Qui d’ici {}\u202f?"},
    "ego": {"id": "e", "question": "Vous préférez {}…"},
    "duo": {"id": "d", "question": "Avec qui {}\u202f?"},
}


def dozen(kind: str) -> list[dict[str, Any]]:
    """A dozen rows of a deck, as a pack of the house has them."""
    about = KIND_ROWS[kind]
    things = (
        "range ses chaussettes", "parle aux plantes", "dort au soleil", "compte les marches",
        "garde les ficelles", "sifflote le matin", "perd ses clés", "collectionne les timbres",
        "rit tout seul", "mange debout", "relit ses lettres", "arrive en avance",
    )  # fmt: skip
    rows: list[dict[str, Any]] = []
    for number, thing in enumerate(things, 1):
        row: dict[str, Any] = {
            "id": f"{about['id']}{number:03}",
            "kind": kind,
            "question": about["question"].format(thing),
            "value": 2 if number % 4 == 0 else 1,
            "tone": "amis" if number % 3 == 0 else "famille",
        }
        if kind == "ego":
            row["choices"] = [f"{thing} demain", f"{thing} jamais", f"{thing} souvent"]
        rows.append(row)
    if kind == "duo":
        rows.append(
            {
                "id": "d101", "kind": "duo", "asks": "adjective", "value": 2, "tone": "famille",
                "question": "Quel adjectif pour le sourire {de droite}\u202f?",
            }
        )  # fmt: skip
    return rows


def read(rows: list[dict[str, Any]], pack: str = "essai") -> tuple[list[Any], list[str]]:
    found = read_rows("deck.json", json.dumps(rows).encode())
    items, problems = FORMAT.read(pack, found)
    return list(items), [problem.key for problem in problems]


def test_a_dozen_rows_of_each_kind_become_cards() -> None:
    for kind in KINDS:
        items, problems = read(dozen(kind))
        assert problems == []
        assert len(items) == len(dozen(kind))
        assert {card.kind for card in items} == {kind}
        assert items[0].id.startswith("essai:")
        assert not any(card.own for card in items)
    assert items[-1].adjective
    assert items[-1].asks == "adjective"


def changed(deck: str, fields: dict[str, Any]) -> list[str]:
    row = {**dozen(deck)[0], **fields}
    return read([{key: value for key, value in row.items() if value is not None}])[1]


@pytest.mark.parametrize(
    ("kind", "fields", "key"),
    [
        ("melo", {"kind": "vert"}, "pack-unknown-colour"),
        ("melo", {"question": ""}, "pack-missing"),
        ("melo", {"question": "?!"}, "pack-no-letter"),
        ("melo", {"question": "x" * 151}, "pack-too-long"),
        ("melo", {"question": 12.5}, "pack-not-a-text"),
        ("melo", {"value": 4}, "pack-not-in-range"),
        ("melo", {"tone": "coquin"}, "pack-unknown-tone"),
        ("melo", {"choices": ["a", "b", "c"]}, "pack-choices-elsewhere"),
        ("melo", {"asks": "adjective"}, "pack-adjective-elsewhere"),
        ("melo", {"question": "Qui suit {droite}\u202f?"}, "pack-placeholder-elsewhere"),
        ("duo", {"question": "Qui suit {milieu}\u202f?"}, "pack-placeholder"),
        ("ego", {"choices": None}, "pack-choices"),
        ("ego", {"choices": ["a", "b"]}, "pack-choices"),
        ("ego", {"choices": list("abcde")}, "pack-choices"),
        ("ego", {"choices": ["été", "ete", "hiver"]}, "pack-choices"),
        ("ego", {"choices": ["a", "b", 3]}, "pack-choices"),
        ("ego", {"choices": ["a", "b", "x" * 49]}, "pack-too-long"),
        ("ego", {"couleur": "ego"}, "pack-heading-twice"),
        ("ego", {"humeur": "gaie"}, "pack-unknown-field"),
    ],
)
def test_a_faulty_row_is_reported_with_its_fault(
    kind: str, fields: dict[str, Any], key: str
) -> None:
    assert key in changed(kind, fields)


def test_a_question_is_there_once() -> None:
    row = dozen("melo")[0]
    assert read([row, {**row, "id": "m002", "question": row["question"].upper()}])[1] == [
        "pack-twice"
    ]


def test_counts_and_second_readings() -> None:
    items = [card for kind in KINDS for card in read(dozen(kind))[0]]
    counts = FORMAT.counts(items)
    assert counts == {"melo": 12, "ego": 12, "duo": 13, "duo_adjective": 1, "adjectives": 0}
    texts = FORMAT.texts(items[0])
    assert texts.name == "m001"
    other = FORMAT.texts(replace(items[0], question="Qui d’autre\u202f?"))
    assert other.said != texts.said


# The linter of our own packs.


def cards() -> list[Card]:
    return [card for kind in KINDS for card in read(dozen(kind), "base")[0]]


def lints(*changed: Card, drop: int = 0) -> set[str]:
    keep = cards()[drop:]
    return {problem.key for problem in lint_cards([*keep, *changed], "fr")} - {"lint-few-cards"}


def test_a_few_good_cards_only_lack_others() -> None:
    problems = {problem.key for problem in lint_cards(cards(), "fr")}
    assert problems <= {"lint-few-cards", "lint-near-duplicate"}


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"id": "base:x001"}, "lint-card-id"),
        ({"id": "base:e001"}, "lint-card-id"),
        ({"id": "base:m002"}, "lint-card-id"),
        ({"question": "Qui chante faux"}, "lint-question"),
        ({"question": "Qui chante faux?"}, "typography-space-before"),
        ({"question": "Qui s'endort\u202f?"}, "typography-apostrophe"),
        ({"question": "Qui suit {right}\u202f?"}, "lint-placeholder"),
        ({"question": "Qui suit {droite}\u202f?"}, "lint-placeholder-elsewhere"),
        ({"question": "Qui d’ici parle aux plantes\u202f?"}, "lint-duplicate"),
        ({"choices": ("oui.", "non", "euh")}, "lint-choice"),
    ],
)
def test_the_linter_sees(change: dict[str, Any], key: str) -> None:
    card = replace(Card("base:m777", "melo", "Qui chante faux\u202f?"), **change)
    assert key in lints(card)
    assert key not in lints(Card("base:m777", "melo", "Qui chante faux\u202f?"))


def test_the_linter_counts_shares() -> None:
    many = [
        Card(f"base:m{number:03}", "melo", f"Qui {number}\u202f?", 1, "famille")
        for number in range(80)
    ]
    told = [problem for problem in lint_cards(many, "fr") if problem.key == "lint-card-share"]
    assert {str(problem.params["what"]) for problem in told} == {"1", "2", "3", "famille"}


def test_our_packs_are_in_order() -> None:
    for pack in builtin_packs("melo", lint=True):
        assert [(problem.key, problem.params) for problem in pack.problems] == []


# A guest's own questions.


def own(text: str, file: str = "nous.csv") -> Pack:
    return own_pack(GAME, "nous", file, text.encode())


CSV = """question;couleur;choix 1;choix 2;choix 3;choix 4
Qui a mangé la tarte de tante Odile ?;mélo;;;;
Au camping, vous dormez…;EGO;sous la tente;dans la voiture;chez la voisine;
Avec qui repartir à Oléron ?;duo;;;;
Quel adjectif pour la barbe {de droite} ?;adjectif;;;;
"""


def test_a_family_brings_its_own_questions() -> None:
    pack = own(CSV)
    assert pack.problems == ()
    assert [(card.kind, card.asks, card.value) for card in pack.items] == [
        ("melo", "name", 1),
        ("ego", "choice", 1),
        ("duo", "name", 1),
        ("duo", "adjective", 2),
    ]
    assert all(card.own for card in pack.items)


def test_what_guests_write_is_not_told_by_its_name() -> None:
    for card in own(CSV).items:
        assert "odile" not in card.id.lower()
        assert card.id.startswith("nous:")


def test_bare_lines_without_a_heading_are_read_as_well() -> None:
    pack = own("Qui ronfle ?;melo\nQui rit fort ?;melo\n")
    assert pack.problems == ()
    assert len(pack.items) == 2


def test_what_was_written_comes_back_the_same() -> None:
    form, items = written("melo"), own(CSV).items
    for file, text in (("nous.csv", form.csv(items)), ("nous.json", form.json(items))):
        again = own(text, file)
        assert again.problems == ()
        assert again.items == items


def test_what_a_client_is_told_is_what_it_may_send() -> None:
    form = written("melo")
    for item in own(CSV).items:
        items, problems = read([form.fields_of(item)], "nous")
        assert problems == []
        assert items == [item]


def test_own_questions_are_played_with_ours_and_come_soon(tmp_path: Path) -> None:
    file = tmp_path / "nous.csv"
    file.write_text(CSV, "utf-8")
    pack = own(file.read_text("utf-8"))
    game = bind(GAME, load_content(GAME, pack))
    state = game.setup(Options(), Seats(("person",) * 4), Rng(b"own")).state
    mine = {card.id for card in pack.items}
    for kind in KINDS:
        drawn = (*state.met, *state.decks.of(kind))[:8]
        assert mine & set(drawn)
    without = game.setup(Options(own_questions=False), Seats(("person",) * 4), Rng(b"own")).state
    assert not mine & {card for kind in KINDS for card in (*without.met, *without.decks.of(kind))}


def test_languages_are_not_mixed() -> None:
    game = bind(GAME, load_content(GAME))
    for lang, pack in (("fr", "base"), ("en", "base-en")):
        options = Options(language=lang, tone="amis")
        found = {card.id.partition(":")[0] for card in game.book.playable(options)["melo"]}
        assert found == {pack}
