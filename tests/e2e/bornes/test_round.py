"""Six people and a big screen through a round; nobody's hand is sent to anybody else."""

import json
import re

from playwright.sync_api import Locator, expect

from e2e.bornes.hands import Hands, ids
from e2e.devices import Devices
from e2e.wire import LISTENS, heard
from games.bornes.party import Sabot
from support.background import Background
from support.catalogue import fr
from support.depth import by_depth

SIX = (
    "chat gris dormir lit L1 J1",
    "roi chaussure regarder fromage",
    "bébé jouer balle lune",
    "argent odeur sorcière rire",
    "soleil chien danser enfant",
    "château fée chanter D1",
)


# Who holds a phone; the others play by script. The last one's line is listened to.
WITH_A_PHONE = by_depth((0, 5), tuple(range(6)))


def named(frame: str, card: str) -> bool:
    """Whether it names this card anywhere but in the printed deck."""
    told = json.loads(frame)
    for holder in (told, told.get("view") or {}, (told.get("patch") or {})):
        if isinstance(holder, dict):
            holder.pop("deck", None)
    return re.search(rf'"{card}(:[ab])?"', json.dumps(told)) is not None


def test_six_people_and_a_big_screen_play_a_round(devices: Devices) -> None:
    table = Sabot.begin(devices.house, *SIX)
    screen = devices.screen(table)
    phones = {
        seat: Hands(devices.hand(table, table.player(seat), begins=LISTENS))
        for seat in WITH_A_PHONE
    }
    expect(phones[5].hand).to_have_count(6)

    phones[0].lays("chat", "gris", "dormir", "lit")
    expect(phones[0].offers.first).to_be_checked()
    phones[0].finishes()
    table.arrives("vote")
    for seat in range(1, 6):
        if seat in phones:
            phones[seat].press("bornes:vote.yes")
        else:
            table.plays(seat, "vote", aye=True)
    table.arrives("turn")
    expect(screen.locator("main")).to_contain_text("Le chat gris dort sur le lit.")
    phones[0].discards("Joker")
    for seat in range(1, 6):
        table.until(table.host, lambda who=seat: table.turn == who)
        table.settle()
        if seat not in phones:
            table.discards(seat)
            continue
        phones[seat].hand.last.click()
        phones[seat].press("bornes:hand.discard")
        phones[seat].press("bornes:discard.stock")
    table.until(table.host, lambda: table.turn == 0)
    assert table.view["hands"] == [6] * 6
    expect(phones[0].button("bornes:hand.end")).to_be_visible()

    # The LIBERTÉ of the first was never shown to the last, nor were the words of the others.
    hidden = [*ids("roi chaussure regarder"), "L1"]
    (frames,) = heard(table, phones[5].page)
    assert [card for card in hidden for frame in frames if named(frame, card)] == []
    own = ids("château fée")
    assert all(any(named(frame, card) for frame in frames) for card in own)


def test_a_shared_phone_is_passed_to_a_silenced_player(devices: Devices) -> None:
    """He has ten seconds, whatever he holds: the curtain calls him, and tells nobody why."""
    with devices.house.standing():
        able, strike, attacker = silenced_on_one_phone(devices.house, devices, "L1 roi lit")
        strike.click()
        able.arrives("parting")
        expect(attacker).to_be_visible()
        _, strike, _ = silenced_on_one_phone(devices.house, devices, "roi lit lune")
        expect(strike.page.get_by_text(fr.within("bornes:fourre.none"))).to_be_visible()
        expect(strike).to_be_hidden()


def silenced_on_one_phone(
    house: Background, devices: Devices, hand: str
) -> tuple[Sabot, Locator, Locator]:
    """The second is attacked, and takes the phone that he shares with the first. Then: the button
    of the coup fourré, and the curtain that hangs for the first."""
    table = Sabot.begin(house, "C1 chat gris", hand, "bébé balle")
    both = Hands(devices.hand(table, table.player(0), table.player(1)))
    attacker, silenced = (table.player(seat).name for seat in (0, 1))
    both.page.get_by_role("button", name=attacker).click()
    table.plays(0, "censure", seat=1).arrives("window")
    expect(both.page.get_by_role("heading", name=silenced)).to_be_visible()
    both.page.get_by_role("button", name=silenced).click()
    return table, both.button("bornes:fourre.act"), both.page.get_by_role("heading", name=attacker)
