"""A whole game against a bot, on a small phone."""

import re

from playwright.sync_api import expect

from e2e.coquillaude.hands import Hands
from e2e.devices import Devices
from games.coquillaude.party import Round
from parlotte.games.coquillaude.options import Options, house_of
from parlotte.lexicon.judge import VotedIn
from support.background import Background
from support.catalogue import fr
from support.tables import games

PLAYED = 3  # rounds in which she plays a word; then she lets the bot
MOST = 60  # rounds


def best_word(table: Round, options: Options) -> str:
    """A word that her letters and the board allow, as the house itself finds it."""
    court = games().with_packs("coquillaude").game.court  # type: ignore[attr-defined]
    capital = table.host.mine["capital"]
    found = court.search.best(table.view["board"], capital, house_of(options), VotedIn((), ()))
    assert found is not None
    return str(found.word)


def test_a_whole_game_against_a_bot(house: Background, devices: Devices) -> None:
    chosen = {"letters": 100, "question_seconds": 0, "compose_minutes": 0}
    table = Round.begin(house, 1, bots=(1,), **chosen)
    hands = Hands(devices.hand(table, table.host, size="small"))
    over = hands.page.get_by_role("button", name=fr.within("end.startAgain"))
    asked = hands.field("coquillaude:question.label")
    presses = [
        hands.page.locator("main .btn", has_text=re.compile(fr.within(key).pattern))
        for key in (
            "coquillaude:goOn",
            "coquillaude:placed.next",
            "coquillaude:minute.none",
            "coquillaude:vote.wordNo",
        )
    ]
    write, give = hands.button("coquillaude:compose.write"), hands.button("coquillaude:give.more")
    anything = over.or_(asked).or_(write).or_(give)
    for one in presses:
        anything = anything.or_(one)
    passing, clearing = (
        hands.button("coquillaude:compose.pass"),
        hands.button("coquillaude:compose.clear"),
    )
    played = 0
    for _ in range(MOST * 6):
        expect(anything.first).to_be_visible(timeout=30_000)
        before = table.table["phase"]
        if over.is_visible():
            break
        if asked.is_visible():
            hands.press("coquillaude:question.dunno")
        elif give.is_visible():
            for n in range(table.view["phase"]["count"]):
                hands.rack.nth(n).click()
            hands.page.locator(".dock .btn.full").click()
        elif shown := [one for one in presses if one.first.is_visible()]:
            shown[0].first.click()
        elif write.is_visible() and played < PLAYED:
            played += 1
            hands.writes(best_word(table, Options(**chosen)))
            hands.press("coquillaude:compose.place")
            hands.page.get_by_role("button", name=fr["coquillaude:compose.announce"]).click()
        elif clearing.is_visible():  # a word that was not placed is kept
            clearing.click()
            continue
        elif passing.is_visible():
            passing.click()
        else:  # it has just gone on by itself
            continue
        table.until(table.host, lambda was=before: table.table["phase"] != was)
    expect(over).to_be_visible()
    assert table.phase == "ended"
    assert table.view["bag"] == 0
    assert any(put["seat"] == table.seat(table.host) for put in table.view["words"])
