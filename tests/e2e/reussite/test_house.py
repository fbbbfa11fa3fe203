"""Tests that change the house itself: its clock, and its lexicon."""

import pytest
from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.reussite.hands import Hands
from e2e.reussite.scenes import proposed
from games.reussite.party import Patience
from support.background import Background
from support.catalogue import fr

UNKNOWN = "ZTUI"


def test_the_others_are_seen_composing_and_a_proposal_is_taken_back(
    still_house: Background, own_devices: Devices
) -> None:
    table = Patience.deal(still_house, 2).covered()
    camille, jo = (Hands(own_devices.hand(table, one), one.name) for one in table.players)
    table.do(table.host, act="lay", draft=table.hint())

    table.settle()
    mine = table.view["drafts"][0]["word"]
    expect(jo.page.get_by_text(mine, exact=True).first).to_be_visible()
    camille.press("reussite:word.propose")
    expect(jo.button("reussite:proposal.yes")).to_be_visible()
    camille.press("reussite:proposal.withdraw")
    expect(jo.button("reussite:proposal.yes")).to_be_hidden()
    camille.press("reussite:word.propose")
    jo.press("reussite:proposal.yes")
    table.arrives("refilling", "covering")
    # Who played the word chooses; after a while anyone may.
    expect(jo.page.get_by_text(fr.within("reussite:refill.others")).first).to_be_visible()
    still_house.pass_time(25)
    expect(jo.page.get_by_text(fr.within("reussite:refill.title")).first).to_be_visible()


def test_alone_an_unknown_word_stays_refused(own_devices: Devices) -> None:
    """Number 9: no letters become a word of the whole house because one person says so."""
    table = Patience.deal(own_devices.house, 1, bots=(2,)).covered()  # a bot has no voice in it
    phone = Hands(own_devices.hand(table, table.host))
    table.spells(table.host, UNKNOWN)
    expect(phone.page.get_by_text(fr.within("reussite:word.unknown")).first).to_be_visible()
    expect(phone.button("reussite:word.noSuchWord")).to_be_disabled()
    assert not table.has(table.host, "plead")
    assert table.table["house_words"] == 0


def test_at_a_trusting_table_who_is_alone_vouches_for_a_word(own_devices: Devices) -> None:
    """It counts in this match, the result says so, and the house does not learn it."""
    table = Patience.deal(own_devices.house, trust=True, cover="automatic", refill="automatic")
    table.arrives("writing")
    phone = Hands(own_devices.hand(table, table.host))
    screen = own_devices.screen(table)
    table.spells(table.host, UNKNOWN)
    phone.press("reussite:word.vouch")
    phone.press("reussite:word.swearNo")
    phone.spells(UNKNOWN)
    phone.press("reussite:word.vouch")
    phone.press("reussite:word.swearYes")
    table.until(table.host, lambda: len(table.view["words"]) == 1)
    assert table.view["words"][0]["word"] == UNKNOWN
    expect(screen.get_by_text(fr["reussite:list.trusted"], exact=True)).to_be_visible()
    table.arrives("writing")
    table.do(table.host, act="give-up")
    for page in (phone.page, screen):
        expect(page.get_by_text("un mot sur parole", exact=True)).to_be_visible()
    assert table.table["house_words"] == 0


def test_the_table_adopts_a_word(still_house: Background, own_devices: Devices) -> None:
    table = Patience.deal(still_house, 2).covered()
    camille, jo = (Hands(own_devices.hand(table, one), one.name) for one in table.players)
    table.do(table.host, act="spell", text=UNKNOWN)
    expect(camille.page.get_by_text(fr.within("reussite:word.unknown")).first).to_be_visible()
    camille.press("reussite:word.plead")
    expect(jo.page.get_by_role("heading", name=fr["reussite:poll.judge"])).to_be_visible()
    jo.press("reussite:poll.judgeYes")
    table.arrives("refilling", "covering", "writing")
    table.until(table.host, lambda: [one["word"] for one in table.view["words"]] == [UNKNOWN])


@pytest.mark.deep
def test_who_hears_nothing_says_so_and_does_not_count_on(own_devices: Devices) -> None:
    table = proposed(own_devices.house)
    screen = own_devices.screen(table)
    phone = Hands(own_devices.hand(table, table.players[1]))
    for page in (screen, phone.page):
        expect(page.get_by_role("timer")).to_be_visible()
    own_devices.lose_the_house()
    for page in (screen, phone.page):
        expect(page.get_by_text(fr["common.reconnecting"])).to_be_visible()
    # A phone counts no seconds; on a big screen they stand, while its own time goes on.
    expect(phone.page.get_by_role("timer")).to_be_hidden()
    left = screen.get_by_role("timer").inner_text()
    now = screen.evaluate("performance.now()")
    screen.wait_for_function("(then) => performance.now() > then + 1200", arg=now)
    assert screen.get_by_role("timer").inner_text() == left
    own_devices.house.start()
    for page in (screen, phone.page):
        expect(page.get_by_text(fr["common.reconnecting"])).to_be_hidden()
