"""What a client holds after a frame that tells only what changed: docs/protocol.md, *Patches*."""

from typing import Any

# The form of these patches: a server that knows another tells whole keys.
PATCHES = 2

Json = dict[str, Any]
Remembered = dict[int, Any]


def patched(held: Json, told: Json, remembered: Remembered | None = None) -> Json:
    """Each key replaces that key, unless it says more; what was held before stays as it was."""
    after = dict(held)
    for key, value in told.items():
        after = _put(after, key.split("/"), value, {} if remembered is None else remembered)
    return after


def spread(events: list[Json]) -> list[Json]:
    """Events one by one, also where several of one kind were told together."""
    told = []
    for event in map(unfolded, events):
        params = event["params"]
        told += [{**event, "params": one} for one in params] if type(params) is list else [event]
    return told


def unfolded(value: Any) -> Any:
    """What was told whole, with every `scores*4` in it made the list of four that it stands for."""
    if isinstance(value, list):
        return [unfolded(one) for one in value]
    if not isinstance(value, dict):
        return value
    after: Json = {}
    for key, member in value.items():
        name, folded, times = key.partition("*")
        after[name] = _rows(member, int(times)) if folded else unfolded(member)
    return after


def _rows(columns: Json, times: int) -> list[Json]:
    whole = unfolded(columns)
    return [
        {key: column[at] if isinstance(column, list) else column for key, column in whole.items()}
        for at in range(times)
    ]


def _put(inside: Any, path: list[str], value: Any, remembered: Remembered) -> Any:
    name, *rest = path
    after = list(inside) if isinstance(inside, list) else dict(inside)
    if rest:
        at: Any = int(name) if isinstance(after, list) else name
        after[at] = _put(after[at], rest, value, remembered)
        return after
    bare = name.rstrip("+@").partition("=")[0].partition("#")[0].partition("*")[0]
    at = int(bare) if isinstance(after, list) else bare
    if name.endswith("+"):
        after[at] = [*after[at], *unfolded(value)]
    elif name.endswith("@"):
        after[at] = remembered[value]
    elif "=" in name:
        stays = name.partition("=")[2].split(",")
        after[at] = patched({one: after[at][one] for one in stays}, value)
    elif "*" in name:
        after[at] = _rows(value, int(name.partition("*")[2]))
    else:
        after[at] = unfolded(value)
        if "#" in name:
            remembered[int(name.partition("#")[2])] = after[at]
    return after
