"""Our reading of Hunspell's affixes, and what of it is a word."""

import pytest

from parlotte.lexicon import hunspell
from parlotte.lexicon.patch import BadPatch, Patch, read_patch
from parlotte.lexicon.sieve import Reading, sieve

AFF = """
SET UTF-8
FLAG long
FULLSTRIP
NEEDAFFIX ()
FORBIDDENWORD {}
CIRCUMFIX **
KEEPCASE ||
NOSUGGEST --

PFX L' Y 2
PFX L' 0 l' [aeiouyé]
PFX L' 0 L' [aeiouyé]
PFX Um Y 2
PFX Um 0 0/S. .
PFX Um 0 kilo/S. .
PFX Re N 1
PFX Re 0 re [^aeiou]
PFX ge Y 1
PFX ge 0 ge/** .
SFX S. Y 2
SFX S. 0 0/L' [^sxz]
SFX S. 0 s [^sxz]
SFX X. Y 1
SFX X. l ux al
SFX a0 Y 3
SFX a0 er e/L' [^c]er
SFX a0 er é/S. er
SFX a0 aller va aller
SFX ta Y 1
SFX ta 0 t/** .
SFX un Y 1
SFX un 0 en/()S. .
"""
DIC = """14
ami/S.
cheval/X.
mètre/Um
aller/a0
lancer/a0Re
spiel/geta
mach/un
fantôme/()S.
faute/S.{}
km/||--
Paris/L'
SNCF
arc-en-ciel
œuf/S. po:nom
"""


def every_form(word: str) -> set[str]:
    dictionary = hunspell.read(AFF, DIC)
    entry = next(entry for entry in dictionary.entries if entry.word == word)
    return set(hunspell.forms(dictionary, entry))


@pytest.mark.parametrize(
    ("word", "forms"),
    [
        ("ami", "ami amis l'ami L'ami"),  # a suffix that brings a prefix
        ("cheval", "cheval chevaux"),
        ("mètre", "mètre mètres kilomètre kilomètres"),  # a prefix that brings suffixes
        ("aller", "aller alle l'alle L'alle allé allés l'allé L'allé va"),  # the whole stem goes
        ("lancer", "lancer relancer lancé lancés"),  # conditions; no cross product
        ("spiel", "spiel gespielt"),  # both or neither
        ("mach", "mach machen machens"),  # a suffix that needs another, be it an empty one
        ("fantôme", "fantômes fantôme"),  # its own form comes from the suffix alone
        ("faute", ""),
    ],
)
def test_the_forms_of_an_entry(word: str, forms: str) -> None:
    assert every_form(word) == set(forms.split())


def test_common_words_and_proper_nouns_fall_apart_and_the_rest_falls_out() -> None:
    sieved = sieve(hunspell.read(AFF, DIC), Patch((), frozenset()))
    assert sieved.proper == {"PARIS"}
    words = set(sieved.common)
    assert {"AMI", "AMIS", "CHEVAUX", "KILOMETRES", "OEUFS", "VA", "ALLES"} <= words
    assert not words & {"LAMI", "KM", "SNCF", "PARIS", "FAUTE", "FAUTES", "ARCENCIEL"}


def test_an_entry_tells_its_class() -> None:
    common = sieve(hunspell.read(AFF, DIC), Patch((), frozenset())).common
    assert common["AMIS"] == {Reading("amis", "ami", "n")}
    assert common["VA"] == {Reading("va", "aller", "v")}


def test_a_patch_adds_entries_and_takes_forms_out() -> None:
    patch = read_patch("# why\n\n+ sesquipédale/S. # long\n- CHEVAL # no horse\n+ aa # lava\n")
    common = sieve(hunspell.read(AFF, DIC), patch).common
    assert {"SESQUIPEDALE", "SESQUIPEDALES", "AA", "CHEVAUX"} <= set(common)
    assert "CHEVAL" not in common


@pytest.mark.parametrize("line", ["+ aa", "- aa #", "aa # why", "+ a-a # why", "* aa # why"])
def test_a_correction_without_a_word_or_a_reason_is_refused(line: str) -> None:
    with pytest.raises(BadPatch):
        read_patch(line)
