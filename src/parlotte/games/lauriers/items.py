"""The content of Les Lauriers: words, their definitions and the false ones that bots write."""

from typing import Literal, get_args

from msgspec import Struct, field

WordId = str

WordClass = Literal[
    "n.m.", "n.f.", "n.m. pl.", "n.f. pl.", "adj.", "adv.", "v.t.", "v.i.", "v.pr.", "loc. adv."
]
WORD_CLASSES: tuple[WordClass, ...] = get_args(WordClass)

# What a class is, whatever its gender, number or object.
KINDS: dict[WordClass, str] = {
    "n.m.": "noun",
    "n.f.": "noun",
    "n.m. pl.": "noun",
    "n.f. pl.": "noun",
    "adj.": "adjective",
    "adv.": "adverb",
    "loc. adv.": "adverb",
    "v.t.": "verb",
    "v.i.": "verb",
    "v.pr.": "verb",
}


class Word(Struct, frozen=True, gc=False, omit_defaults=True):
    id: WordId
    spelling: str
    word_class: WordClass = field(name="class")
    definition: str
    level: Literal[1, 2, 3] = 2  # 1 curious adults may know it, 2 rare, 3 very rare
    theme: str = ""
    family: bool = True  # fit for eight-year-olds
    note: str = ""  # le saviez-vous, told at the reveal
    leurres: tuple[str, ...] = ()  # false definitions, as a clever player would write them
    card: int | None = None  # printed cards hold four words; loose words are dealt by four


class WordPack(Struct, frozen=True, gc=False):
    key: str
    words: tuple[Word, ...]


class Content(Struct, frozen=True, gc=False):
    """All the packs at a table. Options say which are played; bots know them all."""

    packs: tuple[WordPack, ...]
