"""Sends the views: one feed per viewer, with only the keys that have changed.

A viewer is the set of persons a device speaks for; the empty set is the big screen and watchers.
The public part is encoded once per table. A frame counts in `seq` only for those who get it, so
that a rival's draft does not show in anybody's count.
"""

from collections import deque
from collections.abc import Callable, Container, Sequence
from functools import cache

from msgspec import Struct
from msgspec.structs import fields

from parlotte.core.codec import encode, same
from parlotte.core.contract import Event, Millis
from parlotte.core.prompts import Prompt
from parlotte.server.sockets.connection import Connection

MOST_EVENTS_KEPT = 64

Viewer = tuple[int, ...]
Prompts = tuple[Prompt, ...]
Private = tuple[Struct, Prompts]
# A person, the previous and the present private part.
Own = tuple[int, Private | None, Private | None]


class Beat(Struct, frozen=True):
    """The present match time, and how it is held."""

    now: Millis = 0
    hold: Millis = 0  # how long it is still held
    stands: Millis = 0  # of that, how long a shared device is changing hands
    count: int = 0  # number of holds and releases; a change concerns all viewers
    left: Millis = 0  # of the time to answer whether a private match is kept
    lasted: Millis | None = None  # how long the present phase has been shown; None: unknown


class Moment(Struct):
    """A snapshot of a table, for all viewers."""

    beat: Beat
    table: Struct
    view: Struct | None  # the public view of the game; None: there is none
    private: Callable[[int], Private | None]  # of a person
    seat_of: Callable[[int], int | None]


class Ack(Struct):
    """An answer to one connection, sent within the frame that it caused."""

    to: Connection
    body: bytes  # '"ack":…' and perhaps an answer


class Feed:
    """What one viewer has been sent; each of its connections gets the same bytes."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.seq = 0
        self.heard = 0  # events sent to this viewer
        self.private: dict[int, Private] = {}
        self.connections: list[Connection] = []

    def look(self, moment: Moment) -> list[Own]:
        """The changes for the persons of this viewer."""
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
    def __init__(self, epoch: str) -> None:
        self.epoch = epoch
        self.feeds: dict[Viewer, Feed] = {}
        self._events: deque[Event] = deque(maxlen=MOST_EVENTS_KEPT)
        self._moment: Moment | None = None

    @property
    def view(self) -> Struct | None:
        """The public view of the game, as last published."""
        return None if self._moment is None else self._moment.view

    def publish(
        self,
        moment: Moment,
        events: tuple[Event, ...] = (),
        acks: Sequence[Ack] = (),
        only: Container[int] | None = None,
    ) -> None:
        """Sends each viewer the changes and its ack; `only`: the persons that it concerns."""
        last, self._moment = self._moment, moment
        self._events.extend(events)
        frames = Frames(last, moment, events)
        unsent = list(acks)
        for feed in self.feeds.values():
            concerned = only is None or any(person in only for person in feed.viewer)
            if not (concerned or frames.concerns_all):
                continue
            own = feed.look(moment)
            reached = frames.reached(feed.viewer) if events else ()
            if not (own or reached or frames.concerns_all):
                continue
            feed.seq += 1
            heard, feed.heard = feed.heard, feed.heard + len(reached)
            if not feed.connections:
                continue
            body = frames.body(feed, own, reached)
            for connection in feed.connections:
                connection.push(b"{%b%b}" % (_first_ack(connection, unsent), body), heard)
        for ack in unsent:
            ack.to.push(b"{%b}" % ack.body)

    def forget_events(self) -> None:
        """Drops old events; a new match has other people in its seats."""
        self._events.clear()

    def join(self, connection: Connection, moment: Moment) -> Feed:
        """Subscribes a connection. Call `catch_up` for what it has missed."""
        self.publish(moment)  # brings the other viewers up to date first
        feed = self.feeds.get(connection.viewer)
        if feed is None:
            feed = self.feeds[connection.viewer] = Feed(connection.viewer)
            feed.look(moment)
        feed.connections.append(connection)
        return feed

    def leave(self, connection: Connection) -> None:
        feed = self.feeds.get(connection.viewer)
        if feed is not None and connection in feed.connections:
            feed.connections.remove(connection)

    def catch_up(self, connection: Connection, epoch: str, since: int, heard: int) -> bytes | None:
        """A full view with the events missed since then; None if nothing was missed."""
        feed = self.feeds[connection.viewer]
        if epoch != self.epoch_of(feed.viewer):
            return self.whole(connection)
        return None if since == feed.seq else self.whole(connection, heard)

    def epoch_of(self, viewer: Viewer) -> str:
        """The epoch of a viewer: counters restart when the table is reloaded, and per viewer."""
        return ".".join((self.epoch, *map(str, viewer)))

    def whole(self, connection: Connection, heard: int | None = None) -> bytes:
        """The full view of this viewer; with `heard`, also the events missed since."""
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
        events = _events(reached[-missed:] if missed > 0 else ())
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
    """The frames of one moment; the public part is encoded once."""

    def __init__(self, last: Moment | None, moment: Moment, events: tuple[Event, ...]) -> None:
        self._moment = moment
        self._events = events
        self._for_all = all(event.to is None for event in events)
        self._encoded = _events(events) if events and self._for_all else b""
        changed = _shared(last, moment)
        self._shared = _clock(moment.beat) + changed
        held = last is not None and last.beat.count != moment.beat.count
        self.concerns_all = held or last is None or bool(changed)

    def reached(self, viewer: Viewer) -> Sequence[Event]:
        if self._for_all:
            return self._events
        return [event for event in self._events if _reaches(event, viewer, self._moment)]

    def body(self, feed: Feed, own: list[Own], reached: Sequence[Event]) -> bytes:
        mine = b""
        if own:
            parts = (b'"%d":%b' % (who, _own(*was)) for who, *was in own)
            mine = b',"mine":{%b}' % b",".join(parts)
        events = _events(reached) if reached and not self._for_all else self._encoded
        return b'"seq":%d,%b%b%b' % (feed.seq, self._shared, mine, events)


@cache
def _members(kind: type[Struct]) -> tuple[tuple[str, bytes], ...]:
    """The public fields of a Struct, each with its encoded key."""
    return tuple(
        (one.name, encode(one.encode_name) + b":") for one in fields(kind) if one.name != "mine"
    )


def changed_keys(old: Struct | None, new: Struct) -> bytes:
    """The fields of `new` that differ from `old`, as the inside of a JSON object."""
    if old is new:
        return b""
    parts = []
    for name, key in _members(type(new)):
        value = getattr(new, name)
        if old is None or not same(getattr(old, name), value):
            parts.append(key + encode(value))
    return b",".join(parts)


def _shared(last: Moment | None, moment: Moment) -> bytes:
    table = changed_keys(None if last is None else last.table, moment.table)
    start = b',"table":{%b}' % table if table else b""
    fresh_game = last is None or type(last.view) is not type(moment.view)
    if moment.view is None:
        return start + (b',"view":null' if fresh_game else b"")
    view = changed_keys(None if last is None or fresh_game else last.view, moment.view)
    return start + (b',"view":{%b}' % view if view else b"")


def _own(before: Private | None, now: Private | None) -> bytes:
    if now is None:
        return b"null"
    parts = []
    if before is None or before[0] != now[0]:
        parts.append(b'"view":%b' % encode(now[0]))
    if before is None or before[1] != now[1]:
        parts.append(b'"prompts":%b' % encode(now[1]))
    return b"{%b}" % b",".join(parts)


def _first_ack(connection: Connection, unsent: list[Ack]) -> bytes:
    """The first ack for this connection, to be sent in the frame, unless frames may be dropped."""
    for at, ack in enumerate(unsent):
        if ack.to is connection:
            if connection.lags:
                break
            del unsent[at]
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


def _events(events: Sequence[Event]) -> bytes:
    return b',"events":' + encode([{"key": one.key, "params": one.params} for one in events])
