"""The format of the game's packs: reading, counting, linting and collecting."""

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from coquillaude import gather
from msgspec.structs import replace

from games.coquillaude.samples import PERSONS, QUESTIONS
from parlotte.games.coquillaude.content import Content, Person, Question
from parlotte.i18n import LANGUAGES, speaker
from parlotte.lexicon.judge import Words
from parlotte.packs.format import Pack
from parlotte.packs.formats.coquillaude import FORMAT, persons, questions
from parlotte.packs.formats.coquillaude.persons import lint_persons
from parlotte.packs.formats.coquillaude.questions import lint_questions
from parlotte.packs.loader import builtin_packs
from parlotte.packs.rows import read_rows

ONE, SOMEBODY = QUESTIONS[0], PERSONS[0]


@pytest.fixture(autouse=True)
def a_small_book_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(questions, "LEAST_QUESTIONS", len(QUESTIONS))
    monkeypatch.setattr(persons, "LEAST_PERSONS", len(PERSONS))


def of_question(**changes: object) -> set[str]:
    changed = replace(ONE, **changes)
    return {problem.key for problem in lint_questions((changed, *QUESTIONS[1:]), PERSONS)}


def of_person(**changes: object) -> set[str]:
    changed = replace(SOMEBODY, **changes)
    return {problem.key for problem in lint_persons((changed, *PERSONS[1:]))}


def test_good_content_has_no_problem() -> None:
    assert lint_questions(QUESTIONS, PERSONS) == []
    assert lint_persons(PERSONS) == []


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"question": "Qui " + "donc " * 40 + "\u202f?"}, "lint-question-long"),
        ({"question": "Qui donc ?"}, "lint-question-ends"),
        ({"question": "Qui donc."}, "lint-question-ends"),
        ({"question": "qui donc\u202f?"}, "lint-question-ends"),
        ({"answer": "Un monsieur très vieux et fort aimable"}, "lint-answer-long"),
        ({"note": ""}, "lint-note-long"),
        ({"note": "Ah " * 51 + "."}, "lint-note-long"),
        ({"note": "sans capitale."}, "lint-note-ends"),
        ({"note": "Sans point"}, "lint-note-ends"),
        ({"country": "UK"}, "lint-country"),
        ({"note": "L'apostrophe est droite."}, "typography-apostrophe"),
        ({"accept": ("L'autre",)}, "typography-apostrophe"),
        ({"question": "Que dit Kavaler: oui ou non\u202f?"}, "typography-space-before"),
        ({"refuse": (ONE.answer,)}, "lint-not-refused"),
        ({"refuse": (f"c’est {ONE.answer.lower()}",)}, "lint-not-refused"),
        ({"accept": ("Iran",), "answer": "Perse", "refuse": ("Iran",)}, "lint-not-refused"),
        ({"question": QUESTIONS[1].question}, "lint-duplicate"),
        ({"note": QUESTIONS[1].note}, "lint-duplicate"),
        ({"note": f"Et {QUESTIONS[1].note}"}, "lint-near-duplicate"),
        ({"answer": QUESTIONS[12].answer}, "lint-same-answer"),
        ({"answer": f"Jean {QUESTIONS[12].answer}"}, "lint-same-answer"),
    ],
)
def test_the_linter_of_questions_is_able_to_fail(changes: dict[str, object], key: str) -> None:
    assert key in of_question(**changes)


@pytest.mark.parametrize(
    ("question", "answer", "inside"),
    [
        ("Quel sport joue-t-on au tennis-club\u202f?", "Le tennis", True),
        ("Qui peignit chez les Picasso\u202f?", "Pablo Picasso", True),
        ("Qui fut parisienne à\u202f?", "Paris", True),
        ("Quel sel met-on sur la table\u202f?", "Le sel", True),
        ("Que se passa-t-il en 1515\u202f?", "1515", True),
        ("Combien font sept et zéro\u202f?", "7", True),
        ("Quelle mer borde la Crimée\u202f?", "La mer Noire", False),
        ("Qui fut le premier sur la Lune\u202f?", "Neil Armstrong", False),
        ("Combien de pattes a une fourmi\u202f?", "Six", False),
    ],
)
def test_an_answer_never_stands_in_its_question(question: str, answer: str, inside: bool) -> None:
    found = of_question(question=question, answer=answer)
    assert ("lint-answer-inside" in found) == inside


def test_small_numbers_may_be_the_answer_of_several() -> None:
    several = tuple(replace(one, answer="Huit") for one in QUESTIONS)
    assert lint_questions(several, PERSONS) == []


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"name": "A"}, "lint-name"),
        ({"name": "Saint Just"}, "lint-name"),
        ({"name": "Abcdefghijklmnop"}, "lint-name"),
        ({"name": "R2d"}, "lint-name"),
        ({"name": "molière"}, "lint-name-capital"),
        ({"who": "Un roi."}, "lint-who-length"),
        ({"who": "Un " + "très " * 30 + "grand roi."}, "lint-who-length"),
        ({"who": SOMEBODY.who[:-1]}, "lint-who-ends"),
        ({"who": "un roi qui oublia la capitale au début de sa ligne."}, "lint-who-ends"),
        ({"also": "et " + "encore " * 20 + "lui"}, "lint-also-long"),
        ({"country": "XX"}, "lint-country"),
        ({"who": SOMEBODY.who.replace("il y eut", "l'on eut")}, "typography-apostrophe"),
        ({"born": 1860, "died": 1800}, "lint-years"),
        ({"born": 1600, "died": 1860}, "lint-years"),
        ({"era": "legende"}, "lint-years"),
        ({"era": "antiquite"}, "lint-era"),
        ({"era": "xxie"}, "lint-era"),
        ({"name": PERSONS[1].name.replace("a", "â").replace("e", "é")}, "lint-name-twice"),
        ({"who": PERSONS[1].who}, "lint-duplicate"),
        ({"who": f"Le {PERSONS[1].who}"}, "lint-near-duplicate"),
    ],
)
def test_the_linter_of_people_is_able_to_fail(changes: dict[str, object], key: str) -> None:
    assert of_person(**changes) == {key}


@pytest.mark.parametrize("name", ["Sy", "Saint-Just", "L’Huillier"])
def test_a_name_may_be_short_and_have_a_hyphen_or_an_apostrophe(name: str) -> None:
    assert of_person(name=name) == set()


@pytest.mark.parametrize(
    ("born", "died", "era"),
    [
        (1755, 1793, "classique"),
        (1755, 1793, "xixe"),
        (-69, -30, "antiquite"),
        (None, None, "moyen-age"),
        (1412, 1431, "moyen-age"),
        (1972, None, "xxe"),
        (1985, None, "xxie"),
        (None, 476, "antiquite"),
    ],
)
def test_a_person_who_lived_in_two_ages_may_count_for_either(
    born: int | None, died: int | None, era: str
) -> None:
    assert of_person(born=born, died=died, era=era) == set()


def shares(
    questions: Sequence[Question] = QUESTIONS, persons: Sequence[Person] = PERSONS
) -> set[str]:
    problems = [*lint_questions(questions, persons), *lint_persons(persons)]
    return {f"{one.key} {one.field} {one.params.get('what')}" for one in problems}


def test_shares_are_counted() -> None:
    sport = [replace(one, theme="sport") for one in QUESTIONS[:30]]
    assert "lint-share-of theme sport" in shares([*sport, *QUESTIONS[30:]])
    rest = [replace(one, theme="arts") if one.theme == "sport" else one for one in QUESTIONS]
    assert "lint-share-of theme sport" in shares(rest)
    easy = [replace(one, stars=1) for one in QUESTIONS]
    assert "lint-share-of stars 3" in shares(easy)
    french = [replace(one, country="FR") for one in QUESTIONS]
    assert shares(french) == {"lint-share-of country FR"}
    men = [replace(one, woman=False) for one in PERSONS]
    assert shares(persons=men) == {"lint-share-of woman F"}
    from_france = [replace(one, country="FR") for one in PERSONS]
    assert shares(persons=from_france) == {"lint-share-of country FR"}


def test_how_many_are_owed() -> None:
    assert "lint-few-questions None None" in shares(QUESTIONS[:119])
    assert "lint-few-persons None None" in shares(persons=PERSONS[:299])
    many = [replace(QUESTIONS[0], question=f"{n}\u202f?", stars=3) for n in range(195)]
    assert "lint-many-questions stars None" in shares(many)


def test_an_invalid_item_is_reported_with_its_line() -> None:
    lines = json.dumps([{"name": "Zorro"}, {"question": "Quoi\u202f?", "stars": 4}], indent=1)
    items, problems = FORMAT.read("base", read_rows("x.json", lines.encode()))
    assert items == ()
    assert [(one.key, one.line) for one in problems] == [
        ("pack-bad-entry", 2),
        ("pack-bad-entry", 5),
    ]


def test_the_numbers_with_an_entry_of_their_own_are_counted() -> None:
    counts = FORMAT.counts([*QUESTIONS, QUESTIONS[0], *PERSONS])
    stars = [sum(one.stars == grade for one in QUESTIONS) for grade in (1, 2, 3)]
    assert [counts[f"stars_{grade}"] for grade in (1, 2, 3)] == stars
    assert counts["entries"] == sum(stars) + 78 + 52 + 26
    assert (counts["coquillaudinettes"], counts["coquillaudes"], counts["persons"]) == (78, 26, 300)
    easy = [replace(QUESTIONS[0], question=f"{n}\u202f?", stars=1) for n in range(600)]
    assert FORMAT.counts(easy)["entries"] == 583 + 78 + 52 + 26


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_count_has_a_sentence(lang: str) -> None:
    say = speaker(lang)
    for name, count in FORMAT.counts([*QUESTIONS, *PERSONS]).items():
        assert str(count) in say(f"count-{name}", count=count)


def test_content_holds_both_kinds_and_the_words() -> None:
    words = Words("lexicon")
    pack = Pack("coquillaude", "base", "fr", (*PERSONS, *QUESTIONS))
    assert FORMAT.content([pack], words) == Content(words, QUESTIONS, PERSONS)


def test_a_reader_reads_all_of_it() -> None:
    told, other = FORMAT.texts(ONE), FORMAT.texts(replace(ONE, refuse=("Lui",)))
    assert told.name == other.name == ONE.question
    assert told.said != other.said
    assert (FORMAT.texts(SOMEBODY) or told).name == SOMEBODY.name


def written(folder: Path, *items: Question | Person) -> Path:
    file = folder / "written.jsonl"
    file.write_text("".join(f"{gather.line_of(one)}\n" for one in items), encoding="utf-8")
    return file


def gathered(folder: Path, monkeypatch: pytest.MonkeyPatch, file: Path) -> tuple[object, ...]:
    monkeypatch.setattr("sys.argv", ["gather", "--anew", "--into", str(folder / "base"), str(file)])
    gather.main()
    (pack,) = builtin_packs("coquillaude", data=folder.parent)
    assert pack.problems == ()
    return pack.items


def test_what_is_gathered_is_the_pack_in_an_order_that_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "coquillaude"
    items = (*QUESTIONS, *PERSONS)
    first = gathered(folder, monkeypatch, written(tmp_path, *items))
    assert gathered(folder, monkeypatch, written(tmp_path, *reversed(items))) == first
    assert len(first) == len(items)
    assert set(first) == set(items)
    questions = [one for one in first if isinstance(one, Question)]
    for stars in (1, 2, 3):
        themes = [one.theme for one in questions if one.stars == stars]
        assert all(one != other for one, other in pairwise(themes))
    names = [one.letters for one in first if isinstance(one, Person)]
    assert names == sorted(names)


def test_what_is_there_twice_is_dropped_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    older = replace(SOMEBODY, name=SOMEBODY.name.upper())
    file = written(tmp_path, older, SOMEBODY, replace(ONE, note="Vieille."), ONE)
    assert gathered(tmp_path / "coquillaude", monkeypatch, file) == (SOMEBODY, ONE)
    told = capsys.readouterr().err
    assert older.name in told
    assert ONE.question in told


def test_a_line_that_can_not_be_read_stops_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text('{"name": 3}\n', encoding="utf-8")
    with pytest.raises(SystemExit, match=r"broken\.jsonl:1"):
        gathered(tmp_path / "coquillaude", monkeypatch, file)


def test_a_colon_is_set_as_the_house_sets_it() -> None:
    assert gather.mended(["Ah\u00a0: oui"]) == ["Ah\u202f: oui"]
