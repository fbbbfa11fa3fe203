"""Gender and number of French adjectives, by rule: what the rule does not give, the data tell."""

import re

# The longest ending first. What has none of them takes an -e.
_FEMININE = (
    ("érieur", "érieure"),
    ("ateur", "atrice"),
    ("cteur", "ctrice"),
    ("eur", "euse"),
    ("eux", "euse"),
    ("oux", "ouse"),
    ("if", "ive"),
    ("ïf", "ïve"),
    ("ef", "ève"),
    ("er", "ère"),
    ("quiet", "quiète"),
    ("cret", "crète"),
    ("plet", "plète"),
    ("suet", "suète"),
    ("et", "ette"),
    ("el", "elle"),
    ("eil", "eille"),
    ("ul", "ulle"),
    ("en", "enne"),
    ("on", "onne"),
    ("eau", "elle"),
    ("gu", "guë"),
    ("c", "que"),
    ("e", "e"),
)
_FIXED = re.compile(r"[\s’'-]")  # an expression: tête en l’air, casse-cou


def feminine(word: str) -> str:
    """Of a masculine singular. Expressions stay as they are."""
    if _FIXED.search(word):
        return word
    for ending, other in _FEMININE:
        if word.endswith(ending):
            return word.removesuffix(ending) + other
    return word + "e"


def plurals(word: str) -> tuple[str, ...]:
    """Of a singular: more than one where people hesitate, as they do over « jovials »."""
    if word.endswith(("s", "x", "z")):
        return (word,)
    if word.endswith("al"):
        return word.removesuffix("l") + "ux", word + "s"
    return (word + "x", word + "s") if word.endswith("eau") else (word + "s",)


# Folded endings of a feminine, and those of the masculines it may come from.
_MASCULINE = (
    ("rieure", ("rieur",)),
    ("trice", ("teur",)),
    ("euse", ("eux", "eur")),
    ("ouse", ("oux",)),
    ("ive", ("if",)),
    ("ere", ("er",)),
    ("ete", ("et",)),
    ("ette", ("et",)),
    ("elle", ("el", "eau")),
    ("eille", ("eil",)),
    ("ulle", ("ul",)),
    ("enne", ("en",)),
    ("onne", ("on",)),
    ("sse", ("s",)),
    ("que", ("c",)),
    ("eve", ("ef",)),
    ("tte", ("t",)),
    ("anche", ("anc",)),
    ("aiche", ("ais",)),
    ("ongue", ("ong",)),
    ("vieille", ("vieux",)),
    ("e", ("",)),
)


def masculines(folded: str) -> frozenset[str]:
    """What a word that nobody listed may be the feminine or the plural of; itself among it."""
    singulars = {folded}
    if folded.endswith("aux"):
        singulars.add(folded.removesuffix("ux") + "l")
    if folded.endswith(("s", "eaux")):
        singulars.add(folded[:-1])
    found = set(singulars)
    for one in singulars:
        for ending, others in _MASCULINE:
            if one.endswith(ending):
                found |= {one.removesuffix(ending) + other for other in others}
    return frozenset(one for one in found if one)
