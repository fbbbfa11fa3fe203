"""Reads a row into a card: a built-in one with a number, or one that somebody has written."""

from typing import get_args

from parlotte.core.codec import fingerprint
from parlotte.core.folding import fold
from parlotte.games.melo.cards import Card, Kind, Language, Tone
from parlotte.games.melo.cards import Value as Squares
from parlotte.games.melo.own import CHOICES, OWN
from parlotte.games.melo.placeholders import Malformed, placeholders
from parlotte.kit.text import NARROW, clean
from parlotte.packs.reading import Headings, RowReader
from parlotte.packs.rows import Value

FEWEST_CHOICES, MOST_CHOICES = 3, 4

# Hidden headings are used by built-in packs only: a fixed number, and their own way to write.
HEADINGS = Headings(
    {
        "question": ("question",),
        "kind": ("couleur", "kind", "colour", "color", "genre"),
        "choice1": ("choix 1", "choice1", "choice 1"),
        "choice2": ("choix 2", "choice2", "choice 2"),
        "choice3": ("choix 3", "choice3", "choice 3"),
        "choice4": ("choix 4", "choice4", "choice 4"),
        "value": ("cases", "value", "squares"),
        "tone": ("ton", "tone"),
    },
    hidden={"id": ("id",), "choices": ("choices",), "asks": ("asks",)},
)

_KINDS: dict[str, tuple[Kind, bool]] = {
    "melo": ("melo", False),
    "ego": ("ego", False),
    "duo": ("duo", False),
    "adjective": ("duo", True),
    "adjectif": ("duo", True),
}
_TONES: dict[str, Tone] = {
    "": "famille",
    "famille": "famille",
    "family": "famille",
    "amis": "amis",
    "entre amis": "amis",
    "friends": "amis",
}


def kind_of(text: str) -> tuple[Kind, bool] | None:
    """The colour, and whether the card asks for an adjective."""
    return _KINDS.get(fold(text))


def _set(text: str) -> str:
    """Cleaned, with the narrow no-break space only."""
    return clean(text).replace("\u00a0", NARROW)


class CardReader(RowReader[Card]):
    headings = HEADINGS
    own = OWN
    typeset = staticmethod(_set)

    def value(self, field: str) -> Value:
        value = super().value(field)
        return str(value) if isinstance(value, int) and not isinstance(value, bool) else value

    def key(self, item: Card) -> str:
        return fold(item.question)

    def kind(self) -> tuple[Kind, bool]:
        text = self.text("kind")
        found = kind_of(text)
        if found is None and text:
            self.wrong("pack-unknown-colour", "kind", said=text)
        kind, adjective = found or ("melo", False)
        return kind, adjective or self.limited("asks", 20) == "adjective"

    def choices(self, kind: Kind) -> tuple[str, ...]:
        """Three or four different choices; for EGO cards only."""
        listed = self.value("choices")
        if isinstance(listed, list):
            choices = [_set(one) if isinstance(one, str) else "" for one in listed]
        else:
            choices = [text for text in map(self.text, CHOICES) if text]
        field = "choices" if isinstance(listed, list) else CHOICES[0]
        most = OWN.field(CHOICES[0]).most
        if choices and (longest := max(map(len, choices))) > most and isinstance(listed, list):
            self.wrong("pack-too-long", field, most=most, length=longest)
        if kind != "ego":
            if choices:
                self.wrong("pack-choices-elsewhere", field)
            return ()
        different = {fold(one) for one in choices} - {""}
        if not FEWEST_CHOICES <= len(choices) <= MOST_CHOICES or len(different) < len(choices):
            self.wrong("pack-choices", field, least=FEWEST_CHOICES, most=MOST_CHOICES)
        return tuple(choices)

    def squares(self, *, adjective: bool) -> Squares:
        text = self.text("value")
        found: dict[str, Squares] = {str(one): one for one in get_args(Squares)}
        if text and text not in found:
            self.wrong("pack-not-in-range", "value", least=1, most=3)
        return found.get(text, 2 if adjective else 1)

    def tone(self) -> Tone:
        text = self.text("tone")
        if fold(text) not in _TONES:
            self.wrong("pack-unknown-tone", "tone", said=text)
        return _TONES.get(fold(text), "famille")

    def question(self, kind: Kind) -> str:
        """The question, with placeholders of either language on DUO cards only."""
        text = self.text("question")
        if "{" in text or "}" in text:
            if kind != "duo":
                self.wrong("pack-placeholder-elsewhere", "question")
            elif not any(is_well_formed(text, lang) for lang in get_args(Language)):
                self.wrong("pack-placeholder", "question")
        return text

    def item(self, pack: str) -> Card:
        kind, adjective = self.kind()
        if adjective and kind != "duo":
            self.wrong("pack-adjective-elsewhere", "asks")
        question = self.question(kind)
        number = self.limited("id", 20)
        return Card(
            id=f"{pack}:{number or fingerprint(fold(question))[:12]}",
            kind=kind,
            question=question,
            value=self.squares(adjective=adjective),
            tone=self.tone(),
            choices=self.choices(kind),
            adjective=adjective,
            own=not number,
        )


def is_well_formed(question: str, lang: Language) -> bool:
    try:
        placeholders(question, lang)
    except Malformed:
        return False
    return True
