"""Checks every byte that anybody receives for secrets they may not know."""

import re
from collections.abc import Callable, Iterable
from contextlib import suppress

from websockets.exceptions import ConnectionClosed

from parlotte.client import Client

PATIENCE, ATTEMPTS = 5.0, 20  # seconds for a pong; pings


def marker_of(sentence: str) -> str:
    """The part of a text that no typesetting touches: its longest run of plain words."""
    runs = re.split(r"[^\w ]+", sentence[1:])
    return max(runs, key=len).strip()


class SecretWatch:
    """Secrets, with those who may know each; whatever reaches anybody else is a leak."""

    def __init__(self) -> None:
        self.secrets: dict[str, set[str]] = {}
        self.received: dict[str, list[str]] = {}
        self.leaks: list[tuple[str, str]] = []
        self._pongs: dict[str, int] = {}

    def keep(self, secret: str, *knowers: str, again: bool = False) -> str:
        """From now on; unless it was public before and is a secret again, from ever on."""
        assert len(secret) >= 6, f"{secret!r} would be found anywhere"
        self.secrets[secret] = set(knowers)
        if not again:
            for viewer, texts in self.received.items():
                self._look(viewer, "".join(texts), [secret])
        return secret

    def confide(self, secret: str, viewer: str) -> None:
        self.secrets[secret].add(viewer)

    def reveal(self, secrets: Iterable[str]) -> None:
        for secret in secrets:
            self.secrets.pop(secret, None)

    def kept_in(self, text: str) -> list[str]:
        return [secret for secret in self.secrets if secret in text]

    def hear(self, viewer: str, text: str) -> None:
        self.received.setdefault(viewer, []).append(text)
        if text.startswith('{"pong"'):
            self._pongs[viewer] = self._pongs.get(viewer, 0) + 1
        self._look(viewer, text, list(self.secrets))

    def _look(self, viewer: str, text: str, secrets: list[str]) -> None:
        for secret in secrets:
            if secret in text and viewer not in self.secrets[secret]:
                self.leaks.append((viewer, secret))

    def watch(self, viewer: str) -> Callable[[str], None]:
        return lambda text: self.hear(viewer, text)

    @staticmethod
    async def _heard_back(client: Client, so: Callable[[], bool]) -> None:
        """A ping is not sent again by itself where its line was lost."""
        for _ in range(ATTEMPTS):
            try:
                await client.until(so, PATIENCE)
            except TimeoutError:
                with suppress(ConnectionClosed):
                    await client.ping()
            else:
                return
        raise AssertionError(f"{client.code}: no pong")

    async def nothing_leaked(self, clients: dict[str, Client]) -> None:
        """Once everything that was on its way has arrived."""
        asked = {viewer: self._pongs.get(viewer, 0) for viewer in clients}
        for client in clients.values():
            with suppress(ConnectionClosed):
                await client.ping()
        for viewer, client in clients.items():
            await self._heard_back(client, lambda v=viewer: self._pongs.get(v, 0) > asked[v])
        assert not self.leaks, self.leaks
