"""A bot on a remote client: it plays a seat of a table over the wire, as anybody's bot could.

It has what any client has, the view and the prompts of its seat, and its own copy of the content.
"""

import secrets
from functools import partial
from typing import Any

import msgspec

from parlotte.client import Client, Refused
from parlotte.core.prompts import Prompt
from parlotte.core.registration import AnyBot, Registration
from parlotte.core.rng import Draws, Rng
from parlotte.packs.loader import build, load_content


class WireBot:
    def __init__(self, client: Client, person: int, registration: Registration, level: int) -> None:
        self._client = client
        self._person = person
        self._registration = registration
        self._level = level
        self._game, _ = build(registration, load_content(registration))
        self._draws = Draws(Rng(secrets.token_bytes(16)))

    async def play(self) -> None:
        """Plays the present match to its end."""
        client = self._client
        seat = client.table["match"]["seats"].index(self._person)
        bot = self._registration.bot(self._game, self._level, secrets.token_bytes(16), seat)
        while not self._over():
            seen = client.seq
            action = self._action(bot)
            try:
                if action is not None:
                    await client.do(action, by=self._person)
                    continue
            except Refused:
                pass  # the table has moved on meanwhile
            await client.until(partial(self._moved_on, seen))

    def _moved_on(self, seen: int) -> bool:
        return self._over() or self._client.seq != seen

    def _over(self) -> bool:
        return "outcome" in (self._client.table["match"] or {})

    def _action(self, bot: AnyBot) -> Any:
        mine = self._client.mine.get(self._person)
        if mine is None or not mine["prompts"]:
            return None
        told = {**(self._client.view or {}), "mine": mine["view"]}
        # Dicts by seat have integer keys, which JSON writes as strings.
        view = msgspec.convert(told, self._registration.view, str_keys=True)
        prompts = msgspec.convert(mine["prompts"], tuple[Prompt, ...])
        return msgspec.to_builtins(bot.act(view, prompts, self._draws))
