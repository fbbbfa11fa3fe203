"""The big screen of 1000 Bornes des Mots: everybody's sentences at once, votes, coups fourrés, and
what it reads aloud."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from e2e.bornes.table_scenes import QUEEN_SAID, TEAMS, round_of_six, turn, vote, window
from e2e.devices import Devices, drawn, overflows
from e2e.looks import shifts
from e2e.speech import Ear
from games.bornes.party import CAT, CAT_SAID, Sabot, going_out
from support.background import Background
from support.catalogue import fr

# Whatever is cut off, though nobody can scroll to it: a tape may be longer than its zone is wide.
CUT = """() => [...document.querySelectorAll('.zone, .zone .body, .side section, .side .room')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1
    || (!one.matches('.zone') && one.scrollWidth > one.clientWidth + 1))
  .map((one) => `${one.className} ${one.textContent}`)"""


def zones(screen: Page) -> Locator:
    return screen.get_by_role("article")


def television(devices: Devices, table: Sabot, wide: int = 1280, high: int = 720) -> Page:
    screen = devices.screen(table)
    screen.set_viewport_size({"width": wide, "height": high})
    expect(zones(screen).first).to_be_visible()
    return drawn(screen)


@pytest.mark.parametrize(("wide", "high"), [(1280, 720), (1920, 1080)])
def test_six_zones_are_seen_whole(
    house: Background, devices: Devices, wide: int, high: int
) -> None:
    table = turn(house)
    screen = television(devices, table, wide, high)
    expect(zones(screen)).to_have_count(6)
    for seat, zone in enumerate(table.view["zones"]):
        here = zones(screen).nth(seat)
        expect(here).to_be_in_viewport(ratio=1)
        for one in zone["sentences"]:
            expect(here.get_by_text(one["text"])).to_be_in_viewport(ratio=1)
    assert (screen.evaluate(CUT), overflows(screen)) == ([], [])
    expect(zones(screen).nth(3).locator(".tape")).to_contain_text("encore 2 tours")
    expect(zones(screen).nth(1).locator(".faute")).to_be_visible()


def test_many_sentences_shrink_and_stay_readable(house: Background, devices: Devices) -> None:
    """Three open ones before each of three players: nothing is cut, no letter gets too small."""
    hands = (
        "chat gris dormir lit lune roi",
        "chaussure regarder fromage bébé jouer balle",
        "argent odeur sorcière danser chien rire",
        "soleil enfant dragon affamé bateau baleine",
        "renard vouloir porte prophète croire reine",
        "boire pomme vampire ventre éléphant chanter",
    )
    table = Sabot.begin(house, *hands, trust=True)
    for seat, names in enumerate(hands):
        held = names.split()
        for nth in range(3):
            pair = held[2 * nth : 2 * nth + 2]
            text = f"Voici une phrase un peu longue avec {pair[0]} et puis {pair[1]}."
            table.starts(seat, " ".join(pair), text)
        table.plays(seat, "end")
    screen = television(devices, table)
    assert screen.evaluate(CUT) == []
    expect(screen.locator(".zone .say:visible").first).to_be_visible()
    small = screen.evaluate(
        "() => [...document.querySelectorAll('.zone .say')].map("
        "(one) => parseFloat(getComputedStyle(one).fontSize)).filter((size) => size < 16)"
    )
    assert small == []
    shown = screen.locator(".zone .say:visible").count()
    folded = screen.locator(".zone").get_by_text(re.compile(r"\+ \d phrase")).all_text_contents()
    assert shown + sum(int(re.findall(r"\d", one)[0]) for one in folded) == 18


def test_a_vote_tells_who_has_voted_and_then_what_came_of_it(
    house: Background, devices: Devices
) -> None:
    table = vote(house)
    screen = television(devices, table)
    panel = screen.locator(".side section").filter(has_text=fr.within("bornes/tv:judge.title"))
    expect(panel).to_contain_text(QUEEN_SAID)
    expect(panel.locator(".dot.done")).to_have_count(2)
    expect(panel.locator(".dot.wait")).to_have_count(3)
    assert re.search(r"pour|contre", panel.inner_text()) is None
    table.votes()
    expect(screen.get_by_text(fr["bornes/tv:judge.accepted"])).to_be_visible()
    expect(screen.locator(".side")).to_contain_text("4 pour")
    expect(screen.locator(".side")).to_contain_text("1 contre")
    expect(
        zones(screen).first.get_by_role("list", name=fr["bornes/tv:zone.piles"])
    ).to_contain_text("24")


def test_a_refused_sentence_is_taken_back(house: Background, devices: Devices) -> None:
    table = vote(house)
    screen = television(devices, table)
    table.votes(3, 4, 5)
    expect(screen.get_by_text(fr["bornes/tv:judge.refused"])).to_be_visible()
    expect(screen.get_by_text(fr["bornes/tv:judge.takesBack"])).to_be_visible()
    expect(zones(screen).first.get_by_text(QUEEN_SAID)).to_be_hidden()


def test_the_ten_seconds_look_the_same_whoever_holds_what(
    house: Background, devices: Devices
) -> None:
    """With a LIBERTÉ on the attacked side, and without one."""
    seen = []
    for last in (TEAMS[3], TEAMS[3].replace("L1", "D4")):
        table = Sabot.begin(house, *TEAMS[:3], last, teams=True)
        screen = television(devices, table)
        table.plays(0, "censure", seat=1).arrives("window")
        banner = screen.locator(".banner")
        expect(banner).to_contain_text(fr.within("bornes/tv:banner.censure"))
        expect(banner.get_by_role("timer")).to_be_visible()
        seen.append(re.sub(r"\d+", "", banner.inner_text()))
        screen.close()
    assert seen[0] == seen[1]


def test_a_coup_fourre_by_the_partner_crosses_the_screen(
    house: Background, devices: Devices
) -> None:
    table = window(house)
    screen = television(devices, table)
    table.plays(3, "coup-fourre").arrives("parting")
    banner = screen.locator(".banner")
    expect(banner).to_contain_text(fr.within("bornes/tv:banner.fourre"))
    expect(banner).to_contain_text("Mamie rend la parole à Papi Jo")
    expect(banner).to_contain_text("+10")
    expect(banner).to_be_hidden()
    expect(screen.locator(".tape")).to_have_count(0)


def test_sentences_are_read_in_their_own_language(house: Background, devices: Devices) -> None:
    table = Sabot.begin(house, *TEAMS[:2])
    screen = devices.screen(table, voices=("fr-FR", "en-GB"), sound=False)
    screen.get_by_role("button", name=fr["voice.read"]).click()
    ear = Ear(screen)
    said = "The grey cat sleeps on the bed."
    table.starts(0, CAT, said, lang="en").finishes(0, said).arrives("vote")
    heard(ear, r"^Camille\W+terminée", "fr-FR")
    heard(ear, r"^The grey cat sleeps on the bed\.$", "en-GB")
    table.votes()
    heard(ear, r"^Acceptée", "fr-FR")
    assert [one["text"] for one in ear.said if one["overlaps"]] == []


def test_the_jury_hears_all_sentences_again(house: Background, devices: Devices) -> None:
    table = going_out(house)
    screen = devices.screen(table, voices=("fr-FR",), sound=False)
    expect(screen.get_by_role("list", name=fr["bornes/tv:jury.piles"])).to_contain_text(CAT_SAID)
    screen.get_by_role("button", name=fr["voice.read"]).click()
    ear = Ear(screen)
    heard(ear, r"^Le chat gris dort sur le lit\.$", "fr-FR")
    heard(ear, r"^Le bébé regarde le chien danser\.$", "fr-FR")


def heard(ear: Ear, pattern: str, lang: str) -> None:
    """A sentence like this, by a voice of that language."""
    ear.page.wait_for_function(
        "([pattern, lang]) => speech.said.some("
        "({ text, voice }) => voice === lang && new RegExp(pattern).test(text))",
        arg=[pattern, lang],
    )


def test_who_comes_late_finds_everything(house: Background, devices: Devices) -> None:
    table = round_of_six(house)
    screen = television(devices, table)
    before = [one.inner_text() for one in zones(screen).all()]
    screen.reload()
    expect(zones(screen).first).to_be_visible()
    assert [one.inner_text() for one in drawn(screen).get_by_role("article").all()] == before


def test_nothing_moves_when_the_letters_come_late(house: Background, devices: Devices) -> None:
    """The cards are there first; their sentences show once they can be measured."""
    table = turn(house)
    kept = {f"table:{table.code}": {"seats": [], "key": table.key, "name": "", "at": 0}}
    screen = devices.context("tv", kept=kept).new_page()
    letters: list[Route] = []
    screen.route("**/*.woff2", lambda route: letters.append(route))  # noqa: PLW0108
    screen.goto(f"/{table.code}/ecran", wait_until="commit")
    expect(zones(screen)).to_have_count(6)
    screen.wait_for_function("() => document.fonts.status === 'loading'")
    expect(zones(screen).first.locator(".text").first).to_be_hidden()
    for one in letters:
        one.continue_()
    screen.unroute("**/*.woff2")
    expect(zones(screen).first.locator(".text").first).to_be_visible()
    # Names and numbers, in other letters, are moved by a hair.
    assert [one for one in shifts(screen) if not one.startswith("0.000")] == []
