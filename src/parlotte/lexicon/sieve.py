"""Selects from the source the words for games, with their readings."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from parlotte.core.folding import as_capitals, is_plain
from parlotte.lexicon.hunspell import Dictionary, Entry, forms
from parlotte.lexicon.patch import Patch

VERB, NOUN, FIXED = "v", "n", "i"

# The source marks unit symbols with KEEPCASE, Roman numerals and cut words (lorsqu) with NOSUGGEST.
NO_WORD = ("KEEPCASE", "NOSUGGEST")
ELISIONS = "'’"
# The single letters that are words: à, ô, y.
ONE_LETTER = {"A", "O", "Y"}


class Reading(Struct, frozen=True, order=True):
    """The spelling of a form, its entry, and the entry's class."""

    form: str
    lemma: str
    kind: str


class Sieved(Struct, frozen=True):
    common: dict[str, set[Reading]]  # by folded form
    proper: set[str]


def sieve(dictionary: Dictionary, patch: Patch) -> Sieved:
    """Separates common words and proper nouns; drops symbols, acronyms and elided forms."""
    common: dict[str, set[Reading]] = {}
    proper: set[str] = set()
    unfit = {dictionary.roles[role] for role in NO_WORD if role in dictionary.roles}
    fit = (entry for entry in dictionary.entries if not entry.flags & unfit)
    for reading in _readings(dictionary, fit):
        folded = as_capitals(reading.form)
        if reading.lemma.islower() and folded not in patch.removed:
            if len(folded) > 1 or folded in ONE_LETTER:
                common.setdefault(folded, set()).add(reading)
        elif reading.lemma.istitle() and len(folded) > 1:
            proper.add(folded)
    for reading in _readings(dictionary, patch.added):
        common.setdefault(as_capitals(reading.form), set()).add(reading)
    return Sieved(common, proper)


def _readings(dictionary: Dictionary, entries: Iterable[Entry]) -> Iterator[Reading]:
    bare = _without_elisions(dictionary)
    for entry in entries:
        if not is_plain(as_capitals(entry.word)):
            continue
        kind = kind_of(bare, entry)
        for form in forms(bare, entry):
            if is_plain(as_capitals(form)):
                yield Reading(form, entry.word, kind)


def _without_elisions(dictionary: Dictionary) -> Dictionary:
    """Drops prefixes such as l’ and qu’, whose forms are not kept."""
    prefixes = {
        flag: tuple(one for one in affixes if not set(one.add) & set(ELISIONS))
        for flag, affixes in dictionary.prefixes.items()
    }
    return Dictionary(
        dictionary.suffixes,
        {flag: affixes for flag, affixes in prefixes.items() if affixes},
        dictionary.roles,
        dictionary.entries,
    )


def kind_of(dictionary: Dictionary, entry: Entry) -> str:
    """The class of an entry from its flags: verb, inflected or invariable."""
    if any(flag[0].islower() for flag in entry.flags):  # flags of verb endings, or of j’
        return VERB
    bending = entry.flags & (dictionary.suffixes.keys() | dictionary.prefixes.keys())
    return NOUN if bending else FIXED
