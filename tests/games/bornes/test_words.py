"""The built-in cards and proverbs."""

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from parlotte.cli import main
from parlotte.core.codec import encode
from parlotte.games.bornes.content import Card, Content, Proverb, Proverbs
from parlotte.games.bornes.words import Adjective, Adverb, Noun, Verb
from parlotte.packs.formats.bornes.lint import lint_all
from parlotte.packs.loader import DATA, builtin_packs, format_of

FOLDER = Path(str(DATA)) / "bornes" / "base"
(PACK,) = builtin_packs("bornes")
CONTENT: Content = format_of("bornes").content([PACK])
MOST_PICTURES = 300_000  # bytes, as they are sent
# fmt: off
SHEET = (
    "chat", "gris", "dormir", "lit", "bébé", "jouer", "balle", "regarder", "moine", "prophète",
    "croire", "père noël", "enfant", "argent", "odeur",
)
# fmt: on


def faults(cards: tuple[Card, ...], proverbs: tuple[Proverb, ...]) -> set[str]:
    return {problem.key for problem in lint_all(cards, proverbs, DATA / "bornes" / "base")}


def test_the_deck_is_counted() -> None:
    counts = format_of("bornes").counts(PACK.items)
    assert (counts["word_cards"], counts["words"], counts["pictures"]) == (174, 348, 348)
    assert counts["proverbs_fr"] >= 42 + 150
    assert counts["proverbs_en"] >= 29 + 100
    assert counts["proverbs_layable"] >= 30


def test_half_are_nouns_a_quarter_verbs() -> None:
    words = list(CONTENT.words.values())
    share = {
        kind: sum(isinstance(word, kind) for word in words) / len(words)
        for kind in (Noun, Verb, Adjective, Adverb)
    }
    assert 0.45 <= share[Noun] <= 0.55
    assert 0.2 <= share[Verb] <= 0.3
    assert 0 < share[Adverb] < 0.06 < share[Adjective]
    assert {word.value for word in words} == {1, 2, 3}


@pytest.mark.parametrize("said", SHEET)
def test_the_words_of_the_sheet_are_there(said: str) -> None:
    assert [word.fr.lower() for word in CONTENT.vocabulary.find(said, "fr")] == [said]


def test_the_content_survives_being_kept() -> None:
    assert msgspec.json.decode(encode(CONTENT), type=Content) == CONTENT


@pytest.mark.parametrize(
    ("fault", "wrong"),
    [
        ("lint-cards", lambda card, _: replace(card, card=175)),
        ("lint-twice", lambda card, other: replace(card, words=(other.words[0], card.words[1]))),
        ("lint-card-alike", lambda card, _: replace(card, words=(card.words[0],) * 2)),
        (
            "lint-no-picture",
            lambda card, _: replace(
                card, words=(replace(card.words[0], picture="yeti"), card.words[1])
            ),
        ),
    ],
)
def test_the_linter_finds_a_bad_card(fault: str, wrong: object) -> None:
    assert faults(CONTENT.cards, CONTENT.proverbs) == set()
    first, *rest = CONTENT.cards
    assert fault in faults((wrong(first, rest[0]), *rest), CONTENT.proverbs)


@pytest.mark.parametrize(
    ("fault", "proverb"),
    [
        ("lint-proverb-words", Proverb("Qui vivra verra", "fr", words=("yéti", "chat"))),
        ("lint-proverb-one-card", Proverb("Le moine et le chat", "fr", words=("chat", "moine"))),
        ("lint-proverb-short", Proverb("Le chat", "fr", words=("chat",))),
        ("lint-proverb-ends", Proverb("Le chat dort.", "fr")),
        ("typography-apostrophe", Proverb("L'argent", "fr")),
        ("lint-printed", Proverb("Le chat dort", "fr", printed=True)),
        ("lint-twice", Proverb("Qui dort dîne", "fr")),
    ],
)
def test_the_linter_finds_a_bad_proverb(fault: str, proverb: Proverb) -> None:
    assert fault in faults(CONTENT.cards, (*CONTENT.proverbs, proverb))


def test_a_small_verb_of_a_proverb_may_be_laid_or_understood() -> None:
    proverbs = Proverbs(CONTENT.proverbs)
    short = proverbs.recognise(["habit", "moine"], "fr")
    assert short == proverbs.recognise(["habit", "faire", "moine"], "fr") is not None


@pytest.mark.parametrize(
    "cards", [["odeur", "argent"], ["argent"], ["argent", "odeur", "chat"], ["argent", "or"], []]
)
def test_other_cards_are_no_proverb(cards: list[str]) -> None:
    assert Proverbs(CONTENT.proverbs).recognise(cards, "fr") is None


def test_every_proverb_that_can_be_laid_is_found_by_its_cards() -> None:
    proverbs = Proverbs(CONTENT.proverbs)
    layable = [one for one in CONTENT.proverbs if one.words]
    assert len(layable) > 80
    for one in layable:
        found = proverbs.recognise(one.words, one.lang)
        assert found.words == one.words


def test_pairs_of_proverbs_name_one_of_each_language() -> None:
    texts = {one.proverb for one in CONTENT.proverbs if one.lang == "fr"}
    pairs = [one for one in CONTENT.proverbs if one.pair]
    assert {one.lang for one in pairs} == {"en"}
    assert {one.pair for one in pairs} <= texts
    assert len({one.pair for one in pairs}) == len(pairs) > 80
    # of the sheet, all but "tomorrow is another day"
    assert sum(one.printed for one in pairs) == 28


def test_no_file_of_ones_own_is_taken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mots.csv"
    file.write_text("fr,en\nyéti,yeti\n", encoding="utf-8")
    assert main(["packs", str(file), "--game", "bornes"]) == 1
    assert "mots.csv" in capsys.readouterr().out
