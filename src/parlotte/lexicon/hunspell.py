"""A reader for a Hunspell dictionary: every form, with the entry it comes from.

It supports what the French dictionary uses: long flags, suffixes and prefixes with conditions and
continuation flags, cross products, NEEDAFFIX, FORBIDDENWORD, CIRCUMFIX, KEEPCASE, NOSUGGEST. It
does not support compounds, which that dictionary does not have.
"""

import re
from collections.abc import Iterator

from msgspec import Struct

LONG = 2  # FLAG long: two characters per flag


class Affix(Struct, frozen=True):
    """One line of SFX or PFX."""

    strip: str
    add: str
    flags: frozenset[str]
    condition: re.Pattern[str] | None
    crosses: bool

    def fits(self, word: str, *, suffix: bool) -> bool:
        held = word.endswith(self.strip) if suffix else word.startswith(self.strip)
        return held and (self.condition is None or self.condition.search(word) is not None)

    def put(self, word: str, *, suffix: bool) -> str:
        if suffix:
            return word[: len(word) - len(self.strip)] + self.add
        return self.add + word[len(self.strip) :]


class Entry(Struct, frozen=True):
    """One line of the dictionary."""

    word: str
    flags: frozenset[str]


class Dictionary(Struct, frozen=True):
    suffixes: dict[str, tuple[Affix, ...]]
    prefixes: dict[str, tuple[Affix, ...]]
    roles: dict[str, str]  # from NEEDAFFIX and the like to the flag
    entries: tuple[Entry, ...]


ROLES = ("NEEDAFFIX", "FORBIDDENWORD", "CIRCUMFIX", "KEEPCASE", "NOSUGGEST")


def flags_of(text: str) -> frozenset[str]:
    return frozenset(text[at : at + LONG] for at in range(0, len(text), LONG))


def read(aff: str, dic: str) -> Dictionary:
    tables: dict[str, dict[str, list[Affix]]] = {"SFX": {}, "PFX": {}}
    crossing: dict[tuple[str, str], bool] = {}
    roles: dict[str, str] = {}
    for line in aff.splitlines():
        fields = line.split()
        if len(fields) == 2 and fields[0] in ROLES:
            roles[fields[0]] = fields[1]
        elif len(fields) == 4 and fields[0] in tables and fields[2] in "YN":
            crossing[fields[0], fields[1]] = fields[2] == "Y"
        elif len(fields) >= 5 and fields[0] in tables:
            kind, flag = fields[:2]
            affix = _affix(fields, crosses=crossing[kind, flag])
            tables[kind].setdefault(flag, []).append(affix)
    suffixes, prefixes = (
        {flag: tuple(affixes) for flag, affixes in tables[kind].items()} for kind in ("SFX", "PFX")
    )
    # The first line is a count.
    entries = (_entry(line) for line in dic.splitlines()[1:] if line.strip())
    return Dictionary(suffixes, prefixes, roles, tuple(entries))


def _affix(fields: list[str], *, crosses: bool) -> Affix:
    kind, _, strip, adds, condition = fields[:5]
    add, _, flags = adds.partition("/")
    pattern = None
    if condition != ".":
        pattern = re.compile(f"(?:{condition})$" if kind == "SFX" else f"^(?:{condition})")
    return Affix(
        "" if strip == "0" else strip, "" if add == "0" else add, flags_of(flags), pattern, crosses
    )


def _entry(line: str) -> Entry:
    # Optional morphological fields follow after a blank.
    word, _, flags = re.split(r"[ \t]", line, maxsplit=1)[0].partition("/")
    return Entry(word, flags_of(flags))


def forms(dictionary: Dictionary, entry: Entry) -> Iterator[str]:
    """Every form of an entry, including itself; a form may be repeated."""
    role = dictionary.roles.get
    if role("FORBIDDENWORD") in entry.flags:
        return
    if role("NEEDAFFIX") not in entry.flags:
        yield entry.word
    yield from _prefixed(dictionary, entry.word, entry.flags)
    yield from _suffixed(dictionary, entry.word, entry.flags, deep=True)


def _suffixed(
    dictionary: Dictionary, word: str, flags: frozenset[str], *, deep: bool
) -> Iterator[str]:
    """The forms with a suffix; a suffix may add flags of its own, once."""
    role = dictionary.roles.get
    for flag in sorted(flags & dictionary.suffixes.keys()):
        for affix in dictionary.suffixes[flag]:
            if not affix.fits(word, suffix=True):
                continue
            form = affix.put(word, suffix=True)
            if role("NEEDAFFIX") not in affix.flags and role("CIRCUMFIX") not in affix.flags:
                yield form
            outer = affix.flags | (flags if affix.crosses else frozenset())
            yield from _prefixed(dictionary, form, outer, around=affix.flags)
            if deep:
                yield from _suffixed(dictionary, form, affix.flags, deep=False)


def _prefixed(
    dictionary: Dictionary,
    word: str,
    flags: frozenset[str],
    *,
    around: frozenset[str] | None = None,
) -> Iterator[str]:
    """The forms with a prefix; `around` holds the flags of the suffix of a circumfix, if any."""
    role = dictionary.roles.get
    for flag in sorted(flags & dictionary.prefixes.keys()):
        for affix in dictionary.prefixes[flag]:
            if not affix.fits(word, suffix=False):
                continue
            if around is not None and not affix.crosses:
                continue
            circled = around is not None and role("CIRCUMFIX") in around
            if circled != (role("CIRCUMFIX") in affix.flags):
                continue
            form = affix.put(word, suffix=False)
            if role("NEEDAFFIX") not in affix.flags:
                yield form
            if around is None:
                yield from _suffixed(dictionary, form, affix.flags, deep=False)
