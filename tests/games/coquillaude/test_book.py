"""Which question a roll asks, and what happens to those asked already."""

from parlotte.games.coquillaude.content import Book, Question, Stars
from parlotte.games.coquillaude.rolls import rolls_of


def question(number: int, stars: Stars) -> Question:
    said = f"{number} {'*' * stars} ?"
    return Question(said, str(number), (), (), stars, "sciences", "", "Ah !")


def holding(*questions: Question) -> Book:
    return Book(questions, lambda given, asked: given == asked.answer)


def book(*counts: int) -> Book:
    return holding(
        *(
            question(number, stars)
            for stars, count in zip((1, 2, 3), counts, strict=True)
            for number in range(count)
        )
    )


def test_enough_questions_give_each_number_its_own() -> None:
    whole = book(583, 363, 194)
    asked = {whole.question(roll).id for kind in ("one", "two", "three") for roll in rolls_of(kind)}
    assert len(asked) == 583 + 363 + 194
    first = [whole.question(roll).answer for roll in rolls_of("three")[:4]]
    assert first == ["0", "1", "2", "3"]


def test_with_fewer_several_numbers_share_one_and_neighbours_differ() -> None:
    small = book(54, 33, 18)
    rolls = rolls_of("two")
    told = [small.question(roll).answer for roll in rolls]
    assert len(set(told)) == 33
    assert all(len(set(told[at : at + 33])) == 33 for at in range(len(told) - 33))
    assert all(question.stars == 2 for question in small.of("two"))


def test_no_more_than_there_are_numbers() -> None:
    assert len(book(600, 1, 1).of("one")) == 583


def test_a_number_that_was_not_asked_asks_its_own() -> None:
    small = book(9, 9, 9)
    roll = rolls_of("one")[4]
    assert small.entry(roll, ()) == roll


def test_a_number_asked_already_gives_the_next_of_its_kind() -> None:
    small = book(9, 9, 9)
    rolls = rolls_of("three")
    asked = {small.question(rolls[at]).id for at in (4, 5)}
    assert small.entry(rolls[4], asked) == rolls[6]
    # Another number that asks the same, nine further on, is as spent.
    assert small.entry(rolls[13], asked) == rolls[15]


def test_after_the_last_number_comes_the_first() -> None:
    small = book(9, 9, 9)
    rolls = rolls_of("two")
    asked = {small.question(rolls[-1]).id}
    assert small.entry(rolls[-1], asked) == rolls[0]
    # 363 numbers and nine questions don't come out even: those at the end are found all the same.
    left = small.of("two")[-1]
    asked = {one.id for one in small.of("two") if one is not left}
    assert small.question(small.entry(rolls[-1], asked)) == left


def test_every_question_is_asked_before_one_comes_twice() -> None:
    small = book(5, 5, 5)
    asked: tuple[str, ...] = ()
    told = []
    for _ in range(12):
        entry = small.entry(rolls_of("one")[100], asked)
        told.append(small.question(entry).answer)
        asked = small.with_asked(asked, entry)
    assert len(set(told[:5])) == 5
    assert all(len(set(told[at : at + 4])) == 4 for at in range(9))  # never the same soon again


def test_starting_over_with_one_kind_leaves_the_others() -> None:
    small = book(2, 5, 5)
    hard, (first, second, *_) = rolls_of("three")[0], rolls_of("one")
    asked: tuple[str, ...] = ()
    for entry in (hard, first, second):
        asked = small.with_asked(asked, entry)
    assert asked == (small.question(hard).id, small.question(second).id)


def test_a_single_question_comes_again() -> None:
    alone = book(1, 1, 1)
    roll = rolls_of("one")[7]
    assert alone.entry(roll, alone.with_asked((), roll)) == roll


def test_what_is_given_twice_is_dealt_once() -> None:
    assert len(holding(question(1, 1), question(1, 1)).of("one")) == 1
