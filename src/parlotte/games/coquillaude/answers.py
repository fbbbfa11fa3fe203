"""The judge of answers: lenient about the wording, strict about the content.

A right answer may lack accents or articles, use words or digits, begin with « c’est », give the
family name only, or have a small typo. Text that names something else is never a typo: Manet is
not Monet. In doubt the answer is refused, and the table may vote.
"""

import re

from msgspec import Struct

from parlotte.games.coquillaude.answering.asked import Asked, Form, asked_by
from parlotte.games.coquillaude.answering.known import Known
from parlotte.games.coquillaude.answering.names import Called, adds_first_name, called, names_person
from parlotte.games.coquillaude.answering.numbers import ends_in_ordinal, is_number
from parlotte.games.coquillaude.answering.slips import FAR, MOST, Slips, joined, singular
from parlotte.games.coquillaude.answering.wording import (
    LONGEST,
    SMALL,
    Words,
    has_month,
    pieces,
    readings,
)
from parlotte.games.coquillaude.content import Question

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
    if court.runs_together(given, said):
        return True
    if court.says_twice(given) or court.same_with_complement(given):
        return True
    slips = min((court.slips(form, one, right=True) for form in said for one in right), default=FAR)
    return slips <= MOST and slips < min(
        (court.slips(form, one, right=False) for form in said for one in wrong), default=FAR
    )


def _is_number_alone(said: tuple[Form, ...]) -> bool:
    return bool(said) and len(said[0].words) == 1 and is_number(said[0].words[0])


class _Target(Struct, frozen=True):
    """A listed answer, right or wrong."""

    forms: tuple[Form, ...]
    person: Called | None
    told: Words  # with its article

    def ways(self) -> tuple[Form, ...]:
        """What it may be called: a person also by the family name, alone or before the first."""
        if self.person is None:
            return self.forms
        family = self.person.family
        return (*self.forms, Form(family), Form((*family, *self.person.first)))

    @property
    def is_name(self) -> bool:
        return self.told[0] not in SMALL


def _target(text: str, asked: Asked) -> _Target:
    return _Target(asked.target(text), called(text), pieces(text))


class _Court:
    def __init__(self, asked: Asked, known: Known, right: list[_Target]) -> None:
        self._asked = asked
        self._known = known
        self._right = right
        self._ways = {form.words for one in right for form in one.ways()}
        self._slips = Slips(known, frozenset(word for words in self._ways for word in words))

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

    def runs_together(self, given: str, said: tuple[Form, ...]) -> bool:
        """Whether only a space is wrong (lemistral, l’orient), if that is no other name: Labiche
        is no biche."""
        whole = joined(pieces(given))
        right = {joined(one.told) for one in self._right}
        return not right.isdisjoint((whole, whole.removeprefix("l"))) and not any(
            self._known.lists(" ".join(form.words)) for form in said
        )

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
        adds_name = target.person is None and target.is_name
        return any(
            self._asked.units_agree(given, form)
            and (
                self._run_together(given.words, form.words)
                or self._word_by_word(given.words, form.words)
                or (adds_name and adds_first_name(given.words, form.words, self._known))
            )
            for form in target.forms
        )

    def _run_together(self, given: Words, target: Words) -> bool:
        """Equal without spaces: newyork. The last of several words may lack its s: États-Uni."""
        one, other = joined(given), joined(target)
        return one == other or (
            len(target) > 1 and singular(one) == singular(other) and not self._known.lists(one)
        )

    def _word_by_word(self, given: Words, target: Words) -> bool:
        return len(given) == len(target) and all(map(self._slips.alike, given, target))

    def slips(self, given: Form, target: _Target, *, right: bool) -> int:
        """What the slips between answer and target cost; FAR if too many. What a refused name
        shares with a right one does not count for it: Louis Armstrong, Neil Armstrong."""
        return min(
            (
                self._slips.between(given.words, form.words, guarded=right)
                for form in target.ways()
                if right or form.words not in self._ways
                if self._asked.units_agree(given, form)
            ),
            default=FAR,
        )


# What separates two names of one thing.
_OR = re.compile(r"[(),/=]|\s[-–—]\s|\b(?:ou|alias|dite?)\b", re.IGNORECASE)
