"""A match played by bots, with the same prompts and views that people get."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from parlotte.core.contract import Expired, Input, Seat
from parlotte.core.match import AnyMatch
from parlotte.core.registration import AnyBot, Registration
from parlotte.core.rng import Later, derive

# No game comes near this number: a match that reaches it is stuck.
MOST_INPUTS = 100_000


class Stuck(Exception):  # noqa: N818
    """No bot acts, and the phase has no deadline."""


def autoplay(
    match: AnyMatch, bots: Mapping[Seat, AnyBot], watch: Callable[[AnyMatch], None] | None = None
) -> None:
    """Plays a match to its end. In each round every bot that has a prompt acts once."""
    while match.outcome is None:
        if match.seq > MOST_INPUTS:
            raise Stuck(f"no end after {MOST_INPUTS} inputs")
        if _go_round(match, bots, watch):
            continue
        if match.deadline is None:
            raise Stuck(f"nobody acts in round {match.game.round(match.state)}")
        match.play(Input(match.deadline, None, Expired()))
        if watch is not None:
            watch(match)


def bot_for(registration: Registration, match: AnyMatch, seat: Seat, level: int) -> AnyBot:
    """A bot for a seat. All bots of a match share one seed, so that they can divide things up."""
    seed = derive(match.setup.seed, "bots")
    return registration.bot(match.game, level, seed, seat)


def bot_turn(match: AnyMatch, seat: Seat, bot: AnyBot) -> Callable[[], Any] | None:
    """A function that finds the bot's action; None if the seat has no prompt.

    The result depends only on the present state of the match.
    """
    prompts = match.game.prompts(match.state, seat)
    if not prompts:
        return None
    rng = Later(match.setup.seed, "bot", seat, match.seq)
    return partial(bot.act, match.game.view(match.state, seat), prompts, rng)


def bot_action(match: AnyMatch, seat: Seat, bot: AnyBot) -> Any:
    think = bot_turn(match, seat, bot)
    return None if think is None else think()


def _go_round(
    match: AnyMatch, bots: Mapping[Seat, AnyBot], watch: Callable[[AnyMatch], None] | None
) -> bool:
    acted = False
    for seat, bot in bots.items():
        action = bot_action(match, seat, bot)
        if action is None:
            continue
        match.play(Input(match.now, seat, action))
        acted = True
        if watch is not None:
            watch(match)
        if match.outcome is not None:
            break
    return acted
