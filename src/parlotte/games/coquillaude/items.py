"""The content of La Coquillaude: questions of the Coquillaudet, and famous people."""

from hashlib import blake2b
from typing import Literal, get_args

from msgspec import Struct

from parlotte.core.folding import as_capitals
from parlotte.lexicon.judge import Words

Stars = Literal[1, 2, 3]  # most adults know it, one in three, one in ten
STARS: tuple[Stars, ...] = get_args(Stars)

Theme = Literal[
    "geographie", "histoire", "lettres", "arts", "sciences", "nature", "table", "sport", "langue",
    "quotidien", "ecran", "chanson",
]  # fmt: skip
THEMES: tuple[Theme, ...] = get_args(Theme)

Era = Literal[
    "legende", "antiquite", "moyen-age", "renaissance", "classique", "xixe", "xxe", "xxie"
]

Field = Literal[
    "pouvoir", "exploration", "lettres", "pensee", "sciences", "arts", "musique", "scene", "sport",
    "legende", "aventure",
]  # fmt: skip

QuestionId = str
# Letters of other alphabets that are no accented ones of ours, by the tile they are laid with.
_LAID_AS = str.maketrans({"Ø": "O", "Ł": "L", "Đ": "D", "Ð": "D", "Þ": "TH", "ẞ": "SS"})


class Question(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    question: str
    answer: str  # as the table is told
    accept: tuple[str, ...]  # other right answers
    refuse: tuple[str, ...]  # near misses that never pass
    stars: Stars
    theme: Theme
    country: str  # that it is about, by two letters; none: the world
    note: str  # told after the answer

    @property
    def id(self) -> QuestionId:
        """Short, of the question's own words: an answer that is mended leaves it as it is."""
        return blake2b(self.question.encode(), digest_size=5).hexdigest()


class Person(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Somebody famous, by the one word that everybody says."""

    name: str
    who: str  # one line, told when the name is laid
    born: int | None  # before our era: negative; unknown, or of legends: none
    died: int | None
    era: Era
    field: Field
    country: str
    woman: bool
    also: str = ""  # who else is famous by that name
    rare: bool = False  # known to few

    @property
    def letters(self) -> str:
        """The name as it is laid on the board."""
        return as_capitals(self.name).translate(_LAID_AS)


class Content(Struct, frozen=True):
    words: Words
    questions: tuple[Question, ...] = ()
    persons: tuple[Person, ...] = ()
