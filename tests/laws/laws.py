"""The shared laws. Each takes a moment of a match and raises Broken where it does not hold."""

from collections.abc import Callable, Iterator
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from laws.player import answer
from laws.subject import Subject
from parlotte.core.codec import encode
from parlotte.core.contract import Event, Expired, Input, Rejected, Seat, Step
from parlotte.core.match import AnyMatch, Match, Present, Setup
from parlotte.core.prompts import Prompt
from parlotte.core.replay import Diverged, Trace, record, verify
from parlotte.core.rng import Draws, Rng
from parlotte.i18n import speaker


class Broken(AssertionError):
    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


class Moment(Struct, frozen=True):
    """A match just after an input (or its set-up)."""

    subject: Subject
    match: AnyMatch
    events: tuple[Event, ...]
    draws: Draws

    @property
    def viewers(self) -> list[Seat | None]:
        return [None, *range(len(self.match.holders))]

    def received(self, viewer: Seat | None) -> bytes:
        """Every byte this viewer gets: view, prompts, events."""
        return received(self.subject, self.match.state, viewer, self.events)


def received(subject: Subject, state: Any, viewer: Seat | None, events: tuple[Event, ...]) -> bytes:
    game = subject.game
    prompts = () if viewer is None else game.prompts(state, viewer)
    heard = [event for event in events if event.reaches(viewer)]
    return encode([game.view(state, viewer), prompts, heard])


def ends_or_waits(moment: Moment) -> None:
    """A match is over, or has a deadline, or waits for a seat."""
    match = moment.match
    if match.outcome is not None or match.deadline is not None:
        return
    seats = [seat for seat, holder in enumerate(match.holders) if holder != "away"]
    waited = any(p.must for seat in seats for p in match.game.prompts(match.state, seat))
    if seats and not waited:
        raise Broken("ends-or-waits", f"stuck in {match.state}")


def listed(match: AnyMatch, seat: Seat, action: Any) -> Step[Any]:
    """The step of an action made from a prompt, which must not be refused."""
    try:
        return match.judge(Input(match.now, seat, action))
    except Rejected as refusal:
        detail = f"{action} of seat {seat} refused: {refusal.key}"
        raise Broken("listed-is-accepted", detail) from refusal


def choices(moment: Moment) -> Iterator[tuple[Seat, Prompt]]:
    """All that anybody may do now."""
    match = moment.match
    if match.outcome is not None:
        return
    for seat, holder in enumerate(match.holders):
        if holder != "away":
            for prompt in match.game.prompts(match.state, seat):
                yield seat, prompt


def listed_is_accepted(moment: Moment) -> None:
    """A choice that a prompt lists is never refused."""
    for seat, prompt in choices(moment):
        action = answer(moment.subject.registration, prompt, moment.draws, "canari")
        listed(moment.match, seat, action)


def bots_answer(moment: Moment) -> None:
    """A bot that the table waits for always has an answer, which the rules accept."""
    match, subject = moment.match, moment.subject
    if match.outcome is not None:
        return
    for seat, holder in enumerate(match.holders):
        prompts = match.game.prompts(match.state, seat) if holder == "bot" else ()
        if not any(prompt.must for prompt in prompts):
            continue
        level = moment.draws.pick(subject.registration.levels)
        bot = subject.registration.bot(subject.game, level, match.setup.seed, seat)
        action = bot.act(match.game.view(match.state, seat), prompts, moment.draws)
        if action is None:
            raise Broken("bots-answer", f"bot {seat} keeps {match.state} waiting")
        try:
            match.judge(Input(match.now, seat, action))
        except Rejected as refusal:
            raise Broken("bots-answer", f"{action} refused: {refusal.key}") from refusal


def argument_unchanged(moment: Moment) -> None:
    """Apply leaves the state it is given as it was."""
    match = moment.match
    before = encode(match.state)
    inputs: list[Input[Any]] = [
        Input(match.now, seat, answer(moment.subject.registration, prompt, moment.draws, "canari"))
        for seat, prompt in choices(moment)
    ]
    if match.outcome is None and match.deadline is not None:
        inputs.append(Input(match.deadline, None, Expired()))
    for given in inputs:
        try:
            match.judge(given)
        except Rejected:
            continue
        if encode(match.state) != before:
            raise Broken("argument-unchanged", f"{given} changed the state it was given")


def encoding_is_identity(moment: Moment) -> None:
    """A state and every view survive being written and read."""
    registration, match = moment.subject.registration, moment.match
    values = [(match.state, registration.state)]
    values += [(match.game.view(match.state, v), registration.view) for v in moment.viewers]
    for value, kind in values:
        data = encode(value)
        again = msgspec.json.decode(data, type=kind)
        if again != value or encode(again) != data:
            raise Broken("encoding-is-identity", f"{value} came back as {again}")


def public_is_common(moment: Moment) -> None:
    """All of a view but `mine` is what the big screen sees."""
    match = moment.match
    public = encode(match.game.view(match.state, None))
    for seat in range(len(match.holders)):
        view = match.game.view(match.state, seat)
        if encode(msgspec.structs.replace(view, mine=None)) != public:
            raise Broken("public-is-common", f"seat {seat} has public fields of his own")
        if view.mine != match.game.mine(match.state, seat):
            raise Broken("public-is-common", f"seat {seat} has two versions of his own")


def canary(moment: Moment) -> None:
    """A marker placed in a secret never occurs in what others receive."""
    got = {viewer: moment.received(viewer).decode() for viewer in moment.viewers}
    for secret in moment.subject.secrets(moment.match.state):
        for viewer in set(moment.viewers) - secret.known_to:
            if secret.marker in got[viewer]:
                raise Broken("canary", f"viewer {viewer} receives {secret.marker!r}")


def no_interference(moment: Moment) -> None:
    """Changing what a viewer can't know doesn't change a byte of what he receives."""
    subject, state = moment.subject, moment.match.state
    for viewer in moment.viewers:
        other = subject.reshuffled(state, viewer, moment.draws)
        if received(subject, state, viewer, ()) != received(subject, other, viewer, ()):
            raise Broken("no-interference", f"viewer {viewer} can tell {state} from {other}")


def secret_acts_tell_nothing(moment: Moment) -> None:
    """Two answers to a secret question look the same to everybody else while the phase lasts.

    So do a draft and no draft at all, and an answer given twice and given once.
    """
    for seat, prompt in choices(moment):
        if prompt.act in moment.subject.secret_acts:
            _tells_nothing(moment, seat, prompt)


def _tells_nothing(moment: Moment, seat: Seat, prompt: Prompt) -> None:
    subject, match = moment.subject, moment.match
    answers = [
        answer(subject.registration, prompt, moment.draws, marker)
        for marker in ("un", "deux mille")
    ]
    others = [viewer for viewer in moment.viewers if viewer != seat]

    def seen(state: Any, events: tuple[Event, ...]) -> list[bytes]:
        return [received(subject, state, viewer, events) for viewer in others]

    def lasts(state: Any) -> bool:
        return match.game.phase(state) == match.game.phase(match.state)

    drafts = "done" in prompt.needs
    if drafts:
        answers = [msgspec.structs.replace(each, done=True) for each in answers]
        draft = listed(match, seat, msgspec.structs.replace(answers[0], done=False))
        if seat in _waited(match, match.state) and seen(draft.state, draft.events) != seen(
            match.state, ()
        ):
            raise Broken("secret-acts-tell-nothing", f"a draft of seat {seat} shows")
    steps = [listed(match, seat, each) for each in answers]
    if not all(lasts(step.state) for step in steps):
        return
    if seen(steps[0].state, steps[0].events) != seen(steps[1].state, steps[1].events):
        raise Broken("secret-acts-tell-nothing", f"others can tell what seat {seat} did")
    again = match.game.apply(steps[0].state, Input(match.now, seat, answers[1]))
    if lasts(again.state) and seen(again.state, again.events) != seen(steps[0].state, ()):
        raise Broken("secret-acts-tell-nothing", f"a correction of seat {seat} shows")


def _waited(match: AnyMatch, state: Any) -> set[Seat]:
    return {
        seat
        for seat in range(len(match.holders))
        if any(prompt.must for prompt in match.game.prompts(state, seat))
    }


def deadline_stays(moment: Moment) -> None:
    """What seats do never moves the deadline of the phase they do it in."""
    match = moment.match
    for seat, prompt in choices(moment):
        action = answer(moment.subject.registration, prompt, moment.draws, "canari")
        after = listed(match, seat, action).state
        same = match.game.phase(after) == match.game.phase(match.state)
        if same and match.game.deadline(after) != match.game.deadline(match.state):
            raise Broken("deadline-stays", f"{action} moves the deadline")


def goes_on_from_its_bytes(moment: Moment) -> None:
    """A match written down and read again goes on as if nothing had happened."""
    match, registration = moment.match, moment.subject.registration
    shape = Present[registration.state]
    present = msgspec.json.decode(encode(match.present), type=shape)
    again: AnyMatch = Match(match.game, match.setup, present=present)
    if encode(again.present) != encode(match.present) or again.asleep != match.asleep:
        raise Broken("goes-on-from-its-bytes", "it came back otherwise")
    if match.outcome is None and match.deadline is not None:
        given: Input[Any] = Input(max(match.deadline, match.now), None, Expired())
        if encode(match.judge(given).state) != encode(again.judge(given).state):
            raise Broken("goes-on-from-its-bytes", "it went another way")


def anything_is_judged(moment: Moment) -> None:
    """Any well-formed action at any moment is accepted or refused, and never breaks anything."""
    match, registration = moment.match, moment.subject.registration
    draws = moment.draws
    kind = draws.pick(get_args(registration.action) or (registration.action,))
    fields = {field.name: _anything(field.type, draws) for field in msgspec.structs.fields(kind)}
    seat = draws.below(len(match.holders))
    try:
        after = match.judge(Input(match.now, seat, kind(**fields))).state
        for viewer in (None, *range(len(match.holders))):
            match.game.view(after, viewer)
        for one in range(len(match.holders)):
            match.game.prompts(after, one)
    except Rejected as refusal:
        if not refusal.key:
            raise Broken("anything-is-judged", "refused without a reason") from refusal
    except Exception as fault:
        raise Broken("anything-is-judged", f"{kind.__name__}{fields}: {fault!r}") from fault


def _anything(kind: Any, draws: Draws) -> object:
    """A value of that kind, however odd: a choice of a union, a few items, a whole Struct."""
    if isinstance(kind, UnionType) or get_origin(kind) is Union:
        return _anything(draws.pick(get_args(kind)), draws)
    if get_origin(kind) is tuple:
        return tuple(_anything(get_args(kind)[0], draws) for _ in range(draws.below(6)))
    if kind is NoneType:
        return None
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        fields = msgspec.structs.fields(kind)
        return kind(**{field.name: _anything(field.type, draws) for field in fields})
    odd: dict[Any, tuple[object, ...]] = {
        bool: (False, True),
        int: (-1, 0, 1, 2, 5, 99, 2**70),
        str: ("", " ", "x", "\u202e", "é" * 500, "base:mot1", "?!"),
    }
    return draws.pick(odd[kind])


def outcome_makes_sense(moment: Moment) -> None:
    """Every seat is ranked once, and who wins is first."""
    outcome = moment.match.outcome
    if (
        outcome is not None
        and outcome.verdict
        and not speaker("fr")(outcome.verdict, **outcome.params)
    ):
        raise Broken("outcome-makes-sense", f"{outcome.verdict} says nothing")
    if outcome is None or not outcome.standings:
        return
    places = {standing.seat: standing.place for standing in outcome.standings}
    if sorted(places) != list(range(len(moment.match.holders))) or len(places) != len(
        outcome.standings
    ):
        raise Broken("outcome-makes-sense", f"{outcome} does not rank every seat once")
    if any(places[seat] != 1 for seat in outcome.winners):
        raise Broken("outcome-makes-sense", f"{outcome}: a winner is not first")


def conserved(moment: Moment) -> None:
    """Cards, tiles and tokens are neither gained nor lost."""
    opening = moment.match.game.setup(
        moment.match.setup.options,
        moment.match.setup.seats,
        Rng(moment.match.setup.seed),
        moment.match.setup.memory,
    ).state
    expected = moment.subject.conserved(opening)
    found = moment.subject.conserved(moment.match.state)
    if found != expected:
        raise Broken("conserved", f"{expected} became {found}")


LAWS: tuple[Callable[[Moment], None], ...] = (
    ends_or_waits,
    listed_is_accepted,
    bots_answer,
    argument_unchanged,
    encoding_is_identity,
    public_is_common,
    canary,
    no_interference,
    secret_acts_tell_nothing,
    deadline_stays,
    goes_on_from_its_bytes,
    anything_is_judged,
    outcome_makes_sense,
    conserved,
)


def replays(subject: Subject, setup: Setup[Any], log: list[Input[Any]], trace: Trace) -> None:
    """The log of a match gives the same bytes again, step by step."""
    data = record(subject.registration, "content", setup, log)
    try:
        verify(subject.registration, subject.game, "content", data, trace.hexdigest())
    except (Diverged, Rejected) as fault:
        raise Broken("replays", str(fault)) from fault
