"""The fields of a guest's own question, and their length limits."""

from parlotte.core.registration import OwnField, OwnItems
from parlotte.games.melo.cards import TONES

MOST_QUESTION = 150  # characters
MOST_CHOICE = 48
CHOICES = ("choice1", "choice2", "choice3", "choice4")

# In the order they are offered. adjective: a DUO card that asks for one.
OWN_KINDS = ("ego", "melo", "duo", "adjective")

OWN = OwnItems(
    fields=(
        OwnField("question", most=MOST_QUESTION, needed=True, long=True),
        OwnField("kind", most=40, needed=True, choices=OWN_KINDS),
        *(OwnField(key, most=MOST_CHOICE) for key in CHOICES),
        OwnField("value", most=1, choices=("1", "2", "3")),
        OwnField("tone", most=20, choices=TONES),
    ),
    form=("question", "kind", *CHOICES),
    option="packs",
    pack="Nos questions",
    each=3,
    secret=True,
)
