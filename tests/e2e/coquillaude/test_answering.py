"""A half-typed answer survives closing the phone's page."""

from playwright.sync_api import expect

from e2e.coquillaude.hands import Hands
from e2e.coquillaude.scenes import CALM
from e2e.devices import SIZES, Devices, drawn, shown
from games.coquillaude.party import Round
from support.background import Background

HALF = "Arsène Lu"


def test_half_an_answer_is_visible_and_still_there_after_closing_the_phone(
    house: Background, devices: Devices
) -> None:
    table = Round.begin(house, 2, **CALM).arrives("question")
    hands = Hands(devices.hand(table, table.host, size="small", voices=("fr-FR",)))
    assert out_of_sight(hands) == []
    hands = closed_and_opened_again(hands)
    expect(hands.field("coquillaude:question.label")).to_have_value(HALF)
    # The server has it as well, for the end of the minute.
    table.until(table.host, lambda: table.host.mine.get("answer") == HALF)


def out_of_sight(hands: Hands) -> list[str]:
    """Where the field is, below a question that can be read aloud; also on a phone that lies."""
    found = []
    for size in ("small", "lying"):
        width, height = SIZES[size]
        hands.page.set_viewport_size({"width": width, "height": height})
        dock = drawn(hands.page).locator(".dock").bounding_box()
        field = hands.field("coquillaude:question.label").bounding_box()
        assert field
        assert dock
        if field["y"] + field["height"] > dock["y"]:
            found.append(size)
    return found


def closed_and_opened_again(hands: Hands) -> Hands:
    """In the middle of a word."""
    hands.field("coquillaude:question.label").press_sequentially(HALF)
    address, pocket = hands.page.url, hands.page.context
    hands.page.close()  # at once: nobody waits until it has been kept
    again = pocket.new_page()
    again.goto(address)
    return Hands(shown(again))
