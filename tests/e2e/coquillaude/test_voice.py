"""The television speaks: a question and its stars, the answer and its note, bids, and the word."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from e2e.coquillaude.table_scenes import announcing, four, gifts, in_the_minute, lays, opening
from e2e.devices import Devices
from e2e.speech import Ear
from games.coquillaude.party import BESIDE, DOWN, SECOND, WRONG, Round
from support.background import Background
from support.catalogue import en, fr

FRENCH = ("fr-FR",)
BOTH = ("en-GB", "fr-FR")


def listening(devices: Devices, table: Round, voices: Any = FRENCH, lang: str = "fr") -> Ear:
    screen = devices.screen(table, voices=voices, lang=lang, sound=False)
    words = fr if lang == "fr" else en
    screen.get_by_role("button", name=words["voice.read"]).click()
    return Ear(screen)


def said(ear: Ear, pattern: str) -> None:
    """A sentence that holds this."""
    ear.page.wait_for_function(
        "(pattern) => speech.said.some(({ text }) => new RegExp(pattern).test(text))", arg=pattern
    )


def tail(text: str) -> str:
    """How a text ends, whatever its signs: they are not said."""
    return r"\W+".join(re.escape(word) for word in re.findall(r"\w+", text)[-3:])


def test_the_question_with_its_stars_then_the_answer_and_its_note(
    house: Background, devices: Devices
) -> None:
    table = four(house, "three").arrives("question")
    ear = listening(devices, table)
    asked = table.view["phase"]["question"]["text"]
    said(ear, r"^Camille, question à 3 étoiles\.$")
    said(ear, tail(asked))
    answer = table.right()
    assert answer not in " ".join(ear.texts)
    table.answers(WRONG)
    told = table.view["phase"]["answer"]
    said(ear, rf"^{re.escape(told['answer'])}\.$")
    said(ear, tail(told["note"]))
    said(ear, r"^Camille pioche deux lettres\.$")
    assert [one["text"] for one in ear.said if one["overlaps"]] == []


def test_gifts_are_called_and_never_which(house: Background, devices: Devices) -> None:
    table = gifts(house)
    assert isinstance(table, Round)
    ear = listening(devices, table)
    said(ear, r"^Double paire pour Camille")
    said(ear, r"^Chacun donne deux lettres\.$")


def test_bids_are_called_from_the_lowest_and_the_word_as_it_lands(
    house: Background, devices: Devices
) -> None:
    """On a screen that moves: a voice follows its beats."""
    table = announcing(house)
    screen = moving(devices, table)
    ear = Ear(screen)
    table.locks(table.player(0), "MESURE", BESIDE).arrives("announce")
    ear.hears("Papi Jo passe.", "Camille, 56 points.", "Mamie, 64 points.", "Lucas, 196 points.")
    ear.hears("Lucas, 196 points.", "Lucas l’emporte.")
    assert "épicuriennes." not in ear.texts
    ear.forgets()
    table.goes_on().arrives("placed")
    ear.hears("épicuriennes.", "196 points pour Lucas.")


def moving(devices: Devices, table: Round) -> Page:
    screen = devices.screen(table, voices=FRENCH, sound=False)
    screen.emulate_media(reduced_motion="no-preference")
    screen.reload()
    screen.get_by_role("button", name=fr["voice.read"]).click()
    return screen


def test_who_the_person_was(house: Background, devices: Devices) -> None:
    table = opening(house, 2)
    ear = listening(devices, table)
    lays(table, 1, SECOND, DOWN)
    table.arrives("announce").goes_on().arrives("placed")
    person = table.view["words"][-1]["person"]
    ear.hears("nabuchodonosor.", "256 points pour Papi Jo.", f"{person['name']}.")
    said(ear, tail(person["who"]))
    line = next(text for text in ear.texts if re.search(tail(person["who"]), text))
    assert ear.texts.index(f"{person['name']}.") < ear.texts.index(line)


def test_the_minute_and_who_takes_it_all(house: Background, devices: Devices) -> None:
    table = in_the_minute(house)
    ear = listening(devices, table)
    ear.hears("regles.", "légers.")
    said(ear, "Une minute pour en trouver une de plus")
    table.do(table.player(1), act="buzz")
    table.do(table.player(1), act="enter", word="grêles")
    table.settle()
    assert "greles." not in ear.texts
    for seat in (1, 2, 3):
        table.do(table.player(seat), act="enough")
    ear.hears("greles.")
    said(ear, r"^Papi Jo rafle 108 points")


def test_english_screens_ask_french_questions_with_a_french_voice(
    house: Background, devices: Devices
) -> None:
    table = four(house, "two").arrives("question")
    ear = listening(devices, table, voices=BOTH, lang="en")
    said(ear, r"^Camille, a two-star question\.$")
    asked = table.view["phase"]["question"]["text"]
    said(ear, tail(asked))
    by_text = {one["text"]: one["voice"] for one in ear.said}
    assert next(voice for text, voice in by_text.items() if re.search(tail(asked), text)) == "fr-FR"
    assert by_text["Camille, a two-star question."] == "en-GB"


def test_a_tap_silences_it(house: Background, devices: Devices) -> None:
    table = four(house, "two").arrives("question")
    ear = listening(devices, table)
    said(ear, "question à 2 étoiles")
    ear.page.get_by_role("button", name=fr["voice.mute"]).click()
    ear.is_silent()
    heard = len(ear.said)
    table.answers()
    expect(ear.page.get_by_text(table.view["phase"]["answer"]["answer"]).first).to_be_visible()
    assert len(ear.said) == heard


def test_a_phone_reads_its_question_on_a_tap(house: Background, devices: Devices) -> None:
    table = four(house, "two").arrives("question")
    phone = devices.hand(table, table.host, voices=FRENCH)
    asked = table.view["phase"]["question"]["text"]
    ear = Ear(phone)
    assert ear.said == []
    phone.get_by_role("button", name=fr["voice.read"]).click()
    said(ear, tail(asked))
