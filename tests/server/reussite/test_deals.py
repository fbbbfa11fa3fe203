"""A deal chosen by its code: in the lobby, in the history and in the replay."""

from datetime import UTC, datetime

from parlotte.client import Client, open_table
from parlotte.games.reussite import GAME
from parlotte.i18n import speaker
from parlotte.server.content.forms import form
from support.scene import served
from support.server import Running
from support.tables import games, refusal

CODE, AS_TYPED = "GE89ABCD", "ge 89-abcd"


async def seated(here: Running, **options: str) -> Client:
    opened = await open_table(here.url, "Camille", "renard", "reussite", options)
    return await here.client(opened["code"], tokens=[opened["token"]])


@served(games())
async def test_a_deals_code_sets_the_deck_and_the_blues_at_once(here: Running) -> None:
    host = await seated(here)
    await host.ask("set-options", options={"deal": AS_TYPED, "deck": "normal"})
    await host.until(lambda: host.table["options"]["deal"] == CODE)
    chosen = host.table["options"]
    assert (chosen["deck"], chosen["blues"]) == ("grand", "expert")
    other = await seated(here, deal=CODE)
    assert other.table["options"]["blues"] == "expert"


@served(games(), warned=())
async def test_a_bad_deal_code_is_quoted_in_a_few_words(here: Running) -> None:
    """The code may be a whole pasted page, sent over the socket or over HTTP."""
    pasted = "Il pleut sur \u202e la ville. " * 6
    host = await seated(here)
    by_socket = await refusal(host.ask("set-options", options={"deal": pasted}))
    by_http = await refusal(seated(here, deal=pasted))
    for refused in (by_socket, by_http):
        assert refused.key == "reussite-no-such-deal"
        assert (
            refused.params["deal"] == "Il pleut sur la ville. Il pleut sur la ville. Il pleut sur…"
        )
        assert refused.params["deal"] in refused.sentence


@served(games())
async def test_a_bad_deal_code_is_refused_at_once_and_changes_nothing(here: Running) -> None:
    host = await seated(here, deal=CODE)
    before = host.table["options"]
    for deal in ("abracadabra", "1999-01-01", "NA12345"):
        refused = await refusal(host.ask("set-options", options={"deal": deal}))
        assert (refused.key, refused.params["deal"]) == ("reussite-no-such-deal", deal)
    assert host.table["options"] == before


@served(games())
async def test_the_deal_of_a_future_day_is_refused(here: Running) -> None:
    here.house.wall = lambda: int(datetime(2026, 11, 20, 12, tzinfo=UTC).timestamp())
    host = await seated(here)
    for day in ("2026-11-16", "https://exemple.fr/?donne=2026-11-20"):
        await host.ask("set-options", options={"deal": day})
        await host.until(lambda day=day: host.table["options"]["deal"] == day[-10:])
    refused = await refusal(host.ask("set-options", options={"deal": "2026-11-21"}))
    assert (refused.key, refused.params) == ("day-to-come", {"day": "2026-11-21"})


def test_the_form_says_which_options_the_code_decides() -> None:
    fields = form(GAME, speaker("fr"))
    assert {one.key for one in fields if one.decided_by == "deal"} == {"deck", "blues"}
    assert all(one.decided_by in {"", "deal"} for one in fields)


@served(games())
async def test_a_replay_has_a_step_for_each_word_and_none_for_drafts(here: Running) -> None:
    host = await seated(here, deal="NA234567", cover="automatic", refill="automatic")
    await host.ask("start")
    await host.until(lambda: bool(host.view and host.view["phase"] == "writing"))
    hint = await host.ask("advise", kind="word")
    await host.do({"act": "take", "column": 0})
    await host.do({"act": "lay", "draft": hint["draft"]})
    await host.do({"act": "take-back"})
    await host.do({"act": "lay", "draft": hint["draft"]})
    await host.do({"act": "propose"})
    await host.do({"act": "give-up"})
    await host.until(lambda: host.table["match"].get("outcome") is not None)
    (past,) = (await host.ask("history"))["played"]
    about = past["outcome"]["params"]
    assert past["outcome"]["verdict"] == "reussite-end-failed"
    assert (about["words"], about["day"]) == (1, "")
    for eyes in (None, host.you[0]):
        seen = await host.ask("replay", match=past["match"], eyes=eyes)
        acts = [step["act"] for step in seen["steps"]]
        assert (acts[:2], len(acts)) == (["start", "propose"], 3)
        assert seen["steps"][1]["view"]["words"][0]["word"] == hint["word"]
