"""What the table knows of bots that think in a worker."""

from asyncio import Future, new_event_loop

import pytest

from parlotte.server.table.bots import BotSeats


@pytest.fixture
def thinking() -> "Future[object]":
    """Without a result: nobody runs its loop."""
    loop = new_event_loop()
    loop.close()
    return Future(loop=loop)


def test_the_result_of_an_earlier_moment_is_dropped(thinking: "Future[object]") -> None:
    bots = BotSeats()
    bots.thinks(0, seq=6, thought=thinking)
    bots.thought(0, seq=5, action="late")
    assert bots.busy  # it still thinks about the present moment
    bots.thought(0, seq=6, action=None)
    assert not bots.busy


def test_the_result_of_a_bot_that_no_longer_thinks_is_dropped(thinking: "Future[object]") -> None:
    bots = BotSeats()
    bots.thought(0, seq=6, action="never asked for")
    assert not bots.busy
    bots.thinks(1, seq=6, thought=thinking)
    bots.dismiss()
    assert thinking.cancelled()
    bots.thought(1, seq=6, action="of the match before")
    assert not bots.busy
