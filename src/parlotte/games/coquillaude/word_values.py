"""The score of a word: the square of its letters."""

from collections.abc import Callable, Iterable

from msgspec import Struct

from parlotte.games.coquillaude.placement import Laid

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
    word = laid.main.word
    letters = len(word) + laid.main.shells
    main = square_of(letters, person=is_person(word)) if word != OWN_NAME else own_name
    return Worth(
        main,
        tuple(square_of(len(side.word) + side.shells) for side in laid.sides),
        tuple(square_of(letters, person=is_person(one)) for one in anagrams),
    )
