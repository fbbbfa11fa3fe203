"""Phones that play together: a conflict, an objection, a vote, giving up, a bot."""

import re

import pytest
from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.reussite.hands import Hands, held_back
from e2e.reussite.scenes import FATAL, fatal, refilling, stuck
from games.reussite.party import Patience
from support.catalogue import fr


@pytest.mark.usefixtures("time_stands")
def test_two_propose_at_once_then_one_objects_and_the_table_votes(devices: Devices) -> None:
    table = Patience.deal(devices.house, 3).covered()
    camille, jo, lucas = (Hands(devices.hand(table, one), one.name) for one in table.players)
    screen = devices.screen(table)
    late = held_back(lucas.page)
    lucas.page.reload()
    table.spells(table.players[0], "TAPEZ")
    table.spells(table.players[2], "PARTIEZ")
    expect(lucas.button("reussite:word.propose")).to_be_enabled()
    # Lucas has not heard of it yet when he proposes too.
    late.holding = True
    camille.press("reussite:word.propose")
    expect(jo.button("reussite:proposal.yes")).to_be_visible()
    lucas.press("reussite:word.propose")
    late.release()
    first = re.compile(r"Camille a proposé un mot juste avant")
    expect(lucas.page.get_by_role("alert")).to_have_text(first)
    expect(lucas.button("reussite:proposal.wait")).to_be_visible()
    expect(screen.get_by_text(fr.within("reussite:tv.proposes")).first).to_be_visible()
    # An objection takes it off the table: his own word has waited for him, and is proposed now.
    lucas.press("reussite:proposal.wait")
    lucas.spells("PARTIEZ")
    lucas.press("reussite:word.propose")
    expect(jo.page.get_by_role("heading", name=re.compile("PARTIEZ"))).to_be_visible()
    lucas.press("reussite:proposal.withdraw")
    # The other one, proposed again, is voted on.
    expect(camille.button("reussite:word.propose")).to_be_enabled()
    camille.press("reussite:word.propose")
    expect(screen.get_by_text(fr["reussite:tv.vote"])).to_be_visible()
    camille.press("reussite:proposal.withdraw")  # she thinks again, and then once more
    camille.press("reussite:word.propose")
    lucas.press("reussite:poll.voteNo")
    jo.press("reussite:poll.voteYes")
    expect(camille.page.get_by_text(fr.within("reussite:refill.title")).first).to_be_visible()
    expect(jo.page.get_by_text(fr.within("reussite:refill.others")).first).to_be_visible()
    table.settle()
    assert len(table.view["words"]) == 1


@pytest.mark.usefixtures("time_stands")
def test_of_two_empty_columns_one_receives_and_it_may_be_the_other(devices: Devices) -> None:
    table = refilling(devices.house)
    camille = Hands(devices.hand(table, table.host), "Camille")
    couch = devices.hand(table)
    couch.get_by_role("button", name=fr.within("door.look")).click()
    told = couch.get_by_text(fr.within("reussite:tv.refills"))
    expect(told).to_be_visible()
    before = table.view["columns"]
    one, other = table.view["gaps"]
    giver = table.view["open"][0]
    expect(camille.button("reussite:refill.receives")).to_be_visible()
    expect(camille.column(one)).to_have_attribute("aria-pressed", "true")
    camille.column(other).click()
    expect(camille.column(one)).to_have_attribute("aria-pressed", "false")
    camille.column(giver).click()
    table.until(table.host, lambda: table.view["columns"] != before)
    now = table.view["columns"]
    assert (now[one], now[other]) == ("", before[giver][-1])


@pytest.mark.usefixtures("time_stands")
def test_a_word_that_leaves_too_few_cards_is_told(devices: Devices) -> None:
    table = fatal(devices.house)
    camille, jo = (Hands(devices.hand(table, one), one.name) for one in table.players)
    told = fr["reussite:proposal.fatal"]
    expect(camille.page.get_by_text(told)).to_be_visible()
    table.spells(table.host, f"{FATAL}S")  # the whole table
    expect(camille.page.get_by_text(told)).to_be_hidden()
    table.spells(table.host, FATAL)
    expect(camille.page.get_by_text(told)).to_be_visible()
    camille.press("reussite:word.propose")
    expect(jo.page.get_by_text(told)).to_be_visible()


def test_the_table_is_told_that_no_word_is_left(devices: Devices) -> None:
    table = stuck(devices.house)
    phone, screen = Hands(devices.hand(table, table.host)), devices.screen(table)
    for page in (phone.page, screen):
        expect(page.get_by_text(fr["reussite:stuck.title"])).to_be_visible()
    phone.press("reussite:stuck.what")
    expect(phone.page.get_by_text(fr["reussite:help.stuck"])).to_be_visible()
    expect(phone.button("reussite:help.word")).to_be_hidden()
    expect(phone.button("reussite:help.giveUp")).to_be_visible()


def test_a_bot_is_asked_for_a_word(devices: Devices) -> None:
    table = Patience.deal(devices.house, 1, bots=(2,)).covered()
    camille = Hands(devices.hand(table, table.host), "Camille")
    camille.press("reussite:bar.help")
    camille.press("reussite:help.bot")
    expect(camille.button("reussite:proposal.yes")).to_be_visible(timeout=60_000)


@pytest.mark.usefixtures("time_stands")
def test_what_others_do_does_not_disturb_and_giving_up_takes_a_majority(devices: Devices) -> None:
    table = Patience.deal(devices.house, 2)
    camille, jo = (Hands(devices.hand(table, one), one.name) for one in table.players)
    camille.press("reussite:bar.help")  # also while columns are covered
    expect(camille.page.get_by_role("dialog")).to_be_visible()
    camille.page.keyboard.press("Escape")
    table.covered()
    camille.column(4).click()
    expect(camille.tiles).to_have_count(1)
    camille.column(4).click()
    expect(camille.page.get_by_text(fr["reussite:word.shifting"])).to_be_visible()
    table.do(table.players[1], act="spell", text="ZUT")
    expect(camille.page.get_by_text("ZUT", exact=True).first).to_be_visible()
    expect(camille.page.get_by_text(fr["reussite:word.shifting"])).to_be_visible()
    camille.press("reussite:bar.help")
    camille.press("reussite:help.giveUp")
    camille.press("reussite:help.sureYes")
    jo.press("reussite:poll.giveYes")
    for one in (camille, jo):
        title = one.page.get_by_role("heading", name=fr["reussite:end.title.failed"])
        expect(title).to_be_visible()


@pytest.mark.usefixtures("time_stands")
def test_two_on_one_device_need_no_curtain(devices: Devices) -> None:
    table = Patience.deal(devices.house, 2).covered()
    both = Hands(devices.hand(table, *table.players), "Camille")
    table.do(table.host, act="lay", draft=table.hint())
    both.press("reussite:word.propose")
    both.press("reussite:proposal.yes")  # the other one of them says so
    table.arrives("refilling")
    expect(both.page.get_by_text(fr.within("reussite:refill.title")).first).to_be_visible()
