"""An answer that is being typed, and the phone is closed."""

from playwright.sync_api import expect

from e2e.coquillaude.hands import Hands
from e2e.coquillaude.scenes import CALM
from e2e.devices import SIZES, Devices, drawn, shown
from games.coquillaude.party import Round
from support.background import Background


def test_half_an_answer_is_in_sight_and_found_by_whoever_closed_the_phone(
    house: Background, devices: Devices
) -> None:
    table = Round.begin(house, 2, **CALM).arrives("question")
    hands = Hands(devices.hand(table, table.host, size="small", voices=("fr-FR",)))
    is_in_sight(hands)
    is_found_by_whoever_closed_the_phone(table, hands)


def is_in_sight(hands: Hands) -> None:
    """The field, below a question that can be read aloud; also on a phone that lies."""
    for size in ("small", "lying"):
        width, height = SIZES[size]
        hands.page.set_viewport_size({"width": width, "height": height})
        dock = drawn(hands.page).locator(".dock").bounding_box()
        field = hands.field("coquillaude:question.label").bounding_box()
        assert field
        assert dock
        assert field["y"] + field["height"] <= dock["y"], size


def is_found_by_whoever_closed_the_phone(table: Round, hands: Hands) -> None:
    hands.field("coquillaude:question.label").press_sequentially("Arsène Lu")
    address, pocket = hands.page.url, hands.page.context
    hands.page.close()  # at once: nobody waits until it has been kept
    again = pocket.new_page()
    again.goto(address)
    found = Hands(shown(again))
    expect(found.field("coquillaude:question.label")).to_have_value("Arsène Lu")
    # The server has it as well, for the end of the minute.
    table.until(table.host, lambda: table.host.mine.get("answer") == "Arsène Lu")
