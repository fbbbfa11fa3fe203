"""A rough classification of questions and choices for bots: topic, and whether it is a tease.

It uses a few word beginnings per topic: just enough for a bot to have noticeable tastes, and to
notice those of others.
"""

from functools import lru_cache

from parlotte.core.folding import fold

# Word beginnings for each topic, folded; French, then English.
LEANINGS: dict[str, tuple[str, ...]] = {
    "table": (
        "mang", "gate", "choco", "cuisin", "fromag", "repas", "dessert", "plat", "tart", "soup",
        "goute", "aperit", "croissant", "bonbon", "frigo", "gourmand", "pizza", "raclette",
        "eat", "cake", "cook", "food", "cheese", "pie", "snack", "fridge", "biscuit", "dinner",
    ),
    "rest": (
        "siest", "canap", "plaid", "lit", "dorm", "somme", "calm", "lent", "repos", "paress",
        "pyjama", "couette", "hamac", "oreiller", "bain", "tisane",
        "nap", "sofa", "bed", "sleep", "quiet", "slow", "lazy", "blanket", "bath", "pillow",
    ),
    "company": (
        "ami", "famill", "fete", "ensembl", "invit", "rire", "dans", "chant", "bande", "copain",
        "tous", "monde", "voisin", "bavard",
        "friend", "party", "together", "laugh", "sing", "everyone", "crowd", "chat", "family",
    ),
    "alone": (
        "seul", "tranquil", "livre", "lire", "roman", "silenc", "solitud", "journal", "bibliothe",
        "alone", "book", "read", "novel", "silence", "library", "peace",
    ),
    "adventure": (
        "part", "voyag", "saut", "risqu", "cour", "montagn", "mer", "aventur", "foret", "velo",
        "vol", "tente", "train", "ile", "inconnu", "ailleurs",
        "travel", "run", "jump", "risk", "climb", "sea", "adventure", "forest", "bike", "tent",
    ),
    "order": (
        "list", "plan", "rang", "prevoi", "agenda", "heure", "organis", "horair", "metho", "tri",
        "carnet", "regle", "budget", "verifi",
        "tidy", "schedule", "diary", "clock", "rule", "check", "sort", "method",
    ),
    "heart": (
        "tendr", "amour", "merci", "coeur", "pleur", "calin", "bras", "douc", "lettr", "ecout",
        "console", "famille", "bisou",
        "love", "hug", "kind", "heart", "tear", "listen", "letter", "gentle", "thank",
    ),
    "mischief": (
        "ment", "trich", "farc", "secret", "fui", "cach", "blagu", "excus", "bluff", "mauvais",
        "ruse", "ronfl", "faire semblant", "nier",
        "lie", "cheat", "trick", "hide", "joke", "excuse", "sneak", "pretend", "deny",
    ),
}  # fmt: skip
NAMES = tuple(LEANINGS)

# Word beginnings that show a question that teases rather than flatters.
_TEASING = (
    "pire", "jamais", "oubli", "retard", "rater", "rate ", "mauvais", "peur", "ment", "ral",
    "ronfl", "defaut", "agac", "enerv", "surtout pas", "tetu", "casse", "perd", "endor", "bouder",
    "plaint", "manie", "travers", "exasper", "insupport", "crain", "trich", "moque",
    "worst", "never", "forget", "late", "fail", "lie", "snor", "fault", "annoy", "irritat",
    "stubborn", "break", "lose", "asleep", "sulk", "complain", "flaw", "cheat", "lazi",
)  # fmt: skip


@lru_cache(maxsize=4096)
def leanings_of(text: str) -> frozenset[str]:
    """The topics of a text; usually none or one."""
    words = fold(text).split()
    return frozenset(
        name
        for name, beginnings in LEANINGS.items()
        if any(word.startswith(beginnings) for word in words)
    )


@lru_cache(maxsize=4096)
def is_teasing(question: str) -> bool:
    text = f" {fold(question)} "
    return any(f" {beginning}" in text for beginning in _TEASING)
