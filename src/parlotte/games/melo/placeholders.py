"""The neighbours named in a question: what a card may write, and how it is read.

Rules know seats only; a client knows names, and how each person wants to be spoken of. A question
therefore keeps its placeholders, the view says which seats the neighbours are, and whoever shows or
reads the question fills them in:

| French | English | becomes |
| --- | --- | --- |
| `{droite}`, `{gauche}` | `{right}`, `{left}` | the neighbour's name |
| `{de droite}` | | « de Zoé », « d’Ada »: elided before a vowel or a silent h |
| `{que droite}` | | « que Zoé », « qu’Ada » |
| | `{right's}` | "Zoé's", "Lucas's" |
| `{droite:ravi|ravie|de bonne humeur}` | `{right:he|she|they}` | the form for il, elle, not told |

The right is the seat before the Questionné, the left the one after him.
"""

import re
from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from parlotte.games.melo.cards import Language

Side = Literal["left", "right"]
Form = Literal["name", "of", "that", "possessive", "agreeing"]

_SIDES: dict[str, dict[str, Side]] = {
    "fr": {"droite": "right", "gauche": "left"},
    "en": {"right": "right", "left": "left"},
}
_INSIDE: dict[str, re.Pattern[str]] = {
    "fr": re.compile(
        r"(?:(?P<before>de|que) )?(?P<side>droite|gauche)(?P<after>)(?::(?P<forms>.*))?"
    ),
    "en": re.compile(r"(?P<before>)(?P<side>right|left)(?P<after>['’]s)?(?::(?P<forms>.*))?"),
}
_BRACES = re.compile(r"\{([^{}]*)\}")
FORMS = 3  # he, she, not told


class Placeholder(Struct, frozen=True):
    side: Side
    form: Form
    forms: tuple[str, ...] = ()  # agreeing: for il, for elle, for who has not said


class Malformed(ValueError):  # noqa: N818
    """Something in braces that is no placeholder, or a brace by itself."""


def placeholders(question: str, lang: Language) -> tuple[Placeholder, ...]:
    """Those of a question, in their order. Raises Malformed."""
    return tuple(part for part in parts(question, lang) if isinstance(part, Placeholder))


def parts(question: str, lang: Language) -> Iterator[str | Placeholder]:
    """The question as texts and placeholders, in their order. Raises Malformed."""
    end = 0
    for found in _BRACES.finditer(question):
        if text := question[end : found.start()]:
            yield _plain(text)
        yield _placeholder(found[1], lang)
        end = found.end()
    if text := question[end:]:
        yield _plain(text)


def _plain(text: str) -> str:
    if "{" in text or "}" in text:
        raise Malformed(text)
    return text


def _placeholder(inside: str, lang: Language) -> Placeholder:
    found = _INSIDE[lang].fullmatch(inside)
    if found is None:
        raise Malformed(inside)
    side = _SIDES[lang][found["side"]]
    if found["forms"] is None:
        spoken: dict[str, Form] = {"de": "of", "que": "that"}
        form: Form = "possessive" if found["after"] else spoken.get(found["before"] or "", "name")
        return Placeholder(side, form)
    forms = tuple(form.strip() for form in found["forms"].split("|"))
    if found["before"] or found["after"] or len(forms) != FORMS or not all(forms):
        raise Malformed(inside)
    return Placeholder(side, "agreeing", forms)
