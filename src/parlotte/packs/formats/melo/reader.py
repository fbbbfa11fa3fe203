"""One row becoming a card: ours, which has a number, or one that somebody has written."""

from collections.abc import Sequence
from typing import get_args

from parlotte.core.codec import fingerprint
from parlotte.core.folding import fold
from parlotte.games.melo.cards import Card, CardId, Kind, Language, Tone, Value
from parlotte.games.melo.own import CHOICES, OWN
from parlotte.games.melo.placeholders import Malformed, placeholders
from parlotte.kit.text import NARROW, clean
from parlotte.packs.problems import Problem
from parlotte.packs.rows import Row
from parlotte.packs.rows import Value as Cell

FEWEST_CHOICES, MOST_CHOICES = 3, 4

# Headings people may use, folded, to our fields. What an error says comes first.
HEADINGS = {
    "question": ("question",),
    "kind": ("couleur", "kind", "colour", "color", "genre"),
    "choice1": ("choix 1", "choice1", "choice 1"),
    "choice2": ("choix 2", "choice2", "choice 2"),
    "choice3": ("choix 3", "choice3", "choice 3"),
    "choice4": ("choix 4", "choice4", "choice 4"),
    "value": ("cases", "value", "squares"),
    "tone": ("ton", "tone"),
}
# What only the packs of the house say: a number that stays, and their own way to write the rest.
_HOUSE = {"id": ("id",), "choices": ("choices",), "asks": ("asks",)}
_FIELDS = {fold(name): field for field, names in (HEADINGS | _HOUSE).items() for name in names}

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


def field_of(heading: str) -> str | None:
    return _FIELDS.get(fold(heading))


def kind_of(said: str) -> tuple[Kind, bool] | None:
    """Its colour, and whether it asks for an adjective."""
    return _KINDS.get(fold(said))


def heading_problems(rows: Sequence[Row]) -> list[Problem]:
    """What is wrong with the columns, said once instead of at every row."""
    if not rows:
        return []
    first = rows[0]
    headings = {heading for row in rows for heading in row.values}
    fields = {field_of(heading) for heading in headings}
    known = ", ".join(names[0] for names in HEADINGS.values())
    if not any(fields):
        return [Problem("pack-no-headings", first.file, 1, params={"known": known})]
    missing = [field for field in OWN.needed if field not in fields]
    problems = [Problem("pack-no-column", first.file, 1, HEADINGS[field][0]) for field in missing]
    return problems + [
        first.problem("pack-unknown-field", heading, known=known)
        for heading in sorted(headings)
        if field_of(heading) is None
    ]


class CardReader:
    """The row, and a list of what is wrong with it."""

    def __init__(self, row: Row) -> None:
        self.row = row
        self.problems: list[Problem] = []
        self.named: dict[str, str] = {}  # our field to the heading used
        self.values: dict[str, Cell] = {}
        if row.extra_cells:
            self.problems.append(row.problem("pack-too-many-cells"))
        for heading, value in row.values.items():
            if field := field_of(heading):
                if field in self.values:
                    self.wrong("pack-heading-twice", field)
                self.named.setdefault(field, heading)
                self.values[field] = value

    def wrong(self, key: str, field: str, **params: int | str) -> None:
        name = self.named.get(field, HEADINGS.get(field, (field,))[0])
        self.problems.append(self.row.problem(key, name, **params))

    def text(self, field: str, most: int, *, needed: bool = False) -> str:
        value = self.values.get(field, "")
        if value is None:
            value = ""
        if isinstance(value, int) and not isinstance(value, bool):
            value = str(value)
        if not isinstance(value, str):
            self.wrong("pack-not-a-text", field)
            return ""
        text = _set(value)
        if needed and not fold(text):
            self.wrong("pack-no-letter" if text else "pack-missing", field)
        if len(text) > most:
            self.wrong("pack-too-long", field, most=most, length=len(text))
        return text

    def own(self, field: str) -> str:
        limit = OWN.field(field)
        return self.text(field, limit.most, needed=limit.needed)

    def kind(self) -> tuple[Kind, bool]:
        said = self.own("kind")
        found = kind_of(said)
        if found is None and said:
            self.wrong("pack-unknown-colour", "kind", said=said)
        kind, adjective = found or ("melo", False)
        return kind, adjective or self.text("asks", 20) == "adjective"

    def choices(self, kind: Kind) -> tuple[str, ...]:
        """Three or four, all different; of an EGO card alone."""
        listed = self.values.get("choices")
        if isinstance(listed, list):
            told = [_set(one) if isinstance(one, str) else "" for one in listed]
        else:
            told = [text for text in map(self.own, CHOICES) if text]
        field = "choices" if isinstance(listed, list) else CHOICES[0]
        most = OWN.field(CHOICES[0]).most
        if told and (longest := max(map(len, told))) > most and isinstance(listed, list):
            self.wrong("pack-too-long", field, most=most, length=longest)
        if kind != "ego":
            if told:
                self.wrong("pack-choices-elsewhere", field)
            return ()
        different = {fold(one) for one in told} - {""}
        if not FEWEST_CHOICES <= len(told) <= MOST_CHOICES or len(different) < len(told):
            self.wrong("pack-choices", field, least=FEWEST_CHOICES, most=MOST_CHOICES)
        return tuple(told)

    def value(self, *, adjective: bool) -> Value:
        said = self.own("value")
        found: dict[str, Value] = {str(one): one for one in get_args(Value)}
        if said and said not in found:
            self.wrong("pack-not-in-range", "value", least=1, most=3)
        return found.get(said, 2 if adjective else 1)

    def tone(self) -> Tone:
        said = self.own("tone")
        if fold(said) not in _TONES:
            self.wrong("pack-unknown-tone", "tone", said=said)
        return _TONES.get(fold(said), "famille")

    def question(self, kind: Kind) -> str:
        """With placeholders of either language; only a DUO card knows its neighbours."""
        text = self.own("question")
        if "{" in text or "}" in text:
            if kind != "duo":
                self.wrong("pack-placeholder-elsewhere", "question")
            elif not any(is_well_formed(text, lang) for lang in get_args(Language)):
                self.wrong("pack-placeholder", "question")
        return text

    def card(self, pack: str) -> Card:
        kind, adjective = self.kind()
        if adjective and kind != "duo":
            self.wrong("pack-adjective-elsewhere", "asks")
        question = self.question(kind)
        number = self.text("id", 20)
        return Card(
            id=f"{pack}:{number or own_id(question)}",
            kind=kind,
            question=question,
            value=self.value(adjective=adjective),
            tone=self.tone(),
            choices=self.choices(kind),
            adjective=adjective,
            own=not number,
        )


def _set(text: str) -> str:
    """Cleaned, and with one kind of no-break space, whichever its author has."""
    return clean(text).replace("\u00a0", NARROW)


def own_id(question: str) -> CardId:
    """A name for a question of one's own that does not tell it."""
    return fingerprint(fold(question))[:12]


def is_well_formed(question: str, lang: Language) -> bool:
    try:
        placeholders(question, lang)
    except Malformed:
        return False
    return True
