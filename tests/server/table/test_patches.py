"""What changed is told as shortly as it can be, and both who asked for that and who did not hold
the same."""

import json
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from parlotte.core.codec import encode
from parlotte.core.contract import Event
from parlotte.core.prompts import Pick, Prompt
from parlotte.held import patched, spread
from parlotte.server.sockets.frames import ANSWER
from parlotte.server.table.hub import MOST_REMEMBERED, Ack, Beat, Hub, Moment
from parlotte.server.table.patches import patched_value


class Row(Struct, frozen=True):
    seat: int
    found: bool
    voters: tuple[int, ...]


class Short(Struct, frozen=True):
    id: str
    spelling: str


class Full(Struct, frozen=True):
    id: str
    spelling: str
    note: str


class Voting(Struct, frozen=True, tag="voting", tag_field="name"):
    word: Short
    entries: tuple[str, ...]
    voted: tuple[int, ...]


class Revealing(Struct, frozen=True, tag="revealing", tag_field="name"):
    word: Full
    entries: tuple[str, ...]
    rows: tuple[Row, ...]


ROWS = (Row(0, True, (1,)), Row(1, True, ()))
VOTING = Voting(Short("base:lai", "lai"), ("Chant.", "Lac."), (0, 1))
REVEALING = Revealing(Full("base:lai", "lai", "Breton."), VOTING.entries, ROWS)


def told(key: str, old: Any, new: Any) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(b"{%b}" % patched_value(key, old, new))
    return read


def test_another_phase_keeps_what_both_have() -> None:
    assert told("phase", VOTING, REVEALING) == {
        "phase=word,entries": {
            "name": "revealing",
            "word=id,spelling": {"note": "Breton."},
            "rows*2": {"seat": [0, 1], "found": True, "voters": [[1], []]},
        }
    }


def test_a_list_whose_members_all_changed_is_told_whole() -> None:
    fresh = tuple(Row(one.seat, not one.found, (3, 4)) for one in ROWS)
    assert told("rows", ROWS, fresh) == {
        "rows*2": {"seat": [0, 1], "found": False, "voters": [[3, 4], [3, 4]]}
    }
    assert told("rows", ROWS, (ROWS[0], fresh[1])) == {
        "rows/1/found": False,
        "rows/1/voters": [3, 4],
    }


def test_one_and_true_are_not_the_same() -> None:
    class Odd(Struct, frozen=True):
        value: int | bool

    after = patched({"odd": []}, told("odd", (), (Odd(1), Odd(True))))
    assert json.dumps(after) == '{"odd": [{"value": 1}, {"value": true}]}'


class Told(Struct, frozen=True, omit_defaults=True):
    rows: tuple[Row, ...]
    params: dict[str, int] = {}
    more: list[int] = []
    star: int | None = None


def test_what_is_left_out_stays_left_out() -> None:
    for new in (Told(ROWS), Told(ROWS, {"a": 1}, [2], 3), Told((), {}, [], 0)):
        after = patched({"told": None}, told("told", None, new))
        assert after == {"told": json.loads(encode(new))}


class Verdict(Struct, frozen=True, tag="verdict", tag_field="name"):
    ready: tuple[int, ...]
    claim: Short | UnsetType = UNSET


def test_what_was_absent_comes_in_by_itself_and_goes_with_the_whole() -> None:
    bare, claimed = Verdict((1,)), Verdict((1,), Short("mine", "mine"))
    assert told("phase", bare, claimed) == {
        "phase/claim": {"id": "mine", "spelling": "mine"},
    }
    assert told("phase", claimed, bare) == {"phase": {"name": "verdict", "ready": [1]}}
    assert told("phase", bare, Verdict((1, 2))) == {"phase/ready+": [2]}
    held = patched({"phase": json.loads(encode(bare))}, told("phase", bare, claimed))
    assert held == {"phase": json.loads(encode(claimed))}


class Phone:
    """A listener that holds what it was told."""

    lags = False

    def __init__(self, *, patches: bool, viewer: tuple[int, ...] = (1,)) -> None:
        self.viewer = viewer
        self.patches = patches
        self.frames: list[str] = []
        self.mine: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.remembered: dict[int, Any] = {}

    def push(self, frame: bytes, heard: int = ANSWER) -> None:
        self.frames.append(frame.decode())
        read = json.loads(frame)
        if read.get("whole"):
            self.mine, self.remembered = {}, {}
        self.mine = patched(self.mine, read.get("mine", {}).get("1", {}), self.remembered)
        self.events += spread(read.get("events", []))


def moment(prompts: tuple[Prompt, ...]) -> Moment:
    private = (Short("mine", "mine"), prompts)
    return Moment(Beat(), Short("table", "table"), None, lambda _: private, lambda _: 0)


def prompts(number: int) -> tuple[Prompt, ...]:
    many = tuple(range(number, number + 20))
    return (Prompt("choose", must=True, needs={"word": Pick(many)}),) * (1 + number % 3)


class House:
    """Two phones of one person, of which one asked for patches."""

    def __init__(self) -> None:
        self.hub = Hub("epoch")
        self.both = [Phone(patches=True), Phone(patches=False)]
        for phone in self.both:
            self.come(phone)

    def come(self, phone: Phone) -> None:
        self.hub.join(phone, moment(prompts(0)))
        phone.push(self.hub.whole(phone))

    def show(self, number: int) -> str:
        """The frame of the first; all hold the same."""
        self.hub.publish(moment(prompts(number)))
        for phone in self.both:
            held = json.loads(json.dumps(phone.mine["prompts"]))
            assert held == self.both[1].mine["prompts"]
            assert held[0]["needs"]["word"]["of"][0] == number
        return self.both[0].frames[-1]


def test_prompts_that_come_back_are_told_once() -> None:
    house = House()
    first = house.show(1)
    house.show(2)
    again = house.show(1)
    assert '"prompts#' in first
    assert '"prompts@":' in again
    assert len(again) < len(first) / 3


def test_a_phone_remembers_no_more_than_so_many() -> None:
    house = House()
    for number in (*range(1, 30), 28, 3, 28):
        house.show(number)
    assert len(house.both[0].remembered) == MOST_REMEMBERED


def test_who_comes_later_or_missed_something_is_told_again() -> None:
    house = House()
    house.show(1)
    house.show(2)
    late = Phone(patches=True)
    house.come(late)
    house.both.append(late)
    assert '"prompts#' in house.show(1)
    assert '"prompts#' in house.show(2)
    house.both[0].push(house.hub.whole(house.both[0]))  # one that had fallen behind
    assert '"prompts#' in house.show(1)
    assert '"prompts@":' in house.show(2) or '"prompts#' in house.show(2)


def test_events_of_one_kind_are_told_together_and_counted_one_by_one() -> None:
    house = House()
    events = (
        Event("votes", {"seat": 0}),
        Event("votes", {"seat": 1}),
        Event("moves", {"seat": 0, "points": 2}),
        Event("moves", {"seat": 2, "points": 2}),
        Event("over"),
        Event("over"),
    )
    house.hub.publish(moment(prompts(0)), events)
    assert '"params*2":{"seat":[0,2],"points":2}' in house.both[0].frames[-1]
    expected = [{"key": one.key, "params": dict(one.params)} for one in events]
    assert house.both[0].events == house.both[1].events == expected
    assert house.hub.feeds[1,].heard == len(events)


def test_what_concerns_some_alone_is_told_to_every_device_of_theirs_and_to_nobody_else() -> None:
    hub = Hub("epoch")
    alone, shared, other = (Phone(patches=True, viewer=viewer) for viewer in ((1,), (1, 2), (3,)))
    for phone in (alone, shared, other):
        hub.join(phone, moment(prompts(0)))
    before = {phone: len(phone.frames) for phone in (alone, shared, other)}
    ack = Ack(other, b'"ack":7')
    hub.publish(moment(prompts(1)), acks=[ack], only={1})
    assert len(alone.frames) == before[alone] + 1
    assert len(shared.frames) == before[shared] + 1
    assert other.frames[before[other] :] == ['{"ack":7}']  # whoever asked is answered all the same
    assert hub.feeds[3,].seq == 0
    # What is another for everybody is told to all, whoever it was said to concern.
    changed = Moment(
        Beat(), Short("another", "table"), None, lambda _: (VOTING, prompts(2)), lambda _: 0
    )
    hub.publish(changed, only={1})
    assert '"another"' in other.frames[-1]
