"""1000 Bornes over the socket: a sentence is proposed and laid, and bots play a whole deal."""

from support.scene import served
from support.server import Running
from support.tables import games, refusal
from support.wire_bots import play_to_the_end


@served(games())
async def test_two_wire_bots_and_a_house_bot_play_a_deal(here: Running) -> None:
    host = await play_to_the_end(here, "bornes", 2, bots=1, goal=0, censures=0)
    assert host.view["sheets"][0]["sentences"]


@served(games())
async def test_a_proposed_sentence_can_be_laid(here: Running) -> None:
    host, other = await here.match(2, game="bornes", turn_seconds=0)
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
