"""How much of a whole is of one sort."""

from collections import Counter
from collections.abc import Iterable, Iterator

from parlotte.packs.problems import Problem

SHARED_FROM = 100  # items: fewer have no shares to speak of

Range = tuple[float, float]  # the least and the most


def lint_shares(field: str, found: Iterable[str], ranges: dict[str, Range]) -> Iterator[Problem]:
    counts = Counter(found)
    size = counts.total()
    for what, (least, most) in sorted(ranges.items()) if size >= SHARED_FROM else ():
        share = counts[what] / size
        if not least <= share <= most:
            params: dict[str, int | str] = {
                "what": what,
                "share": round(100 * share),
                "least": round(100 * least),
                "most": round(100 * most),
            }
            yield Problem("lint-share-of", field=field, params=params)
