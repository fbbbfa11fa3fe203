"""The server's refusals are shown where they happened, in its own sentence, and nothing is lost."""

from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.phones import Phone
from support.party import Party


def test_a_name_that_is_taken_is_told_and_the_animal_stays_chosen(devices: Devices) -> None:
    party = Party.gather(devices.house, 3)
    phone = Phone(devices.hand(party))
    phone.field("people.name").fill(" camille ")
    panda = phone.page.get_by_role("radio", name="Panda")
    panda.click()
    phone.press("door.sit")
    alert = phone.page.get_by_role("alert")
    expect(alert).to_contain_text("Camille")
    expect(phone.field("people.name")).to_have_value(" camille ")
    expect(panda).to_be_checked()
    phone.field("people.name").fill("Camomille")
    phone.press("door.sit")
    expect(alert).to_be_hidden()
    party.until(party.host, lambda: len(party.table["people"]) == 4)
    assert party.table["people"][3]["animal"] == "panda"


def test_a_game_for_three_is_not_begun_by_one_and_the_reason_is_told(devices: Devices) -> None:
    party = Party.gather(devices.house, 1)
    phone = Phone(devices.hand(party, party.host))
    phone.press("lobby.start")
    expect(phone.page.get_by_role("alert")).to_contain_text("3")
    expect(phone.button("lobby.start")).to_be_visible()
    assert party.table["match"] is None


def test_a_table_that_does_not_exist_and_a_code_that_is_too_short_are_told_kindly(
    devices: Devices,
) -> None:
    phone = Phone(devices.open("/ZZZZ"))
    expect(phone.reads("door.closed.no-such-table.title")).to_be_visible()
    phone.press("door.home")
    expect(phone.button("home.join")).to_be_visible()
    phone.field("home.codeLabel").fill("GV")
    phone.press("home.join")
    expect(phone.page.get_by_role("alert")).to_be_visible()
    expect(phone.field("home.codeLabel")).to_have_value("GV")
