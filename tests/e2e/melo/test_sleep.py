"""Phones that sleep during a question show the same when they wake."""

from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.melo.hands import Hands
from games.melo.party import ADJECTIVE, Evening
from support.catalogue import fr


def test_two_phones_sleep_and_come_back_to_their_words(devices: Devices) -> None:
    table = Evening.asks(devices.house, 4, ADJECTIVE)
    camille, jo = table.players[:2]
    table.hang_up(jo)
    asked, guesses = Hands(devices.hand(table, camille)), Hands(devices.hand(table, jo))
    devices.forgive("WebSocket", "ERR_INTERNET_DISCONNECTED")
    asked.field("melo:adjective.label").fill("tendre")
    guesses.field("melo:adjective.labelGuess").fill("drôle")
    for phone in (asked, guesses):
        phone.page.context.set_offline(True)
    # What is typed while the line is lost is not lost.
    guesses.field("melo:adjective.labelGuess").fill("tendre et drôle")
    for phone in (asked, guesses):
        phone.page.context.set_offline(False)
        phone.page.reload()
    expect(asked.field("melo:adjective.label")).to_have_value("tendre")
    expect(guesses.field("melo:adjective.labelGuess")).to_have_value("tendre et drôle")
    asked.hands_in()
    guesses.field("melo:adjective.labelGuess").fill("tendre")
    guesses.hands_in()
    for one in table.players[2:]:
        table.do(one, act="guess", said="calme")
    table.arrives("turning", "revealed").turned().arrives("revealed")
    replies = {one["seat"]: one for one in table.view["phase"]["replies"]}
    assert replies[1]["right"]
    assert not replies[2]["right"]
    expect(guesses.heading("reveal.right")).to_be_visible()
    expect(asked.page.get_by_text(fr["melo:replies.answers"]).first).to_be_visible()
