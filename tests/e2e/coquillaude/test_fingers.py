"""The board under fingers: zoomed, panned, a word carried over it, letters put in order."""

from playwright.sync_api import Locator, expect

from e2e.coquillaude.hands import Hands
from e2e.devices import Devices
from games.coquillaude.party import BESIDE, Round, sheet
from parlotte.games.coquillaude.board import SIZE
from support.background import Background

PINCH = """(board, apart) => {
  const box = board.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const finger = (type, id, dx) => board.parentElement.dispatchEvent(new PointerEvent(type, {
    pointerId: id, pointerType: "touch", isPrimary: id === 1, button: 0,
    clientX: x + dx, clientY: y, bubbles: true, cancelable: true }));
  const hold = board.parentElement.parentElement;
  hold.setPointerCapture = () => undefined;
  finger("pointerdown", 1, -20);
  finger("pointerdown", 2, 20);
  finger("pointermove", 1, -apart / 2);
  finger("pointermove", 2, apart / 2);
  finger("pointerup", 1, -apart / 2);
  finger("pointerup", 2, apart / 2);
}"""


def squares(board: Locator) -> float:
    """How many of them are seen side by side."""
    return float((board.get_attribute("viewBox") or "").split()[2]) / 40


def left(board: Locator) -> float:
    return float((board.get_attribute("viewBox") or "").split()[0])


def composing(house: Background, devices: Devices) -> tuple[Round, Hands]:
    table = sheet(house)
    table.drafts(table.player(0), "MESURE", BESIDE)
    hands = Hands(devices.hand(table, table.player(0)))
    hands.spells("MESURE")
    return table, hands


def test_the_board_is_zoomed_and_panned_by_buttons(house: Background, devices: Devices) -> None:
    _, hands = composing(house, devices)
    assert squares(hands.board) > SIZE
    hands.press("coquillaude:board.closer")
    expect(hands.button("coquillaude:board.whole")).to_be_visible()
    assert squares(hands.board) < SIZE / 2 + 1
    before = left(hands.board)
    hands.press("coquillaude:board.pan.right")
    assert left(hands.board) > before
    hands.press("coquillaude:board.pan.left")
    hands.press("coquillaude:board.whole")
    expect(hands.button("coquillaude:board.closer")).to_be_visible()
    assert squares(hands.board) > SIZE


def test_two_fingers_zoom_the_board(house: Background, devices: Devices) -> None:
    _, hands = composing(house, devices)
    hands.board.evaluate(PINCH, 80)
    assert SIZE / 2 - 1 < squares(hands.board) < SIZE / 2 + 1


def test_a_word_is_carried_over_the_board(house: Background, devices: Devices) -> None:
    table, hands = composing(house, devices)
    box = hands.board.bounding_box()
    assert box is not None
    side = box["width"] / SIZE
    x, y = box["x"] + 9.5 * side, box["y"] + 5.5 * side
    mouse = hands.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + side, y, steps=3)
    mouse.move(x + 3 * side, y - 2 * side, steps=5)
    mouse.up()
    me = table.player(0)
    there = {**BESIDE, "column": 12, "row": 1}
    table.until(me, lambda: me.mine["draft"]["at"] == there)


def test_letters_are_put_in_order_and_stay_so(house: Background, devices: Devices) -> None:
    table = sheet(house)
    hands = Hands(devices.hand(table, table.player(0)))

    def letters() -> str:
        return "".join(hands.rack.all_inner_texts()).replace("\n", "")

    expect(hands.rack.first).to_be_visible()
    hands.press("coquillaude:rack.sort")
    expect(hands.rack.first).to_have_text("E")
    assert letters() == "EEULLMRS"
    box, other = hands.rack.nth(0).bounding_box(), hands.rack.nth(3).bounding_box()
    assert box is not None
    assert other is not None
    mouse = hands.page.mouse
    mouse.move(box["x"] + 10, box["y"] + 10)
    mouse.down()
    mouse.move(other["x"] + 10, other["y"] + 12, steps=6)
    mouse.up()
    expect(hands.rack.nth(3)).to_have_text("E")
    assert letters() == "EULELMRS"
    expect(hands.tiles).to_have_count(0)  # a drag is no tap
    hands.page.reload()
    expect(hands.rack.nth(3)).to_have_text("E")
    assert letters() == "EULELMRS"
