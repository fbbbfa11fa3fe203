"""A row is moved by dragging it with a finger, or by a tap."""

from playwright.sync_api import Locator, Page, expect

from e2e.devices import Devices
from support.catalogue import fr
from support.party import Party


def carry(page: Page, grip: Locator, onto: Locator) -> None:
    """Takes hold of it, goes there in small steps, and lets go."""
    expect(grip).to_be_visible()
    expect(onto).to_be_visible()
    start, end = grip.bounding_box(), onto.bounding_box()
    assert start
    assert end
    x = start["x"] + start["width"] / 2
    page.mouse.move(x, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(x, end["y"] + end["height"] / 2, steps=12)
    page.mouse.up()


def test_the_host_carries_somebody_to_the_head_of_the_table(devices: Devices) -> None:
    party = Party.gather(devices.house, 4)
    page = devices.hand(party, party.host)
    rows = page.get_by_role("list", name=fr["lobby.order"]).get_by_role("listitem")
    names = [player.name for player in party.players]
    grip = page.get_by_role("button", name=fr["lobby.move"])
    carry(page, grip.nth(2), rows.first)
    for at, name in enumerate([names[2], names[0], names[1], names[3]]):
        expect(rows.nth(at)).to_contain_text(name)
    # The click that ended the drag was no tap: nobody is lifted. A finger that trembles has tapped,
    # and a tap leads there too.
    down = page.get_by_role("button", name=fr["lobby.down"])
    expect(down).to_have_count(0)
    expect(page.get_by_role("button", name=fr["lobby.up"])).to_have_count(0)
    box = grip.first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 23, box["y"] + 22, steps=3)
    page.mouse.up()
    expect(down).to_be_focused()
    down.click()
    expect(rows.first).to_contain_text(names[0])
