"""The big screen says each word played, its player, and how the deal ended."""

import pytest
from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.speech import Ear
from games.reussite.party import Patience, solution, words
from support.background import Background
from support.catalogue import fr


@pytest.mark.deep
def test_the_screen_says_each_word_and_who_played_it_and_how_the_deal_ended(
    house: Background, devices: Devices
) -> None:
    table = Patience.deal(house, 2)
    screen = devices.screen(table, voices=("fr-FR",), sound=False)
    ear = Ear(screen)
    screen.get_by_role("button", name=fr["voice.read"]).click()
    ear.hears(fr.text("voice.sample"))
    table.follow(solution(), stop=2)
    first, second = (word.lower() for word in words()[:2])
    plays = f"{table.host.name} joue"
    ear.hears(plays, first, plays, second)
    assert {one["lang"] for one in ear.said} == {"fr-FR"}
    # Whoever switches it on in the middle hears what comes, not what lies there.
    other = devices.screen(table, voices=("fr-FR",), sound=False)
    other.get_by_role("button", name=fr["voice.read"]).click()
    Ear(other).hears(fr.text("voice.sample"))
    Ear(other).is_silent()
    assert Ear(other).texts == [fr.text("voice.sample")]
    ear.forgets()
    table.gives_up()
    title = screen.get_by_role("heading", name=fr.within("reussite:end.title.failed"))
    expect(title).to_be_visible()
    screen.wait_for_function("() => speech.said.length > 1")
    assert {one["voice"] for one in ear.said} == {"fr-FR"}


def test_a_phone_says_the_word_that_is_proposed(devices: Devices) -> None:
    table = Patience.deal(devices.house, 3).covered()
    phone = devices.hand(table, table.players[1], voices=("fr-FR",))
    table.spells(table.host, "TAPEZ")
    table.do(table.host, act="propose")
    phone.get_by_role("button", name=fr["voice.read"]).click()
    Ear(phone).hears("tapez")
    assert Ear(phone).texts == ["tapez"]
