"""A wrapper around pyrealb, which keeps its language in globals: one sentence is said at a time.

Loading it reads its lexicons: that happens when a game is bound to its content, not in play.
"""

import importlib
import re
import warnings
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from threading import Lock
from typing import Any

from parlotte.kit.speech import Entry, Language, Part, Unsayable

Features = dict[str, Any]  # how a word is inflected, in the terms of pyrealb

_ONE_AT_A_TIME = Lock()
_REGULAR = {"m": "n3", "f": "n17"}  # a plural in -s
_SAME = {"m": "n2", "f": "n16"}  # a plural like the singular
# pyrealb writes these without their ligature.
_LIGATURE = re.compile(r"\b([bc]?)(o)(e)(uf|ufs|ur|urs|il)\b", re.IGNORECASE)

# pyrealb uses bel and fol before any vowel; they are right before a noun only.
_TOO_FINE = re.compile(r"\b(bel|nouvel|vieil|fol)(?= (?:et|à|au|aux|avec|en)\b)|\bfol\b")
_PLAIN = {"bel": "beau", "nouvel": "nouveau", "vieil": "vieux", "fol": "fou"}
_ORDERED = {("s", 2), ("p", 1), ("p", 2)}  # persons of the imperative
# pyrealb has the American forms; British English allows both.
_BRITISH = {
    "burn": "burnt", "dream": "dreamt", "lean": "leant", "leap": "leapt", "learn": "learnt",
    "smell": "smelt", "spell": "spelt", "spill": "spilt", "spoil": "spoilt",
}  # fmt: skip
_MENDED = {"smell": "v1"}  # pyrealb inflects it wrongly: I smells
_FINITE = {"fr": ("p", "i", "f", "ps", "c", "s", "ip"), "en": ("p", "ps")}


@cache
def _library() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)  # it leaves four files open
        library = importlib.import_module("pyrealb")
    # Otherwise it would print a warning and leave a gap in the sentence.
    library.Constituent.exceptionOnWarning = True
    return library


def warm() -> None:
    """Loads the lexicons now, before a sentence is needed."""
    _library()


class RealisedVoice:
    """The voice of a game: the lexicons of pyrealb, extended by the game's own words."""

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
            try:
                text = str(_built(library, sentence).realize())
            except Exception as fault:  # it raises plain Exception
                raise Unsayable(str(fault)) from fault
        return _typeset(text, lang)

    def participles(self, lemma: str, lang: Language) -> frozenset[str]:
        return self.forms("participle", lemma, lang)

    def forms(self, kind: str, lemma: str, lang: Language) -> frozenset[str]:
        key = kind, lemma, lang
        if key not in self._forms:
            library = _library()
            with _ONE_AT_A_TIME:
                library.load(lang)
                ways = _inflected(kind, lang)
                found = {_form(library, of, lemma, features) for of, features in ways} - {""}
            forms = {_typeset(one, lang).lower() for one in found}
            forms |= {fine for fine, plain in _PLAIN.items() if (kind, plain) == ("A", lemma)}
            if lang == "en" and kind in ("V", "participle") and lemma in _BRITISH:
                forms.add(_BRITISH[lemma])
            self._forms[key] = frozenset(forms if kind == "participle" else {*forms, lemma.lower()})
        return self._forms[key]


def _learn(library: Any, entry: Entry) -> None:
    """Our gender wins; a missing word becomes a regular one."""
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
        if table == "nI":  # without a plural in pyrealb
            table = _SAME[gender]
        breathed = (there or {}).get("h")  # aspirated h: le hérisson
        known["N"] = {"g": gender, "tab": table} | ({"h": breathed} if breathed else {})
    elif entry.kind == "A" and entry.lang == "fr" and there is not None:
        known["A"] = {**there, "pos": "pre" if entry.before else "post"}
    elif entry.reflexive and there is not None:
        known["V"] = {**there, "pat": [*there.get("pat", ()), "réfl"]}
    elif entry.kind == "V" and entry.lang == "en" and entry.lemma in _MENDED:
        known["V"] = {"tab": _MENDED[entry.lemma]}
    elif entry.kind == "N" and there is not None:
        known["N"] = {**there, "cnt": "yes"}  # the game decides whether it is countable
    elif there is None:
        tables = {"N": {"tab": "n1"}, "A": {"tab": "a1"}, "Adv": {"tab": "b1"}}
        known[entry.kind] = tables[entry.kind]


def _built(library: Any, part: Part) -> Any:
    if part.kind == "Q":
        made = library.Q(_phrase(library, part.parts) if part.parts else part.lemma)
    elif part.lemma:
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
    kinds: dict[str, Any] = {}
    if part.negation:
        kinds["neg"] = True if part.negation in ("pas", "not") else part.negation
    if part.reflexive:
        kinds["refl"] = True
    return made.typ(kinds) if kinds else made


def _phrase(library: Any, parts: tuple[Part, ...]) -> str:
    return str(library.NP(*(_built(library, one) for one in parts)).realize()).strip()


def _form(library: Any, kind: str, lemma: str, features: Features) -> str:
    """A form; empty if it does not exist (« pleuvoir » has no first person)."""
    try:
        made = getattr(library, kind)(lemma)
        for name, value in features.items():
            made = getattr(made, name)(value)
        return str(made.realize()).strip()
    except Exception:
        return ""


def _inflected(kind: str, lang: Language) -> Iterator[tuple[str, Features]]:
    """The class and features of every form of a word."""
    if kind == "N":
        yield from (("N", {"n": n}) for n in "sp")
    elif kind == "A" and lang == "fr":
        yield from (("A", {"g": g, "n": n}) for g, n in product("mf", "sp"))
    elif kind == "A":
        yield from (("A", {"f": degree}) for degree in (False, "co", "su"))
    elif kind == "participle":
        yield from (("V", {"t": tense}) for tense in ("pr", "pp"))
        if lang == "fr":
            yield from (("V", {"t": "pp", "g": g, "n": n}) for g, n in product("mf", "sp"))
    elif kind == "V":
        yield "V", {"t": "b"}
        for tense, n, person in product(_FINITE[lang], "sp", (1, 2, 3)):
            if tense != "ip" or (n, person) in _ORDERED:
                yield "V", {"t": tense, "pe": person, "n": n}


def _typeset(text: str, lang: Language) -> str:
    """Typeset: true apostrophes, œ, no space at the edge."""
    plain = re.sub(r"\s+", " ", text).strip().replace("'", "’").replace(" ,", ",")
    plain = plain.replace(" .", ".").replace("..", ".")
    if lang == "en":
        return plain
    return _TOO_FINE.sub(lambda found: _PLAIN[found[0]], _LIGATURE.sub(_joined, plain))


def _joined(found: re.Match[str]) -> str:
    return f"{found[1]}{'Œ' if found[2] == 'O' else 'œ'}{found[4]}"
