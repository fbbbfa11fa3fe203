"""An answer that is being typed: the phone is closed, or the minute is nearly over."""

import pytest
from playwright.sync_api import expect

from e2e.coquillaude.hands import Hands
from e2e.coquillaude.scenes import CALM
from e2e.devices import Devices, drawn, shown
from games.coquillaude.party import Round, number
from support.background import Background


@pytest.mark.parametrize("size", ["small", "lying"])
def test_the_field_is_in_sight_below_a_question_that_can_be_read_aloud(
    house: Background, devices: Devices, size: str
) -> None:
    table = Round.begin(house, 2, **CALM).arrives("question")
    hands = Hands(devices.hand(table, table.host, size=size, voices=("fr-FR",)))
    field = hands.field("coquillaude:question.label").bounding_box()
    dock = drawn(hands.page).locator(".dock").bounding_box()
    assert field
    assert dock
    assert field["y"] + field["height"] <= dock["y"]


def test_half_an_answer_is_found_by_whoever_closed_the_phone(
    house: Background, devices: Devices
) -> None:
    table = Round.begin(house, 2, **CALM).arrives("question")
    hands = Hands(devices.hand(table, table.host))
    field = hands.field("coquillaude:question.label")
    field.press_sequentially("Arsène Lu")
    address, pocket = hands.page.url, hands.page.context
    hands.page.close()  # at once: nobody waits until it has been kept
    again = pocket.new_page()
    again.goto(address)
    found = Hands(shown(again)).field("coquillaude:question.label")
    expect(found).to_have_value("Arsène Lu")
    # The server has it as well, for the end of the minute.
    table.until(table.host, lambda: table.host.mine.get("answer") == "Arsène Lu")


def test_who_types_without_a_pause_is_heard_before_the_end(
    house: Background, devices: Devices
) -> None:
    table = Round.begin(house, 2, **CALM).arrives("question")
    hands = Hands(devices.hand(table, table.host))
    hands.page.clock.install()
    hands.page.reload()
    field = hands.field("coquillaude:question.label")
    expect(field).to_be_visible()
    for letter in "Arsène":  # never so long as what counts for a pause
        field.press_sequentially(letter)
        hands.page.clock.run_for(400)
    table.until(table.host, lambda: str(table.host.mine.get("answer")).startswith("Ars"))


def test_an_answer_of_the_round_before_is_not_found_again(
    house: Background, devices: Devices
) -> None:
    rolls = [number("one", nth=at) for at in range(4)]  # of two rounds
    table = Round.begin(house, 2, *rolls, **CALM).arrives("question")
    hands = Hands(devices.hand(table, table.host))
    hands.answers("Arsène Lupin")
    table.arrives("answered").goes_on().to_compose()
    table.passes(*table.players).next_round().arrives("question")
    assert table.player(table.view["phase"]["seat"]) is table.host
    expect(hands.field("coquillaude:question.label")).to_have_value("")
