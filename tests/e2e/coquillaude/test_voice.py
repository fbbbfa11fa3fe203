"""The big screen reads aloud: questions, stars, answers, notes, gifts, the minute, and who a
person was. Bids are in `test_table.py`."""

import re

import pytest
from playwright.sync_api import expect

from e2e.coquillaude.big_screen import FRENCH, last_words, listen_to_screen, points, wait_for_line
from e2e.coquillaude.table_scenes import four, gifts, in_the_minute, lays, opening
from e2e.devices import Devices, drawn, whispers
from e2e.speech import BRISK, Ear
from games.coquillaude.party import DOWN, SECOND, WRONG, Round
from support.catalogue import fr

# Every die that is seen to roll.
ROLLING = """() => {
  window.rolled = 0;
  const look = () => { window.rolled += document.querySelectorAll('.die.rolling').length; };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, attributes: true });
}"""
LONGEST = 2_000  # milliseconds: no die rolls for so long


def test_the_question_with_its_stars_then_the_answer_and_its_note(devices: Devices) -> None:
    table = four(devices.house, "three").arrives("question")
    ear = listen_to_screen(devices, table, lively=True, begins=BRISK)
    asked = table.view["phase"]["question"]["text"]
    wait_for_line(ear, r"^Camille, question à 3 étoiles\.$")
    wait_for_line(ear, last_words(asked))
    assert table.right() not in " ".join(ear.texts)
    a_phone_reads_it_on_a_tap(devices, table, asked)
    table.answers(WRONG)
    told = table.view["phase"]["answer"]
    wait_for_line(ear, rf"^{re.escape(told['answer'])}\.$")
    wait_for_line(ear, last_words(told["note"]))
    wait_for_line(ear, r"^Camille pioche deux lettres\.$")
    assert [one["text"] for one in ear.said if one["overlaps"]] == []
    dice_that_lie_there_do_not_roll_again(table, ear)


def a_phone_reads_it_on_a_tap(devices: Devices, table: Round, asked: str) -> None:
    phone = devices.hand(table, table.host, voices=FRENCH)
    ear = Ear(phone)
    assert ear.said == []
    phone.get_by_role("button", name=fr["voice.read"]).click()
    wait_for_line(ear, last_words(asked))


def dice_that_lie_there_do_not_roll_again(table: Round, ear: Ear) -> None:
    """Whatever happens to the question that they have brought; nor is a word said of it, after a
    tap that silences the voice."""
    screen = ear.page
    screen.evaluate(ROLLING)
    screen.clock.install()
    table.goes_on().arrives("question")
    asked = table.view["phase"]["question"]["text"]
    expect(screen.locator("main").get_by_text(asked)).to_be_visible()
    screen.clock.run_for(LONGEST)
    wait_for_line(ear, r"^Papi Jo, question à")
    screen.get_by_role("button", name=fr["voice.mute"]).click()
    ear.is_silent()
    heard = ear.texts
    number = screen.locator(".asked .die").all_text_contents()
    rolled = screen.evaluate("() => rolled")
    assert rolled > 0
    table.answers(WRONG)
    expect(screen.locator("main").get_by_text(fr["coquillaude/tv:asked.doubt"])).to_be_visible()
    screen.clock.run_for(LONGEST)
    assert screen.evaluate("() => rolled") == rolled
    assert screen.locator(".asked .die").all_text_contents() == number
    assert ear.texts == heard


@pytest.mark.deep
def test_gifts_are_called_and_never_which(devices: Devices) -> None:
    table = gifts(devices.house)
    ear = listen_to_screen(devices, table, begins=BRISK)
    wait_for_line(ear, r"^Double paire pour Camille")
    wait_for_line(ear, r"^Chacun donne deux lettres\.$")
    giver = table.players[1]
    given = f"{giver.name} a donné deux lettres."
    expect(ear.page.locator("main").get_by_text(given)).to_be_visible()
    assert giver.mine["given"]
    held = ear.page.locator("main").inner_text().replace(table.code, "")  # those are letters too
    assert giver.mine["given"] not in held.replace(" ", "")


@pytest.mark.deep
def test_who_the_person_was(devices: Devices) -> None:
    table = opening(devices.house, 2)
    ear = listen_to_screen(devices, table, begins=BRISK)
    lays(table, 1, SECOND, DOWN)
    table.arrives("announce").goes_on().arrives("placed")
    person = table.view["words"][-1]["person"]
    ear.hears("nabuchodonosor.", "256 points pour Papi Jo.", f"{person['name']}.")
    wait_for_line(ear, last_words(person["who"]))
    line = next(text for text in ear.texts if re.search(last_words(person["who"]), text))
    assert ear.texts.index(f"{person['name']}.") < ear.texts.index(line)
    a_screen_that_comes_late_finds_it_told(devices, table)


def a_screen_that_comes_late_finds_it_told(devices: Devices, table: Round) -> None:
    person = table.view["words"][-1]["person"]
    screen = devices.screen(table)
    expect(screen.locator("main").get_by_text(person["who"])).to_be_visible()
    expect(screen.locator("p.who")).to_contain_text(f"{person['name']} (")
    counted = drawn(screen).get_by_role("list", name=fr["coquillaude/tv:placed.words"])
    parts = counted.get_by_role("listitem").first.locator("> *")
    lines = parts.evaluate_all("(all) => all.map((one) => one.getClientRects().length)")
    heights = parts.evaluate_all("(all) => all.map((one) => one.offsetHeight)")
    assert lines == [1, 1, 1]  # his name, his bonus and his points, none of them broken
    assert max(heights) < 2 * min(heights)
    expect(screen.locator("svg g.pill")).to_have_text(["+256"])
    assert points(screen) == [256, 196, 0, 0]


def test_the_minute_and_who_takes_it_all(devices: Devices) -> None:
    """Hands are shown, and no words."""
    with devices.house.standing():
        table = in_the_minute(devices.house)
        ear = listen_to_screen(devices, table, begins=BRISK)
        screen = ear.page
        ear.hears("regles.", "légers.")
        wait_for_line(ear, "Une minute pour en trouver une de plus")
        expect(screen.get_by_role("heading", name=fr["coquillaude:bar.minute"])).to_be_visible()
        expect(screen.get_by_role("img", name="REGLES")).to_be_visible()
        expect(screen.locator("main").get_by_text("LÉGERS")).to_be_visible()
        rivals = screen.get_by_role("list", name=fr["coquillaude/tv:minute.rivals"])
        expect(rivals.get_by_role("listitem")).to_have_count(3)
        table.do(table.player(1), act="buzz")
        table.do(table.player(1), act="enter", word="grêles")
        told = rivals.get_by_role("listitem").filter(has_text=re.compile(r"à \d+,\d\ss"))
        expect(told).to_have_count(1)
        assert whispers(screen, "GRELES", "grêles") == []
        assert "greles." not in ear.texts
        for seat in (1, 2, 3):
            table.do(table.player(seat), act="enough")
        ear.hears("greles.")
        wait_for_line(ear, r"^Papi Jo rafle 108 points")
        taken = screen.get_by_role("heading", name=re.compile(r"rafle 108\spoints"))
        expect(taken).to_be_visible()
        expect(screen.locator("main").get_by_text("GRELES")).to_be_visible()
        assert points(screen) == [108, 0, 0, 0]
