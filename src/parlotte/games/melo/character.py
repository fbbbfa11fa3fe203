"""A bot's character: drawn from the seed and stable, so that people can find it out.

A bot names the same two people most of the time: one if a question flatters, another if it teases.
It has a few preferences among choices, a preferred place in the list, and few adjectives. It
always gives the same answer to the same card.
"""

from collections.abc import Sequence

from parlotte.core.contract import Seat
from parlotte.core.rng import Draws, Rng, derive
from parlotte.games.melo.cards import Card
from parlotte.games.melo.leanings import NAMES, is_teasing, leanings_of
from parlotte.games.melo.phases import Said

# Percentage of answers that name the first and the second favourite; otherwise anybody.
FIRST, SECOND = 65, 20
LOVES, LIKES, DISLIKES = 3.0, 1.5, -1.5
HABIT = 1.0  # for its preferred place in the list

# Adjectives with one form for all genders: the rules don't know the gender of a player.
PRAISE = {
    "fr": (
        "drôle", "sensible", "sincère", "calme", "optimiste", "fidèle", "honnête", "énergique",
        "modeste", "tendre", "aimable", "solidaire", "agréable", "enthousiaste", "fiable",
        "responsable", "sociable", "pacifique",
    ),
    "en": (
        "funny", "sensitive", "sincere", "calm", "optimistic", "loyal", "honest", "energetic",
        "modest", "tender", "kind", "generous", "patient", "cheerful", "reliable", "brave",
        "sociable", "curious",
    ),
}  # fmt: skip
TEASE = {
    "fr": (
        "susceptible", "timide", "colérique", "pessimiste", "fantasque", "versatile", "maniaque",
        "nostalgique", "imprévisible", "sévère",
    ),
    "en": (
        "touchy", "shy", "stubborn", "moody", "messy", "impatient", "bossy", "dreamy", "late",
        "stern",
    ),
}  # fmt: skip
PET_WORDS = 3


def adjectives_for(card: Card, lang: str) -> tuple[str, ...]:
    return (TEASE if is_teasing(card.question) else PRAISE)[lang]


class Character:
    def __init__(self, seed: bytes, seat: Seat, seats: int) -> None:
        self.seed, self.seat, self.seats = seed, seat, seats
        draws = Draws(Rng(derive(seed, "character", seat)))
        others = [other for other in range(seats) if other != seat]
        self.stars = draws.shuffled(others)  # whom it names if a question flatters
        self.butts = draws.shuffled(others)  # whom it names if a question teases
        loved, liked, disliked, *_ = draws.shuffled(NAMES)
        self.tastes = {loved: LOVES, liked: LIKES, disliked: DISLIKES}
        self.habit = draws.below(4)
        self.praise = draws.shuffled(range(len(PRAISE["fr"])))[:PET_WORDS]
        self.tease = draws.shuffled(range(len(TEASE["fr"])))[:PET_WORDS]

    def answer(self, card: Card, lang: str) -> Said:
        luck = Draws(Rng(derive(self.seed, "answer", self.seat, card.id)))
        match card.asks:
            case "choice":
                return self._choice(card.choices, luck)
            case "adjective":
                pets = self.tease if is_teasing(card.question) else self.praise
                words = adjectives_for(card, lang)
                return words[pets[0] if luck.chance(FIRST) else luck.pick(pets)]
            case "name":
                return self._name(card, luck)

    def _name(self, card: Card, luck: Draws) -> Seat:
        favourites = self.butts if is_teasing(card.question) else self.stars
        drawn = luck.below(100)
        if drawn < FIRST:
            return favourites[0]
        if drawn < FIRST + SECOND:
            return favourites[1]
        return luck.pick(range(self.seats) if card.kind == "melo" else favourites)

    def _choice(self, choices: Sequence[str], luck: Draws) -> int:
        liking = [
            sum(self.tastes.get(name, 0.0) for name in leanings_of(choice))
            + HABIT * (at == self.habit % len(choices))
            + luck.below(100) / 100
            for at, choice in enumerate(choices)
        ]
        return liking.index(max(liking))
