"""Names of people at a table: cleaning, and detection of confusable names."""

import unicodedata

from parlotte.core.contract import Rejected

MOST_LETTERS = 16
MOST_MARKS = 3  # combining marks per letter; languages need two, more clutter the screen
MOST_TYPED = 400  # a longer text is refused unread

# The avatars.
ANIMALS = (
    "renard", "rainette", "poulpe", "chat", "lapin", "manchot", "ours", "panda", "hibou",
    "herisson",
)  # fmt: skip

# Letters and marks that are invisible on a screen, though Unicode calls them visible.
_BLANK_LETTERS = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
_SELECTORS = frozenset(map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10))))
_MORE_SELECTORS = range(0xE0100, 0xE01F0)


def clean_name(text: str) -> str:
    """The name as shown: letters, accents and apostrophes stay as typed."""
    if len(text) > MOST_TYPED:
        raise Rejected("name-too-long", most=MOST_LETTERS)
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(
        " " if c.isspace() or unicodedata.category(c)[0] == "Z" else c for c in composed
    )
    visible = "".join(c for c in spaced if not _is_unseen(c))
    name = " ".join(_few_marks(unicodedata.normalize("NFC", visible)).split())
    # A name needs a letter or a digit: punctuation alone, or marks that pass for a letter (U+FC5E),
    # can't be called across a room.
    if not any(_is_spoken(c) for c in name) or not skeleton(name):
        raise Rejected("name-empty")
    if sum(not _is_mark(c) for c in name) > MOST_LETTERS:
        raise Rejected("name-too-long", most=MOST_LETTERS)
    return name


def _is_unseen(c: str) -> bool:
    """Control, bidi, joiner, private and unassigned characters, and disguised blanks."""
    return (
        unicodedata.category(c)[0] == "C"
        or c in _BLANK_LETTERS
        or c in _SELECTORS
        or ord(c) in _MORE_SELECTORS
    )


def _is_mark(c: str) -> bool:
    return unicodedata.category(c)[0] == "M"


def _is_spoken(c: str) -> bool:
    return unicodedata.category(c) in ("Lu", "Ll", "Lt", "Lo", "Nd", "Nl")


def _few_marks(text: str) -> str:
    """Drops marks without a letter, and those beyond the third."""
    kept: list[str] = []
    room = 0
    for c in text:
        if not _is_mark(c):
            room = 0 if c == " " else MOST_MARKS
        elif room == 0:
            continue
        else:
            room -= 1
        kept.append(c)
    return "".join(kept)


# Letters that look Latin but are not, and Latin ones with a stroke that NFKD does not remove.
_TWINS = str.maketrans(
    {
        twin: latin
        for twins, latins in (
            # Greek, where a capital and its small letter often look like different ones
            ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺ", "abezhikmnoptyxcm"),
            ("αβγεηικνορτυχωϲϳ", "abyenikvoptuxwcj"),
            # Cyrillic
            ("АВЕЅІЈКМНОРСТУХҺԚԜ", "abesijkmhopctyxhqw"),
            ("авеѕіјкмнорстухһԁԛԝԍӏӀ", "abesijkmhopctyxhdqwgll"),
            # Latin of phonetics, and with strokes
            ("ɑɡıɩłŁøØđĐħĦŧŦƖ", "agiillooddhhttl"),
        )
        for twin, latin in zip(twins, latins, strict=True)
    }
    | {"œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae"}
)
# Easily confused at a glance: O and 0, l, I, 1 and |, S and 5.
_GLANCE = str.maketrans("01i|5", "ollls")
_PAIRS = (("rn", "m"), ("vv", "w"))


def skeleton(text: str) -> str:
    """A key that is equal for names that look alike (a confusable skeleton)."""
    seen = _bare(text).translate(_TWINS).casefold()
    kept = "".join(_figure(c) for c in seen if _is_told(c)).translate(_GLANCE)
    for pair, one in _PAIRS:
        kept = kept.replace(pair, one)
    return kept


def look_alike(one: str, other: str) -> bool:
    """Whether people at the table could mistake one name for the other."""
    # Small Greek letters don't look like their capitals: a name in another case also counts.
    return skeleton(one) == skeleton(other) or _bare(one.casefold()) == _bare(other.casefold())


def _bare(text: str) -> str:
    """Width, mathematical and ligature variants normalised (NFKD), marks removed."""
    plain = unicodedata.normalize("NFKD", text)
    return "".join(c for c in plain if not _is_mark(c))


def _is_told(c: str) -> bool:
    """Whether it helps to tell names apart: letters, digits, pictures; not punctuation."""
    return c == "|" or unicodedata.category(c)[0] in "LN" or unicodedata.category(c) == "So"


def _figure(c: str) -> str:
    return str(unicodedata.decimal(c)) if unicodedata.category(c) == "Nd" else c
