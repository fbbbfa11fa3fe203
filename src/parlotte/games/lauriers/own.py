"""The fields of a family's own word, and their length limits."""

from parlotte.core.registration import OwnField, OwnItems
from parlotte.games.lauriers.content import WordClass
from parlotte.games.lauriers.writing import MOST_CHARACTERS

# In the order they are offered, the most common class first.
CLASSES: tuple[WordClass, ...] = (
    "n.m.", "n.f.", "adj.", "v.t.", "v.i.", "adv.", "n.m. pl.", "n.f. pl.", "v.pr.", "loc. adv.",
)  # fmt: skip

OWN = OwnItems(
    fields=(
        OwnField("spelling", most=40, needed=True),
        OwnField("class", most=40, needed=True, choices=CLASSES),
        # The same limit as for definitions that players invent.
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
