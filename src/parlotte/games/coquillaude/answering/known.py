"""All names that exist. Text that is another name is never accepted as a typo of an answer."""

from collections import defaultdict
from collections.abc import Iterable

from parlotte.games.coquillaude.answering.places import PLACES
from parlotte.games.coquillaude.answering.wording import SMALL, pieces
from parlotte.games.coquillaude.content import Person, Question
from parlotte.games.coquillaude.countries import COUNTRIES
from parlotte.lexicon.lexicon import Lexicon
from parlotte.lexicon.sieve import NOUN

_RARE, _RAREST = 4, 5  # bands of the lexicon


def _said(text: str) -> str:
    """Drops small words, as the judge does."""
    words = pieces(text)
    return " ".join([word for word in words[:-1] if word not in SMALL] + list(words[-1:]))


class Known:
    """Famous people, answers of all questions, countries, places, and the words of the lexicon."""

    def __init__(
        self, lexicon: Lexicon, questions: Iterable[Question] = (), persons: Iterable[Person] = ()
    ) -> None:
        self._lexicon = lexicon
        told = {name for names in COUNTRIES.values() for name in names}
        for question in questions:
            told |= {question.answer, *question.accept, *question.refuse}
        for person in persons:
            told |= {person.name, full_name(person)}
        self._names = frozenset(map(_said, told)) | PLACES
        self._surnames = {_said(person.name) for person in persons}
        self._bearers: dict[str, set[str]] = defaultdict(set)
        for name in self._names:
            words = name.split()
            for at in range(1, len(words)):
                self._bearers[" ".join(words[at:])].add(name)

    def __contains__(self, name: object) -> bool:
        """Whether these folded words are a known name or word."""
        if not isinstance(name, str):
            return False
        joined = name.replace(" ", "")
        return name in self._names or self._lexicon.valid(joined) or self._lexicon.is_name(joined)

    def lists(self, name: str) -> bool:
        """Whether these folded words are a name or an answer in the book, a country or a place."""
        return name in self._names

    def is_surname(self, word: str) -> bool:
        """Whether a famous person is called so."""
        return word in self._surnames

    def is_word(self, word: str) -> bool:
        """Whether it is a common word."""
        return self._lexicon.valid(word)

    def is_name(self, word: str) -> bool:
        """Whether it is a first name, a place or a people."""
        return self._lexicon.is_name(word)

    def is_noun(self, word: str) -> bool:
        """Whether it is a noun or an adjective."""
        return bool(self._entries(word))

    def is_rare(self, word: str, *, alike: bool) -> bool:
        """Whether hardly anybody means this word; `alike`: it sounds like one that is better
        known."""
        return (self._lexicon.band(word) or 0) >= (_RARE if alike else _RAREST)

    def bearers(self, family: str) -> frozenset[str]:
        """The full names that end in this family name."""
        return frozenset(self._bearers.get(family, ()))

    def kin(self, one: str, other: str) -> bool:
        """Whether two words are forms of one noun or adjective: cheval, chevaux; lion, lionne. A
        prefix makes another word: mètre, kilomètre."""
        if one != other and (one.endswith(other) or other.endswith(one)):
            return False
        return bool(self._entries(one) & self._entries(other))

    def _entries(self, word: str) -> set[str]:
        return {one.lemma for one in self._lexicon.readings(word) if one.kind == NOUN}


def full_name(person: Person) -> str:
    """The full name at the start of the description, if the name alone is part of it."""
    told = person.who.partition(",")[0]
    words = told.split()
    if person.name in words:
        upto = words[: words.index(person.name) + 1]
        if all(
            word[:1].isupper() or word.startswith(("d’", "l’")) or word in SMALL for word in upto
        ):
            return " ".join(upto)
    return person.name
