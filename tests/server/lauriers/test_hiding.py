"""Hiding a text in Les Lauriers: it appears in no later frame, up to the last verdict."""

from parlotte.client import Client
from parlotte.server.table.redaction import REDACTED
from support.scene import served
from support.server import Running, answer_to
from support.tables import games, heard_by, refusal


async def reading(host: Client, others: list[Client]) -> None:
    """Plays until the first definition is read out."""
    await host.ask("start")
    await host.do(answer_to(host.prompts()[0], 0))
    for number, one in enumerate(others):
        await one.until(lambda o=one: any(p["act"] == "write" for p in o.prompts()))
        await one.do({"act": "write", "text": f"Gros mot {number} que mamie ne lira pas."})
    await host.until(lambda: any(p["act"] == "ready" for p in host.prompts()))
    await host.do({"act": "ready"})
    await read_on(host)


async def read_on(host: Client) -> None:
    prompt = next(p for p in host.prompts() if p["act"] == "read-on")
    await host.do(answer_to(prompt, 0))


@served(games())
async def test_a_hidden_text_is_in_no_later_frame(here: Running) -> None:
    host, second, third = await here.table(3, game="lauriers")
    await reading(host, [second, third])
    [text] = host.view["phase"]["entries"]
    assert text in str(host.mine)  # the host leads, and reads from the list
    assert (await refusal(host.ask("hide", text="Jamais écrit."))).key == "text-not-found"
    await host.ask("hide", text=text)
    await host.ask("hide", text=text)  # asking twice is harmless
    frames: list[str] = []
    screen = await here.client(host.code, screen=True)
    back = await here.client(host.code, tokens=host.tokens)
    for one in (host, back):
        await one.until(lambda o=one: REDACTED in str(o.mine))
        assert text not in f"{one.view} {one.mine}"
    for one in (host, second, third, screen, back):
        one.watch = frames.append
    await third.drop()
    await third.until(lambda: third.reconnections == 1)
    for _ in range(2):
        await read_on(host)
    for one in (second, third):
        await one.until(lambda o=one: any(p["act"] == "vote" for p in o.prompts()))
        assert text not in f"{one.view} {one.mine}"
        await one.do({"act": "vote", "entry": 0})
    await screen.until(lambda: screen.view["phase"]["name"] == "revealing")
    await heard_by(second, [host, second, third, screen, back])
    assert any(REDACTED in frame for frame in frames)
    assert not [frame for frame in frames if text in frame]
    for one in (host, second, third, screen, back):
        assert REDACTED in str(one.view)
        assert text not in f"{one.view} {one.mine}"
    await host.ask("hide", text=text, hidden=False)
    await second.until(lambda: text in str(second.view))
