"""Cards, decks and deals. A card is one character: A to Z, a to z if it is blue, * a star."""

from typing import Literal

from parlotte.core.rng import Draws, Rng

Card = str
STAR: Card = "*"
COLUMNS = 7
STARS = 7
PETARDS = 3
SHORTEST = 4  # cards in the shortest word
VOWELS = "AEIOU"

DeckName = Literal["normal", "grand"]
Blues = Literal["alphabet", "difficile", "expert"]

_DECKS: dict[DeckName, str] = {
    "normal": "A6 B1 C2 D2 E8 F1 G1 H1 I5 J1 K1 L3 M2 N4 O3 P2 Q1 R4 S4 T4 U3 V1 W1 X1 Y1 Z1",
    "grand": "A8 B2 C3 D3 E12 F2 G2 H1 I7 J1 K1 L4 M3 N5 O5 P2 Q1 R6 S6 T5 U5 V2 W1 X1 Y1 Z1",
}


def is_stop(card: Card) -> bool:
    """A blue letter or a star; no card may be laid on it."""
    return card == STAR or card.islower()


def _blue(letter: str, copies: int, blues: Blues) -> int:
    """How many copies of a letter are blue. Y counts as a consonant, except for experts."""
    match blues:
        case "alphabet":
            return 1
        case "difficile":
            if letter in VOWELS:
                return (copies + 1) // 2
            return 1 if copies > 1 else 0
        case "expert":
            return copies if letter in f"{VOWELS}Y" else 0


def deck(name: DeckName, blues: Blues) -> str:
    """All cards of a deck in alphabetical order, stars included."""
    cards = ""
    for pair in _DECKS[name].split():
        letter, copies = pair[0], int(pair[1:])
        blue = _blue(letter, copies, blues)
        cards += letter.lower() * blue + letter * (copies - blue)
    return cards + STAR * STARS


# A deal has a code to share: two letters for the deck and its blues, then random characters. I, O,
# 0, 1 and U are left out, because they are easily misread. The code is long enough that trying all
# codes is hopeless; the deals of the days are public and have shorter ones.
CODE_SIGNS = "23456789ABCDEFGHJKLMNPQRSTVWXYZ"
CODE_LENGTH, DAY_CODE_LENGTH = 9, 6
_KINDS: dict[str, tuple[DeckName, Blues]] = {
    "NA": ("normal", "alphabet"),
    "ND": ("normal", "difficile"),
    "NE": ("normal", "expert"),
    "GA": ("grand", "alphabet"),
    "GD": ("grand", "difficile"),
    "GE": ("grand", "expert"),
}
_KIND_OF = {kind: sign for sign, kind in _KINDS.items()}


def new_code(name: DeckName, blues: Blues, draws: Draws, length: int = CODE_LENGTH) -> str:
    chance = "".join(draws.pick(CODE_SIGNS) for _ in range(length))
    return f"{_KIND_OF[name, blues]}{chance}"


def read_code(text: str) -> str | None:
    """Reads a code in any case, with or without spaces and hyphens, or in a whole link. None if
    the text is no code."""
    code = "".join(text.rpartition("donne=")[2].split()).replace("-", "").upper()
    known = code[:2] in _KINDS and len(code) - 2 in (CODE_LENGTH, DAY_CODE_LENGTH)
    return code if known and all(sign in CODE_SIGNS for sign in code[2:]) else None


def kind_of(code: str) -> tuple[DeckName, Blues]:
    return _KINDS[code[:2]]


def dealt(code: str) -> str:
    """The cards of a deal in stock order: the first one is turned first."""
    draws = Draws(Rng(b"reussite" + code.encode()))
    return "".join(draws.shuffled(deck(*kind_of(code))))
