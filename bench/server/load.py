"""Many circles at once: as fast as they can, or at a steady pace."""

import asyncio
import time
from collections.abc import Sequence

from bench.server.circles import Circle

AT_ONCE = 40  # tables that are set up at the same time


async def gather(circles: Sequence[Circle], sit_down: object, first: int = 0) -> None:
    """Seats everybody, a few tables at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def seat(circle: Circle, number: int) -> None:
        async with gate:
            await sit_down(circle, number)

    await asyncio.gather(*(seat(circle, number) for number, circle in enumerate(circles, first)))


def forget(circles: Sequence[Circle]) -> None:
    for circle in circles:
        circle.latencies.clear()
        circle.acts = circle.frames_in = circle.bytes_in = 0


async def closed_loop(circles: Sequence[Circle], seconds: float) -> None:
    """Each circle acts again as soon as everybody has received its last act."""
    stop_at = time.perf_counter() + seconds
    running = len(circles)
    finished = asyncio.get_running_loop().create_future()

    def done(circle: Circle) -> None:
        nonlocal running
        if time.perf_counter() < stop_at:
            circle.act()
            return
        running -= 1
        if running == 0:
            finished.set_result(None)

    for circle in circles:
        circle.done = done
        circle.act()
    await finished


async def paced(circles: Sequence[Circle], seconds: float, per_second: float) -> None:
    """So many acts a second in all, one circle after the other; one that is not through waits."""
    busy: set[Circle] = set()

    def done(circle: Circle) -> None:
        busy.discard(circle)

    for circle in circles:
        circle.done = done
    began = time.perf_counter()
    number = 0
    while (now := time.perf_counter() - began) < seconds:
        while number < now * per_second:
            circle = circles[number % len(circles)]
            number += 1
            if circle not in busy:
                busy.add(circle)
                circle.act()
        await asyncio.sleep(0.001)
    while busy:
        await asyncio.sleep(0.005)


def percentile(values: Sequence[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def latencies(circles: Sequence[Circle]) -> dict[str, float]:
    all_of_them = [one for circle in circles for one in circle.latencies]
    return {
        "p50_ms": round(1000 * percentile(all_of_them, 0.5), 2),
        "p99_ms": round(1000 * percentile(all_of_them, 0.99), 2),
    }
