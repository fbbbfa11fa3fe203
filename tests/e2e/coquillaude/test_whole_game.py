"""A whole match against a bot, on a small phone."""

import pytest
from playwright.sync_api import expect

from e2e.coquillaude.hands import Hands
from e2e.devices import Devices
from e2e.wire import LISTENS, caught_up
from games.coquillaude.party import Round, number
from parlotte.games.coquillaude.options import Options, house_of
from parlotte.lexicon.judge import VotedIn
from support.catalogue import fr
from support.depth import by_depth
from support.tables import games

PLAYED = by_depth(1, 3)  # rounds in which she plays a word; then she lets the bot
# Her letters make a fine word; to begin with, the bot's make none.
BAG = "ARISTOTE" + "BCDFGHJK" + "LMNPRSTV"
MOST = 60  # rounds
# A question and a gift for each; then ten letters at every roll: the bag is soon empty.
ASKED = (number("one", 1), number("one", 1, nth=1))
ROLLS = (*ASKED, *(number("coquillaude", nth=at % 4) for at in range(4 * MOST)))


def best_word(table: Round, options: Options) -> str:
    """A word that her letters and the board allow, as the house itself finds it."""
    table.settle()
    court = games().with_packs("coquillaude").game.court
    capital = table.host.mine["capital"]
    found = court.search.best(table.view["board"], capital, house_of(options), VotedIn((), ()))
    return str(found.word)


class Player:
    """Whoever does on her phone what is asked of her, when the others wait for it: meanwhile
    nothing else can come on her screen."""

    def __init__(self, hands: Hands, table: Round, options: Options) -> None:
        self.hands, self.table, self.options = hands, table, options
        self.played = 0

    def asked(self) -> tuple[object, ...]:
        """What, and when."""
        view, must = self.table.view, self.table.host.must
        return self.table.phase, view["round"], len(view["turns"]), must and must["act"]

    def is_asked(self) -> bool:
        return self.table.phase == "ended" or self.table.host.must is not None

    def acts(self) -> None:
        now, must = self.asked(), self.table.host.must
        assert must is not None
        caught_up(self.hands.page, self.table.host.client.seq)  # or she would press what is over
        match must["act"]:
            case "answer":
                self.hands.press("coquillaude:question.dunno")
            case "give":
                for n in range(self.table.view["phase"]["count"]):
                    self.hands.rack.nth(n).click()
                self.hands.page.locator(".dock .btn.full").click()
            case "go-on":
                self.hands.goes_on()
            case "vote":
                self.hands.press("coquillaude:vote.wordNo")
            case "enough":
                self.hands.press("coquillaude:minute.none")
            case "lock":
                self.composes()
            case other:
                raise AssertionError(other)
        self.table.until(self.table.host, lambda: self.asked() != now)

    def composes(self) -> None:
        hands = self.hands
        if self.played < PLAYED:
            self.played += 1
            hands.writes(best_word(self.table, self.options))
            hands.press("coquillaude:compose.place")
            hands.page.get_by_role("button", name=fr["coquillaude:compose.announce"]).click()
            return
        clear, leave = (hands.button(f"coquillaude:compose.{way}") for way in ("clear", "pass"))
        expect(clear.or_(leave).first).to_be_visible()
        if clear.is_visible():  # a word that was not placed is kept
            clear.click()
        leave.click()


@pytest.mark.parametrize(
    "rolls", [pytest.param(ROLLS, id="short"), pytest.param((), id="any", marks=pytest.mark.deep)]
)
def test_a_whole_game_against_a_bot(devices: Devices, rolls: tuple[int, ...]) -> None:
    """By rolls that make it short, and by those of chance."""
    chosen = {"letters": 100, "question_seconds": 0, "compose_minutes": 0}
    table = Round.begin(devices.house, 1, *rolls, bag=BAG, bots=(1,), **chosen)
    hands = Hands(devices.hand(table, table.host, size="small", begins=LISTENS))
    player = Player(hands, table, Options(**chosen))
    for _ in range(MOST * 8):
        table.until(table.host, player.is_asked)
        if table.phase == "ended":
            break
        player.acts()
    expect(hands.button("end.startAgain")).to_be_visible()
    assert table.view["bag"] == 0
    assert player.played == PLAYED
    assert table.view["scores"][table.seat(table.host)] > 0
