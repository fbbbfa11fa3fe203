"""A private match in the browser: nothing said leaves it, and everybody decides whether it is kept.

Any game will do: it is the house that makes it private here, and its items each one's own.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from e2e.devices import Devices, whispers
from e2e.full_check import passes_every_check
from parlotte.games import registered
from parlotte.i18n import speaker
from parlotte.server.content.library import Library
from support.any_game import ANY_GAME
from support.background import Background
from support.catalogue import fr
from support.party import Party

say = speaker("fr")
GAME = registered()[ANY_GAME]
assert GAME.own is not None
OWN = replace(GAME.own, each=2, secret=True)
NAME, *_, TELLS = [one for one in GAME.own.form if not GAME.own.field(one).choices][:2]


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    """A house whose one game is private."""
    library = Library({ANY_GAME: replace(GAME, private=True, own=OWN)})
    house = Background(tmp_path_factory.mktemp("private"), library=library).open()
    yield house
    house.close()


def over(house: Background, people: int = 3) -> Party:
    """A match that was stopped: people are asked about it like any other."""
    party = Party.gather(house, people).start()
    party.ask("stop")
    return party


def card(page: Page) -> Page:
    found: Page = page.get_by_role("region", name=fr["end.keepAsk"])
    expect(found).to_be_visible()
    return found


def press(page: Page, key: str) -> None:
    page.get_by_role("button", name=fr[key]).first.click()


def test_before_the_match_the_lobby_says_that_it_stays_here(devices: Devices) -> None:
    party = Party.gather(devices.house, 3)
    phone, screen = devices.hand(party, party.players[1], size="small"), devices.screen(party)
    expect(phone.get_by_text(fr["lobby.private"])).to_be_in_viewport(ratio=1)
    expect(screen.get_by_text(fr["bigLobby.private"])).to_be_visible()
    passes_every_check(phone, "lobby")


def test_everybody_writes_their_own_and_reads_nobody_elses(devices: Devices) -> None:
    party = Party.gather(devices.house, 3)
    first, second = (devices.hand(party, one) for one in party.players[:2])
    for page, word in ((first, "barbouzette"), (second, "colinette")):
        page.get_by_role("button", name=re.compile("Chacun peut en écrire 2")).click()
        expect(page.get_by_text(fr["items.secret"])).to_be_visible()
        expect(page.get_by_text(re.compile("Encore 2 à écrire, sur 2"))).to_be_visible()
        page.get_by_label(say(f"{ANY_GAME}-form-{NAME}"), exact=True).fill(word)
        page.get_by_label(say(f"{ANY_GAME}-form-{TELLS}"), exact=True).fill("Rien de grave.")
        press(page, "items.drop")
        expect(page.get_by_text(re.compile("Encore une à écrire, sur 2"))).to_be_visible()
    passes_every_check(first, "one's own")
    for page, own, other in ((first, "barbouzette", "colinette"), (second, "colinette", "barbou")):
        expect(page.locator(".over").get_by_text(own, exact=True)).to_be_visible()
        expect(page.get_by_text(re.compile("une autre dans la boîte"))).to_be_visible()
        assert whispers(page, other) == []
    # With the last of his share the form goes.
    first.get_by_label(say(f"{ANY_GAME}-form-{NAME}"), exact=True).fill("zigouigoui")
    first.get_by_label(say(f"{ANY_GAME}-form-{TELLS}"), exact=True).fill("Rien du tout.")
    press(first, "items.drop")
    expect(first.get_by_text(re.compile("Vous avez tout écrit"))).to_be_visible()
    expect(first.get_by_label(say(f"{ANY_GAME}-form-{NAME}"), exact=True)).to_have_count(0)


def test_it_is_kept_once_all_agree_and_can_be_seen_again(devices: Devices) -> None:
    party = over(devices.house)
    phone, screen = devices.hand(party, party.host), devices.screen(party)
    asked = card(phone)
    expect(asked.get_by_text(fr["end.keepElse"])).to_be_visible()
    expect(asked.get_by_role("timer")).to_have_text(re.compile(r"\d:\d\d"))
    expect(phone.get_by_role("button", name=fr["end.replay"])).to_have_count(0)
    passes_every_check(phone, "asked")
    passes_every_check(screen, "asked on the big screen", big=True)
    press(phone, "end.keepYes")
    for page in (asked, screen):
        expect(page.get_by_text("1 réponse sur 3")).to_be_visible()  # nobody's name
    expect(asked.get_by_role("button", name=fr["end.keepThinkAgain"])).to_be_visible()
    expect(screen.get_by_role("button", name=fr["end.keepYes"])).to_have_count(0)
    for one in party.players[1:]:
        party.ask("keep-log", of=one)
    expect(phone.get_by_text(fr["end.kept"])).to_be_visible()
    expect(screen.get_by_text(fr["end.kept"])).to_be_visible()
    passes_every_check(phone, "kept")
    phone.get_by_role("button", name=fr["end.replay"]).first.click()
    expect(phone.get_by_role("slider")).to_be_visible()


def test_one_no_erases_it_and_history_keeps_the_result(devices: Devices) -> None:
    party = over(devices.house)
    phone = devices.hand(party, party.host, size="small")
    other = devices.hand(party, party.players[1])
    card(other)
    press(phone, "end.keepNo")
    expect(phone.get_by_text(fr["end.keepNoSure"])).to_be_in_viewport(ratio=1)
    expect(phone.get_by_role("button", name=fr["end.keepNoYes"])).to_be_in_viewport(ratio=1)
    press(phone, "end.keepNoWait")
    press(phone, "end.keepNo")
    press(phone, "end.keepNoYes")
    # To the others it is an answer like any other, until all have answered.
    expect(other.get_by_text("1 réponse sur 3")).to_be_visible()
    expect(other.get_by_text(fr["end.forgotten"])).to_have_count(0)
    press(other, "end.keepYes")
    party.ask("keep-log", of=party.players[2])
    for page in (phone, other):
        expect(page.get_by_text(fr["end.forgotten"])).to_be_visible()
        expect(page.get_by_role("button", name=fr["end.keepYes"])).to_have_count(0)
        expect(page.get_by_role("button", name=fr["end.replay"])).to_have_count(0)
    passes_every_check(other, "forgotten")
    press(other, "common.menu")
    press(other, "menu.history")
    other.locator("button.hg").click()
    expect(other.get_by_text(fr["history.notKept"])).to_be_visible()


def test_whoever_shares_a_phone_says_it_for_himself_and_after_ten_minutes_the_lobby_is_back(
    house: Background, devices: Devices
) -> None:
    party = over(house)
    phone = devices.hand(party, *party.players[:2])
    card(phone)
    expect(phone.get_by_text(re.compile("Pour Camille"))).to_be_visible()
    phone.get_by_role("button", name=fr["end.keepYes"]).nth(1).click()
    party.until(party.host, lambda: party.table["keeping"][0]["answered"] == 1)
    expect(phone.get_by_role("button", name=fr["end.keepThinkAgain"])).to_have_count(1)
    house.pass_time(601)
    expect(phone.get_by_role("button", name=fr["lobby.start"])).to_be_visible()


def test_the_question_goes_on_in_the_menu_while_the_next_match_is_played(devices: Devices) -> None:
    party = over(devices.house)
    phone = devices.hand(party, party.host, size="small")
    card(phone)
    for one in party.players[1:]:
        party.ask("keep-log", of=one)
    party.ask("start")
    expect(phone.get_by_text(say("table-log-open"))).to_be_visible()
    press(phone, "common.menu")
    asked = card(phone)
    expect(asked.get_by_text("2 réponses sur 3")).to_be_visible()
    expect(asked.get_by_text(re.compile("partie 1 de la soirée"))).to_be_visible()
    passes_every_check(phone, "asked in the menu")
    press(phone, "end.keepYes")
    expect(phone.get_by_text(say("table-log-kept"))).to_be_visible()
