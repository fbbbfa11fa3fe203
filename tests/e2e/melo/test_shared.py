"""Two people share a phone for one question: a curtain, with no secret behind it."""

import re

from playwright.sync_api import expect

from e2e.devices import Devices, whispers
from e2e.melo.hands import Hands
from games.melo.party import ADJECTIVE, CHOICE, Evening
from support.background import Background
from support.catalogue import fr

ANSWER, GUESS = "rocambolesque", "tarabiscoté"


class Both(Hands):
    """The phone of Camille, who is asked, and of Papi Jo, who guesses."""

    def lifted_by(self, name: str) -> None:
        """The curtain hangs for this one, who takes the phone."""
        me = self.page.get_by_role("button", name=re.compile(f"{re.escape(name)}$"))
        expect(me).to_be_visible()
        expect(self.page.get_by_role("radio")).to_have_count(0)
        me.click()
        expect(me).to_be_hidden()


def on_one_phone(table: Evening, devices: Devices) -> Both:
    for one in table.players[:2]:
        table.hang_up(one)
    return Both(devices.hand(table, *table.players[:2]))


def test_neither_reads_what_the_other_has_written(house: Background, devices: Devices) -> None:
    table = Evening.asks(house, 4, ADJECTIVE)
    phone = on_one_phone(table, devices)
    phone.lifted_by("Camille")
    phone.field("melo:adjective.label").fill(ANSWER)
    phone.hands_in()
    # Behind the curtain, and on the screen of the next: nothing of it.
    expect(phone.button("curtain.me")).to_be_visible()
    assert whispers(phone.page, ANSWER) == []
    phone.lifted_by("Papi Jo")
    expect(phone.field("melo:adjective.labelGuess")).to_have_value("")
    assert whispers(phone.page, ANSWER) == []
    phone.field("melo:adjective.labelGuess").fill(GUESS)
    phone.hands_in()
    expect(phone.button("curtain.me")).to_be_visible()
    assert whispers(phone.page, ANSWER, GUESS) == []
    # Whoever looks again finds his own.
    phone.lifted_by("Camille")
    expect(phone.page.locator("main").get_by_text(ANSWER)).to_be_visible()
    assert whispers(phone.page, GUESS) == []
    with house.standing():  # all is turned over one by one
        for one in table.players[2:]:
            table.do(one, act="guess", said="calme")
        house.pass_time(3)
        expect(phone.page.locator("main").get_by_text(GUESS)).to_be_visible()
        assert whispers(phone.page, ANSWER) == []
        bets = phone.page.locator("main").get_by_role("listitem")
        for turned in (2, 3):
            house.pass_time(3)
            expect(bets).to_have_count(turned)
        house.pass_time(3)
        expect(phone.page.locator("main").get_by_text(ANSWER)).to_be_visible()
    # All look together: who doubts says who he is.
    doubts = re.compile(f"^Papi Jo.*{fr.within('melo:contest.act').pattern}")
    expect(phone.page.get_by_role("button", name=doubts)).to_be_visible()


def test_no_tick_of_one_is_seen_by_the_other(devices: Devices) -> None:
    table = Evening.asks(devices.house, 4, CHOICE)
    phone = on_one_phone(table, devices)
    ticked = phone.page.get_by_role("radio", checked=True)
    phone.lifted_by("Camille")
    phone.picks("ouvrez un livre")
    phone.press("common.menu")
    phone.press("menu.curtain")  # not handed in yet: put down for a moment
    phone.lifted_by("Camille")
    expect(ticked).to_have_count(1)
    phone.hands_in()
    phone.lifted_by("Papi Jo")
    expect(phone.page.get_by_role("radio")).not_to_have_count(0)
    expect(ticked).to_have_count(0)
    phone.says("explorez la gare")
    phone.lifted_by("Camille")
    assert whispers(phone.page, "explorez la gare") == []
