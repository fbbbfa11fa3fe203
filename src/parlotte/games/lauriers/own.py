"""What a family may say of a word of its own, and how much."""

from parlotte.core.registration import OwnField, OwnItems
from parlotte.games.lauriers.content import WordClass
from parlotte.games.lauriers.writing import MOST_CHARACTERS

# In the order they are offered: what most words are comes first.
CLASSES: tuple[WordClass, ...] = (
    "n.m.", "n.f.", "adj.", "v.t.", "v.i.", "adv.", "n.m. pl.", "n.f. pl.", "v.pr.", "loc. adv.",
)  # fmt: skip

OWN = OwnItems(
    fields=(
        OwnField("spelling", most=40, needed=True),
        OwnField("class", most=40, needed=True, choices=CLASSES),
        # As long as what players invent beside it.
        OwnField("definition", most=MOST_CHARACTERS, needed=True, long=True),
        OwnField("level", most=1, choices=("1", "2", "3")),
        OwnField("theme", most=40),
        OwnField("family", most=5),
        OwnField("note", most=300, long=True),
        OwnField("leurres", most=MOST_CHARACTERS, long=True),
        OwnField("card", most=4),
    ),
    form=("spelling", "class", "definition", "note"),
    option="packs",
    pack="Nos mots",
)
