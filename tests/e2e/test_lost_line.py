"""A page whose connection is closed at once, or meets a full house. How often it reconnects is
tested in the client's own tests."""

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.devices import Devices
from parlotte.server.sockets.frames import CLOSE_FAULT, CLOSE_LATER, CLOSE_RESTART
from support.background import Background
from support.catalogue import fr
from support.party import Party

FULL = "La maison est pleine pour l’instant."


class Line:
    """Between a page and its server: it leads on to it, or says that the house is full."""

    def __init__(self, page: Page) -> None:
        self.full = False
        self.calls = 0
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/ws/*", self._called)

    def _called(self, socket: WebSocketRoute) -> None:
        self.calls += 1
        if self.full:
            socket.on_message(lambda _: self._turn_away(socket))
        else:
            socket.connect_to_server()
            self._open.append(socket)

    def _turn_away(self, socket: WebSocketRoute) -> None:
        socket.send(json.dumps({"refused": "house-crowded", "params": {}, "say": FULL}))
        socket.close(code=CLOSE_LATER)

    def close(self, code: int) -> None:
        for socket in self._open:
            socket.close(code=code)
        self._open.clear()


def test_who_is_sent_on_sees_nothing_and_who_stands_before_a_full_house_reads_why(
    house: Background, devices: Devices
) -> None:
    party = Party.gather(house, 3)
    party.hang_up(party.host)
    page = devices.hand(party, party.host, path="/")
    page.clock.install()
    line = Line(page)
    page.goto(f"/{party.code}")
    start = page.get_by_role("button", name=fr.within("lobby.start"))
    expect(start).to_be_enabled()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    # One server hands the table over to another: the page calls again before it is worth a word.
    line.close(CLOSE_RESTART)
    for _ in range(1_000):
        if line.calls == 2:
            break
        page.clock.run_for(50)
    assert line.calls == 2
    expect(start).to_be_enabled()
    expect(page.locator(".net")).to_have_count(0)
    line.full = True
    line.close(CLOSE_FAULT)
    told = page.get_by_role("status").filter(has_text=fr.within("common.reconnecting"))
    page.clock.resume()
    expect(told).to_contain_text(FULL)
    # Until there is room.
    line.full = False
    for _ in range(40):
        if told.count() == 0:
            break
        page.locator("main").first.dispatch_event("pointerdown")
        page.clock.run_for(1_000)
    expect(told).to_have_count(0)
    expect(start).to_be_enabled()
