"""A whole game against a bot, on a small phone."""

from playwright.sync_api import TimeoutError, expect  # noqa: A004 - its own

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


class Player:
    """Whoever does what her phone asks for, as it asks for it."""

    LOOKED_AT = ("goOn", "placed.next", "minute.none", "vote.wordNo")

    def __init__(self, hands: Hands, table: Round, options: Options) -> None:
        self.hands, self.table, self.options = hands, table, options
        self.played = 0
        main = hands.page.locator("main .btn")
        self.over = hands.button("end.startAgain")
        self.asked = hands.field("coquillaude:question.label")
        self.give = hands.button("coquillaude:give.more")
        self.write = hands.button("coquillaude:compose.write")
        self.passing = hands.button("coquillaude:compose.pass")
        self.clearing = hands.button("coquillaude:compose.clear")
        self.presses = [
            main.filter(has_text=fr.within(f"coquillaude:{key}")) for key in self.LOOKED_AT
        ]

    def waits(self) -> None:
        anything = self.over.or_(self.asked).or_(self.give).or_(self.write)
        for one in self.presses:
            anything = anything.or_(one)
        expect(anything.first).to_be_visible(timeout=30_000)

    def acts(self) -> None:
        hands = self.hands
        if self.asked.is_visible():
            hands.press("coquillaude:question.dunno")
        elif self.give.is_visible():
            for n in range(self.table.view["phase"]["count"]):
                hands.rack.nth(n).click()
            hands.page.locator(".dock .btn.full").click()
        elif shown := [one for one in self.presses if one.first.is_visible()]:
            shown[0].first.click()
        elif self.write.is_visible() and self.played < PLAYED:
            hands.writes(best_word(self.table, self.options))
            hands.press("coquillaude:compose.place")
            hands.page.get_by_role("button", name=fr["coquillaude:compose.announce"]).click()
            self.played += 1
        elif self.clearing.is_visible():  # a word that was not placed is kept
            self.clearing.click()
        elif self.passing.is_visible():
            self.passing.click()


def test_a_whole_game_against_a_bot(house: Background, devices: Devices) -> None:
    chosen = {"letters": 100, "question_seconds": 0, "compose_minutes": 0}
    table = Round.begin(house, 1, bots=(1,), **chosen)
    hands = Hands(devices.hand(table, table.host, size="small"))
    hands.page.set_default_timeout(3_000)
    player = Player(hands, table, Options(**chosen))
    for _ in range(MOST * 8):
        player.waits()
        if player.over.is_visible():
            break
        try:
            player.acts()
        except TimeoutError:  # the moment had just gone on by itself: she looks again
            continue
    expect(player.over).to_be_visible()
    assert table.phase == "ended"
    assert table.view["bag"] == 0
    assert player.played == PLAYED
    assert table.view["scores"][table.seat(table.host)] > 0
