"""The shared laws. Each checks a moment of a match and raises Broken if the law does not hold."""

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import structs

from laws.moment import Broken, Moment, attempt, choices, received
from laws.secret_laws import (
    alike_acts_look_alike,
    canary,
    no_interference,
    secret_acts_tell_nothing,
)
from laws.subject import Subject
from laws.window_laws import windows_stay_open
from parlotte.core.codec import encode
from parlotte.core.contract import Closed, Expired, Input, Outcome, Rejected, Seat
from parlotte.core.match import AnyMatch, Match, Present, Setup
from parlotte.core.prompts import GO_ON
from parlotte.core.replay import Diverged, Trace, record, verify
from parlotte.core.rng import Draws
from parlotte.i18n import speaker

HAND = "hand-takes-nobodys-time"


def ends_or_waits(moment: Moment) -> None:
    """A match is over, has a deadline, or waits for a seat."""
    match = moment.match
    if match.outcome is not None or match.deadline is not None:
        return
    seats = [seat for seat, holder in enumerate(match.holders) if holder != "away"]
    waited = any(p.must for seat in seats for p in moment.prompts[seat])
    if seats and not waited:
        raise Broken("ends-or-waits", f"stuck in {match.state}")


def listed_is_accepted(moment: Moment) -> None:
    """A listed choice is never refused; for a judged prompt, the subject's sample is not."""
    assert all(one.judged or step is not None for one, step in moment.tries)


def bots_answer(moment: Moment) -> None:
    """A bot that must act always has an answer that the rules accept."""
    match, subject = moment.match, moment.subject
    if match.outcome is not None:
        return
    for seat, holder in enumerate(match.holders):
        prompts = moment.prompts[seat] if holder == "bot" else ()
        if not any(prompt.must for prompt in prompts):
            continue
        level = moment.draws.pick(subject.registration.levels)
        bot = subject.registration.bot(subject.game, level, match.setup.seed, seat)
        action = bot.act(moment.views[seat], prompts, moment.draws)
        if action is None:
            raise Broken("bots-answer", f"bot {seat} keeps {match.state} waiting")
        try:
            match.judge(Input(match.now, seat, action))
        except Rejected as refusal:
            raise Broken("bots-answer", f"{action} refused: {refusal.key}") from refusal


def argument_unchanged(moment: Moment) -> None:
    """`apply` never changes the state it is given, not even when it refuses."""
    match = moment.match
    before = encode(match.state)
    inputs = [attempt(moment, seat, prompt).given for seat, prompt in choices(moment)]
    if match.outcome is None and match.deadline is not None:
        inputs.append(Input(match.deadline, None, Expired()))
    for given in inputs:
        with suppress(Rejected):
            match.judge(given)
        if encode(match.state) != before:
            raise Broken("argument-unchanged", f"{given} changed the state it was given")


def encoding_is_identity(moment: Moment) -> None:
    """A state and every view survive encoding and decoding."""
    registration, match = moment.subject.registration, moment.match
    values = [(match.state, registration.state)]
    values += [(view, registration.view) for view in moment.views.values()]
    for value, kind in values:
        data = encode(value)
        again = msgspec.json.decode(data, type=kind)
        if again != value or encode(again) != data:
            raise Broken("encoding-is-identity", f"{value} came back as {again}")


def public_is_common(moment: Moment) -> None:
    """Every seat's view equals the big screen's, apart from `mine`."""
    match = moment.match
    public = encode(moment.views[None])
    for seat in range(len(match.holders)):
        view = moment.views[seat]
        if encode(msgspec.structs.replace(view, mine=None)) != public:
            raise Broken("public-is-common", f"seat {seat} has public fields of his own")
        if view.mine != match.game.mine(match.state, seat):
            raise Broken("public-is-common", f"seat {seat} has two versions of his own")


def deadline_stays(moment: Moment) -> None:
    """An act never moves the deadline of its own phase."""
    match = moment.match
    for one, step in moment.tries:
        same = step is not None and match.game.phase(step.state) == match.game.phase(match.state)
        if same and match.game.deadline(step.state) != match.game.deadline(match.state):
            raise Broken("deadline-stays", f"{one.given.what} moves the deadline")


def said_to_concern_one_concerns_one(moment: Moment) -> None:
    """A step with `only` changes no byte for anybody else."""
    match, subject = moment.match, moment.subject
    for one, step in moment.tries:
        if step is None or step.only is None:
            continue
        others = [viewer for viewer in moment.viewers if viewer != step.only]
        after = received(subject, step.state, others, step.events)
        if after != {viewer: moment.silent[viewer] for viewer in others}:
            raise Broken("said-to-concern-one-concerns-one", f"others notice {one.given.what}")
        if step.adopted:
            raise Broken("said-to-concern-one-concerns-one", "a word is voted in")
        game = match.game
        for asked in (game.phase, game.deadline, game.outcome):
            if asked(step.state) != asked(match.state):
                raise Broken(
                    "said-to-concern-one-concerns-one", f"{one.given.what} moves the match"
                )


def hand_takes_nobodys_time(moment: Moment) -> None:
    """The host closes exactly what is offered. Under a clock, that is a phase that waits only
    for excused seats, or for a "go on" that would end it too."""
    match = moment.match
    if match.outcome is not None:
        return
    everybody = frozenset(range(len(match.holders)))
    musts = {seat: _musts(moment, seat) for seat in everybody if match.holders[seat] != "away"}
    answering = [seat for seat, acts in musts.items() if acts - {GO_ON}]
    one = {moment.draws.pick(answering)} if answering else set[int]()
    other = _with_other_secrets(moment)
    for excused in (frozenset[int](), everybody - one, everybody):
        waited = [seat for seat in answering if seat not in excused]
        kept = match.deadline is not None and (waited or not any(musts.values()))
        offered = _offered(moment, match, excused)
        if offered and kept:
            raise Broken(HAND, f"{waited or 'nobody'} is waited for, {sorted(excused)} excused")
        if _ends_it(match, excused) != offered and any(musts.values()):
            raise Broken(HAND, f"it is {'' if offered else 'not '}offered to end {match.state}")
        if offered != _offered(moment, other, excused):
            raise Broken(HAND, "whether it is offered, which all see, tells a secret")
    if any(musts.values()) and not answering and _offered(moment, match, ()):
        _all_end_it(moment)


def _musts(moment: Moment, seat: Seat) -> set[str]:
    for prompt in moment.prompts[seat]:
        if prompt.act == GO_ON and prompt.needs:
            raise Broken(HAND, f"who has only looked is asked for {prompt.needs}")
    return {prompt.act for prompt in moment.prompts[seat] if prompt.must}


def _offered(moment: Moment, match: AnyMatch, excused: Collection[Seat]) -> bool:
    closes = moment.subject.registration.closes
    left = closes is None or closes(match.state)
    return left and match.hand_refused(excused) is None


def _ends_it(match: AnyMatch, excused: Collection[Seat]) -> bool:
    given: Input[Any] = Input(match.now, None, Closed(excused=tuple(sorted(excused))))
    try:
        return encode(match.judge(given).state) != encode(match.state)
    except Rejected as refusal:
        if not speaker("fr")(refusal.key, **refusal.params):
            raise Broken(HAND, f"{refusal.key} says nothing") from refusal
        return False


def _with_other_secrets(moment: Moment) -> AnyMatch:
    """The same match with other secrets: everybody sees the same."""
    match = moment.match
    state = moment.subject.reshuffled(match.state, None, moment.draws)
    return Match(match.game, match.setup, present=structs.replace(match.present, state=state))


def _all_end_it(moment: Moment) -> None:
    match, phase = moment.match, moment.match.game.phase
    shown = phase(match.state)
    all_on: AnyMatch = Match(match.game, match.setup, present=match.present)
    for seat, prompt in choices(moment):
        if prompt.act == GO_ON and phase(all_on.state) == shown:
            all_on.play(attempt(moment, seat, prompt).given)
    if phase(all_on.state) == shown:
        raise Broken(HAND, f"it waits for nothing but to go on, all do so, and it is {shown}")


def goes_on_from_its_bytes(moment: Moment) -> None:
    """A match that is encoded and decoded goes on exactly the same."""
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
    """Any well-formed act at any moment is accepted or refused, without any other exception."""
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
    """Any value of this type: a member of a union, a few items, a whole Struct."""
    if isinstance(kind, UnionType) or get_origin(kind) is Union:
        return _anything(draws.pick(get_args(kind)), draws)
    if get_origin(kind) is Annotated:  # its bounds only apply to input from a socket
        return _anything(get_args(kind)[0], draws)
    if get_origin(kind) is Literal:
        return draws.pick(get_args(kind))
    if get_origin(kind) in (dict, Mapping):
        key, value = get_args(kind)
        return {_anything(key, draws): _anything(value, draws) for _ in range(draws.below(6))}
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
    """Every seat is ranked once, and the winners are first."""
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
    _teams_stay_together(moment, outcome, places)


def _teams_stay_together(moment: Moment, outcome: Outcome, places: Mapping[Seat, int]) -> None:
    """The outcome has the teams of the match, and partners share their place."""
    if outcome.teams != moment.match.setup.seats.teams:
        raise Broken("outcome-makes-sense", f"{outcome} has other teams than the match")
    for team in outcome.teams:
        if len({(places[seat], seat in outcome.winners) for seat in team}) > 1:
            raise Broken("outcome-makes-sense", f"{outcome}: partners don’t share a place")


def conserved(moment: Moment) -> None:
    """Cards, tiles and tokens are neither gained nor lost."""
    found = moment.subject.conserved(moment.match.state)
    if found != moment.conserved:
        raise Broken("conserved", f"{moment.conserved} became {found}")


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
    alike_acts_look_alike,
    windows_stay_open,
    hand_takes_nobodys_time,
    deadline_stays,
    said_to_concern_one_concerns_one,
    goes_on_from_its_bytes,
    anything_is_judged,
    outcome_makes_sense,
    conserved,
)


def replays(subject: Subject, setup: Setup[Any], log: list[Input[Any]], trace: Trace) -> None:
    """Replaying a match's log gives the same bytes at every step."""
    data = record(subject.registration, "content", setup, log)
    try:
        verify(subject.registration, subject.game, "content", data, trace.hexdigest())
    except (Diverged, Rejected) as fault:
        raise Broken("replays", str(fault)) from fault
