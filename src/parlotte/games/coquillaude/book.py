"""The Coquillaudet: which question each number asks."""

from collections.abc import Container, Iterable, Sequence

from parlotte.games.coquillaude.items import Question, QuestionId, Stars
from parlotte.games.coquillaude.rolls import Kind, Roll, kind_of, rolls_of

# The kinds of numbers that ask something.
STARS_OF: dict[Kind, Stars] = {"one": 1, "two": 2, "three": 3}


class Book:
    """The questions of each grade are dealt over its numbers, in order; where they are fewer, they
    begin again, so that numbers which ask the same lie far apart."""

    def __init__(self, questions: Iterable[Question]) -> None:
        found: dict[Stars, dict[QuestionId, Question]] = {1: {}, 2: {}, 3: {}}
        for one in questions:
            found[one.stars].setdefault(one.id, one)
        self._asked_by = {
            kind: tuple(found[stars].values())[: len(rolls_of(kind))]
            for kind, stars in STARS_OF.items()
        }
        self._place = {roll: at for kind in STARS_OF for at, roll in enumerate(rolls_of(kind))}
        self.questions = {one.id: one for some in self._asked_by.values() for one in some}

    def of(self, kind: Kind) -> Sequence[Question]:
        """All that the numbers of a kind ask."""
        return self._asked_by.get(kind, ())

    def question(self, roll: Roll) -> Question:
        """What a number asks. Only those of one, two or three stars do."""
        questions = self._asked_by[kind_of(roll)]
        return questions[self._place[roll] % len(questions)]

    def entry(self, roll: Roll, asked: Container[QuestionId]) -> tuple[Roll, Question]:
        """The number that counts, and its question: this one, or, when that was asked already, the
        next number of the same kind with a question that was not; after the last comes the first.

        `asked` holds the ids of questions, not numbers: several numbers may ask the same, and none
        of them should then. Let `with_asked` keep it.
        """
        rolls = rolls_of(kind_of(roll))
        at = self._place[roll]
        for other in (*rolls[at:], *rolls[:at]):
            question = self.question(other)
            if question.id not in asked:
                return other, question
        return roll, self.question(roll)

    def with_asked(
        self, asked: tuple[QuestionId, ...], question: Question
    ) -> tuple[QuestionId, ...]:
        """What has been asked, with this one. When it was the last of its kind, all the others may
        come again."""
        now = (*asked, question.id)
        kind = next(kind for kind, stars in STARS_OF.items() if stars == question.stars)
        same = {one.id for one in self._asked_by[kind]}
        if same <= set(now):
            return (*(one for one in now if one not in same), question.id)
        return now
