"""Learning La Coquillaude: its rules with the table's own numbers, and half a minute to look at."""

import pytest
from playwright.sync_api import Page, expect

from e2e.coquillaude.table_scenes import TABLE
from e2e.devices import Devices
from e2e.scene import Look, Scene
from games.coquillaude.party import Round
from support.background import Background
from support.catalogue import Catalogue, fr

SITUATION = next(one for one in TABLE if one.name == "coquillaude-read")


def scene(name: str) -> Scene:
    return next(one for one in SITUATION.scenes if one.name == name)


def captions(words: Catalogue = fr) -> list[str]:
    return words.texts("coquillaude/rules:demo.captions")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_demonstration_goes_through(house: Background, devices: Devices, lang: str) -> None:
    look = Look(devices, SITUATION.arrange(house), SITUATION)
    words = Catalogue(lang)
    with look.at(scene("coquillaude-demo"), lang=lang) as page:
        for caption in captions(words)[:-1]:
            expect(page.get_by_text(caption)).to_be_visible()
            page.get_by_role("button", name=words["demo.next"]).click()
        expect(page.get_by_text(captions(words)[-1])).to_be_visible()
        page.get_by_role("button", name=words["demo.end"]).click()
        expect(page.locator(".over")).to_have_count(0)


def test_it_goes_on_by_itself_where_things_move(house: Background, devices: Devices) -> None:
    party = SITUATION.arrange(house)
    page = devices.hand(party, party.players[1])
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    page.evaluate("() => history.replaceState({ overlay: 'demo', argument: '' }, '')")
    page.reload()
    expect(page.get_by_text(captions()[0])).to_be_visible()
    page.clock.run_for(33_000)
    expect(page.get_by_text(captions()[-1])).to_be_visible()


def rules(page: Page, part: str) -> str:
    page.evaluate("() => history.replaceState({ overlay: 'rules', argument: '' }, '')")
    page.reload()
    expect(page.locator(".over").get_by_role("heading").first).to_be_visible()
    if part == "long":
        page.get_by_role("button", name=fr.within("rules.long")).first.click()
        expect(page.get_by_role("heading", name=fr["coquillaude/rules:allTitle"])).to_be_visible()
    return page.locator(".over").inner_text()


def test_the_rules_are_those_of_the_table(house: Background, devices: Devices) -> None:
    usual = Round.gather(house, 2)
    page = devices.hand(usual, usual.host)
    assert "Gare aux anagrammes" in rules(page, "short")
    told = rules(page, "long")
    assert "150 lettres" in told
    assert "vaut 120 points" in told
    other = Round.gather(house, 2, letters=100, anagrams="none", own_name=141, ending="six")
    page = devices.hand(other, other.host)
    assert "anagramme" not in rules(page, "short").lower()
    told = rules(page, "long")
    assert "100 lettres" in told
    assert "vaut 141 points" in told
    assert "encore six tours" in told
    assert "soixante secondes" not in told
