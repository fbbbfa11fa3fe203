"""The score of a word: the square of its letters."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from parlotte.games.coquillaude.placement import Laid, Made

OWN_NAME = "COQUILLAUDE"
PRINTED = 120  # on the sheet it counts as a word of ten letters
PERSON = 2  # letters added for a famous person's name


class Worth(Struct, frozen=True):
    """The points of a proposal, by word."""

    main: int
    sides: tuple[int, ...]
    anagrams: tuple[int, ...]

    @property
    def total(self) -> int:
        return self.main + sum(self.sides) + sum(self.anagrams)


def square_of(letters: int, *, person: bool = False) -> int:
    """A word of n letters: n². The name of a famous person: (n + 2)²."""
    return (letters + PERSON * person) ** 2


def worth(
    laid: Laid,
    anagrams: Iterable[str],
    is_person: Callable[[str], bool],
    own_name: int = PRINTED,
) -> Worth:
    """A letter laid on a shell counts twice, in each word it belongs to and in the anagrams."""
    letters = len(laid.main.word) + laid.main.shells
    return Worth(
        _of(laid.main, own_name, person=is_person(laid.main.word)),
        tuple(_of(side, own_name) for side in laid.sides),
        tuple(square_of(letters, person=is_person(one)) for one in anagrams),
    )


def _of(made: Made, own_name: int, *, person: bool = False) -> int:
    """The name of the game has its own score, proposed or formed beside another word."""
    if made.word == OWN_NAME:
        return own_name
    return square_of(len(made.word) + made.shells, person=person)
