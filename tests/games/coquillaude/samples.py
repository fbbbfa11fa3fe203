"""Valid sample questions and people, enough to play and to lint with."""

from parlotte.games.coquillaude.content import STARS, THEMES, Person, Question

_STARS = (1, 2, 1, 3, 1, 2, 1, 2, 1, 3, 1, 2, 1, 2, 1)


def _word(number: int) -> str:
    """A different one for each number, that nobody knows."""
    consonants, vowels = "bdfgklmnprstvxz", "aeio"
    first, number = consonants[number % 15], number // 15
    second, number = vowels[number % 4], number // 4
    return first + second + consonants[number % 15] + vowels[number // 15 % 4] + "xyq"


def question(number: int) -> Question:
    name, where, what, one, other = (_word(5 * number + at) for at in range(5))
    return Question(
        f"Qui vint à {where.capitalize()} {what}\u202f?",
        name.capitalize(),
        (),
        (),
        STARS[_STARS[number % len(_STARS)] - 1],
        THEMES[number % len(THEMES)],
        "",
        f"Il y a {one} et {other}.",
    )


def person(number: int) -> Person:
    name, where, what = (_word(1500 + 3 * number + at) for at in range(3))
    who = f"Roi de {where} et de {what}, né en un an où il y eut du vin."
    woman = number % 2 == 0
    return Person(name.capitalize(), who, 1800, 1860, "xixe", "pouvoir", "", woman=woman)


QUESTIONS = tuple(map(question, range(180)))
PERSONS = tuple(map(person, range(300)))
