"""pyrealb behind one door. It keeps its language in globals, so one sentence is said at a time.

Importing it reads its lexicons: that happens when a game is bound to its content, not in play.
"""

import importlib
import re
import warnings
from collections.abc import Iterable
from functools import cache
from threading import Lock
from typing import Any

from parlotte.kit.speech import Entry, Language, Part

_ONE_AT_A_TIME = Lock()
_REGULAR = {"m": "n3", "f": "n17"}  # a plural in -s
_SAME = {"m": "n2", "f": "n16"}  # a plural like the singular
# pyrealb writes these without their ligature.
_LIGATURE = re.compile(r"\b([bc]?)(o)(e)(uf|ufs|ur|urs|il)\b", re.IGNORECASE)

_PERSONS = [(person, number) for number in "sp" for person in (1, 2, 3)]
_FINITE = {"fr": ("p", "i", "f", "ps", "c", "s", "ip"), "en": ("p", "ps")}
_PARTICIPLES = {"fr": ("pr", "pp"), "en": ("pr", "pp")}


class Unsayable(ValueError):  # noqa: N818
    """A tree that the lexicons have no word for."""


@cache
def _library() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)  # it leaves its four files to be closed
        return importlib.import_module("pyrealb")


def warm() -> None:
    """Read the lexicons now, rather than when somebody waits for a sentence."""
    _library()


class RealisedVoice:
    """The voice of a game: the lexicons of pyrealb, with the game's own words on top."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        library = _library()
        with _ONE_AT_A_TIME:
            for entry in entries:
                _learn(library, entry)
        self._forms: dict[tuple[str, str, str], frozenset[str]] = {}

    def say(self, sentence: Part, lang: Language) -> str:
        library = _library()
        with _ONE_AT_A_TIME:
            library.load(lang)
            text = str(_built(library, sentence).realize())
        return _typeset(text, lang)

    def forms(self, kind: str, lemma: str, lang: Language) -> frozenset[str]:
        return self._known(kind, lemma, lang)

    def participles(self, lemma: str, lang: Language) -> frozenset[str]:
        return self._known("participle", lemma, lang)

    def _known(self, kind: str, lemma: str, lang: Language) -> frozenset[str]:
        key = kind, lemma, lang
        if key not in self._forms:
            library = _library()
            with _ONE_AT_A_TIME:
                library.load(lang)
                found = {str(one.realize()).strip() for one in _inflected(library, *key)}
            said = {_typeset(one, lang).rstrip(".").lower() for one in found if "[[" not in one}
            self._forms[key] = frozenset(said | {lemma.lower()})
        return self._forms[key]


def _learn(library: Any, entry: Entry) -> None:
    """Our gender wins; what is missing becomes a regular word."""
    lexicon = library.getLexicon(entry.lang)
    known = lexicon.setdefault(entry.lemma, {})
    plain = entry.lemma.replace("œ", "oe")
    there = known.get(entry.kind) or lexicon.get(plain, {}).get(entry.kind)
    if entry.kind == "N" and entry.lang == "fr":
        gender = entry.gender or "m"
        if entry.plural:
            table = _SAME[gender]
        elif there and there.get("g") == gender:
            table = there["tab"]
        else:
            table = _REGULAR[gender]
        if table == "nI":  # it has no plural there
            table = _SAME[gender]
        known["N"] = {"g": gender, "tab": table}
    elif there is None:
        tables = {"N": {"tab": "n1"}, "A": {"tab": "a1"}, "Adv": {"tab": "b1"}}
        known[entry.kind] = tables[entry.kind]


def _built(library: Any, part: Part) -> Any:
    """A tree of pyrealb. Words are checked first: it only warns of those it does not know."""
    if part.kind == "Q":
        made = library.Q(_phrase(library, part.parts) if part.parts else part.lemma)
    elif part.lemma:
        if part.kind in ("N", "V", "A") and part.kind not in (library.getLemma(part.lemma) or {}):
            raise Unsayable(f"{part.kind} {part.lemma}")
        made = getattr(library, part.kind)(part.lemma)
    else:
        made = getattr(library, part.kind)(*(_built(library, one) for one in part.parts))
    for name, value in (
        ("n", part.number),
        ("g", part.gender),
        ("pe", part.person),
        ("t", part.tense),
        ("a", part.after),
    ):
        if value:
            made = getattr(made, name)(value)
    if part.negation:
        made = made.typ({"neg": True if part.negation in ("pas", "not") else part.negation})
    return made


def _phrase(library: Any, parts: tuple[Part, ...]) -> str:
    return str(library.NP(*(_built(library, one) for one in parts)).realize()).strip()


def _inflected(library: Any, kind: str, lemma: str, lang: Language) -> Iterable[Any]:
    if kind == "N":
        return [library.N(lemma).n(number) for number in "sp"]
    if kind == "A" and lang == "fr":
        return [library.A(lemma).g(gender).n(number) for gender in "mf" for number in "sp"]
    if kind == "A":
        return [library.A(lemma), library.A(lemma).f("co"), library.A(lemma).f("su")]
    if kind == "participle":
        found = [library.V(lemma).t(tense) for tense in _PARTICIPLES[lang]]
        if lang == "fr":
            found += [library.V(lemma).t("pp").g(g).n(n) for g in "mf" for n in "sp"]
        return found
    if kind == "V":
        return [
            library.V(lemma).t(tense).pe(person).n(number)
            for tense in _FINITE[lang]
            for person, number in _PERSONS
        ] + [library.V(lemma).t("b")]
    return [library.Adv(lemma)]


def _typeset(text: str, lang: Language) -> str:
    """As it is printed: true apostrophes, œ, no space at the edge."""
    plain = re.sub(r"\s+", " ", text).strip().replace("'", "’").replace(" ,", ",")
    plain = plain.replace(" .", ".").replace("..", ".")
    return _LIGATURE.sub(_joined, plain) if lang == "fr" else plain


def _joined(found: re.Match[str]) -> str:
    return f"{found[1]}{'Œ' if found[2] == 'O' else 'œ'}{found[4]}"
