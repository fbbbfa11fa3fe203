"""Coquillaude over the socket, in three taps: a word, one of its places, lock."""

from parlotte.client import Client
from parlotte.packs.french import french
from support.scene import served
from support.server import Running
from support.tables import games, refusal


async def to_compose(host: Client) -> None:
    """Plays the other phases until the table waits for a word."""
    while True:
        await host.until(lambda: any(one["must"] for one in host.prompts()))
        asked = {one["act"]: one for one in host.prompts() if one["must"]}
        if "lock" in asked:
            return
        if "give" in asked:
            need = asked["give"]["needs"]["letters"]
            await host.do({"act": "give", "letters": need["of"][: need["least"]]})
        elif "answer" in asked:
            await host.do({"act": "answer", "text": ""})
        else:
            await host.do({"act": "go-on"})


@served(games())
async def test_the_first_place_found_for_a_word_can_be_locked(here: Running) -> None:
    host, *_ = await here.match(1, game="coquillaude", bots=1)
    await to_compose(host)
    mine = host.mine[host.you[0]]["view"]
    word = next(one for one in french().words_from(mine["capital"]) if len(one) > 2)
    told = await host.ask("advise", kind="places", draft={"word": word.lower()})
    first = told["places"][0]
    await host.do({"act": "draft", "word": word, "at": first["at"]})
    await host.until(lambda: "draft" in host.mine[host.you[0]]["view"])
    shown = host.mine[host.you[0]]["view"]["draft"]
    assert (shown["points"], shown["new"], shown["fault"]) == (first["points"], first["new"], None)
    wrong = {"act": "lock", "word": "zzz", "at": first["at"]}
    assert (await refusal(host.do(wrong))).key == "coquillaude-missing-letters"
    await host.do({"act": "lock", "word": word, "at": first["at"]})
    await host.until(lambda: "locked" in host.mine[host.you[0]]["view"] or _announced(host))
    watcher = await here.client(host.code, screen=True)
    await watcher.until(lambda: watcher.view is not None)
    assert "mine" not in (watcher.view or {})


def _announced(host: Client) -> bool:
    return (host.view or {})["phase"]["name"] != "compose"
