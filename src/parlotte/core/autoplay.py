"""A match played by bots, through the very prompts and views that people use."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from parlotte.core.contract import Expired, Input, Seat
from parlotte.core.match import AnyMatch
from parlotte.core.registration import AnyBot, Registration
from parlotte.core.rng import Later, derive

# No game of ours comes near: a match that does is stuck.
MOST_INPUTS = 100_000


class Stuck(Exception):  # noqa: N818
    """Nobody acts, and no deadline moves the match on."""


def autoplay(
    match: AnyMatch,
    bots: Mapping[Seat, AnyBot],
    watch: Callable[[AnyMatch], None] | None = None,
) -> None:
    """Play a match to its end. Each turn of the circle lets every bot with a prompt act once."""
    while match.outcome is None:
        if match.seq > MOST_INPUTS:
            raise Stuck(f"no end after {MOST_INPUTS} inputs")
        if not _go_round(match, bots, watch):
            _let_time_pass(match, watch)


def bot_for(registration: Registration, match: AnyMatch, seat: Seat, level: int) -> AnyBot:
    """A bot for a seat. All bots of a match share a seed, so that they can share things out."""
    seed = derive(match.setup.seed, "bots")
    return registration.bot(match.game, level, seed, seat)


def bot_turn(match: AnyMatch, seat: Seat, bot: AnyBot) -> Callable[[], Any] | None:
    """How a bot finds out what to do in this seat now, if there is anything it may do.

    It may take a while, and depends on this moment of the match alone: so does its chance.
    """
    prompts = match.game.prompts(match.state, seat)
    if not prompts:
        return None
    rng = Later(match.setup.seed, "bot", seat, match.seq)
    return partial(bot.act, match.game.view(match.state, seat), prompts, rng)


def bot_action(match: AnyMatch, seat: Seat, bot: AnyBot) -> Any:
    """What a bot does in this seat now, if anything."""
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


def _let_time_pass(match: AnyMatch, watch: Callable[[AnyMatch], None] | None) -> None:
    deadline = match.deadline
    if deadline is None:
        raise Stuck(f"nobody acts in round {match.game.round(match.state)}")
    match.play(Input(deadline, None, Expired()))
    if watch is not None:
        watch(match)
