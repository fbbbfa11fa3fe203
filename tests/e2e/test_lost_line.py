"""A line that opens and dies at once: the page calls less and less often, and a person at once."""

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.devices import Devices
from parlotte.server.sockets.frames import CLOSE_FAULT, CLOSE_LATER, CLOSE_RESTART, PROTOCOL
from support.background import Background
from support.catalogue import fr
from support.party import Party

STEP = 50  # milliseconds of the page's own time
FIRST, LONGEST, STEADY = 300, 15_000, 10_000  # what a page may wait at first, at most; a good line
WELCOME = {
    "protocol": PROTOCOL,
    "server": "",
    "reload": False,
    "epoch": "e",
    "you": [1],
    "lost": [],
}


class Line:
    """The server of a test: it welcomes whoever calls, and dies; or leads on to the true one."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.calls = 0
        self.dies = False
        self.full = ""  # what it says instead of a welcome
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/*", self._called)

    def _called(self, socket: WebSocketRoute) -> None:
        self.calls += 1
        if self.dies:
            socket.on_message(lambda _: self._welcome_and_die(socket))
        else:
            socket.connect_to_server()
            self._open.append(socket)

    def _welcome_and_die(self, socket: WebSocketRoute) -> None:
        if self.full:
            socket.send(json.dumps({"refused": "house-crowded", "params": {}, "say": self.full}))
            socket.close(code=CLOSE_LATER)
            return
        socket.send(json.dumps({"welcome": {**WELCOME, "now": 0}}))
        socket.close(code=CLOSE_FAULT)

    def break_down(self) -> None:
        """From now on it dies."""
        self.dies = True
        for socket in self._open:
            socket.close(code=CLOSE_FAULT)
        self._open.clear()

    def send_on(self) -> None:
        """As a server does that hands the table over to another."""
        for socket in self._open:
            socket.close(code=CLOSE_RESTART)
        self._open.clear()

    def pass_time(self, millis: int) -> None:
        for _ in range(0, millis, STEP):
            self.page.clock.run_for(STEP)

    def calls_within(self, millis: int) -> int:
        before = self.calls
        self.pass_time(millis)
        return self.calls - before

    def calls_at(self, wake: Callable[[Page], None]) -> int:
        """How often it is called when somebody wakes the page, though no time passes there."""
        before = self.calls
        wake(self.page)
        for _ in range(200):
            if self.calls > before:
                break
            self.page.evaluate("() => new Promise((done) => queueMicrotask(done))")
        return self.calls - before


@pytest.fixture
def line(house: Background, devices: Devices) -> Iterator[Line]:
    party = Party.gather(house, 3)
    party.hang_up(party.host)
    page = devices.hand(party, party.host, path="/")
    page.clock.install()
    made = Line(page)
    page.goto(f"/{party.code}")
    expect(page.get_by_role("button", name=fr.within("lobby.start"))).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    yield made
    made.dies = True
    page.close()


def test_a_line_that_dies_at_once_is_called_less_and_less_often(line: Line) -> None:
    line.break_down()
    # 0.3, 0.6, 1.2, 2.4, 4.8 and 9.6 seconds at most, and half of that at least.
    assert 3 <= line.calls_within(12_000) <= 8
    line.pass_time(12_000)
    assert line.calls_within(60_000) <= 60_000 // (LONGEST // 2)
    assert line.calls_within(2 * LONGEST) >= 1  # it never gives up


def test_who_is_sent_on_to_another_server_calls_at_once_each_time_and_sees_nothing(
    line: Line,
) -> None:
    for _ in range(5):  # within seconds: as when one server after the other is restarted
        line.send_on()
        assert line.calls_within(FIRST + STEP) == 1
        expect(line.page.get_by_role("button", name=fr.within("lobby.start"))).to_be_enabled()
        line.pass_time(1_000)
        expect(line.page.locator(".net")).to_have_count(0)


def test_who_taps_or_comes_back_does_not_wait(line: Line) -> None:
    line.break_down()
    line.pass_time(20_000)
    for wake in (_tap, _press, _come_back):
        line.pass_time(1_500)
        assert line.calls_at(wake) == 1


def test_nobody_taps_a_house_down(line: Line) -> None:
    line.break_down()
    line.pass_time(20_000)
    before = line.calls
    for _ in range(20):  # within two seconds
        _tap(line.page)
        line.pass_time(100)
    assert line.calls - before <= 4


def test_after_a_welcome_that_lasted_the_first_call_comes_soon_again(line: Line) -> None:
    line.break_down()
    line.pass_time(20_000)
    line.dies = False
    assert line.calls_within(LONGEST) == 1
    expect(line.page.get_by_role("button", name=fr.within("lobby.start"))).to_be_visible()
    line.pass_time(STEADY + 1_000)
    line.break_down()
    assert line.calls_within(2 * FIRST) >= 1


def test_who_stands_before_a_full_house_reads_why(line: Line) -> None:
    line.full = "La maison est pleine pour l’instant."
    line.break_down()
    line.pass_time(12_000)
    told = line.page.get_by_role("status").filter(has_text=fr.within("common.reconnecting"))
    expect(told).to_contain_text(line.full)
    line.full, line.dies = "", False
    line.pass_time(LONGEST)
    expect(told).to_have_count(0)


def _tap(page: Page) -> None:
    page.locator("main").first.dispatch_event("pointerdown")


def _press(page: Page) -> None:
    page.keyboard.press("Shift")


def _come_back(page: Page) -> None:
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
