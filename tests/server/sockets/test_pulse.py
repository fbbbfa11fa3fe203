"""Heartbeats: sockets are pinged in turn, a few at a time, and no timer runs without sockets."""

import asyncio
from collections import Counter

from parlotte.server.sockets.pulse import BEATS, Pulse


class Peer:
    def __init__(self, told: list["Peer"]) -> None:
        self._told = told

    def beat(self) -> None:
        self._told.append(self)

    def abort(self) -> None:
        raise AssertionError("nothing is wrong with him")


class Broken(Peer):
    aborted = False

    def beat(self) -> None:
        raise RuntimeError("unable to perform operation")

    def abort(self) -> None:
        self.aborted = True


def test_all_sockets_are_pinged_in_turn() -> None:
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


def test_a_beat_pings_only_a_few_sockets() -> None:
    async def play() -> None:
        told: list[Peer] = []
        pulse = Pulse(seconds=8.0)
        for _ in range(4 * BEATS):
            pulse.add(Peer(told))
        pulse._beat()
        assert len(told) == 4
        pulse._timer.cancel()

    asyncio.run(play())


def test_a_broken_socket_does_not_stop_the_others_pings() -> None:
    async def play() -> None:
        told: list[Peer] = []
        pulse, broken, others = (
            Pulse(seconds=0.08),
            Broken(told),
            [Peer(told) for _ in range(BEATS)],
        )
        for peer in (broken, *others):
            pulse.add(peer)
        while len(set(told)) < len(others):
            await asyncio.sleep(0.001)
        assert broken.aborted
        for peer in (broken, *others):
            pulse.drop(peer)

    asyncio.run(play())


def test_a_new_socket_is_pinged_within_one_round() -> None:
    async def play() -> None:
        told: list[Peer] = []
        pulse, first, second = Pulse(seconds=8.0), Peer(told), Peer(told)
        pulse.add(first)
        pulse._beat()
        pulse.add(second)
        for _ in range(BEATS - 1):
            pulse._beat()
        assert told == [first, second]
        pulse.drop(first)
        pulse.drop(second)

    asyncio.run(play())


def test_without_sockets_no_timer_runs() -> None:
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
