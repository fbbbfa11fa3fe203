"""Learning La Coquillaude: the rules with the table's own numbers, and a half-minute
demonstration."""

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from e2e.coquillaude.scenes import SITUATIONS
from e2e.devices import Devices
from e2e.scene import Look, Scene
from games.coquillaude.party import Round
from support.catalogue import Catalogue, fr

SITUATION = next(one for one in SITUATIONS if one.name == "coquillaude-lobby")


def scene(name: str) -> Scene:
    return next(one for one in SITUATION.scenes if one.name == name)


def captions(words: Catalogue = fr) -> list[str]:
    return words.texts("coquillaude/rules:demo.captions")


@pytest.mark.parametrize("lang", ["fr", pytest.param("en", marks=pytest.mark.deep)])
def test_the_demonstration_goes_through(devices: Devices, lang: str) -> None:
    look = Look(devices, SITUATION.arrange(devices.house), SITUATION)
    words = Catalogue(lang)
    with look.at(scene("coquillaude-demo"), lang=lang) as page:
        for caption in captions(words)[:-1]:
            expect(page.get_by_text(caption)).to_be_visible()
            page.get_by_role("button", name=words["demo.next"]).click()
        expect(page.get_by_text(captions(words)[-1])).to_be_visible()
        page.get_by_role("button", name=words["demo.end"]).click()
        expect(page.locator(".over")).to_have_count(0)


def begins_with(overlay: str) -> str:
    """For a device that comes while this lies on top of its page."""
    step = {"overlay": overlay, "argument": ""}
    return f"history.state ?? history.replaceState({json.dumps(step)}, '')"


def test_it_goes_on_by_itself_where_things_move(devices: Devices) -> None:
    party = SITUATION.arrange(devices.house)
    page = devices.hand(party, party.players[1], lively=True, begins=begins_with("demo"))
    expect(page.locator(".over").get_by_role("heading").first).to_be_visible()
    page.clock.install()
    page.reload()
    expect(page.get_by_text(captions()[0])).to_be_visible()
    page.clock.run_for(33_000)
    expect(page.get_by_text(captions()[-1])).to_be_visible()


def rules(devices: Devices, table: Round) -> Locator:
    """The short ones."""
    page = devices.hand(table, table.host, begins=begins_with("rules"))
    over = page.locator(".over")
    expect(over.get_by_role("heading").first).to_be_visible()
    return over


def all_of(over: Locator) -> Locator:
    over.get_by_role("button", name=fr.within("rules.long")).first.click()
    expect(over.get_by_role("heading", name=fr["coquillaude/rules:allTitle"])).to_be_visible()
    return over


def test_the_rules_are_those_of_the_table(devices: Devices) -> None:
    told = rules(devices, Round.gather(devices.house, 2))
    expect(told).to_contain_text("Gare aux anagrammes")
    expect(all_of(told)).to_contain_text("150 lettres")
    expect(told).to_contain_text("vaut 120 points")
    other = Round.gather(devices.house, 2, letters=100, anagrams="none", own_name=141, ending="six")
    told = rules(devices, other)
    expect(told).not_to_contain_text(re.compile("anagramme", re.IGNORECASE))
    expect(all_of(told)).to_contain_text("100 lettres")
    expect(told).to_contain_text("vaut 141 points")
    expect(told).to_contain_text("encore six tours")
    expect(told).not_to_contain_text("soixante secondes")
