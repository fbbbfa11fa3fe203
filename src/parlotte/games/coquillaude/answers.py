"""The judge of answers: lenient about the wording, strict about the content.

A right answer may lack accents or articles, use words or digits, begin with « c’est », give the
family name only, or have a small typo. Text that names something else is never a typo: Manet is
not Monet. In doubt the answer is refused, and the table may vote.
"""

import re
from collections.abc import Iterable

from msgspec import Struct

from parlotte.games.coquillaude.answering.asked import Asked, Form, asked_by
from parlotte.games.coquillaude.answering.first_names import FIRST_NAMES, sounded
from parlotte.games.coquillaude.answering.known import Known
from parlotte.games.coquillaude.answering.names import Called, adds_first_name, called, names_person
from parlotte.games.coquillaude.answering.numbers import ends_in_ordinal, is_number
from parlotte.games.coquillaude.answering.wording import (
    LONGEST,
    Words,
    has_month,
    pieces,
    readings,
)
from parlotte.games.coquillaude.content import Question
from parlotte.lexicon.finder import distance

MOST_SLIPS = 2
FAR = MOST_SLIPS + 1
_MOST_WORDS = 12  # in an answer that may give two names of one thing


def judge(given: str, question: Question, known: Known) -> bool:
    """Whether an answer is right. Only its first 80 characters are read."""
    asked = asked_by(question.question)
    right = [_target(text, asked) for text in (question.answer, *question.accept)]
    wrong = [_target(text, asked) for text in question.refuse]
    dates = has_month(tuple(word for one in right for form in one.forms for word in form.words))
    given = given[:LONGEST]
    said = asked.given(given, dates=dates)
    court = _Court(asked, known, right)
    if asked.wants_number and _is_number_alone(said) and ends_in_ordinal(pieces(given)):
        return False
    if any(form == one.forms[0] for form in said[:1] for one in right):
        return True
    if any(form in one.forms for form in said for one in wrong):
        return False
    if any(court.same(form, one) for form in said for one in right):
        return True
    if any(court.same(form, one) for form in said for one in wrong):
        return False
    if court.says_twice(given) or court.same_with_complement(given):
        return True
    slips = min((court.slips(form, one) for form in said for one in right), default=FAR)
    return slips <= MOST_SLIPS and slips < min(
        (court.slips(form, one, guarded=False) for form in said for one in wrong), default=FAR
    )


def _is_number_alone(said: tuple[Form, ...]) -> bool:
    return bool(said) and len(said[0].words) == 1 and is_number(said[0].words[0])


class _Target(Struct, frozen=True):
    """A listed answer, right or wrong."""

    forms: tuple[Form, ...]
    person: Called | None


def _target(text: str, asked: Asked) -> _Target:
    return _Target(asked.target(text), called(text))


class _Court:
    def __init__(self, asked: Asked, known: Known, right: list[_Target]) -> None:
        self._asked = asked
        self._known = known
        self._right = right
        self._own = {word for one in right for form in one.forms for word in form.words}

    def says_twice(self, given: str) -> bool:
        """Whether the answer gives two names of the same thing: la Joconde (Mona Lisa)."""
        parts = [part for part in _OR.split(given) if part.strip()]
        if len(parts) == 2:
            return self._are_two_names(*parts)
        words = given.split()
        return 1 < len(words) <= _MOST_WORDS and any(
            self._are_two_names(" ".join(words[:at]), " ".join(words[at:]))
            for at in range(1, len(words))
        )

    def _are_two_names(self, one: str, other: str) -> bool:
        first, second = self._named(one), self._named(other)
        return bool(first and second) and first.isdisjoint(second)

    def _named(self, text: str) -> set[int]:
        """The indices of the right answers that this text names."""
        said = self._asked.given(text, dates=False)
        return {
            at
            for at, target in enumerate(self._right)
            if any(self.same(form, target) for form in said)
        }

    def same_with_complement(self, given: str) -> bool:
        """Accepts a complement that the question contains (les cloches de Pâques), unless that is
        another thing."""
        alone = self._asked.without_complement(given)
        if not alone or any(" ".join(words) in self._known for words in readings(given)):
            return False
        return bool(self._named(alone))

    def same(self, given: Form, target: _Target) -> bool:
        """Whether the answer has the target's words, in any accepted form."""
        if target.person is not None and names_person(given.words, target.person, self._known):
            return True
        return any(
            self._asked.units_agree(given, form)
            and (
                _run_together(given.words, form.words)
                or self._word_by_word(given.words, form.words)
                or (target.person is None and adds_first_name(given.words, form.words, self._known))
            )
            for form in target.forms
        )

    def _word_by_word(self, given: Words, target: Words) -> bool:
        return len(given) == len(target) and all(map(self._alike, given, target))

    def _alike(self, given: str, target: str) -> bool:
        """The same word in another form, or another spelling of a first name."""
        if given == target:
            return True
        if is_number(given) or is_number(target):
            return False
        written_otherwise = target in FIRST_NAMES and sounded(given) == sounded(target)
        if written_otherwise and (given in FIRST_NAMES or not self._known.is_word(given)):
            return True
        if self._known.kin(given, target):
            return True
        return given not in self._known and _singular(given) == _singular(target)

    def slips(self, given: Form, target: _Target, *, guarded: bool = True) -> int:
        """The number of typos between answer and target; FAR if too many, or if it is another
        name."""
        ways: list[Form] = list(target.forms)
        if target.person is not None:
            ways.append(Form(target.person.family))
        return min(
            self._slips(given.words, form.words, guarded=guarded)
            if self._asked.units_agree(given, form)
            else FAR
            for form in ways
        )

    def _slips(self, given: Words, target: Words, *, guarded: bool) -> int:
        if guarded and " ".join(given) in self._known and not self._variants(given, target):
            return FAR
        if len(given) == len(target):
            return sum(
                self._slips_in_word(one, other, guarded=guarded)
                for one, other in zip(given, target, strict=True)
            )
        if any(map(is_number, (*given, *target))):
            return FAR
        if guarded and any(word in self._known for word in given if word not in target):
            return FAR
        return _slips_between(_joined(given), _joined(target))

    def _slips_in_word(self, given: str, target: str, *, guarded: bool) -> int:
        if self._alike(given, target):
            return 0
        if (
            guarded
            and given in self._known
            and given not in self._own
            and not self._variant(given, target)
        ):
            return FAR
        if _sounds_alike(given, target):
            return 1
        return _slips_between(given, target)

    def _variants(self, given: Words, target: Words) -> bool:
        return len(given) == len(target) and all(
            one == other or self._variant(one, other)
            for one, other in zip(given, target, strict=True)
        )

    def _variant(self, given: str, target: str) -> bool:
        """Two transliterations of one foreign name: Tchaïkovski, Tchaikovsky."""
        return (
            len(target) >= 6
            and not self._known.is_word(given)
            and given.translate(_SPELT) == target.translate(_SPELT)
        )


# What separates two names of one thing.
_OR = re.compile(r"[(),/=]|\s[-–—]\s|\b(?:ou|alias|dite?)\b", re.IGNORECASE)
_SPELT = str.maketrans("ykw", "icv")


def slips_allowed(letters: str) -> int:
    """The typos allowed: none below five letters, one up to eight, then two; none in numbers."""
    if is_number(letters) or len(letters) < 5:
        return 0
    return 1 if len(letters) <= 8 else MOST_SLIPS


def _slips_between(given: str, target: str) -> int:
    most = slips_allowed(target)
    if is_number(given) or abs(len(given) - len(target)) > most:
        return FAR
    slips = distance(given, target, most)
    if slips <= most:
        return slips
    return MOST_SLIPS if _jumbled(given, target) else FAR


def _sounds_alike(given: str, target: str) -> bool:
    """A phonetic spelling of the target: hiéroglife, Piaff."""
    if is_number(given) or is_number(target) or len(target) < 4:
        return False
    return _singular(sounded(given)) == _singular(sounded(target))


def _jumbled(given: str, target: str) -> bool:
    """An anagram of the target with the same first and last letter: Effeil."""
    return (
        len(target) > 5
        and (given[0], given[-1]) == (target[0], target[-1])
        and sorted(given) == sorted(target)
    )


def _run_together(given: Words, target: Words) -> bool:
    """Equal without spaces: newyork. The last of several words may lack its s: États-Uni."""
    one, other = _joined(given), _joined(target)
    return one == other or (len(target) > 1 and _singular(one) == _singular(other))


def _joined(words: Iterable[str]) -> str:
    return "".join(words)


def _singular(word: str) -> str:
    return word[:-1] if len(word) > 4 and word[-1] in "sx" else word
