"""Gender and number of French adjectives by rule; the data list irregular forms of their words."""

import re

# The longest ending first. Words with none of these endings add -e.
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
    ("euf", "euve"),
    ("auf", "auve"),
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
    ("ysan", "ysanne"),
    ("on", "onne"),
    ("eau", "elle"),
    ("gu", "guë"),
    ("c", "que"),
    ("e", "e"),
)
_FIXED = re.compile(r"[\s’'-]")  # a fixed expression: tête en l’air, casse-cou


def feminine(word: str) -> str:
    """The feminine of a masculine singular. Fixed expressions stay unchanged."""
    if _FIXED.search(word):
        return word
    for ending, other in _FEMININE:
        if word.endswith(ending):
            return word.removesuffix(ending) + other
    return word + "e"


def plurals(word: str) -> tuple[str, ...]:
    """The plurals of a singular; several if usage varies, as with « jovials »."""
    if word.endswith(("s", "x", "z")):
        return (word,)
    if word.endswith("al"):
        return word.removesuffix("l") + "ux", word + "s"
    return (word + "x", word + "s") if word.endswith("eau") else (word + "s",)


# Folded feminine endings, and the masculine endings they may come from.
_MASCULINE = (
    ("rieure", ("rieur",)),
    ("trice", ("teur",)),
    ("euse", ("eux", "eur")),
    ("ouse", ("oux",)),
    ("ive", ("if",)),
    ("euve", ("euf",)),
    ("auve", ("auf",)),
    ("ere", ("er",)),
    ("ete", ("et",)),
    ("ette", ("et",)),
    ("elle", ("el", "eau")),
    ("eille", ("eil",)),
    ("ulle", ("ul",)),
    ("enne", ("en",)),
    ("ysanne", ("ysan",)),
    ("onne", ("on",)),
    ("sse", ("s",)),
    ("que", ("c",)),
    ("eve", ("ef",)),
    ("tte", ("t",)),
    ("e", ("",)),
)
# Folded irregular feminines that nobody listed, each with its masculine.
_IRREGULAR = {
    feminine: masculine
    for masculine, feminine in (
        ("absous", "absoute"),
        ("andalou", "andalouse"),
        ("benin", "benigne"),
        ("blanc", "blanche"),
        ("chouchou", "chouchoute"),
        ("coi", "coite"),
        ("copain", "copine"),
        ("diable", "diablesse"),
        ("enchanteur", "enchanteresse"),
        ("esquimau", "esquimaude"),
        ("favori", "favorite"),
        ("frais", "fraiche"),
        ("grec", "grecque"),
        ("heros", "heroine"),
        ("ivrogne", "ivrognesse"),
        ("long", "longue"),
        ("maitre", "maitresse"),
        ("nouveau", "nouvel"),
        ("oblong", "oblongue"),
        ("pecheur", "pecheresse"),
        ("roux", "rousse"),
        ("suisse", "suissesse"),
        ("tiers", "tierce"),
        ("vieux", "vieil"),
        ("vieux", "vieille"),
    )
}


def masculines(folded: str) -> frozenset[str]:
    """The possible masculine singulars of an unlisted word, itself included."""
    singulars = {folded}
    if folded.endswith("aux"):
        singulars.add(folded.removesuffix("ux") + "l")
    if folded.endswith(("s", "eaux")):
        singulars.add(folded[:-1])
    found = set(singulars)
    for one in singulars:
        found.add(_IRREGULAR.get(one, one))
        for ending, others in _MASCULINE:
            if one.endswith(ending):
                found |= {one.removesuffix(ending) + other for other in others}
    return frozenset(one for one in found if one)
