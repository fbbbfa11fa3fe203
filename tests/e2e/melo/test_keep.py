"""The end of an evening: a picture of who knows whom if all agree; otherwise nothing is kept."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.melo.hands import Hands
from games.melo.party import ADJECTIVE, LAST, Evening
from support.background import Background
from support.catalogue import fr
from support.depth import by_depth

PNG = b"\x89PNG\r\n\x1a\n"
WIDTH = 1080
# Typed on the phones, and found nowhere else: no card of the house has them.
TYPED, LATE = "rocambolesque", "tarabiscoté"
# Everything a page could keep on its device.
KEPT = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"


# Who holds a phone; the others play by script.
WITH_A_PHONE = by_depth((0, 2), (0, 1, 2, 3))
Phones = dict[int, Hands]


def at_the_podium(house: Background, devices: Devices) -> tuple[Evening, Phones]:
    """After a last test that the second has passed: the podium is on each phone. Before it the
    first has answered in writing, and the third was too late to hand in his guess."""
    table = Evening.asks(house, 4, ADJECTIVE, at={1: LAST}, answer_seconds=60)
    phones = {seat: Hands(devices.hand(table, table.player(seat))) for seat in WITH_A_PHONE}
    phones[0].field("melo:adjective.label").fill(TYPED)
    phones[0].hands_in()
    phones[2].field("melo:adjective.labelGuess").fill(LATE)
    table.do(table.players[1], act="guess", said="calme")
    table.do(table.players[3], act="guess", said="drôle")
    expect(phones[2].field("melo:adjective.labelGuess")).to_have_value(LATE)
    house.pass_time(61)
    table.arrives("turning").turned().arrives("revealed").goes_on().arrives("testing")
    table.tested({0: 1, 2: 0, 3: 1}, {0: 1, 2: 0, 3: 1}).turned().arrives("finished")
    for phone in phones.values():
        phone.press("end.toPodium")
        expect(phone.heading_of_the_matrix()).to_be_visible()
        expect(phone.share()).to_have_count(0)
    return table, phones


def says_yes(table: Evening, phones: Phones, seat: int) -> None:
    if seat in phones:
        phones[seat].press("end.keepYes")
        expect(phones[seat].button("end.keepThinkAgain")).to_be_visible()
    else:
        table.ask("keep-log", of=table.player(seat), yes=True)


def test_when_all_say_yes_anybody_saves_the_picture(devices: Devices) -> None:
    with devices.house.standing():
        table, phones = at_the_podium(devices.house, devices)
    for seat in (0, 1, 2):
        says_yes(table, phones, seat)
        for phone in phones.values():
            expect(phone.share()).to_have_count(0)
    if 3 in phones:
        phones[3].press("end.keepYes")
    else:
        says_yes(table, phones, 3)
    for phone in phones.values():
        expect(phone.share()).to_be_visible()
    saver = phones[2]
    with saver.page.expect_download() as saved:
        saver.share().click()
    picture = saved.value
    assert picture.suggested_filename == "qui-connait-qui.png"
    body = picture.path().read_bytes()
    assert body.startswith(PNG)
    assert int.from_bytes(body[16:20], "big") == WIDTH  # of its first chunk
    expect(saver.page.get_by_text(fr["melo/tv:honours.saved"])).to_be_visible()


@pytest.mark.deep
def test_one_no_and_nobody_saves_it_and_nothing_is_left(
    still_house: Background, own_devices: Devices, tmp_path: Path
) -> None:
    table, phones = at_the_podium(still_house, own_devices)
    for seat in (0, 1, 3):
        says_yes(table, phones, seat)
    phones[2].press("end.keepNo")
    phones[2].press("end.keepNoYes")
    for phone in phones.values():
        expect(phone.reads("end.forgotten")).to_be_visible()
        expect(phone.share()).to_have_count(0)
        expect(phone.button("end.replay")).to_have_count(0)
        kept = phone.page.evaluate(KEPT)
        assert [word for word in (TYPED, LATE) if word in kept] == []
    # Nor on the disk, nor by coming back, nor among the matches that were played.
    files = [one for one in tmp_path.rglob("*") if one.is_file()]
    assert any(one.stat().st_size for one in files)
    for word in (TYPED, LATE):
        assert [one.name for one in files if word.encode() in one.read_bytes()] == []
    back = phones[0]
    back.page.reload()
    expect(back.page.locator("main:not([data-calling])").first).to_be_visible()
    expect(back.share()).to_have_count(0)
    assert TYPED not in back.page.content()
    back.press("common.menu")
    back.press("menu.history")
    back.page.get_by_role("button", name=re.compile("Mélo Ego Duo")).first.click()
    expect(back.page.get_by_text(fr["history.notKept"])).to_be_visible()
