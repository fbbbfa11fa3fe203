"""Starts the server from the command line, and prints its addresses."""

import argparse
import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress

from parlotte.cli.data_folder import data_of
from parlotte.cli.output import OutputLost, Refused, show
from parlotte.cli.store import store_faults
from parlotte.i18n import Speaker
from parlotte.server.address import terminal_qr
from parlotte.server.logs import setup
from parlotte.server.run import (
    EVERYWHERE,
    HouseServer,
    address_for_phones,
    address_for_this_machine,
    listen,
    open_house,
    raise_file_limit,
)
from parlotte.server.settings import GIB, Limits, Settings


def serve(arguments: argparse.Namespace, ports: Sequence[int], say: Speaker) -> int:
    """Serves on the first of these ports that is free."""
    with _door(arguments.host, ports, say) as door, store_faults(say):
        settings = Settings(
            data=data_of(arguments),
            database=arguments.database,
            node=arguments.node,
            host=arguments.host,
            port=door.getsockname()[1],
            public_url=arguments.public_url,
            trust_proxy=arguments.trust_proxy,
            keep_days=arguments.keep,
            metrics_for_all=arguments.metrics_for_all,
            limits=Limits(house_bytes=arguments.disk * GIB),
        )
        house = open_house(settings)
        moved_from = ports[0] if ports[0] not in (0, settings.port) else None
        browser = not arguments.no_browser
        welcome = _Welcome(settings, say, browser=browser, moved_from=moved_from)
        setup(arguments.log_level)
        raise_file_limit()
        HouseServer(house, welcome.show).run([door])
    if welcome.lost:
        raise OutputLost(quietly=True)  # no output was possible, but all went well
    show(say("cli-serve-stopped"))
    return 0


def _door(host: str, ports: Sequence[int], say: Speaker) -> socket.socket:
    first, *others = ports
    try:
        return listen(host, first)
    except (OSError, UnicodeError) as fault:
        match getattr(fault, "errno", None):
            case errno.EADDRINUSE:
                for port in others:
                    with suppress(OSError):
                        return listen(host, port)
                sentence = say("cli-port-in-use", port=str(first))
            case errno.EACCES:
                sentence = say("cli-port-forbidden", port=str(first))
            case _:
                sentence = say("cli-no-such-host", host=host)
        raise Refused(sentence) from None


class _Welcome:
    """Prints the welcome once the server answers. A closed output does not stop the server."""

    def __init__(
        self, settings: Settings, say: Speaker, *, browser: bool, moved_from: int | None = None
    ) -> None:
        self._settings = settings
        self._say = say
        self._browser = browser
        self._moved_from = moved_from  # the default port, if it was in use
        self.lost = False

    def show(self) -> None:
        here = address_for_this_machine(self._settings)
        try:
            for line in self._lines(here):
                show(line)
        except OutputLost:
            self.lost = True
        if self._browser and sys.stdout.isatty() and _has_windows():
            threading.Thread(target=_open, args=(here,), daemon=True).start()

    def _lines(self, here: str) -> list[str]:
        say, settings = self._say, self._settings
        phones = address_for_phones(settings)
        lines = [say("cli-serve-ready"), say("cli-serve-here", address=here)]
        if self._moved_from is not None:
            taken, port = str(self._moved_from), str(settings.port)
            lines.insert(0, say("cli-play-next-port", taken=taken, port=port))
        if phones is None:
            lost = settings.host in EVERYWHERE
            lines.append(say("cli-serve-no-home" if lost else "cli-serve-only-here"))
        else:
            home = settings.public_url is None
            told = say("cli-serve-home" if home else "cli-serve-public", address=phones)
            lines += [told, "", terminal_qr(phones), ""]
        return [*lines, say("cli-serve-how-to-stop")]


def _has_windows() -> bool:
    """Whether a graphical browser can be opened; a text browser would take over this terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(address: str) -> None:
    with suppress(Exception):
        webbrowser.open(address)
