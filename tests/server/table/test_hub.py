"""The hub sends each viewer the changed keys, each whole, and every event."""

import json
from typing import Any

from msgspec import Struct

from parlotte.core.contract import Event
from parlotte.core.prompts import Pick, Prompt
from parlotte.server.sockets.frames import ANSWER
from parlotte.server.table.hub import Ack, Beat, Hub, Moment, changed_keys


class Word(Struct, frozen=True):
    id: str
    spelling: str


class Phone:
    """A listener that records its frames."""

    lags = False

    def __init__(self, *viewer: int) -> None:
        self.viewer = viewer
        self.frames: list[str] = []

    def push(self, frame: bytes, heard: int = ANSWER) -> None:
        self.frames.append(frame.decode())

    @property
    def last(self) -> dict[str, Any]:
        return json.loads(self.frames[-1])


def prompts(number: int) -> tuple[Prompt, ...]:
    return (Prompt("choose", must=True, needs={"word": Pick((number, number + 1))}),)


TABLE, MINE = Word("table", "table"), Word("mine", "mine")


def moment(
    number: int = 0, *, table: Struct = TABLE, view: Struct | None = None, mine: Struct = MINE
) -> Moment:
    return Moment(Beat(), table, view, lambda _: (mine, prompts(number)), lambda _: 0)


def at_a_table(*phones: Phone) -> Hub:
    hub = Hub("epoch")
    for phone in phones:
        hub.join(phone, moment())
    return hub


def test_only_changed_keys_are_sent_each_of_them_whole() -> None:
    phone = Phone(1)
    hub = at_a_table(phone)
    hub.publish(moment(table=Word("table", "another")))
    assert phone.last == {"seq": 1, "now": 0, "table": {"spelling": "another"}}
    hub.publish(moment(table=Word("table", "another"), view=Word("lai", "lai")))
    assert phone.last == {"seq": 2, "now": 0, "view": {"id": "lai", "spelling": "lai"}}
    hub.publish(moment(table=Word("table", "another"), view=Word("lai", "lais")))
    assert phone.last == {"seq": 3, "now": 0, "view": {"spelling": "lais"}}
    hub.publish(moment(table=Word("table", "another")))
    assert phone.last == {"seq": 4, "now": 0, "view": None}


def test_equal_prompts_are_not_sent_again() -> None:
    phone = Phone(1)
    hub = at_a_table(phone)
    hub.publish(moment(mine=Word("mine", "other")))
    assert phone.last["mine"] == {"1": {"view": {"id": "mine", "spelling": "other"}}}
    hub.publish(moment(1, mine=Word("mine", "other")))
    assert phone.last["mine"]["1"].keys() == {"prompts"}
    told = len(phone.frames)
    hub.publish(moment(1, mine=Word("mine", "other")))
    assert len(phone.frames) == told


def test_every_event_is_sent_and_counted() -> None:
    one, other = Phone(1), Phone(1)
    hub = at_a_table(one, other)
    events = (Event("votes", {"seat": 0}), Event("votes", {"seat": 1}), Event("over"))
    hub.publish(moment(), events)
    expected = [{"key": event.key, "params": dict(event.params)} for event in events]
    assert one.last["events"] == other.last["events"] == expected
    assert hub.feeds[1,].heard == len(events)


def test_a_private_change_is_sent_to_every_device_of_its_viewer_and_to_nobody_else() -> None:
    alone, shared, other = Phone(1), Phone(1, 2), Phone(3)
    hub = at_a_table(alone, shared, other)
    before = {phone: len(phone.frames) for phone in (alone, shared, other)}
    hub.publish(moment(1), acks=[Ack(other, b'"ack":7')], only={1})
    assert len(alone.frames) == before[alone] + 1
    assert len(shared.frames) == before[shared] + 1
    # the sender of a command is always answered
    assert other.frames[before[other] :] == ['{"ack":7}']
    assert hub.feeds[3,].seq == 0
    # A change that everybody sees is sent to all, whatever `only` says.
    hub.publish(moment(1, table=Word("another", "table")), only={1})
    assert other.last["table"] == {"id": "another"}


class Shown(Struct):
    plain: Any
    within: Any
    left: int = 0


def test_one_and_true_count_as_different() -> None:
    assert changed_keys(Shown(1, (0,)), Shown(True, (False,))) == b'"plain":true,"within":[false]'
    assert changed_keys(Shown((1, "a"), {"b": 2}), Shown((1, "a"), {"b": 2})) == b""
