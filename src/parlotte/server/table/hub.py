"""Who is shown what: one feed per viewer, and only the keys that have changed for him.

A viewer is the set of persons a device speaks for; nobody at all is the big screen and those who
watch. The public part is encoded once per table. A frame counts in `seq` only for those who get it,
so that a rival's draft moves nothing of mine.
"""

from collections import deque
from collections.abc import Callable, Container, Iterable, Sequence
from functools import cache
from typing import Protocol

from msgspec import Struct
from msgspec.structs import fields

from parlotte.core.codec import encode
from parlotte.core.contract import Event, Millis
from parlotte.core.prompts import Prompt
from parlotte.server.sockets.frames import ANSWER

MOST_EVENTS_KEPT = 64

Viewer = tuple[int, ...]
Prompts = tuple[Prompt, ...]
Private = tuple[Struct, Prompts]
Own = tuple[int, Private | None, Private | None]  # of a person: as it was, and as it is


class Listener(Protocol):
    """A connection, as the hub knows it."""

    viewer: Viewer

    def push(self, frame: bytes, heard: int = ANSWER) -> None:
        """A frame; `heard` is what its viewer had been told before it, unless it is an answer."""
        ...

    @property
    def lags(self) -> bool: ...


class Beat(Struct, frozen=True):
    """Where match time stands."""

    now: Millis = 0
    hold: Millis = 0  # how long it still stands before it goes on
    stands: Millis = 0  # of that, how long a shared device is between two pairs of hands
    count: int = 0  # of the times it was held for some, or let go on: all must hear of it
    left: Millis = 0  # of the time in which people say whether a private match is kept
    lasted: Millis | None = None  # how long the present phase has been shown; None: nobody knows


class Moment(Struct):
    """A table at one moment, for all who look at it."""

    beat: Beat
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

    def is_of(self, people: Container[int]) -> bool:
        return any(person in people for person in self.viewer)

    def look(self, moment: Moment) -> list[Own]:
        """What is another for his persons than it was."""
        changed: list[Own] = []
        for person in self.viewer:
            now, before = moment.private(person), self.private.get(person)
            if now == before:
                continue
            if now is None:
                del self.private[person]
            else:
                self.private[person] = now
            changed.append((person, before, now))
        return changed


class Hub:
    """All the feeds of one table."""

    __slots__ = ("_events", "_moment", "epoch", "feeds")

    def __init__(self, epoch: str) -> None:
        self.epoch = epoch
        self.feeds: dict[Viewer, Feed] = {}
        self._events: deque[Event] = deque(maxlen=MOST_EVENTS_KEPT)
        self._moment: Moment | None = None

    @property
    def view(self) -> Struct | None:
        """Of the game, as all have been shown it."""
        return None if self._moment is None else self._moment.view

    @property
    def listeners(self) -> Iterable[Listener]:
        return [one for feed in self.feeds.values() for one in feed.connections]

    def publish(
        self,
        moment: Moment,
        events: tuple[Event, ...] = (),
        acks: Sequence[Ack] = (),
        only: Container[int] | None = None,
    ) -> None:
        """Tell every viewer what has changed for him; whoever acted hears his answer with it, and
        if there are several, the others behind it. `only`: of these people alone is something
        another than it was, unless it is so for all."""
        last, self._moment = self._moment, moment
        self._events.extend(events)
        frames = Frames(last, moment, events)
        unsaid = list(acks)
        for feed in self.feeds.values():
            if only is not None and not (frames.concerns_all or feed.is_of(only)):
                continue
            own = feed.look(moment)
            reached = frames.reached(feed.viewer) if events else ()
            if not (own or reached or frames.concerns_all):
                continue
            feed.seq += 1
            told, feed.heard = feed.heard, feed.heard + len(reached)
            if not feed.connections:
                continue
            body = frames.body(feed, own, reached)
            for connection in feed.connections:
                connection.push(b"{%b%b}" % (_riding(connection, unsaid), body), told)
        for ack in unsaid:
            ack.to.push(b"{%b}" % ack.body)

    def forget_events(self) -> None:
        """A new match: its seats are other people's."""
        self._events.clear()

    def join(self, connection: Listener, moment: Moment) -> Feed:
        """A connection begins to listen. What it lacks is in `catch_up`."""
        self.publish(moment)  # whoever is here already hears what this one will read
        feed = self.feeds.get(connection.viewer)
        if feed is None:
            feed = self.feeds[connection.viewer] = Feed(connection.viewer)
            feed.look(moment)
        feed.connections.append(connection)
        return feed

    def leave(self, connection: Listener) -> None:
        feed = self.feeds.get(connection.viewer)
        if feed is not None and connection in feed.connections:
            feed.connections.remove(connection)

    def catch_up(self, connection: Listener, epoch: str, since: int, heard: int) -> bytes | None:
        """The frame for a viewer who left off there: a whole view with the events he missed,
        or None when he missed nothing."""
        feed = self.feeds[connection.viewer]
        if epoch != self.epoch_of(feed.viewer):
            return self.whole(connection)
        return None if since == feed.seq else self.whole(connection, heard)

    def epoch_of(self, viewer: Viewer) -> str:
        """A name for what this viewer's numbers count: another life of the table, or another
        set of people, counts anew."""
        return ".".join((self.epoch, *map(str, viewer)))

    def whole(self, connection: Listener, heard: int | None = None) -> bytes:
        """All this viewer may know; with the events since he had heard so many, where he says."""
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
        missed = 0 if heard is None else feed.heard - heard
        reached = [event for event in self._events if _reaches(event, feed.viewer, moment)]
        events = _told(reached[-missed:] if missed > 0 else ())
        who = b'"whole":true,"epoch":%b,"you":%b' % (
            encode(self.epoch_of(feed.viewer)),
            encode(feed.viewer),
        )
        seen = b'"table":{%b},"view":%b,"mine":{%b}' % (table, view, mine.encode())
        counts = b'"seq":%d,"heard":%d,%b' % (feed.seq, feed.heard, _clock(moment.beat))
        if moment.beat.lasted is not None:
            counts += b',"lasted":%d' % moment.beat.lasted
        return b"{%b,%b,%b%b}" % (who, counts, seen, events)


class Frames:
    """What one moment has to tell; what is for everybody is encoded once."""

    __slots__ = ("_events", "_for_all", "_moment", "_shared", "_told", "concerns_all")

    def __init__(self, last: Moment | None, moment: Moment, events: tuple[Event, ...]) -> None:
        self._moment = moment
        self._events = events
        self._for_all = all(event.to is None for event in events)
        self._told = _told(events) if events and self._for_all else b""
        changed = _shared(last, moment)
        self._shared = _clock(moment.beat) + changed
        held = last is not None and last.beat.count != moment.beat.count
        self.concerns_all = held or last is None or bool(changed)

    def reached(self, viewer: Viewer) -> Sequence[Event]:
        """The events that a viewer is told."""
        if self._for_all:
            return self._events
        return [event for event in self._events if _reaches(event, viewer, self._moment)]

    def body(self, feed: Feed, own: list[Own], reached: Sequence[Event]) -> bytes:
        """The inside of the frame for this viewer."""
        mine = b""
        if own:
            parts = (b'"%d":%b' % (who, _own(*was)) for who, *was in own)
            mine = b',"mine":{%b}' % b",".join(parts)
        told = _told(reached) if reached and not self._for_all else self._told
        return b'"seq":%d,%b%b%b' % (feed.seq, self._shared, mine, told)


@cache
def _members(kind: type[Struct]) -> tuple[tuple[str, bytes], ...]:
    """The public fields of a Struct, each with its key as it is written."""
    return tuple(
        (one.name, encode(one.encode_name) + b":") for one in fields(kind) if one.name != "mine"
    )


def changed_keys(old: Struct | None, new: Struct) -> bytes:
    """The members of `new` that differ from `old`, as the inside of a JSON object."""
    if old is new:
        return b""
    parts = []
    for name, key in _members(type(new)):
        value = getattr(new, name)
        if old is not None:
            before = getattr(old, name)
            if before is value or before == value:
                continue
        parts.append(key + encode(value))
    return b",".join(parts)


def _shared(last: Moment | None, moment: Moment) -> bytes:
    """What has changed for everybody."""
    table = changed_keys(None if last is None else last.table, moment.table)
    told = b',"table":{%b}' % table if table else b""
    fresh_game = last is None or type(last.view) is not type(moment.view)
    if moment.view is None:
        return told + (b',"view":null' if fresh_game else b"")
    view = changed_keys(None if last is None or fresh_game else last.view, moment.view)
    return told + (b',"view":{%b}' % view if view else b"")


def _own(before: Private | None, now: Private | None) -> bytes:
    """What has changed for one person."""
    if now is None:
        return b"null"
    parts = []
    if before is None or before[0] != now[0]:
        parts.append(b'"view":%b' % encode(now[0]))
    if before is None or before[1] != now[1]:
        parts.append(b'"prompts":%b' % encode(now[1]))
    return b"{%b}" % b",".join(parts)


def _riding(connection: Listener, unsaid: list[Ack]) -> bytes:
    """The first answer to this one: it rides on the frame it caused, unless that may be dropped."""
    for at, ack in enumerate(unsaid):
        if ack.to is connection:
            if connection.lags:
                break
            del unsaid[at]
            return ack.body + b","
    return b""


def _clock(beat: Beat) -> bytes:
    hold = b',"hold":%d' % beat.hold if beat.hold else b""
    stands = b',"stands":%d' % beat.stands if beat.stands else b""
    left = b',"left":%d' % beat.left if beat.left else b""
    return b'"now":%d%b%b%b' % (beat.now, hold, stands, left)


def _reaches(event: Event, viewer: Viewer, moment: Moment) -> bool:
    if event.to is None:
        return True
    return any(event.reaches(moment.seat_of(person)) for person in viewer)


def _told(events: Sequence[Event]) -> bytes:
    return b',"events":' + encode([{"key": one.key, "params": one.params} for one in events])
