"""The end of an evening: a picture of who knows whom if all want it, else nothing is left."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.melo.hands import Hands
from games.melo.party import ADJECTIVE, LAST, Evening
from support.background import Background
from support.catalogue import fr

PNG = b"\x89PNG\r\n\x1a\n"
WIDTH = 1080
# Typed on the phones, and found nowhere else: no card of the house has them.
TYPED, LATE = "rocambolesque", "tarabiscoté"
# Everything a page could keep on its device.
KEPT = "() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"


@pytest.fixture
def phones(own_house: Background, own_devices: Devices) -> tuple[Evening, list[Hands]]:
    """Four phones after a last test that the second has passed: the podium is on each of them.
    Before it the first has answered in writing, and the third was too late to hand in his guess."""
    table = Evening.asks(own_house, 4, ADJECTIVE, at={1: LAST}, answer_seconds=60)
    phones = [Hands(own_devices.hand(table, one), one.name) for one in table.players]
    phones[0].field("melo:adjective.label").fill(TYPED)
    phones[0].hands_in()
    phones[2].field("melo:adjective.labelGuess").fill(LATE)
    table.do(table.players[1], act="guess", said="calme")
    table.do(table.players[3], act="guess", said="drôle")
    expect(phones[2].field("melo:adjective.labelGuess")).to_have_value(LATE)
    own_house.pass_time(61)
    table.arrives("turning").turned().arrives("revealed").goes_on().arrives("testing")
    table.tested({0: 1, 2: 0, 3: 1}, {0: 1, 2: 0, 3: 1}).turned().arrives("finished")
    for phone in phones:
        phone.press("end.toPodium")
        expect(phone.heading_of_the_matrix()).to_be_visible()
        expect(phone.share()).to_have_count(0)
    return table, phones


def test_when_all_say_yes_anybody_saves_the_picture(phones: tuple[Evening, list[Hands]]) -> None:
    _, four = phones
    for at, phone in enumerate(four):
        for one in four:
            expect(one.share()).to_have_count(0)
        phone.press("end.keepYes")
        if at + 1 < len(four):
            expect(phone.button("end.keepSaid")).to_be_visible()
    for phone in four:
        expect(phone.share()).to_be_visible()
    with four[1].page.expect_download() as saved:
        four[1].share().click()
    picture = saved.value
    assert picture.suggested_filename == "qui-connait-qui.png"
    body = picture.path().read_bytes()
    assert body.startswith(PNG)
    assert int.from_bytes(body[16:20], "big") == WIDTH  # of its first chunk
    expect(four[1].page.get_by_text(fr["melo/tv:honours.saved"])).to_be_visible()


def test_one_no_and_nobody_saves_it_and_nothing_is_left(
    phones: tuple[Evening, list[Hands]], tmp_path: Path
) -> None:
    _, four = phones
    for phone in four[:3]:
        phone.press("end.keepYes")
    four[3].press("end.keepNo")
    four[3].press("end.keepNoYes")
    for phone in four:
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
    four[0].page.reload()
    expect(four[0].page.locator("main:not([data-calling])").first).to_be_visible()
    expect(four[0].share()).to_have_count(0)
    assert TYPED not in four[0].page.content()
    four[0].press("common.menu")
    four[0].press("menu.history")
    four[0].page.get_by_role("button", name=re.compile("Mélo Ego Duo")).first.click()
    expect(four[0].page.get_by_text(fr["history.notKept"])).to_be_visible()
