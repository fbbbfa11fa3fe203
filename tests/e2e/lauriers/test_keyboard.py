"""A whole round by keyboard alone, as the leader and as a writer."""

from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.keyboard import enter, reach
from e2e.lauriers.hands import Hands
from games.lauriers.party import Circle
from support.catalogue import fr


def test_a_leaders_round_without_a_mouse(devices: Devices) -> None:
    party = Circle.gather(devices.house, 4).start()
    party.host.idle = True
    phone = Hands(devices.hand(party, party.host, size="laptop"))
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


def test_a_writers_round_without_a_mouse(devices: Devices) -> None:
    party = Circle.gather(devices.house, 4).start().play("writing")
    writer = party.writers[0]
    writer.idle = True
    phone = Hands(devices.hand(party, writer, size="laptop"))
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
