"""The judge of answers: lenient with how something is said, never with what.

A right answer may come without accents or article, in words or figures, with « c’est » before it,
by a family name alone, with a small typo. What is the name of something else is never a typo: Manet
is not Monet. In doubt it refuses: the table may vote.
"""

from collections.abc import Iterable

from msgspec import Struct

from parlotte.games.coquillaude.answering.asked import Asked, Form, asked_by
from parlotte.games.coquillaude.answering.first_names import FIRST_NAMES, sounded
from parlotte.games.coquillaude.answering.known import Known
from parlotte.games.coquillaude.answering.names import Called, adds_first_name, called, names_person
from parlotte.games.coquillaude.answering.numbers import is_number
from parlotte.games.coquillaude.answering.wording import LONGEST, Words, has_month
from parlotte.games.coquillaude.items import Question
from parlotte.lexicon.finder import distance

MOST_SLIPS = 2
FAR = MOST_SLIPS + 1


def judge(given: str, question: Question, known: Known) -> bool:
    """Whether an answer is right. Of what somebody says 80 characters are looked at."""
    asked = asked_by(question.question)
    right = [_target(text, asked) for text in (question.answer, *question.accept)]
    wrong = [_target(text, asked) for text in question.refuse]
    dates = has_month(tuple(word for one in right for form in one.forms for word in form.words))
    said = asked.given(given[:LONGEST], dates=dates)
    court = _Court(asked, known)
    if any(form == one.forms[0] for form in said[:1] for one in right):
        return True
    if any(form in one.forms for form in said for one in wrong):
        return False
    if any(court.same(form, one) for form in said for one in right):
        return True
    if any(court.same(form, one) for form in said for one in wrong):
        return False
    slips = min((court.slips(form, one) for form in said for one in right), default=FAR)
    return slips <= MOST_SLIPS and slips < min(
        (court.slips(form, one, guarded=False) for form in said for one in wrong), default=FAR
    )


class _Target(Struct, frozen=True):
    """An answer that is listed, right or wrong."""

    forms: tuple[Form, ...]
    person: Called | None


def _target(text: str, asked: Asked) -> _Target:
    return _Target(asked.target(text), called(text))


class _Court:
    def __init__(self, asked: Asked, known: Known) -> None:
        self._asked = asked
        self._known = known

    def same(self, given: Form, target: _Target) -> bool:
        """However it is said."""
        if target.person is not None and names_person(given.words, target.person):
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
        """The same word in another form, or a first name written otherwise."""
        if given == target:
            return True
        if is_number(given) or is_number(target):
            return False
        if target in FIRST_NAMES and sounded(given) == sounded(target):
            return True
        if self._known.kin(given, target):
            return True
        return given not in self._known and _singular(given) == _singular(target)

    def slips(self, given: Form, target: _Target, *, guarded: bool = True) -> int:
        """How many typos lie between; FAR where they are too many, or make another name."""
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
        if guarded and given != target and " ".join(given) in self._known:
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
        if guarded and given in self._known and not self._variant(given, target):
            return FAR
        return _slips_between(given, target)

    def _variant(self, given: str, target: str) -> bool:
        """Two spellings of one foreign name: Tchaïkovski, Tchaikovsky."""
        return (
            len(target) >= 6
            and not self._known.is_word(given)
            and given.translate(_SPELT) == target.translate(_SPELT)
        )


_SPELT = str.maketrans("ykw", "icv")


def slips_allowed(letters: str) -> int:
    """None under five letters, one up to eight, two beyond; never in a number."""
    if is_number(letters) or len(letters) < 5:
        return 0
    return 1 if len(letters) <= 8 else MOST_SLIPS


def _slips_between(given: str, target: str) -> int:
    most = slips_allowed(target)
    if is_number(given) or abs(len(given) - len(target)) > most:
        return FAR
    slips = distance(given, target, most)
    return slips if slips <= most else FAR


def _run_together(given: Words, target: Words) -> bool:
    """New York and newyork; of several words the last may lack its s: États-Uni."""
    one, other = _joined(given), _joined(target)
    return one == other or (len(target) > 1 and _singular(one) == _singular(other))


def _joined(words: Iterable[str]) -> str:
    return "".join(words)


def _singular(word: str) -> str:
    return word[:-1] if len(word) > 4 and word[-1] in "sx" else word
