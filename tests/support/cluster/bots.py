"""Whole matches of bots over the wire, each with its own phone, through the balancer."""

import asyncio
import random
import secrets
from contextlib import suppress
from functools import cache
from typing import Any

import msgspec

from parlotte.client import Refused
from parlotte.core.prompts import Prompt
from parlotte.core.registration import AnyGame, Registration
from parlotte.core.rng import Draws, Rng
from parlotte.games import registered
from parlotte.packs.loader import build, load_content
from support.cluster.load import OPTIONS, PlayingTable, game_with
from support.cluster.phone import Json, Phone

LEVEL = 2
SHORT: Json = {**OPTIONS, "track": 15}


@cache
def bound(key: str) -> tuple[Registration, AnyGame]:
    """The bots' content, shared by all of them."""
    registration = registered()[key]
    game, _ = build(registration, load_content(registration))
    return registration, game


class BotTable(PlayingTable):
    """A table of bots: they know what their phone shows, and play one match to its end."""

    def play(self) -> None:
        self.resting = False
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._bot(phone)) for phone in self.phones]

    @property
    def over(self) -> bool:
        return all(phone.ended for phone in self.phones)

    async def finished(self) -> None:
        await asyncio.gather(*self._tasks)

    async def _bot(self, phone: Phone) -> None:
        registration, game = bound(game_with(SHORT))
        await phone.until(lambda: bool(phone.match) and phone.person in phone.mine)
        seat = phone.table["match"]["seats"].index(phone.person)
        bot = registration.bot(game, LEVEL, secrets.token_bytes(16), seat)
        draws = Draws(Rng(secrets.token_bytes(16)))
        dice = random.Random(f"{phone.code}{seat}")
        while not phone.ended and not self.resting:
            seen = (phone.epoch, phone.seq)
            action = self._action(phone, registration, bot, draws)
            if action is not None:
                await asyncio.sleep(dice.expovariate(1 / self.think))
                with suppress(Refused):  # the table moved on while the bot thought
                    await phone.do(action)
                    continue
            moved = self._moved(phone, seen)
            await phone.until(lambda moved=moved: moved() or self.resting, 300.0)

    @staticmethod
    def _moved(phone: Phone, seen: tuple[str, int]) -> Any:
        return lambda: phone.ended or (phone.epoch, phone.seq) != seen

    @staticmethod
    def _action(phone: Phone, registration: Registration, bot: Any, draws: Draws) -> Any:
        mine = phone.mine.get(phone.person)
        if mine is None or not mine["prompts"]:
            return None
        told = {**(phone.view or {}), "mine": mine["view"]}
        view = msgspec.convert(told, registration.view, str_keys=True)
        prompts = msgspec.convert(mine["prompts"], tuple[Prompt, ...])
        return msgspec.to_builtins(bot.act(view, prompts, draws))
