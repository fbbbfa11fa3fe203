"""What a question asks for: an answer may repeat it or leave it out (huit pattes, le fleuve
Nil)."""

from functools import lru_cache

from msgspec import Struct

from parlotte.games.coquillaude.answering.numbers import is_number
from parlotte.games.coquillaude.answering.wording import (
    SMALL,
    Words,
    letters,
    listed,
    pieces,
    readings,
    says_before_our_era,
)

_UNITS = {
    name: unit
    for unit, names in {
        "an": "an ans annee annees",
        "siecle": "siecle siecles",
        "mois": "mois",
        "semaine": "semaine semaines",
        "jour": "jour jours",
        "heure": "heure heures h",
        "minute": "minute minutes min mn",
        "seconde": "seconde secondes s sec",
        "metre": "metre metres m",
        "kilometre": "kilometre kilometres km kms",
        "centimetre": "centimetre centimetres cm",
        "millimetre": "millimetre millimetres mm",
        "kmh": "kmh",
        "gramme": "gramme grammes g",
        "kilo": "kilo kilos kilogramme kilogrammes kg",
        "tonne": "tonne tonnes t",
        "litre": "litre litres l",
        "centilitre": "centilitre centilitres cl",
        "degre": "degre degres celsius",
        "pourcent": "pourcent",
        "euro": "euro euros",
        "franc": "franc francs",
        "dollar": "dollar dollars",
        "fois": "fois",
        "tour": "tour tours tr",
    }.items()
    for name in names.split()
}
# Common nouns that a polite or exact answer puts before a name: the king, the river.
_WHAT_IT_IS = listed(
    """
    roi reine empereur imperatrice pape president presidente general marechal amiral capitaine
    colonel commandant cardinal abbe comte comtesse duc duchesse prince princesse marquis marquise
    baron baronne pharaon tsar tsarine sultan chevalier inspecteur commissaire
    peintre sculpteur architecte ecrivain poete romancier romanciere auteur philosophe compositeur
    musicien chanteur chanteuse acteur actrice comedien comedienne realisateur cineaste savant
    physicien chimiste astronome explorateur navigateur aviateur couturier
    mont montagne ocean mer fleuve riviere lac ile desert volcan massif ville pays region
    continent planete etoile oiseau poisson fleur fromage metal film roman chanson groupe
    """
)
# Words of a question that change the meaning of an answer, so they are never dropped.
_NEVER_DROPPED = listed(
    "sauf pas non sans tout tous toute toutes avec moins plus que qui dont mais anti contre"
)

_VAGUE = listed("temps argent")
# These ask for a number without naming its unit.
_MEASURES = listed("pese pesent pesait pesaient mesure mesurent mesurait mesuraient")
_NUMBERS = listed("combien nombre chiffre")
# Prepositions that introduce a complement of an answer: les cloches de Pâques.
_OF = listed("de du des d")
_ROOT = 4  # letters that words of one family share


class Form(Struct, frozen=True):
    """One reading of an answer: its significant words, and the unit after a number."""

    words: Words
    unit: str = ""


def _with_units(words: Words) -> Words:
    """Normalises units after a number or « par »."""
    return tuple(
        _UNITS.get(word, word) if at and _before_unit(words[at - 1]) else word
        for at, word in enumerate(words)
    )


def _before_unit(word: str) -> bool:
    return is_number(word) or word == "par"


def _form(words: Words) -> Form:
    words = _with_units(words)
    if len(words) == 2 and is_number(words[0]) and words[1] in _UNITS:
        return Form(words[:1], words[1])
    return Form(words)


def _stem(word: str) -> str:
    return word[:-1] if len(word) > 3 and word[-1] in "sx" else word


class Asked:
    def __init__(self, question: str) -> None:
        told = question.replace("’", " ").replace("'", " ").replace("-", " ").split()
        # Proper names in a question are never what is asked for.
        small = [letters(word) for word in told if word[:1].islower()]
        common = {piece for word in small for piece in pieces(word)}
        self._units = {_UNITS[word] for word in common if word in _UNITS and len(word) > 2}
        self._words = {
            _stem(word) for word in common if len(word) > 2 and word not in SMALL | _NEVER_DROPPED
        }
        told_in_full = tuple(piece for word in told for piece in pieces(word))
        self._all_words = frozenset(map(_stem, told_in_full))
        self._roots = {word[:_ROOT] for word in told_in_full if len(word) >= _ROOT}
        self._counts = _counted(told_in_full)
        self._measures = not _MEASURES.isdisjoint(told_in_full)
        self.wants_number = not _NUMBERS.isdisjoint(told_in_full)
        self._before_our_era = says_before_our_era(told_in_full)

    def given(self, text: str, *, dates: bool) -> tuple[Form, ...]:
        """All readings of a player's answer: first the full one, then without optional words."""
        found: dict[Form, None] = {}
        ways = [self._era(words) for words in readings(text, dates=dates)]
        for words in ways:
            found[_form(words)] = None
        for words in map(_with_units, ways):
            shorter = self._without_asked(words, words)
            for some in (words, shorter):
                found[_form(some)] = None
                if len(some) > 1 and some[0] in _WHAT_IT_IS:
                    found[_form(some[1:])] = None
        return tuple(found)

    def target(self, text: str) -> tuple[Form, ...]:
        """All readings of a listed answer: first in full, then without the question's common
        nouns."""
        found: dict[Form, None] = {}
        ways = [self._era(words) for words in readings(text)]
        for words in ways:
            found[_form(words)] = None
        capitals = {
            piece
            for word in text.replace("-", " ").replace("’", " ").split()
            if not word[:1].islower()
            for piece in pieces(word)
        }
        for words in ways:
            small = tuple(word for word in words if word not in capitals)
            found[_form(self._without_asked(words, (*words[:1], *small)))] = None
            found[_form(_swapped(words))] = None
        return tuple(found)

    def without_complement(self, text: str) -> str:
        """The answer without a complement that the question already contains (les cloches de
        Pâques); empty if there is none."""
        words = pieces(text)
        for at in range(len(words) - 1, 0, -1):
            if words[at] in _OF:
                said = [word for word in words[at:] if word not in SMALL]
                own = bool(said) and all(map(self._asks_with, said))
                return " ".join(words[:at]) if own else ""
        return ""

    def _asks_with(self, word: str) -> bool:
        """Whether the question has this word, or one of its family: boxeurs, boxe."""
        return _stem(word) in self._all_words or (
            len(word) >= _ROOT and word[:_ROOT] in self._roots
        )

    def _without_asked(self, words: Words, droppable: Words) -> Words:
        left = tuple(
            word for word in words if not (word in droppable and _stem(word) in self._words)
        )
        return left or words

    def _era(self, words: Words) -> Words:
        """If the question says « avant J.-C. », an answer need not repeat it."""
        needless = "#-" if self._before_our_era else "#+"
        return tuple(word.replace(needless, "#") for word in words)

    def units_agree(self, given: Form, target: Form) -> bool:
        """A number without a unit is accepted, except for measures; a different unit is wrong."""
        if given.unit == target.unit:
            return True
        if not given.unit:
            return not self._measures or target.unit in self._units
        if target.unit or (self._units and given.unit not in self._units):
            return False
        return not self._counts or self._counts == given.unit


def _counted(words: Words) -> str:
    """The unit that a question counts (combien de pattes); empty for time and money, which accept
    any unit."""
    for at, word in enumerate(words[:-2]):
        if word == "combien" and words[at + 1] in ("de", "d") and words[at + 2] not in _VAGUE:
            return _UNITS.get(words[at + 2], words[at + 2])
    return ""


def _swapped(words: Words) -> Words:
    """A pair in reverse order: Hardy et Laurel."""
    if words.count("et") != 1:
        return words
    at = words.index("et")
    one, other = words[:at], words[at + 1 :]
    return (*other, "et", *one) if one and other else words


@lru_cache(maxsize=2048)
def asked_by(question: str) -> Asked:
    return Asked(question)
