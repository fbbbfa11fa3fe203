"""Touch on the board: ordering letters, zooming and panning, dragging a word; and in the next round
the page says that this word was played before."""

from playwright.sync_api import Locator, expect

from e2e.coquillaude.hands import Hands
from e2e.devices import Devices
from games.coquillaude.party import BESIDE, Round, sheet
from parlotte.games.coquillaude.board import SIZE
from support.catalogue import fr

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


def test_letters_the_board_and_a_word_under_fingers(devices: Devices) -> None:
    table = sheet(devices.house)
    hands = Hands(devices.hand(table, table.player(0)))
    letters_are_put_in_order(hands)
    table.drafts(table.player(0), "MESURE", BESIDE)
    hands.page.reload()
    hands.spells("MESURE")
    zoomed_and_panned_by_buttons(hands)
    zoomed_by_two_fingers(hands)
    carried_over_the_board(table, hands)
    hands.press("coquillaude:compose.showLetters")
    expect(hands.rack).to_have_text(list("EULELMRS"))  # as they were put, before the reload
    found_in_the_next_round(table, hands)


def letters_are_put_in_order(hands: Hands) -> None:
    hands.press("coquillaude:rack.sort")
    expect(hands.rack).to_have_text(list("EEULLMRS"))
    box, other = hands.rack.nth(0).bounding_box(), hands.rack.nth(3).bounding_box()
    assert box is not None
    assert other is not None
    mouse = hands.page.mouse
    mouse.move(box["x"] + 10, box["y"] + 10)
    mouse.down()
    mouse.move(other["x"] + 10, other["y"] + 12, steps=6)
    mouse.up()
    expect(hands.rack).to_have_text(list("EULELMRS"))
    expect(hands.tiles).to_have_count(0)  # a drag is no tap


def seen(board: Locator) -> tuple[float, float]:
    """From which column on, and how many squares side by side."""
    left, _, wide, _ = map(float, (board.get_attribute("viewBox") or "").split())
    return left / 40, wide / 40


def zoomed_and_panned_by_buttons(hands: Hands) -> None:
    closer, whole = (hands.button(f"coquillaude:board.{way}") for way in ("closer", "whole"))
    assert seen(hands.board)[1] > SIZE
    closer.click()
    expect(whole).to_be_visible()
    left, wide = seen(hands.board)
    assert wide < SIZE / 2 + 1
    before = hands.board.get_attribute("viewBox") or ""
    hands.press("coquillaude:board.pan.right")
    expect(hands.board).not_to_have_attribute("viewBox", before)
    assert seen(hands.board)[0] > left
    hands.press("coquillaude:board.pan.left")
    whole.click()
    expect(closer).to_be_visible()
    assert seen(hands.board)[1] > SIZE


def zoomed_by_two_fingers(hands: Hands) -> None:
    before = hands.board.get_attribute("viewBox") or ""
    hands.board.evaluate(PINCH, 80)
    expect(hands.board).not_to_have_attribute("viewBox", before)
    assert SIZE / 2 - 1 < seen(hands.board)[1] < SIZE / 2 + 1
    hands.press("coquillaude:board.whole")
    expect(hands.board).to_have_attribute("viewBox", before)


def carried_over_the_board(table: Round, hands: Hands) -> None:
    box = hands.board.bounding_box()
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


def found_in_the_next_round(table: Round, hands: Hands) -> None:
    """A word of the round before says that it is one."""
    leftover = hands.page.get_by_text(fr["coquillaude:compose.leftover"])
    expect(leftover).to_have_count(0)
    table.passes(*table.players).next_round().to_compose()
    hands.spells("MESURE")
    expect(leftover).to_be_visible()
    hands.press("coquillaude:compose.clear")
    expect(leftover).to_have_count(0)
    hands.takes("ME")
    hands.spells("ME")
    expect(leftover).to_have_count(0)
