"""Two people share a device: a curtain falls between them, with nothing secret behind it."""

from playwright.sync_api import expect

from e2e.devices import Devices, whispers
from e2e.lauriers.hands import Hands
from games.lauriers.party import Circle
from support.catalogue import fr
from support.party import Player

SECRETS = ("Fanfreluche de mariée, cousue à gros points.", "Bâton de berger, taillé dans le houx.")


def lift(phone: Hands, player: Player) -> None:
    button = phone.button("curtain.me")
    expect(button).to_contain_text(player.name)
    button.click()
    expect(button).to_be_hidden()


def curtain_down(phone: Hands) -> None:
    expect(phone.button("curtain.me")).to_be_visible()
    expect(phone.page.get_by_role("textbox")).to_have_count(0)


def votes_for_the_other(phone: Hands, own: str, other: str) -> None:
    """Each sees which sheet is his own, and not whose the other one is."""
    expect(phone.entry(own)).to_contain_text(fr.text("lauriers:yours"))
    expect(phone.entry(other)).not_to_contain_text(fr.text("lauriers:yours"))
    phone.votes(other)


def test_two_on_one_phone_never_see_each_others_secrets(devices: Devices) -> None:
    party = Circle.gather(devices.house, 4).start().play("writing")
    ann, bob = party.writers[:2]
    for one in (ann, bob):
        one.idle = True
    phone = Hands(devices.hand(party, ann, bob))
    curtain_down(phone)
    lift(phone, ann)
    phone.writes(SECRETS[0])
    # The curtain is down for Bob: nothing of Ann's is in the page, nor is it once he has lifted it.
    curtain_down(phone)
    assert whispers(phone.page, SECRETS[0]) == []
    phone.page.reload()
    curtain_down(phone)
    assert whispers(phone.page, SECRETS[0]) == []
    lift(phone, bob)
    assert whispers(phone.page, SECRETS[0]) == []
    phone.writes(SECRETS[1])
    # Both have handed in: the curtain is down for nobody, and hides both sheets.
    expect(phone.page.get_by_role("heading", name=fr.text("curtain.waiting"))).to_be_visible()
    assert whispers(phone.page, *SECRETS) == []
    party.play("voting")
    lift(phone, ann)
    votes_for_the_other(phone, SECRETS[0], SECRETS[1])
    curtain_down(phone)
    expect(phone.page.get_by_role("radio")).to_have_count(0)
    assert whispers(phone.page, *SECRETS) == []
    lift(phone, bob)
    votes_for_the_other(phone, SECRETS[1], SECRETS[0])
    party.play("revealing")
    # Nothing is secret any more: no curtain, and both go on.
    expect(phone.button("curtain.me")).to_be_hidden()
    phone.goes_on()
    party.until(party.host, lambda: len(party.view["phase"].get("ready", ())) >= 1)
