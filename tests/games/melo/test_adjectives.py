"""Pairs of adjectives that count as the same, and pairs that do not.

The table of pairs was written before the judge. Where it was a near thing, the reason stands by.
"""

from importlib.resources.abc import Traversable

import msgspec
import pytest

from games.melo.adjective_pairs import CASES
from parlotte.core.folding import fold
from parlotte.games.melo.adjectives import Group, Thesaurus
from parlotte.packs.loader import DATA


def groups(pack: str) -> tuple[Group, ...]:
    file: Traversable = DATA / "melo" / pack / "adjectives.json"
    return msgspec.json.decode(file.read_bytes(), type=tuple[Group, ...])


OURS = Thesaurus({"fr": groups("base"), "en": groups("base-en")})


def test_the_table_is_long_enough() -> None:
    assert len(CASES) >= 150
    assert sum(verdict for *_, verdict in (case.values for case in CASES)) >= 75


def test_a_table_would_say_so() -> None:
    misjudged = []
    for lang, one, other, verdict in (case.values for case in CASES):
        if {OURS.same(one, other, lang), OURS.same(other, one, lang)} != {verdict}:
            misjudged.append((lang, one, other, verdict))
    assert misjudged == []


SMALL = Thesaurus(
    {
        "fr": (
            Group("franc", ("franc", "sincère"), {"franc": ("franche",)}),
            Group("direct", ("franc", "direct", "cash"), {"cash": ("cash",)}),
            Group("vif", ("éveillé", "pétillant", "sémillant")),
            Group("tête en l’air", ("tête en l’air", "mal organisé", "étourdi")),
            Group("content", ("content", "constant")),
            Group("sociable", ("sociable", "ouvert"), unlike=("social",)),
        )
    }
)


def test_near_synonyms_are_never_taken_over_two_groups() -> None:
    assert SMALL.same("sincère", "franche")
    assert SMALL.same("franche", "direct")
    assert not SMALL.same("sincère", "direct")


def test_a_word_that_nobody_listed_is_the_same_as_itself_in_another_dress() -> None:
    assert SMALL.same("acidulé", "Acidulées")
    assert SMALL.same("très acidulé", "acidule")
    assert SMALL.same("principal", "principaux")
    assert SMALL.same("parleuse", "parleur")
    assert SMALL.same("évocatrice", "évocateur")
    assert not SMALL.same("acidulé", "acide")


def test_equal_words_are_one_word_and_synonyms_are_two() -> None:
    assert SMALL.equal("Acidulées", "très acidulé")
    assert SMALL.equal("franche", "franc")
    assert not SMALL.equal("franche", "sincère")
    assert not SMALL.equal("acidulé", "sincère")


def test_one_slip_in_a_long_word_is_forgiven() -> None:
    assert SMALL.same("pétilant", "éveillé")
    assert SMALL.same("étourdit", "tête en l’air")
    assert not SMALL.same("pétilan", "pétillant")  # two
    assert not SMALL.same("franq", "franc")  # too short
    assert not SMALL.same("bétillant", "pétillant")  # the first letter counts


def test_a_slip_that_could_be_of_two_words_is_of_neither() -> None:
    # One letter away from « content » and, in the other direction, from « constant ».
    assert not SMALL.same("constent", "constant")
    assert not SMALL.same("constent", "content")


def test_a_word_of_its_own_is_no_slip() -> None:
    assert SMALL.same("sociabe", "ouvert")
    assert not SMALL.same("sociale", "ouvert")
    assert not SMALL.same("sociaux", "ouvert")
    assert SMALL.same("sociaux", "sociale")


@pytest.mark.parametrize("nothing", ["", "  ", "!", "…", "’", "très", "\u202f"])
def test_nothing_is_the_same_as_nothing_else(nothing: str) -> None:
    assert not OURS.same(nothing, "généreux")
    assert not OURS.same(nothing, "")
    assert OURS.known(nothing) is False


def test_a_word_of_emphasis_alone_is_a_word() -> None:
    assert OURS.same("super", "Super")
    assert OURS.same("trop", "trop")


def test_what_is_far_too_long_is_like_nothing() -> None:
    book = "généreux " * 500
    assert not OURS.same(book, book)
    assert not OURS.known(book)


@pytest.mark.parametrize("text", ["\x00", "🙂", "١٢٣", "ß" * 40, "e\u0301" * 30, "aux", "s", "x"])
def test_whatever_is_typed_is_judged(text: str) -> None:
    assert not OURS.same(text, "généreux")
    assert not OURS.same("generous", text, "en")


def test_another_language_has_no_thesaurus_and_no_gender() -> None:
    assert OURS.same("Testardo", "testardo!", "it")
    assert not OURS.same("têtu", "obstiné", "it")
    assert not OURS.same("generous", "généreux", "en")
    assert not OURS.same("shy", "shys", "en")


def test_known_words() -> None:
    assert OURS.known("obstinées")
    assert OURS.known("très Obstiné")
    assert OURS.known("tête en l'air")
    assert OURS.known("stubborn", "en")
    assert not OURS.known("stubborn")
    assert not OURS.known("acidulé")
    assert not OURS.known("obstinnés")  # a slip is no known word


@pytest.mark.parametrize(
    ("word", "feminine"),
    [
        ("généreux", "généreuse"), ("attentif", "attentive"), ("naïf", "naïve"), ("fier", "fière"),
        ("cruel", "cruelle"), ("rieur", "rieuse"), ("créateur", "créatrice"),
        ("protecteur", "protectrice"), ("flatteur", "flatteuse"), ("discret", "discrète"),
        ("coquet", "coquette"), ("comique", "comique"), ("franc", "franche"), ("sec", "sèche"),
        ("doux", "douce"), ("jaloux", "jalouse"), ("foufou", "fofolle"), ("mou", "molle"),
        ("gentil", "gentille"), ("subtil", "subtile"), ("malin", "maligne"), ("bon", "bonne"),
        ("ronchon", "ronchonne"), ("cool", "cool"), ("zen", "zen"), ("sympa", "sympa"),
        ("casse-cou", "casse-cou"), ("soupe au lait", "soupe au lait"),
        ("bien élevé", "bien élevée"), ("têtu", "têtue"), ("sournois", "sournoise"),
        ("niais", "niaise"), ("faux", "fausse"), ("sot", "sotte"), ("rigolo", "rigolote"),
        ("loyal", "loyale"), ("inquiet", "inquiète"), ("vieux jeu", "vieux jeu"),
        ("mignon", "mignonne"), ("moyen", "moyenne"), ("ambigu", "ambiguë"),
        ("supérieur", "supérieure"), ("caduc", "caduque"), ("bref", "brève"),
        ("neuf", "neuve"), ("paysan", "paysanne"), ("sauf", "sauve"), ("turc", "turque"),
    ],
)  # fmt: skip
def test_the_feminine_is_by_rule_or_as_listed(word: str, feminine: str) -> None:
    assert OURS.forms(word) == (word, feminine)


def test_english_adjectives_agree_with_nobody() -> None:
    assert OURS.forms("stubborn", "en") == ("stubborn", "stubborn")


def test_every_form_we_speak_is_a_form_we_know() -> None:
    for group in OURS.groups["fr"]:
        for word in group.words:
            masculine, feminine = OURS.forms(word)
            assert masculine == word
            assert OURS.known(feminine)
            assert OURS.same(masculine, feminine)


def test_words_of_one_group_are_the_same_and_no_two_are_written_alike() -> None:
    for lang, found in OURS.groups.items():
        for group in found:
            assert len({fold(word) for word in group.words}) == len(group.words)
            assert all(OURS.same(group.words[0], other, lang) for other in group.words)


def test_a_thesaurus_can_not_be_changed() -> None:
    with pytest.raises(AttributeError):
        OURS.groups = {}
