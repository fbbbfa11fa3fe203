"""A search stops when told: it checks, or a callback interrupts it; other threads are not
affected."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from parlotte.core.stop import Stop, Stopped, check, current, heeding


def test_without_a_stop_check_raises_nothing() -> None:
    assert current() is None
    check()


def test_check_raises_once_the_stop_is_said() -> None:
    stop = Stop()
    with heeding(stop):
        assert current() is stop
        check()
        stop.say()
        with pytest.raises(Stopped):
            check()
    assert current() is None
    check()


def test_a_callback_is_called_once_and_only_inside_its_block() -> None:
    stop, heard = Stop(), list[str]()
    with stop.heard_by(lambda: heard.append("before")):
        pass
    with stop.heard_by(lambda: heard.append("meanwhile")):
        stop.say()
        stop.say()
    assert heard == ["meanwhile"]
    with pytest.raises(Stopped), stop.heard_by(lambda: heard.append("after")):
        raise AssertionError("it was said before")
    assert heard == ["meanwhile"]


def test_the_block_ends_only_after_the_callback_has_ended() -> None:
    """Otherwise the callback would hit whatever the search does next."""
    stop, order = Stop(), list[str]()
    called, gone = threading.Event(), threading.Event()

    def hear() -> None:
        called.set()
        gone.wait(0.2)  # the search tries to leave meanwhile, and cannot
        order.append("called")

    def search() -> None:
        with stop.heard_by(hear):
            threading.Thread(target=stop.say).start()
            assert called.wait(30)
        order.append("gone")
        gone.set()

    search()
    assert order == ["called", "gone"]


def test_each_thread_heeds_its_own_stop() -> None:
    stop, both = Stop(), threading.Barrier(2)

    def search(own: Stop) -> bool:
        with heeding(own):
            both.wait(30)
            found = current()
            return found is not None and found.said

    stop.say()
    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(search, [stop, Stop()])) == [True, False]
