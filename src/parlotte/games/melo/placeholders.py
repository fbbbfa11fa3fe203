"""Placeholders for neighbours in a question: their syntax, and how they are parsed.

The rules know only seats; a client knows names, and each person's pronoun. A question therefore
keeps its placeholders, the view names the neighbours' seats, and the client fills them in:

| French | English | becomes |
| --- | --- | --- |
| `{droite}`, `{gauche}` | `{right}`, `{left}` | the neighbour's name |
| `{de droite}` | | « de Zoé », « d’Ada », « de Hakim »: elided before a vowel or a silent h |
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
    # agreeing: the forms for il, for elle, and for a pronoun that was not told
    forms: tuple[str, ...] = ()


class Malformed(ValueError):  # noqa: N818
    """Braces without a valid placeholder, or an unpaired brace."""


def placeholders(question: str, lang: Language) -> tuple[Placeholder, ...]:
    """The placeholders of a question in order. Raises Malformed."""
    return tuple(part for part in parts(question, lang) if isinstance(part, Placeholder))


def parts(question: str, lang: Language) -> Iterator[str | Placeholder]:
    """A question split into texts and placeholders, in order. Raises Malformed."""
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
        by_preposition: dict[str, Form] = {"de": "of", "que": "that"}
        form: Form = (
            "possessive" if found["after"] else by_preposition.get(found["before"] or "", "name")
        )
        return Placeholder(side, form)
    forms = tuple(form.strip() for form in found["forms"].split("|"))
    if found["before"] or found["after"] or len(forms) != FORMS or not all(forms):
        raise Malformed(inside)
    return Placeholder(side, "agreeing", forms)
