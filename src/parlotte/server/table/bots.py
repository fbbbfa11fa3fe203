"""Bots at a table: they wait for a while, then act through the same prompts and views as people."""

from asyncio import Future
from collections.abc import Callable
from typing import Any

from parlotte.core.autoplay import bot_for, bot_turn
from parlotte.core.contract import Millis, Seat
from parlotte.core.prompts import Prompt, Text, Texts
from parlotte.core.registration import AnyBot
from parlotte.core.rng import Draws, Rng, derive
from parlotte.core.simplest import simplest
from parlotte.server.settings import Pace
from parlotte.server.table.live_match import LiveMatch

# Failed attempts at one moment of the match; then the bot takes the simplest action.
MOST_FAILURES = 2


class BotSeats:
    """When each bot of a match acts next."""

    def __init__(self) -> None:
        self._bots: dict[tuple[Seat, int], AnyBot] = {}
        self._due: dict[Seat, Millis] = {}
        self._declined: dict[Seat, int] = {}  # the seq at which it had nothing to do
        self._failed: dict[Seat, tuple[int, int]] = {}  # seq, and number of failures
        # Bots thinking in a worker: seq of the match, and the result.
        self._thinking: dict[Seat, tuple[int, Future[Any]]] = {}
        self._decided: dict[Seat, tuple[int, Any]] = {}  # seq of the match, and the action

    @property
    def busy(self) -> bool:
        """Whether a bot is about to act, is thinking, or has decided."""
        return bool(self._due or self._thinking or self._decided)

    @property
    def next_due(self) -> Millis | None:
        return min(self._due.values(), default=None)

    def plan(self, match: LiveMatch, levels: dict[Seat, int], house: Millis, pace: Pace) -> None:
        """Schedules bots that may act, and cancels those that may not."""
        core = match.core
        self._give_up(lambda seat, seq: seat not in levels or seq != core.seq)
        for seat in [seat for seat in self._due if seat not in levels]:
            del self._due[seat]
        for seat in levels:
            if seat in self._due or seat in self._thinking or seat in self._decided:
                continue
            if self._declined.get(seat) == core.seq:
                continue
            prompts = core.game.prompts(core.state, seat)
            if prompts:
                self._due[seat] = house + _thinking(match, seat, prompts, pace)

    def rest(self) -> None:
        """The match is paused, and so are its bots."""
        self._due.clear()

    def act(
        self, match: LiveMatch, levels: dict[Seat, int], house: Millis
    ) -> tuple[Seat, Any] | None:
        """The next bot that is due and has something to do, and its action."""
        while (turn := self.thinker(match, levels, house)) is not None:
            seat, think = turn
            action = think()
            if action is not None:
                return seat, action
            self._declined[seat] = match.core.seq
        return None

    def thinker(
        self, match: LiveMatch, levels: dict[Seat, int], house: Millis
    ) -> tuple[Seat, Callable[[], Any]] | None:
        """The next bot that is due, and the function that finds its action."""
        for seat, due in sorted(self._due.items(), key=lambda item: item[1]):
            if due > house:
                return None
            del self._due[seat]
            think = bot_turn(match.core, seat, self._bot(match, seat, levels[seat]))
            if think is not None:
                return seat, think
        return None

    def thinks(self, seat: Seat, seq: int, thought: "Future[Any]") -> None:
        """Notes that a bot thinks; if the match moves on meanwhile, it starts again."""
        self._thinking[seat] = (seq, thought)

    def dismiss(self) -> None:
        """Another match begins: cancels all thinking about this one."""
        self._give_up(lambda seat, seq: True)  # noqa: ARG005

    def _give_up(self, in_vain: Callable[[Seat, int], bool]) -> None:
        for seat, (seq, thought) in list(self._thinking.items()):
            if in_vain(seat, seq):
                del self._thinking[seat]
                thought.cancel()

    def thought(self, seat: Seat, seq: int, action: Any) -> None:
        """Takes the result of a bot; None: it had nothing to do at that moment."""
        if not self._ends(seat, seq):
            return
        if action is None:
            self._declined[seat] = seq
        else:
            self._decided[seat] = (seq, action)

    def failed(self, match: LiveMatch, seat: Seat, seq: int) -> None:
        """The bot tries again, then takes the simplest action, so that nobody waits for ever."""
        core = match.core
        if not self._ends(seat, seq) or core.seq != seq:
            return
        moment, before = self._failed.get(seat, (seq, 0))
        times = before + 1 if moment == seq else 1
        self._failed[seat] = (seq, times)
        if times < MOST_FAILURES:
            return
        prompts = core.game.prompts(core.state, seat)
        left = simplest(match.bound.registration, prompts)[times - MOST_FAILURES :]
        if left:
            self._decided[seat] = (seq, left[0])
        else:
            self._declined[seat] = seq

    def _ends(self, seat: Seat, seq: int) -> bool:
        """Whether the bot was still thinking about that moment; ends it."""
        if seat not in self._thinking or self._thinking[seat][0] != seq:
            return False
        del self._thinking[seat]
        return True

    def decided(self, match: LiveMatch) -> tuple[Seat, Any] | None:
        """The action that a bot has decided on, if the match has not moved on meanwhile."""
        while self._decided:
            seat, (seq, action) = self._decided.popitem()
            if seq == match.core.seq:
                return seat, action
        return None

    def _bot(self, match: LiveMatch, seat: Seat, level: int) -> AnyBot:
        known = self._bots.get((seat, level))
        if known is None:
            known = bot_for(match.bound.registration, match.core, seat, level)
            self._bots[seat, level] = known
        return known


def _thinking(match: LiveMatch, seat: Seat, prompts: tuple[Prompt, ...], pace: Pace) -> Millis:
    """How long the bot seems to think: longer to write than to choose; reproducible."""
    writes = any(
        isinstance(need, Text | Texts) for one in prompts if one.must for need in one.needs.values()
    )
    least, most = pace.bot_writes if writes else pace.bot_thinks
    draws = Draws(Rng(derive(match.core.setup.seed, "pace", seat, match.core.seq)))
    return least + draws.below(most - least + 1)
