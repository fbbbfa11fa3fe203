"""Phones that cooperate: a collision, an objection, a vote, giving up, a bot."""

from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.reussite.hands import Hands, held_back
from support.background import Background
from support.catalogue import fr
from support.patience import Patience


def test_two_propose_at_once_then_one_objects_and_the_table_votes(
    house: Background, devices: Devices
) -> None:
    table = Patience.deal(house, 3).covered()
    camille, jo, lucas = (Hands(devices.hand(table, one), one.name) for one in table.players)
    screen = devices.screen(table)
    late = held_back(lucas.page)
    lucas.page.reload()
    draft = table.hint()
    for player in (table.players[0], table.players[2]):
        table.do(player, act="lay", draft=draft)
    expect(lucas.button("reussite:word.propose")).to_be_enabled()
    # Lucas has not heard of it yet when he proposes too.
    late.holding = True
    camille.press("reussite:word.propose")
    expect(jo.button("reussite:proposal.yes")).to_be_visible()
    lucas.press("reussite:word.propose")
    lucas.page.wait_for_timeout(300)
    late.release()
    expect(lucas.page.get_by_role("alert")).to_be_visible()
    expect(lucas.button("reussite:proposal.wait")).to_be_visible()
    expect(screen.get_by_text(fr.within("reussite:tv.proposes")).first).to_be_visible()
    # An objection takes it off the table; proposed again, it is voted on.
    lucas.press("reussite:proposal.wait")
    expect(camille.button("reussite:word.propose")).to_be_enabled()
    camille.press("reussite:word.propose")
    expect(screen.get_by_text(fr.within("reussite:poll.vote")).first).to_be_visible()
    lucas.press("reussite:poll.voteNo")
    jo.press("reussite:poll.voteYes")
    expect(camille.page.get_by_text(fr.within("reussite:refill.title")).first).to_be_visible()
    expect(jo.page.get_by_text(fr.within("reussite:refill.others")).first).to_be_visible()
    table.settle()
    assert len(table.view["words"]) == 1


def test_giving_up_takes_a_majority(house: Background, devices: Devices) -> None:
    table = Patience.deal(house, 2).covered()
    camille, jo = (Hands(devices.hand(table, one), one.name) for one in table.players)
    camille.press("reussite:bar.help")
    camille.press("reussite:help.giveUp")
    camille.press("reussite:help.sureYes")
    jo.press("reussite:poll.giveYes")
    for one in (camille, jo):
        title = one.page.get_by_role("heading", name=fr["reussite:end.title.failed"])
        expect(title).to_be_visible()


def test_a_bot_is_asked_for_a_word(house: Background, devices: Devices) -> None:
    table = Patience.deal(house, 1, bots=(2,)).covered()
    camille = Hands(devices.hand(table, table.host), "Camille")
    camille.press("reussite:bar.help")
    camille.press("reussite:help.bot")
    expect(camille.button("reussite:proposal.yes")).to_be_visible(timeout=20_000)


def test_what_others_do_does_not_disturb(house: Background, devices: Devices) -> None:
    table = Patience.deal(house, 2)
    camille = Hands(devices.hand(table, table.host), "Camille")
    camille.press("reussite:bar.help")  # also while columns are covered
    expect(camille.page.get_by_role("dialog")).to_be_visible()
    camille.page.keyboard.press("Escape")
    table.covered()
    camille.column(4).click()
    camille.column(4).click()
    expect(camille.page.get_by_text(fr["reussite:word.shifting"])).to_be_visible()
    table.do(table.players[1], act="spell", text="ZUT")
    expect(camille.page.get_by_text("ZUT", exact=True).first).to_be_visible()
    expect(camille.page.get_by_text(fr["reussite:word.shifting"])).to_be_visible()


def test_two_on_one_device_need_no_curtain(house: Background, devices: Devices) -> None:
    table = Patience.deal(house, 2).covered()
    both = Hands(devices.hand(table, *table.players), "Camille")
    table.do(table.host, act="lay", draft=table.hint())
    both.press("reussite:word.propose")
    both.press("reussite:proposal.yes")  # the other one of them says so
    table.arrives("refilling")
    expect(both.page.get_by_text(fr.within("reussite:refill.title")).first).to_be_visible()
