"""The big screen of La Coquillaude: a round with four phones, and what it plays as it is played."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e.coquillaude.hands import Hands
from e2e.coquillaude.table_scenes import (
    HANDS,
    MIDDLE,
    THIRD,
    UNKNOWN,
    announcing,
    compose,
    famous,
    four,
    gifts,
    in_the_minute,
    lays,
    opening,
    voting,
)
from e2e.devices import Devices, whispers
from games.coquillaude.party import BESIDE, FIRST, WRONG, Round
from support.background import Background
from support.catalogue import fr


def moving(devices: Devices, table: Round) -> Page:
    """A television that plays what it shows."""
    screen = devices.screen(table)
    screen.emulate_media(reduced_motion="no-preference")
    screen.reload()
    expect(screen.locator("main.tv")).to_be_visible()
    return screen


def scores(screen: Page) -> list[int]:
    """By rank, as they stand beside the board."""
    told = screen.get_by_role("list", name=fr["coquillaude/tv:scores.label"]).locator(
        "[data-points]"
    )
    return [int(one.get_attribute("data-points") or "") for one in told.all()]


def bids(screen: Page) -> Locator:
    return screen.get_by_role("list", name=fr["coquillaude:announce.bids"]).get_by_role("listitem")


def test_a_round_with_four_phones_and_a_television(house: Background, devices: Devices) -> None:
    table = four(house, "two", "two", "one", "one")
    screen = devices.screen(table)
    phones = [Hands(devices.hand(table, table.player(seat))) for seat in range(4)]
    for seat, asked in enumerate(phones):
        table.arrives("question")
        text = table.view["phase"]["question"]["text"]
        expect(screen.get_by_role("heading", name=text)).to_be_visible()
        expect(screen.get_by_text(re.compile(rf"pour {table.player(seat).name}$"))).to_be_visible()
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
    assert scores(screen) == [196, 0, 0, 0]
    assert screen.locator("svg g.tile.gold text").all_text_contents() == list(FIRST)


def test_gifts_are_told_and_never_which(house: Background, devices: Devices) -> None:
    table = gifts(house)
    screen = devices.screen(table)
    giver = table.players[1]
    expect(screen.get_by_text(f"{giver.name} a donné deux lettres.")).to_be_visible()
    assert giver.mine["given"]
    held = screen.locator("main").inner_text().replace(table.code, "")  # those are letters too
    assert giver.mine["given"] not in held.replace(" ", "")


def test_who_composes_is_seen_and_not_what(house: Background, devices: Devices) -> None:
    """One has sealed a word, one has passed: both have done."""
    table = compose(house)
    screen = devices.screen(table)
    done = fr.within("coquillaude/tv:scores.ready")
    rows = screen.get_by_role("list", name=fr["coquillaude/tv:scores.label"]).get_by_role(
        "listitem"
    )
    expect(rows.filter(has_text=done)).to_have_count(2)
    assert whispers(screen, THIRD) == []


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
    found: list[str] = screen.evaluate("() => seen")
    return found


def test_bids_are_turned_over_from_the_lowest(house: Background, devices: Devices) -> None:
    table = announcing(house)
    screen = moving(devices, table)
    screen.evaluate(WATCH)
    table.locks(table.player(0), "MESURE", BESIDE).arrives("announce")
    expect(
        screen.get_by_role("heading", name=fr.within("coquillaude:announce.leads"))
    ).to_be_visible()
    assert seen(screen) == ["passe", "56", "64", "196"]
    expect(bids(screen).first).to_contain_text("ÉPICURIENNES")
    assert whispers(screen, "LANTERNE", "MESURE") == []  # the others keep their secret


def test_a_word_falls_letter_by_letter_and_counts_word_by_word(
    house: Background, devices: Devices
) -> None:
    table = opening(house, 3)
    lays(table, 0, "MESURE", BESIDE)
    table.arrives("announce")
    screen = moving(devices, table)
    screen.evaluate(WATCH)
    before = table.view["scores"]
    table.goes_on().arrives("placed")
    expect(screen.get_by_role("heading", name=re.compile(r"56\spoints"))).to_be_visible()
    told = [one for one in seen(screen) if one.count(" ") == 2]
    letters = [one for one in told if one.endswith(" 0 0")]
    assert [int(one.split()[0]) for one in letters][-6:] == [1, 2, 3, 4, 5, 6]
    words = [(int(lit), int(points)) for _, lit, points in map(str.split, told[len(letters) :])]
    assert words == sorted(words)  # nothing is counted before the last letter lies there
    assert words[-1] == (6, 56)
    assert sorted(scores(screen)) == sorted([before[0] + 56, *before[1:]])


def test_whoever_goes_on_takes_the_screen_along(house: Background, devices: Devices) -> None:
    """Its play is cut short: nobody waits for it."""
    table = announcing(house)
    screen = moving(devices, table)
    table.locks(table.player(0), "MESURE", BESIDE).arrives("announce").goes_on().arrives("placed")
    table.goes_on().arrives("question")
    expect(screen.get_by_text(table.view["phase"]["question"]["text"])).to_be_visible()
    expect(bids(screen)).to_have_count(0)
    assert scores(screen)[0] == max(table.view["scores"])


def test_a_screen_that_comes_late_finds_it_told(house: Background, devices: Devices) -> None:
    """Who the person was as well."""
    table = famous(house)
    assert isinstance(table, Round)
    screen = devices.screen(table)
    person: dict[str, Any] = table.view["words"][-1]["person"]
    expect(screen.get_by_text(person["who"])).to_be_visible()
    expect(screen.locator("p.who")).to_contain_text(f"{person['name']} (")
    counted = screen.get_by_role("list", name=fr["coquillaude/tv:placed.words"])
    parts = counted.get_by_role("listitem").first.locator("> *").all()
    lines = [part.evaluate("one => one.getClientRects().length") for part in parts]
    heights = [part.evaluate("one => one.offsetHeight") for part in parts]
    assert lines == [1, 1, 1]  # his name, his bonus and his points, none of them broken
    assert max(heights) < 2 * min(heights)
    expect(screen.locator("svg g.pill")).to_have_text(["+256"])
    assert scores(screen) == [256, 196, 0, 0]


def test_the_minute_shows_hands_and_no_words(house: Background, devices: Devices) -> None:
    table = in_the_minute(house)
    screen = devices.screen(table)
    expect(screen.get_by_role("heading", name=fr["coquillaude:bar.minute"])).to_be_visible()
    expect(screen.get_by_role("img", name="REGLES")).to_be_visible()
    expect(screen.get_by_text("LÉGERS")).to_be_visible()
    rivals = screen.get_by_role("list", name=fr["coquillaude/tv:minute.rivals"]).get_by_role(
        "listitem"
    )
    expect(rivals).to_have_count(3)
    table.do(table.player(1), act="buzz")
    table.do(table.player(1), act="enter", word="grêles")
    table.settle()
    expect(rivals.filter(has_text=re.compile(r"à \d+,\d\ss"))).to_have_count(1)
    assert whispers(screen, "GRELES", "grêles") == []
    for seat in (1, 2, 3):
        table.do(table.player(seat), act="enough")
    expect(screen.get_by_role("heading", name=re.compile(r"rafle 108\spoints"))).to_be_visible()
    expect(screen.get_by_text("GRELES")).to_be_visible()
    assert scores(screen) == [108, 0, 0, 0]


def test_a_vote_names_the_word_and_who_has_voted(house: Background, devices: Devices) -> None:
    table = voting(house)
    assert isinstance(table, Round)
    screen = devices.screen(table)
    expect(screen.get_by_text(fr["coquillaude:vote.word"])).to_be_visible()
    marks = screen.locator(".compact .dot.done")
    expect(marks).to_have_count(1)
    for one in table.players[2:]:
        table.do(one, act="vote", aye=False)
    expect(bids(screen).filter(has_text=fr.within("coquillaude:announce.struck"))).to_have_count(1)
    expect(screen.get_by_role("heading", name=fr["coquillaude:announce.nobody"])).to_be_visible()


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
    phone = Hands(devices.hand(table, table.player(1)))
    phone.page.emulate_media(reduced_motion="no-preference")
    phone.page.evaluate(FOLLOW)
    return phone


def test_a_phone_tells_nothing_before_the_screen_has(house: Background, devices: Devices) -> None:
    """Neither who leads, nor what was placed; then both, by itself."""
    table = announcing(house)
    screen, phone = moving(devices, table), beside(devices, table)
    before = table.view["scores"]
    waits = phone.page.get_by_role("heading", name=fr["coquillaude/tv:suspense.title"])
    table.locks(table.player(0), "MESURE", BESIDE).arrives("announce")
    expect(waits).to_be_visible()
    assert whispers(phone.page, "ÉPICURIENNES") == []
    expect(bids(phone.page).first).to_contain_text("ÉPICURIENNES")
    expect(
        screen.get_by_role("heading", name=fr.within("coquillaude:announce.leads"))
    ).to_be_visible()
    table.goes_on().arrives("placed")
    expect(waits).to_be_visible()
    assert whispers(phone.page, str(before[2] + 196)) == []
    expect(phone.heading("coquillaude:placed.places")).to_contain_text("196")
    expect(screen.get_by_role("heading", name=re.compile(r"196\spoints"))).to_be_visible()
    assert phone.page.evaluate("() => shown") == ["waits", "tells", "waits", "tells"]


def test_who_does_not_want_to_wait_sees_it_on_the_phone(
    house: Background, devices: Devices
) -> None:
    table = announcing(house)
    screen, phone = moving(devices, table), beside(devices, table)
    table.locks(table.player(0), "MESURE", BESIDE).arrives("announce")
    phone.press("coquillaude/tv:suspense.atOnce")
    expect(bids(phone.page).first).to_contain_text("ÉPICURIENNES")
    expect(screen.get_by_role("list", name=fr["coquillaude:announce.bids"])).to_be_visible()


def test_without_a_screen_a_phone_waits_for_nothing(house: Background, devices: Devices) -> None:
    table = announcing(house)
    phone = beside(devices, table)
    table.locks(table.player(0), "MESURE", BESIDE).arrives("announce")
    expect(bids(phone.page).first).to_contain_text("ÉPICURIENNES")
    assert phone.page.evaluate("() => shown") == ["tells"]


def test_who_must_vote_on_a_word_sees_it_at_once(house: Background, devices: Devices) -> None:
    table = four(house, bag="ZIGOUITS" + HANDS[8:]).to_compose()
    moving(devices, table)
    phone = beside(devices, table)
    lays(table, 0, UNKNOWN, MIDDLE)
    table.arrives("announce")
    expect(phone.heading("coquillaude:vote.word")).to_be_visible()
    assert "waits" not in phone.page.evaluate("() => shown")


# Every die that is seen to roll.
ROLLING = """() => {
  window.rolled = 0;
  const look = () => { window.rolled += document.querySelectorAll('.die.rolling').length; };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true });
}"""


# They roll one after the other: between two of them none does.
LYING = """() => {
  const now = performance.now();
  if (!rolled || document.querySelector('.die.rolling')) window.rolledAt = now;
  return now - (window.rolledAt ??= now) > 1000;
}"""


def test_dice_that_lie_there_do_not_roll_again(house: Background, devices: Devices) -> None:
    """Whatever happens to the question that they have brought."""
    table = four(house, "two").arrives("question")
    screen = moving(devices, table)
    screen.evaluate(ROLLING)
    table.answers().goes_on().arrives("question")
    dice = screen.locator(".asked .die")
    expect(screen.get_by_text(table.view["phase"]["question"]["text"])).to_be_visible()
    screen.wait_for_function(LYING)
    number = dice.all_text_contents()
    before = screen.evaluate("() => rolled")
    table.answers(WRONG)
    expect(screen.get_by_text(fr["coquillaude/tv:asked.doubt"])).to_be_visible()
    assert screen.evaluate("() => rolled") == before
    assert dice.all_text_contents() == number
