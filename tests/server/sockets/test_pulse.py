"""Every socket is asked in its turn; few at a time, and none when nobody is there."""

import asyncio
from collections import Counter

from parlotte.server.sockets.pulse import BEATS, Pulse


class Peer:
    def __init__(self, told: list["Peer"]) -> None:
        self._told = told

    def beat(self) -> None:
        self._told.append(self)


def test_all_are_asked_in_turn() -> None:
    async def play() -> None:
        told: list[Peer] = []
        pulse, peers = Pulse(seconds=0.08), [Peer(told) for _ in range(3 * BEATS)]
        for peer in peers:
            pulse.add(peer)
        while len(told) < 2 * len(peers):
            await asyncio.sleep(0.001)
        assert set(Counter(told[: 2 * len(peers)]).values()) == {2}
        for peer in peers:
            pulse.drop(peer)
        assert len(pulse) == 0

    asyncio.run(play())


def test_few_are_asked_at_once() -> None:
    async def play() -> None:
        told: list[Peer] = []
        pulse = Pulse(seconds=8.0)
        for _ in range(4 * BEATS):
            pulse.add(Peer(told))
        pulse._beat()
        assert len(told) == 4

    asyncio.run(play())


def test_nobody_is_waited_for_where_nobody_is() -> None:
    async def play() -> None:
        told: list[Peer] = []
        pulse, peer = Pulse(seconds=0.08), Peer(told)
        pulse.add(peer)
        pulse.drop(peer)
        pulse.drop(peer)
        assert pulse._timer is None
        pulse.add(peer)
        while not told:
            await asyncio.sleep(0.001)
        assert told == [peer]

    asyncio.run(play())
