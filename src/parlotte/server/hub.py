"""Who is shown what: one feed per viewer, and only what has changed for him.

A viewer is the set of persons a device speaks for; nobody at all is the big screen and those who
watch. The public part is encoded once per table. A frame counts in `seq` only for those who get it,
so that a rival's draft moves nothing of mine.
"""

from collections import deque
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Protocol

from msgspec import Struct

from parlotte.core.codec import encode
from parlotte.core.contract import Event, Millis
from parlotte.core.prompts import Prompt

MOST_EVENTS_KEPT = 64

Viewer = tuple[int, ...]
Private = tuple[Struct, tuple[Prompt, ...]]


class Listener(Protocol):
    """A connection, as the hub knows it."""

    viewer: Viewer

    def push(self, frame: bytes) -> None: ...


class Moment(Struct):
    """A table at one moment, for all who look at it."""

    now: Millis  # match time
    hold: Millis  # how long it still stands before it goes on
    table: Struct
    view: Struct | None  # the public view of the game; None: there is none
    private: Callable[[int], Private | None]  # of a person
    seat_of: Callable[[int], int | None]


class Ack(Struct):
    """An answer to one connection that travels with the frame it caused."""

    to: Listener
    body: bytes  # '"ack":…' and perhaps an answer


class Feed:
    """What one viewer has been sent; each of his connections gets the same bytes."""

    __slots__ = ("connections", "heard", "private", "seq", "viewer")

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.seq = 0
        self.heard = 0  # events this viewer has been told
        self.private: dict[int, Private] = {}
        self.connections: list[Listener] = []


@cache
def _fields(kind: type[Struct]) -> tuple[tuple[str, bytes], ...]:
    """The public fields of a view, each with its key as it is written."""
    names = zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True)
    return tuple((name, b'"%s":' % alias.encode()) for name, alias in names if name != "mine")


def changed_keys(old: Struct | None, new: Struct) -> bytes:
    """The members of `new` that differ from `old`, as the inside of a JSON object."""
    if old is new:
        return b""
    parts = []
    for name, key in _fields(type(new)):
        value = getattr(new, name)
        if old is not None:
            before = getattr(old, name)
            if before is value or before == value:
                continue
        parts.append(key + encode(value))
    return b",".join(parts)


def _told(event: Event) -> dict[str, Any]:
    return {"key": event.key, "params": event.params}


class Hub:
    """All the feeds of one table."""

    __slots__ = ("_events", "_moment", "epoch", "feeds")

    def __init__(self, epoch: str) -> None:
        self.epoch = epoch
        self.feeds: dict[Viewer, Feed] = {}
        self._events: deque[Event] = deque(maxlen=MOST_EVENTS_KEPT)
        self._moment: Moment | None = None

    @property
    def listeners(self) -> Iterable[Listener]:
        return [one for feed in self.feeds.values() for one in feed.connections]

    def publish(
        self, moment: Moment, events: tuple[Event, ...] = (), ack: Ack | None = None
    ) -> None:
        """Tell every viewer what has changed for him; whoever acted hears his answer with it."""
        last = self._moment
        self._moment = moment
        self._events.extend(events)
        fresh_game = last is None or type(last.view) is not type(moment.view)
        table = changed_keys(None if last is None else last.table, moment.table)
        shared = b',"table":{%b}' % table if table else b""
        if moment.view is None:
            shared += b',"view":null' if fresh_game else b""
        else:
            old = None if last is None or fresh_game else last.view
            view = changed_keys(old, moment.view)
            shared += b',"view":{%b}' % view if view else b""
        common = encode([_told(event) for event in events]) if _for_all(events) else None
        clock = _clock(moment)
        answered = False
        for feed in self.feeds.values():
            private = self._private(feed, moment)
            heard, count = _heard(feed, moment, events, common)
            if not (shared or private or heard):
                continue
            feed.seq += 1
            feed.heard += count
            if not feed.connections:
                continue
            body = b"%b%b%b%b" % (clock, shared, private, heard)
            frame = b'{"seq":%d,%b}' % (feed.seq, body)
            for connection in feed.connections:
                if ack is not None and ack.to is connection:
                    connection.push(b'{%b,"seq":%d,%b}' % (ack.body, feed.seq, body))
                    answered = True
                else:
                    connection.push(frame)
        if ack is not None and not answered:
            ack.to.push(b"{%b}" % ack.body)

    def forget_events(self) -> None:
        """A new match: its seats are other people's."""
        self._events.clear()

    def _private(self, feed: Feed, moment: Moment) -> bytes:
        """What has changed for the persons of this viewer alone."""
        parts = []
        for person in feed.viewer:
            now = moment.private(person)
            before = feed.private.get(person)
            if now is None:
                if before is not None:
                    del feed.private[person]
                    parts.append(b'"%d":null' % person)
                continue
            changes = []
            if before is None or before[0] != now[0]:
                changes.append(b'"view":' + encode(now[0]))
            if before is None or before[1] != now[1]:
                changes.append(b'"prompts":' + encode(now[1]))
            if changes:
                feed.private[person] = now
                parts.append(b'"%d":{%b}' % (person, b",".join(changes)))
        return b',"mine":{%b}' % b",".join(parts) if parts else b""

    def join(self, connection: Listener, moment: Moment) -> Feed:
        """A connection begins to listen. What it lacks is in `catch_up`."""
        self.publish(moment)  # whoever is here already hears what this one will read
        feed = self.feeds.get(connection.viewer)
        if feed is None:
            feed = self.feeds[connection.viewer] = Feed(connection.viewer)
            self._private(feed, moment)
        feed.connections.append(connection)
        return feed

    def leave(self, connection: Listener) -> None:
        feed = self.feeds.get(connection.viewer)
        if feed is not None and connection in feed.connections:
            feed.connections.remove(connection)
            if not feed.connections and feed.viewer == ():
                del self.feeds[()]

    def catch_up(self, connection: Listener, epoch: str, since: int, heard: int) -> bytes | None:
        """The frame for a viewer who left off there: a whole view with the events he missed,
        or None when he missed nothing."""
        feed = self.feeds[connection.viewer]
        same = epoch == self.epoch
        if same and since == feed.seq:
            return None
        return self.whole(connection, feed.heard - heard if same else 0)

    def whole(self, connection: Listener, missed: int = 0) -> bytes:
        """All this viewer may know, and the last events he missed."""
        feed = self.feeds[connection.viewer]
        moment = self._moment
        if moment is None:
            raise RuntimeError("nothing was published yet")
        mine = ",".join(
            f'"{person}":{{"view":{encode(view).decode()},"prompts":{encode(prompts).decode()}}}'
            for person, (view, prompts) in feed.private.items()
        )
        view = b"null" if moment.view is None else b"{%b}" % changed_keys(None, moment.view)
        table = changed_keys(None, moment.table)
        events: list[Event] = []
        if missed > 0:
            reached = [event for event in self._events if _reaches(event, feed.viewer, moment)]
            events = reached[-missed:]
        return (
            b'{"seq":%d,"heard":%d,"whole":true,%b,"table":{%b},"view":%b,"mine":{%b},"events":%b}'
            % (
                feed.seq,
                feed.heard,
                _clock(moment),
                table,
                view,
                mine.encode(),
                encode([_told(event) for event in events]),
            )
        )


def _clock(moment: Moment) -> bytes:
    hold = b',"hold":%d' % moment.hold if moment.hold else b""
    return b'"now":%d%b' % (moment.now, hold)


def _for_all(events: tuple[Event, ...]) -> bool:
    return all(event.to is None for event in events)


def _reaches(event: Event, viewer: Viewer, moment: Moment) -> bool:
    if event.to is None:
        return True
    return any(event.reaches(moment.seat_of(person)) for person in viewer)


def _heard(
    feed: Feed, moment: Moment, events: tuple[Event, ...], common: bytes | None
) -> tuple[bytes, int]:
    """The events that reach this viewer, and how many they are."""
    if not events:
        return b"", 0
    if common is not None:
        return b',"events":' + common, len(events)
    reached = [_told(event) for event in events if _reaches(event, feed.viewer, moment)]
    return (b',"events":' + encode(reached), len(reached)) if reached else (b"", 0)
