"""Six phones and a big screen through a round; and nobody's hand is on anybody else's wire."""

import json
import re

from playwright.sync_api import Page, WebSocket, expect

from e2e.bornes.hands import Hands, ids
from e2e.devices import Devices
from games.bornes.party import Sabot
from support.background import Background

SIX = (
    "chat gris dormir lit L1 J1",
    "roi chaussure regarder fromage",
    "bébé jouer balle lune",
    "argent odeur sorcière rire",
    "soleil chien danser enfant",
    "château fée chanter D1",
)


class Wire:
    """What a page is told, frame by frame."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(str(text)))


def named(frame: str, card: str) -> bool:
    """Whether it names this card anywhere but in the printed deck."""
    told = json.loads(frame)
    for holder in (told, told.get("view") or {}, (told.get("patch") or {})):
        if isinstance(holder, dict):
            holder.pop("deck", None)
    return re.search(rf'"{card}(:[ab])?"', json.dumps(told)) is not None


def test_six_phones_and_a_big_screen_play_a_round(house: Background, devices: Devices) -> None:
    table = Sabot.begin(house, *SIX)
    screen = devices.screen(table)
    phones = [Hands(devices.hand(table, table.player(seat))) for seat in range(6)]
    wire = Wire(phones[5].page)
    phones[5].page.reload()
    expect(phones[5].hand).to_have_count(6)

    phones[0].lays("chat", "gris", "dormir", "lit")
    expect(phones[0].offers.first).to_be_checked()
    phones[0].finishes()
    for one in phones[1:]:
        one.press("bornes:vote.yes")
    table.arrives("turn")
    expect(screen.locator("main")).to_contain_text("Le chat gris dort sur le lit.")
    phones[0].discards("Joker")
    for seat in range(1, 6):
        expect(phones[seat].button("bornes:hand.end")).to_be_visible()
        mine = table.player(seat).mine["hand"]
        phones[seat].hand.last.click()
        phones[seat].press("bornes:hand.discard")
        phones[seat].press("bornes:discard.stock")
        table.until(
            table.player(seat), lambda hand=mine, who=seat: table.player(who).mine["hand"] != hand
        )
    table.arrives("turn")
    assert table.turn == 0
    assert table.view["hands"] == [6] * 6
    expect(phones[0].button("bornes:hand.end")).to_be_visible()

    # The LIBERTÉ of the first was never shown to the last, nor were the words of the others.
    hidden = [*ids("roi chaussure regarder"), "L1"]
    assert wire.frames
    assert [card for card in hidden for frame in wire.frames if named(frame, card)] == []
    own = ids("château fée")
    assert all(any(named(frame, card) for frame in wire.frames) for card in own)


def test_a_shared_phone_is_passed_to_whoever_is_silenced(
    house: Background, devices: Devices
) -> None:
    """He has ten seconds, whatever he holds: the curtain calls him, and tells nobody why."""
    for hand, able in (("L1 roi lit", True), ("roi lit lune", False)):
        table = Sabot.begin(house, "C1 chat gris", hand, "bébé balle")
        both = Hands(devices.hand(table, table.player(0), table.player(1)))
        attacker, silenced = (table.player(seat).name for seat in (0, 1))
        both.page.get_by_role("button", name=attacker).click()
        table.plays(0, "censure", seat=1).arrives("window")
        expect(both.page.get_by_role("heading", name=silenced)).to_be_visible()
        both.page.get_by_role("button", name=silenced).click()
        strike = both.button("bornes:fourre.act")
        if not able:
            expect(both.page.get_by_text(both.said.within("bornes:fourre.none"))).to_be_visible()
            expect(strike).to_be_hidden()
            continue
        strike.click()
        table.arrives("parting")
        expect(both.page.get_by_role("heading", name=attacker)).to_be_visible()
