"""A view that is patched frame by frame is the whole view, in every game and for every viewer."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Struct

from laws.moment import Moment
from laws.subject import options_of, subject_of
from laws.walk import walk
from parlotte.core.codec import encode
from parlotte.games import registered
from parlotte.held import Json, patched
from parlotte.server.table.patches import changed_keys, patched_keys, patched_value
from support.depth import by_depth

EXAMPLES = by_depth(3, 12)


def told(members: bytes) -> Json:
    read: Json = json.loads(b"{%b}" % members)
    return read


class Eyes:
    """Two who look at one match: one is told whole keys, the other what changed inside them."""

    def __init__(self) -> None:
        self.view: Struct | None = None
        self.whole: Json = {}
        self.patched: Json = {}
        self.own: dict[tuple[int, str], Any] = {}
        self.held: dict[int, Json] = {}
        self.bytes_whole, self.bytes_patched = 0, 0

    def look(self, moment: Moment) -> None:
        match = moment.match
        view = match.game.view(match.state, None)
        keys, patches = changed_keys(self.view, view), patched_keys(self.view, view)
        assert bool(keys) == bool(patches)
        self.whole = {**self.whole, **told(keys)}
        before = json.dumps(self.patched)
        after = patched(self.patched, told(patches))
        assert json.dumps(self.patched) == before  # what was held stays as it was
        assert after == self.whole == told(changed_keys(None, view))
        self.view, self.patched = view, after
        self.bytes_whole += len(keys)
        self.bytes_patched += len(patches)
        for seat in range(len(match.holders)):
            parts = {
                "view": match.game.mine(match.state, seat),
                "prompts": match.game.prompts(match.state, seat),
            }
            self._look_at_mine(seat, parts)

    def _look_at_mine(self, seat: int, parts: dict[str, Any]) -> None:
        held = self.held.setdefault(seat, {})
        for key, now in parts.items():
            if (seat, key) not in self.own:
                held = patched(held, told(b'"%b":%b' % (key.encode(), encode(now))))
            else:
                held = patched(held, told(patched_value(key, self.own[seat, key], now)))
            self.own[seat, key] = now
        assert held == {key: json.loads(encode(now)) for key, now in parts.items()}
        self.held[seat] = held


@pytest.mark.parametrize("game", registered())
def test_patched_is_whole(game: str) -> None:
    subject, eyes = subject_of(game), []

    @settings(max_examples=EXAMPLES)
    @given(
        options=options_of(subject),
        number=st.integers(0, 2**40),
        actions=st.integers(20, 120),
    )
    def hold(options: object, number: int, actions: int) -> None:
        eyes.append(Eyes())
        look: Callable[[Moment], None] = eyes[-1].look
        walk(subject, options, number, actions, (look,))

    hold()
    assert sum(one.bytes_patched for one in eyes) < sum(one.bytes_whole for one in eyes)


@pytest.mark.parametrize("game", registered())
def test_no_key_of_a_view_looks_like_a_path(game: str) -> None:
    """What is written between the keys of a path is in no key that a path could lead through."""
    kinds: list[type[Struct]] = [registered()[game].view]
    seen = set()
    while kinds:
        kind = kinds.pop()
        seen.add(kind)
        assert not set("/+=*#@").intersection("".join(kind.__struct_encode_fields__))
        kinds += [one for one in structs_in(kind.__annotations__) if one not in seen]
    assert len(seen) > 1


def structs_in(annotations: Any) -> list[type[Struct]]:
    if isinstance(annotations, type) and issubclass(annotations, Struct):
        return [annotations]
    if isinstance(annotations, dict):
        return [one for part in annotations.values() for one in structs_in(part)]
    return [one for part in getattr(annotations, "__args__", ()) for one in structs_in(part)]
