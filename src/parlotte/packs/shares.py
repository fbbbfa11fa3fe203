"""Lints the shares of kinds in a whole."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from parlotte.packs.problems import Problem, about_all

SHARED_FROM = 100  # fewer items are not checked

Range = tuple[float, float]  # lowest and highest share


def lint_shares(
    key: str,
    field: str,
    found: Iterable[str],
    ranges: Mapping[str, Range],
    least: int = SHARED_FROM,
) -> Iterator[Problem]:
    counts = Counter(found)
    size = counts.total()
    for what, (low, high) in sorted(ranges.items()) if size >= least else ():
        share = counts[what] / size
        if not low <= share <= high:
            percent = {"share": share, "least": low, "most": high}
            rounded = {name: round(100 * part) for name, part in percent.items()}
            yield about_all(key, field, what=what, **rounded)
