"""Checks a player's own sentence against the words of the cards."""

import pytest

from games.bornes import speech
from parlotte.games.bornes.sentence_check import Found, Liberty, SentenceCheck
from parlotte.games.bornes.words import Lang

STRICT, FREE = Liberty(participles=False), Liberty(families=True)


def found(lang: Lang, text: str, ids: str, liberty: Liberty | None = None) -> Found:
    words = speech.words(*ids.split(" · "))
    return SentenceCheck(speech.voice()).find(text, words, lang, liberty or Liberty())


@pytest.mark.parametrize(
    ("lang", "text", "ids"),
    [
        ("fr", "L’argent n’a pas d’odeur.", "argent · odeur"),
        ("fr", "l'ARGENT n'a pas d'odeur", "odeur · argent"),
        (
            "fr",
            "Si les chats gris dormaient, les lits riraient",
            "chat · gris · dormir · lit · rire",
        ),
        ("fr", "Qu’elle est belle, la fille aux yeux verts !", "beau · fille · œil · vert"),
        ("fr", "Mes grands-mères et ma voisine dorment", "grand-mère · voisin · dormir"),
        ("fr", "On croit au père noel", "croire · Père Noël"),
        ("en", "The mice were looking at the kings’ eyes", "souris · regarder · roi · œil"),
        ("en", "He fell in love a lot", "tomber · amoureux · beaucoup"),
        ("en", "The best cake", "bon · gâteau"),
        ("fr", "Donne-m’en, donne-moi du lait, en veux-tu ?", "donner · lait · vouloir"),
        ("fr", "Le pirate va-t-il chez sa grand-mère ?", "pirate · aller · grand-mère"),
        ("en", "He learnt to dance and burnt his hat", "apprendre · danser · brûler · chapeau"),
        ("en", "It smelt of burnt bread, I dreamt", "sentir · brûler · pain · rêver"),
    ],
)
def test_a_word_may_stand_in_any_form(lang: Lang, text: str, ids: str) -> None:
    assert found(lang, text, ids).missing == ()


@pytest.mark.parametrize(
    ("lang", "text", "ids", "missing"),
    [
        ("fr", "Le chien dort", "chat · dormir", ("chat",)),
        ("fr", "Le chat rêve", "chat · rêve · rêver", ("rêver",)),  # one word for one card
        ("fr", "", "chat · dormir", ("chat", "dormir")),
        ("en", "The cattle sleep", "chat · dormir", ("chat",)),
        ("fr", "L’arc-en-ciel brille", "ciel · briller", ("ciel",)),
        ("en", "I am in love", "amoureux · aimer", ("aimer",)),
    ],
)
def test_a_word_that_is_not_there_is_named(
    lang: Lang, text: str, ids: str, missing: tuple[str, ...]
) -> None:
    assert found(lang, text, ids).missing == missing


@pytest.mark.parametrize(
    ("lang", "text"), [("fr", "Le chat dormant ronfle"), ("en", "The sleeping cat snores")]
)
def test_a_participle_alone_counts_by_option(lang: Lang, text: str) -> None:
    ids = "chat · dormir · ronfler"
    assert found(lang, text, ids).missing == ()
    assert found(lang, text, ids, STRICT).missing == ("dormir",)


@pytest.mark.parametrize(
    ("lang", "text"),
    [("fr", "Le chat n’a pas bien dormi"), ("en", "The cat has often been sleeping")],
)
def test_a_tense_of_two_words_is_no_participle(lang: Lang, text: str) -> None:
    assert found(lang, text, "chat · dormir", STRICT).missing == ()


@pytest.mark.parametrize(
    ("lang", "text"), [("fr", "La beauté silencieuse"), ("en", "Silent beauty")]
)
def test_a_noun_made_an_adjective_counts_by_option(lang: Lang, text: str) -> None:
    assert found(lang, text, "beau · silence").missing == ("beau", "silence")
    assert found(lang, text, "beau · silence", FREE).missing == ()


def test_where_the_words_of_the_cards_stand() -> None:
    text = "Le Père Noël a mangé le chat."
    spans = found("fr", text, "manger · chat · Père Noël").spans
    assert [text[start:end] for start, end in spans] == ["Père Noël", "mangé", "chat"]


def test_a_long_text_full_of_the_same_word_is_soon_judged() -> None:
    """No search through every way to share them out."""
    assert found("fr", "chat " * 300, "chat · chien · lit · roi · bébé · lune").missing != ()
