"""The big screen reads the question, each guess as it is turned over, and the answer last."""

from e2e.devices import Devices
from e2e.speech import BRISK, Ear
from games.melo.party import CHOICE, Evening
from support.catalogue import fr

QUESTION = "Votre train est annoncé avec deux heures de retard."
BOOK, EXPLORE = "ouvrez un livre et oubliez le temps.", "explorez la gare de fond en comble."


def test_the_question_then_the_guesses_and_the_answer_last(devices: Devices) -> None:
    table = Evening.asks(devices.house, 4, CHOICE)
    screen = devices.screen(table, voices=("fr-FR",), sound=False, begins=BRISK)
    screen.get_by_role("button", name=fr["voice.read"]).click()
    ear = Ear(screen)

    def said(text: str) -> None:
        screen.wait_for_function("(it) => speech.said.some(({ text }) => text === it)", arg=text)

    said("Ego.")
    said(QUESTION)
    said(BOOK)
    before = len(ear.texts)
    table.revealed(1, {1: 1, 2: 0, 3: 1})
    screen.wait_for_function("() => speech.said.some(({ text }) => /^Bien vu/.test(text))")
    told = ear.texts[before:]
    assert told.index(EXPLORE) < len(told) - 1 - told[::-1].index(BOOK)
    answered = next(at for at, text in enumerate(told) if text.startswith("Camille a répondu"))
    assert told[answered + 1] == BOOK
    assert max(at for at, text in enumerate(told) if text == EXPLORE) < answered
    assert [one["text"] for one in ear.said if one["overlaps"]] == []
