"""A whole round without a mouse: reached with Tab, chosen with the arrows, done with Enter."""

from playwright.sync_api import Locator, Page, expect

from e2e.devices import Devices
from e2e.phones import Phone
from support.background import Background
from support.catalogue import fr
from support.party import Party

FARTHEST = 60  # tab stops
# Behind the last stop of a dialog comes the browser's own bar, which a page sees as its body.
INSIDE = "(one) => [document.body, ...one.querySelectorAll('*')].includes(document.activeElement)"


def reach(page: Page, wanted: Locator) -> None:
    """Tab by tab, as somebody without a mouse does."""
    expect(wanted).to_be_visible()
    for _ in range(FARTHEST):
        if wanted.evaluate("(one) => one === document.activeElement"):
            outline = wanted.evaluate(
                "(one) => getComputedStyle(one).outlineStyle + getComputedStyle(one).boxShadow"
            )
            assert outline != "nonenone", "the focus can't be seen"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"never reached: {wanted}")


def enter(page: Page, wanted: Locator) -> None:
    reach(page, wanted)
    page.keyboard.press("Enter")


def test_a_leaders_round_without_a_mouse(house: Background, devices: Devices) -> None:
    party = Party.gather(house, 4)
    party.start()
    party.host.idle = True
    phone = Phone(devices.hand(party, party.host, size="laptop"))
    page = phone.page
    card = page.get_by_role("radiogroup", name=fr["lauriers:choose.words"]).get_by_role("radio")
    reach(page, card.first)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[role=radio][aria-checked=true]")).to_be_focused()
    enter(page, phone.button("lauriers:choose.launch"))
    party.play("preparing")
    enter(page, phone.button("lauriers:prepare.ready"))
    for at in range(1, 4):
        expect(page.get_by_role("heading", name=str(at))).to_be_visible()
        enter(page, phone.button("lauriers:read.next"))
    enter(page, phone.button("lauriers:read.last"))
    party.play("revealing")
    enter(page, phone.button("lauriers:reveal.next"))
    party.play("choosing", rounds=2)


def test_a_writers_round_without_a_mouse(house: Background, devices: Devices) -> None:
    party = Party.gather(house, 4)
    party.start()
    party.play("writing")
    writer = party.writers[0]
    writer.idle = True
    phone = Phone(devices.hand(party, writer, size="laptop"))
    page = phone.page
    reach(page, phone.field("lauriers:write.label"))
    page.keyboard.type("Petit tabouret de traite, à trois pieds.")
    enter(page, phone.button("lauriers:write.send"))
    party.play("voting")
    entries = page.get_by_role("radiogroup", name=fr["lauriers:vote.list"]).get_by_role("radio")
    reach(page, entries.first)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    chosen = page.locator("[role=radio][aria-checked=true]")
    expect(chosen).to_be_focused()
    bet = page.get_by_role("switch", name=fr.within("lauriers:vote.bet"))
    reach(page, bet)
    page.keyboard.press("Space")
    enter(page, phone.button("lauriers:vote.castBet"))
    party.play("revealing")
    enter(page, phone.button("lauriers:reveal.next"))
    party.play("choosing", rounds=2)
    score = party.view["tokens"]
    assert score[party.seat(writer)] == 2


def test_the_menu_keeps_the_focus_and_gives_it_back(house: Background, devices: Devices) -> None:
    party = Party.gather(house, 3)
    page = devices.hand(party, party.host, size="laptop")
    opener = page.get_by_role("button", name=fr["common.menu"])
    enter(page, opener)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    for _ in range(20):
        page.keyboard.press("Tab")
        assert dialog.evaluate(INSIDE)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()
