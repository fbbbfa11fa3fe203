"""1000 Bornes des Mots over the socket: a sentence proposed and laid, and a whole deal of bots."""

import asyncio

from parlotte.games import registered
from parlotte.wirebot import WireBot
from support.scene import served
from support.server import Running
from support.tables import games, refusal


@served(games())
async def test_two_bots_over_the_wire_and_one_of_the_house_play_a_deal(here: Running) -> None:
    seated = await here.table(2, game="bornes", bots=1, goal=0, censures=0)
    await seated[0].ask("start")
    for one in seated:
        await one.until(lambda one=one: one.table["match"] is not None)
    game = registered()["bornes"]
    bots = [WireBot(one, one.you[0], game, level=2) for one in seated]
    await asyncio.gather(*(bot.play() for bot in bots))
    outcome = seated[0].table["match"]["outcome"]
    assert sorted(one["seat"] for one in outcome["standings"]) == [0, 1, 2]
    assert outcome["winners"]
    assert seated[0].view["sheets"][0]["sentences"]


@served(games())
async def test_the_app_proposes_a_sentence_for_cards_and_it_is_laid(here: Running) -> None:
    host, other = await here.table(2, game="bornes", turn_seconds=0)
    await host.ask("start")
    for one in (host, other):
        await one.until(lambda one=one: one.view is not None and one.prompts())
    player = host if host.you[0] == host.table["match"]["seats"][host.view["player"]] else other
    deck, hand = player.view["deck"], player.mine[player.you[0]]["view"]["hand"]
    assert len(deck) == 174
    cards = [f"{card}:a" for card in hand if card in deck][:2]
    told = await player.ask("advise", kind="sentences", draft={"cards": cards, "lang": "fr"})
    assert told["points"] == 2 * sum(deck[card.partition(":")[0]]["a"]["value"] for card in cards)
    lay = {"act": "start", "cards": cards, "lang": "fr", "text": "Rien à voir"}
    assert (await refusal(player.do(lay))).key == "bornes-words-missing"
    await player.do({**lay, "text": told["sentences"][0]["text"] if told["sentences"] else ""})
    seat = player.view["player"]
    for one in (host, other):
        await one.until(lambda one=one: bool(one.view["zones"][seat]["sentences"]))
    (laid,) = other.view["zones"][seat]["sentences"]
    assert [one["up"] for one in laid["cards"]] == cards
