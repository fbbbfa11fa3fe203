"""The big screen of 1000 Bornes des Mots: everybody's sentences, votes, coups fourrés, and what
it reads aloud."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from e2e.bornes.table_scenes import QUEEN_SAID, TEAMS, turn, vote
from e2e.devices import Devices, drawn, overflows
from e2e.page_checks import shifts
from e2e.speech import BRISK, Ear
from games.bornes.party import CAT, Sabot
from support.background import Background
from support.catalogue import fr

QUEEN = "éléphant reine boire pomme"
# Whatever is cut off, though nobody can scroll to it: a tape may be longer than its zone is wide.
CUT = """() => [...document.querySelectorAll('.zone, .zone .body, .side section, .side .room')]
  .filter((one) => one.scrollHeight > one.clientHeight + 1
    || (!one.matches('.zone') && one.scrollWidth > one.clientWidth + 1))
  .map((one) => `${one.className} ${one.textContent}`)"""


def zones(screen: Page) -> Locator:
    return screen.get_by_role("article")


def television(devices: Devices, table: Sabot) -> Page:
    screen = devices.screen(table)
    screen.set_viewport_size({"width": 1280, "height": 720})
    expect(zones(screen).first).to_be_visible()
    return drawn(screen)


@pytest.mark.deep
def test_six_zones_are_shown_whole_on_opening_and_reopening_the_screen(devices: Devices) -> None:
    table = turn(devices.house)
    screen = whose_letters_come_late(devices, table)
    for wide, high in ((1280, 720), (1920, 1080)):
        screen.set_viewport_size({"width": wide, "height": high})
        are_seen_whole(drawn(screen), table)
    before = zones(screen).all_inner_texts()
    screen.reload()
    expect(zones(screen)).to_have_count(6)
    assert zones(drawn(screen)).all_inner_texts() == before


def whose_letters_come_late(devices: Devices, table: Sabot) -> Page:
    """The cards are there first, and nothing moves: their sentences show once they can be
    measured."""
    kept = {f"table:{table.code}": {"seats": [], "key": table.key, "name": "", "at": 0}}
    screen = devices.context("tv", kept=kept).new_page()
    letters: list[Route] = []
    screen.route("**/*.woff2", lambda route: letters.append(route))  # noqa: PLW0108
    screen.goto(f"/{table.code}/ecran", wait_until="commit")
    expect(zones(screen)).to_have_count(6)
    screen.wait_for_function("() => document.fonts.status === 'loading'")
    expect(zones(screen).first.locator(".text").first).to_be_hidden()
    screen.route("**/*.woff2", lambda route: route.continue_())  # those that are asked for now
    for one in letters:
        one.continue_()
    expect(zones(screen).first.locator(".text").first).to_be_visible()
    # Names and numbers, in other letters, are moved by a hair.
    assert [one for one in shifts(drawn(screen)) if not one.startswith("0.000")] == []
    return screen


def are_seen_whole(screen: Page, table: Sabot) -> None:
    for seat, zone in enumerate(table.view["zones"]):
        here = zones(screen).nth(seat)
        expect(here).to_be_in_viewport(ratio=1)
        for one in zone["sentences"]:
            expect(here.get_by_text(one["text"])).to_be_in_viewport(ratio=1)
    assert (screen.evaluate(CUT), overflows(screen)) == ([], [])
    expect(zones(screen).nth(3).locator(".tape")).to_contain_text("encore 2 tours")
    expect(zones(screen).nth(1).locator(".faute")).to_be_visible()


@pytest.mark.deep
def test_many_sentences_shrink_and_stay_readable(devices: Devices) -> None:
    """Three open ones before each of three players: nothing is cut, no letter gets too small."""
    hands = (
        "chat gris dormir lit lune roi",
        "chaussure regarder fromage bébé jouer balle",
        "argent odeur sorcière danser chien rire",
        "soleil enfant dragon affamé bateau baleine",
        "renard vouloir porte prophète croire reine",
        "boire pomme vampire ventre éléphant chanter",
    )
    table = Sabot.begin(devices.house, *hands, trust=True)
    for seat, names in enumerate(hands):
        held = names.split()
        for nth in range(3):
            pair = held[2 * nth : 2 * nth + 2]
            text = f"Voici une phrase un peu longue avec {pair[0]} et puis {pair[1]}."
            table.starts(seat, " ".join(pair), text)
        table.plays(seat, "end")
    screen = television(devices, table)
    expect(screen.locator(".zone .say:visible").first).to_be_visible()
    assert drawn(screen).evaluate(CUT) == []
    small = screen.evaluate(
        "() => [...document.querySelectorAll('.zone .say')].map("
        "(one) => parseFloat(getComputedStyle(one).fontSize)).filter((size) => size < 16)"
    )
    assert small == []
    shown = screen.locator(".zone .say:visible").count()
    folded = screen.locator(".zone").get_by_text(re.compile(r"\+ \d phrase")).all_text_contents()
    assert shown + sum(int(re.findall(r"\d", one)[0]) for one in folded) == 18


def test_a_vote_tells_who_has_voted_and_then_what_came_of_it(devices: Devices) -> None:
    """Refused, and taken back; then finished again, and accepted."""
    table = vote(devices.house)
    screen = television(devices, table)
    side = screen.locator(".side")  # whoever only hears the screen is told the same elsewhere
    panel = side.locator("section").filter(has_text=fr.within("bornes/tv:judge.title"))
    expect(panel).to_contain_text(QUEEN_SAID)
    expect(panel.locator(".dot.done")).to_have_count(2)
    expect(panel.locator(".dot.wait")).to_have_count(3)
    expect(panel).not_to_contain_text(re.compile(r"pour|contre"))
    table.votes(3, 4, 5)
    expect(side.get_by_text(fr["bornes/tv:judge.refused"])).to_be_visible()
    expect(side.get_by_text(fr["bornes/tv:judge.takesBack"])).to_be_visible()
    expect(zones(screen).first.get_by_text(QUEEN_SAID)).to_be_hidden()
    table.starts(0, QUEEN, QUEEN_SAID).finishes(0, QUEEN_SAID).arrives("vote").votes(2)
    expect(side.get_by_text(fr["bornes/tv:judge.accepted"])).to_be_visible()
    expect(side).to_contain_text("4 pour")
    expect(side).to_contain_text("1 contre")
    expect(
        zones(screen).first.get_by_role("list", name=fr["bornes/tv:zone.piles"])
    ).to_contain_text("24")


def test_the_ten_seconds_look_the_same_whatever_anybody_holds_until_a_coup_fourre(
    house: Background, devices: Devices
) -> None:
    """Without a LIBERTÉ on the attacked side, and with one, which the partner lays."""
    seen = []
    with house.standing():
        for last in (TEAMS[3].replace("L1", "D4"), TEAMS[3]):
            table = Sabot.begin(house, *TEAMS[:3], last, teams=True)
            screen = television(devices, table)
            table.plays(0, "censure", seat=1).arrives("window")
            banner = screen.locator(".banner")
            expect(banner).to_contain_text(fr.within("bornes/tv:banner.censure"))
            expect(banner.get_by_role("timer")).to_be_visible()
            seen.append(re.sub(r"\d+", "", drawn(screen).locator(".banner").inner_text()))
        assert seen[0] == seen[1]
        screen.clock.install()
        table.plays(3, "coup-fourre").arrives("parting")
        expect(banner).to_contain_text(fr.within("bornes/tv:banner.fourre"))
        expect(banner).to_contain_text("Mamie rend la parole à Papi Jo")
        expect(banner).to_contain_text("+10")
        screen.clock.run_for(5_000)
        expect(banner).to_be_hidden()
        expect(screen.locator(".tape")).to_have_count(0)


def test_sentences_are_read_in_their_own_language(devices: Devices) -> None:
    table = Sabot.begin(devices.house, *TEAMS[:2])
    screen = devices.screen(table, voices=("fr-FR", "en-GB"), sound=False, begins=BRISK)
    screen.get_by_role("button", name=fr["voice.read"]).click()
    ear = Ear(screen)
    said = "The grey cat sleeps on the bed."
    table.starts(0, CAT, said, lang="en").finishes(0, said).arrives("vote")
    heard(ear, r"^Camille\W+terminée", "fr-FR")
    heard(ear, r"^The grey cat sleeps on the bed\.$", "en-GB")
    table.votes()
    heard(ear, r"^Acceptée", "fr-FR")
    assert [one["text"] for one in ear.said if one["overlaps"]] == []


def heard(ear: Ear, pattern: str, lang: str) -> None:
    """A sentence like this, by a voice of that language."""
    ear.page.wait_for_function(
        "([pattern, lang]) => speech.said.some("
        "({ text, voice }) => voice === lang && new RegExp(pattern).test(text))",
        arg=[pattern, lang],
    )
