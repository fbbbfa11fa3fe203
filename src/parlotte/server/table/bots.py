"""Bots at a table: they think for a while, then act through the prompts and views people have."""

from asyncio import Future
from collections.abc import Callable
from typing import Any

from parlotte.core.autoplay import bot_action, bot_for, bot_turn
from parlotte.core.contract import Millis, Seat
from parlotte.core.prompts import Prompt, Text, Texts
from parlotte.core.registration import AnyBot
from parlotte.core.rng import Draws, Rng, derive
from parlotte.core.simplest import simplest
from parlotte.server.settings import Pace
from parlotte.server.table.live_match import LiveMatch

# Thoughts about one moment that may come to nothing; then a bot does what needs none.
MOST_FAILURES = 2


class BotSeats:
    """When each bot of a match acts next."""

    __slots__ = ("_bots", "_decided", "_declined", "_due", "_failed", "_thinking")

    def __init__(self) -> None:
        self._bots: dict[tuple[Seat, int], AnyBot] = {}
        self._due: dict[Seat, Millis] = {}
        self._declined: dict[Seat, int] = {}  # had nothing to do at that moment of the match
        self._failed: dict[Seat, tuple[int, int]] = {}  # at which moment, and how often
        # Beside the event loop: about which moment of the match.
        self._thinking: dict[Seat, tuple[int, Future[Any]]] = {}
        self._decided: dict[Seat, tuple[int, Any]] = {}  # and at which moment of the match

    @property
    def busy(self) -> bool:
        """One is about to act, or thinks, or has thought."""
        return bool(self._due or self._thinking or self._decided)

    @property
    def next_due(self) -> Millis | None:
        return min(self._due.values(), default=None)

    def plan(self, match: LiveMatch, levels: dict[Seat, int], house: Millis, pace: Pace) -> None:
        """A bot that may act begins to think; one that may not stops."""
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
        """The match stands still, and so do they."""
        self._due.clear()

    def act(
        self, match: LiveMatch, levels: dict[Seat, int], house: Millis
    ) -> tuple[Seat, Any] | None:
        """What the next bot does whose time has come."""
        for seat, due in sorted(self._due.items(), key=lambda item: item[1]):
            if due > house:
                return None
            del self._due[seat]
            bot = self._bot(match, seat, levels[seat])
            action = bot_action(match.core, seat, bot)
            if action is not None:
                return seat, action
            self._declined[seat] = match.core.seq
        return None

    def thinker(
        self, match: LiveMatch, levels: dict[Seat, int], house: Millis
    ) -> tuple[Seat, Callable[[], Any]] | None:
        """The next bot whose time has come, and how it finds out what to do; that takes a while."""
        for seat, due in sorted(self._due.items(), key=lambda item: item[1]):
            if due > house:
                return None
            del self._due[seat]
            think = bot_turn(match.core, seat, self._bot(match, seat, levels[seat]))
            if think is None:
                continue
            return seat, think
        return None

    def thinks(self, seat: Seat, seq: int, thought: "Future[Any]") -> None:
        """It has begun; what happens meanwhile makes it begin anew."""
        self._thinking[seat] = (seq, thought)

    def dismiss(self) -> None:
        """The match is another: nothing of this one is thought about any more."""
        self._give_up(lambda seat, seq: True)  # noqa: ARG005

    def _give_up(self, in_vain: Callable[[Seat, int], bool]) -> None:
        for seat, (seq, thought) in list(self._thinking.items()):
            if in_vain(seat, seq):
                del self._thinking[seat]
                thought.cancel()

    def thought(self, seat: Seat, seq: int, action: Any) -> None:
        """It has come to a conclusion; without an action it had nothing to do at that moment."""
        if not self._ends(seat, seq):
            return
        if action is None:
            self._declined[seat] = seq
        else:
            self._decided[seat] = (seq, action)

    def failed(self, match: LiveMatch, seat: Seat, seq: int) -> None:
        """Its thought was cut off, or broke. It tries again; then it does the simplest it can, and
        where the rules refuse that, the next simplest: nobody waits for it for ever."""
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
        """Whether it was still thinking about that, and not given up just then."""
        if seat not in self._thinking or self._thinking[seat][0] != seq:
            return False
        del self._thinking[seat]
        return True

    def decided(self, match: LiveMatch) -> tuple[Seat, Any] | None:
        """What a bot has thought out, if nothing has happened meanwhile."""
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
    """Longer to write than to choose; drawn from the match, so that it is the same again."""
    writes = any(
        isinstance(need, Text | Texts) for one in prompts if one.must for need in one.needs.values()
    )
    least, most = pace.bot_writes if writes else pace.bot_thinks
    draws = Draws(Rng(derive(match.core.setup.seed, "pace", seat, match.core.seq)))
    return least + draws.below(most - least + 1)
