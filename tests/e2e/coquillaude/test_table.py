"""The big screen of La Coquillaude: a round with four phones, and its animations."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.coquillaude.big_screen import bids, listen_to_screen, points, ranks
from e2e.coquillaude.hands import Hands
from e2e.coquillaude.table_scenes import HANDS, MIDDLE, UNKNOWN, four, lays, opening
from e2e.devices import Devices, whispers
from games.coquillaude.party import ACROSS, BESIDE, FIRST, Round
from support.background import Background
from support.catalogue import fr

# Two words that score less than MESURE does beside NABUCHODONOSOR.
LOW = ("LENT", {"column": 12, "row": 11, "direction": "right"})
HIGHER = ("RIEN", {"column": 7, "row": 2, "direction": "down"})
AT_ONCE = 6_000  # milliseconds: all that is played is over by then


@pytest.mark.deep
def test_a_round_with_four_phones_and_a_television(devices: Devices) -> None:
    table = four(devices.house, "two", "two", "one", "one")
    screen = devices.screen(table)
    phones = [Hands(devices.hand(table, table.player(seat))) for seat in range(4)]
    for seat, asked in enumerate(phones):
        table.arrives("question")
        text = table.view["phase"]["question"]["text"]
        expect(screen.get_by_role("heading", name=text)).to_be_visible()
        whom = re.compile(rf"pour {table.player(seat).name}$")
        expect(screen.locator("main").get_by_text(whom)).to_be_visible()
        answer = table.right()
        assert whispers(screen, answer) == []
        asked.answers(answer)
        expect(screen.get_by_text(answer).first).to_be_visible()
        for one in phones:
            one.press("coquillaude:goOn")
    expect(screen.get_by_role("heading", name=fr["coquillaude/tv:compose.title"])).to_be_visible()
    phones[0].writes(FIRST)
    phones[0].touches(3, 10)
    phones[0].announces(196)
    hands = [table.player(seat).mine["capital"] for seat in range(4)]
    assert whispers(screen, FIRST, *hands) == []
    for one in phones[1:]:
        one.press("coquillaude:compose.pass")
    expect(bids(screen).first).to_contain_text("196")
    expect(bids(screen).first).to_contain_text("ARISTOTÉLICIEN")
    for one in phones:
        one.press("coquillaude:goOn")
    expect(screen.get_by_role("heading", name=re.compile(r"196\spoints"))).to_be_visible()
    assert points(screen) == [196, 0, 0, 0]
    assert screen.locator("svg g.tile.gold text").all_text_contents() == list(FIRST)


# What is played. `document` keeps what was seen and when: a test asks for the order, not the time.
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const up = [...document.querySelectorAll('.announce li.up .points, .announce li.up .pass')];
    for (const one of up) {
      const text = one.textContent.trim().match(/^(\\d+|\\w+)/)[0];
      if (!seen.includes(text)) seen.push(text);
    }
    const gold = document.querySelectorAll('svg g.tile.gold').length;
    const lit = document.querySelectorAll('svg g.pill').length;
    const sum = document.querySelector('.placed .sum [data-points]')?.dataset.points;
    if (sum !== undefined) {
      const now = `${gold} ${lit} ${sum}`;
      if (seen.at(-1) !== now) seen.push(now);
    }
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true });
}"""


def seen(screen: Page) -> list[str]:
    return screen.evaluate("() => seen")


# What a phone shows, in its order: that it waits for the big screen, bids, a word that is placed.
FOLLOW = """() => {
  window.shown = [];
  const look = () => {
    const now = document.querySelector('.look') ? 'waits'
      : document.querySelector('.dock button') ? 'tells' : '';
    if (now && shown.at(-1) !== now) shown.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""


def beside(devices: Devices, table: Round) -> Hands:
    """A phone whose owner looks at the television."""
    phone = Hands(devices.hand(table, table.player(1), lively=True))
    phone.page.evaluate(FOLLOW)
    return phone


def stands(page: Page) -> None:
    """Its time goes on when the test says so: nothing is missed, and nothing is waited for."""
    page.clock.install(time=0)
    page.clock.pause_at(60_000)


def test_bids_and_a_word_are_played_and_no_phone_tells_them_before(devices: Devices) -> None:
    """Bids from the lowest, letter by letter, word by word, aloud; then on the phone as well."""
    table = opening(devices.house, 3)
    table.locks(table.player(2), *HIGHER).locks(table.player(3), *LOW).passes(table.player(1))
    ear, phone = listen_to_screen(devices, table, lively=True), beside(devices, table)
    screen = ear.page
    # Who has sealed a word and who has passed: all of them have done, and nobody sees what.
    done = fr.within("coquillaude/tv:scores.ready")
    expect(ranks(screen).get_by_role("listitem").filter(has_text=done)).to_have_count(3)
    assert whispers(screen, HIGHER[0], LOW[0]) == []
    screen.evaluate(WATCH)
    for page in (screen, phone.page):
        stands(page)
    waits = phone.page.get_by_role("heading", name=fr["coquillaude/tv:suspense.title"])

    table.locks(table.player(0), "MESURE", BESIDE).arrives("announce")
    expect(waits).to_be_visible()
    assert whispers(phone.page, "MESURE") == []
    expect(bids(screen)).to_have_count(4)
    screen.clock.run_for(AT_ONCE)
    leads = screen.get_by_role("heading", name=fr.within("coquillaude:announce.leads"))
    expect(leads).to_be_visible()
    assert seen(screen) == ["passe", "32", "38", "56"]
    expect(bids(screen).first).to_contain_text("MESURE")
    assert whispers(screen, HIGHER[0], LOW[0]) == []  # the others keep their secret
    screen.clock.run_for(AT_ONCE)  # a voice follows the beats
    ear.hears("Papi Jo passe.", "Mamie, 32 points.", "Lucas, 38 points.", "Camille, 56 points.")
    ear.hears("Camille, 56 points.", "Camille l’emporte.")
    assert "mesure." not in ear.texts
    ear.forgets()
    phone.page.clock.run_for(AT_ONCE)
    expect(bids(phone.page).first).to_contain_text("MESURE")

    before = table.view["scores"]
    table.goes_on().arrives("placed")
    expect(waits).to_be_visible()
    assert whispers(phone.page, str(before[0] + 56)) == []
    expect(screen.locator(".placed")).to_be_visible()
    screen.clock.run_for(AT_ONCE)
    expect(screen.get_by_role("heading", name=re.compile(r"56\spoints"))).to_be_visible()
    falls_letter_by_letter_and_counts_word_by_word(screen)
    assert sorted(points(screen)) == sorted([before[0] + 56, *before[1:]])
    screen.clock.run_for(AT_ONCE)
    ear.hears("mesure.", "56 points pour Camille.")
    phone.page.clock.run_for(AT_ONCE)
    expect(phone.heading("coquillaude:placed.places")).to_contain_text("56")
    assert phone.page.evaluate("() => shown") == ["waits", "tells", "waits", "tells"]


def falls_letter_by_letter_and_counts_word_by_word(screen: Page) -> None:
    told = [one for one in seen(screen) if one.count(" ") == 2]
    letters = [one for one in told if one.endswith(" 0 0")]
    assert [int(one.split()[0]) for one in letters][-6:] == [1, 2, 3, 4, 5, 6]
    words = [(int(lit), int(worth)) for _, lit, worth in map(str.split, told[len(letters) :])]
    assert words == sorted(words)  # nothing is counted before the last letter lies there
    assert words[-1] == (6, 56)


def test_whoever_does_not_want_to_wait_sees_it_on_the_phone_and_takes_the_screen_along(
    house: Background, devices: Devices
) -> None:
    """What is played is cut short: nobody waits for it."""
    table = opening(house, 1)
    screen, phone = devices.screen(table, lively=True), beside(devices, table)
    for page in (screen, phone.page):
        stands(page)
    lays(table, 0, FIRST, ACROSS)
    table.arrives("announce")
    phone.press("coquillaude/tv:suspense.atOnce")
    expect(bids(phone.page).first).to_contain_text("ARISTOTÉLICIEN")
    expect(bids(screen)).to_have_count(4)
    table.goes_on().arrives("placed").goes_on().arrives("question")
    expect(bids(screen)).to_have_count(0)
    asked = table.view["phase"]["question"]["text"]
    screen.clock.run_for(AT_ONCE)  # while the dice roll
    expect(screen.locator("main").get_by_text(asked)).to_be_visible()
    expect(ranks(screen).locator("[data-points]").first).to_have_attribute("data-points", "196")


def test_without_a_screen_a_phone_waits_for_nothing(devices: Devices) -> None:
    table = opening(devices.house, 1)
    phone = beside(devices, table)
    stands(phone.page)
    lays(table, 0, FIRST, ACROSS)
    table.arrives("announce")
    expect(bids(phone.page).first).to_contain_text("ARISTOTÉLICIEN")
    assert phone.page.evaluate("() => shown") == ["tells"]


def test_who_must_vote_on_a_word_sees_it_at_once_and_the_screen_tells_who_has_voted(
    house: Background, devices: Devices
) -> None:
    table = four(house, bag="ZIGOUITS" + HANDS[8:]).to_compose()
    screen, phone = devices.screen(table, lively=True), beside(devices, table)
    for page in (screen, phone.page):
        stands(page)
    lays(table, 0, UNKNOWN, MIDDLE)
    table.arrives("announce")
    expect(phone.heading("coquillaude:vote.word")).to_be_visible()
    assert "waits" not in phone.page.evaluate("() => shown")
    expect(bids(screen)).to_have_count(4)
    screen.clock.run_for(AT_ONCE)
    expect(screen.locator("main").get_by_text(fr["coquillaude:vote.word"])).to_be_visible()
    table.do(table.player(1), act="vote", aye=True)
    expect(screen.locator(".compact .dot.done")).to_have_count(1)
    for one in table.players[2:]:
        table.do(one, act="vote", aye=False)
    expect(bids(screen).filter(has_text=fr.within("coquillaude:announce.struck"))).to_have_count(1)
    expect(screen.get_by_role("heading", name=fr["coquillaude:announce.nobody"])).to_be_visible()
