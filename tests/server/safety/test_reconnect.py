"""Phones that reconnect again and again during a match miss nothing."""

import asyncio
import json
import random
from typing import Any

from parlotte.client import Client, Refused
from support.scene import served
from support.server import Running, answer_to
from support.tables import eventually

DROPS, MOST_BETWEEN = 50, 5


def whole_of(client: Client) -> str:
    return json.dumps([client.table, client.view, client.mine], sort_keys=True)


class FrameKeeper(Client):
    """Keeps everything it was shown, by epoch and frame number."""

    def __init__(self, *about: Any, **more: Any) -> None:
        super().__init__(*about, **more)
        self.shown: dict[tuple[str, int], str] = {}

    def _show(self, told: dict[str, Any]) -> None:
        super()._show(told)  # raises if a frame number is missing
        self.shown[self.epoch, self.seq] = whole_of(self)


async def keeping(here: Running, clients: list[Client]) -> list[FrameKeeper]:
    """Reconnects the same people with clients that keep what they are shown."""
    kept = []
    for client in clients:
        await client.stop()
        again = FrameKeeper(here.url, client.code, tokens=client.tokens)
        here.clients.append(again)
        kept.append(await again.start())
    return kept


class Turns:
    """Allows a given number of acts, by any player who must act; then all wait."""

    def __init__(self) -> None:
        self.left = asyncio.Semaphore(0)
        self.made = 0

    def allow(self, count: int) -> None:
        for _ in range(count):
            self.left.release()

    async def play(self, player: Client, dice: random.Random) -> None:
        def over() -> bool:
            return bool((player.table["match"] or {}).get("outcome"))

        while not over():
            await player.until(lambda: over() or any(one["must"] for one in player.prompts()))
            await self.left.acquire()
            asked = [one for one in player.prompts() if one["must"]]
            if not asked:
                self.left.release()
                continue
            action = answer_to(dice.choice(asked), self.made)
            if "done" in action:
                action["done"] = dice.random() < 0.5
            try:
                await player.do(action)
            except Refused:  # somebody else's act came first
                self.left.release()
            else:
                self.made += 1


async def drop_and_compare(here: Running, one: FrameKeeper, *, screen: bool) -> None:
    before, seq, epoch = one.reconnections, one.seq, one.epoch
    await one.drop()
    await one.until(lambda: one.reconnections > before)
    assert one.epoch == epoch
    assert one.seq >= seq
    fresh = Client(here.url, one.code, tokens=one.tokens, screen=screen)
    async with fresh:
        # Numbers count per viewer: all devices of a viewer count the same frames.
        at, seen = (fresh.epoch, fresh.seq), whole_of(fresh)
        await one.until(lambda: one.seq >= at[1])
        assert one.shown[at] == seen


@served()
async def test_fifty_reconnections_during_a_match_leave_no_gap(here: Running) -> None:
    dice = random.Random(50)
    players = await keeping(here, await here.table(4, rounds=30, writing_minutes=0))
    screen = FrameKeeper(here.url, players[0].code, screen=True)
    here.clients.append(await screen.start())
    never_dropped, *others = players
    # One of them has a tablet as well: if the phone is cut off nobody notices, and it may have
    # missed one frame or none.
    await here.client(players[0].code, tokens=others[0].tokens)
    await never_dropped.ask("start")
    turns = Turns()
    playing = [asyncio.create_task(turns.play(one, dice)) for one in players]
    allowed = 0
    for _ in range(DROPS):
        allowed += (more := dice.randrange(MOST_BETWEEN + 1))
        turns.allow(more)
        one = dice.choice([*others, screen])
        await drop_and_compare(here, one, screen=one is screen)
        await eventually(lambda a=allowed: turns.made >= a)
    assert not never_dropped.table["match"].get("outcome")  # everything happened during the match
    turns.allow(10_000)
    await asyncio.gather(*playing)
    assert sum(one.reconnections for one in (*others, screen)) == DROPS
    assert never_dropped.reconnections == 0
    assert len(never_dropped.events) > DROPS
    for one in (*others, screen):
        await one.until(lambda c=one: bool(c.table["match"].get("outcome")))
        assert one.events == never_dropped.events
