"""pyrealb behind one door."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest

from parlotte.games import registered
from parlotte.kit.speech import Entry, Language, Part, Unsayable
from parlotte.packs.loader import bind
from parlotte.voice.realised import RealisedVoice


def clause(determiner: str, noun: str, verb: str, tense: str) -> Part:
    subject = Part("NP", parts=(Part("D", determiner), Part("N", noun)))
    return Part("S", parts=(subject, Part("VP", parts=(Part("V", verb, tense=tense),))))


SENTENCES: dict[Language, tuple[Part, str]] = {
    "fr": (clause("le", "table", "attendre", "f"), "La table attendra."),
    "en": (clause("the", "table", "attend", "f"), "The table will attend."),
}


def test_languages_interleaved_in_several_threads_never_mix() -> None:
    voice = RealisedVoice()
    asked: list[Language] = ["fr", "en"] * 150
    with ThreadPoolExecutor(8) as pool:
        said = list(pool.map(lambda lang: voice.say(SENTENCES[lang][0], lang), asked))
        forms = list(pool.map(lambda lang: voice.forms("N", "table", lang), asked))
    assert said == [SENTENCES[lang][1] for lang in asked]
    assert set(forms) == {frozenset(("table", "tables"))}


def test_true_typography() -> None:
    voice = RealisedVoice([Entry("fr", "N", "œuf", "m")])
    assert voice.say(clause("le", "œuf", "tomber", "p"), "fr") == "L’œuf tombe."


def test_a_word_of_ours_is_learnt_and_our_gender_wins() -> None:
    voice = RealisedVoice([Entry("fr", "N", "zigouigoui", "m"), Entry("fr", "N", "livre", "m")])
    assert voice.say(clause("le", "zigouigoui", "tomber", "pc"), "fr") == "Le zigouigoui est tombé."
    assert voice.say(clause("le", "livre", "tomber", "pc"), "fr") == "Le livre est tombé."


def test_an_unknown_word_is_a_fault_and_no_holes_are_said() -> None:
    with pytest.raises(Unsayable):
        RealisedVoice().say(clause("le", "chat", "abracadabrer", "p"), "fr")


def test_loading_and_saying_write_nothing() -> None:
    code = (
        "from parlotte.voice.realised import RealisedVoice; from parlotte.kit.speech import Part;"
        "RealisedVoice().say(Part('S', parts=(Part('NP', parts=(Part('D', 'le'),"
        "Part('N', 'chat'))), Part('VP', parts=(Part('V', 'dormir'),)))), 'fr')"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == run.stderr == ""


def test_a_game_that_says_sentences_is_bound_with_a_voice() -> None:
    given: list[Any] = []
    game = next(iter(registered().values()))
    told = replace(
        game,
        words=False,
        make=lambda content, voice: given.extend((content, voice)),
        speech=lambda content: [Entry("fr", "N", content, "m")],
    )
    bind(told, "zigouigoui")
    content, voice = given
    assert content == "zigouigoui"
    assert voice.say(clause("un", content, "dormir", "p"), "fr") == "Un zigouigoui dort."


def test_a_word_of_ours_keeps_its_breath() -> None:
    voice = RealisedVoice([Entry("fr", "N", "hérisson", "m"), Entry("fr", "N", "habit", "m")])
    assert voice.say(clause("le", "hérisson", "tomber", "p"), "fr") == "Le hérisson tombe."
    assert voice.say(clause("le", "habit", "tomber", "p"), "fr") == "L’habit tombe."


@pytest.mark.parametrize("lemma", ["burn", "learn", "dream", "smell"])
def test_the_british_forms_are_known_too(lemma: str) -> None:
    voice = RealisedVoice()
    short = {"dream": "dreamt", "smell": "smelt"}.get(lemma, f"{lemma}t")
    for known in (voice.forms("V", lemma, "en"), voice.participles(lemma, "en")):
        assert {short, f"{lemma}ed"} <= known
