"""Famous people in the finder's vocabulary: by the letters they need, however they are spelled."""

from functools import cache

import pytest
from msgspec.structs import replace

from games.coquillaude.samples import PERSONS
from parlotte.core.folding import is_plain
from parlotte.games.coquillaude.board import NO_LETTERS, SIZE
from parlotte.games.coquillaude.content import Person
from parlotte.games.coquillaude.search.bits import places
from parlotte.games.coquillaude.search.finder import Finder
from parlotte.games.coquillaude.search.plays import House
from parlotte.games.coquillaude.search.vocabulary import SHORTEST, Vocabulary
from parlotte.packs.french import french
from parlotte.packs.loader import builtin_packs

HOUSE = House(anagrams=0)


def called(name: str) -> Person:
    return replace(PERSONS[0], name=name)


@cache
def ours() -> tuple[Person, ...]:
    """Those of the house, with some of the hardest to fold."""
    packs = builtin_packs("coquillaude")
    found = [item for pack in packs for item in pack.items if isinstance(item, Person)]
    hard = (
        "Molière",
        "Cléopâtre",
        "Œdipe",
        "Brontë",
        "Çiva",
        "Dürer",
        "Noé",
        "Niño",
        "Lætitia",
        "Nesbø",
        "Wałęsa",
    )
    return (*found, *map(called, hard))


def test_what_can_not_be_laid_is_left_out() -> None:
    vocabulary = Vocabulary(french(), ["ΣΑΠΦΩ", "A-HA", "C3PO", "MOLIERE"], ["L’AN"])
    for length in (4, 5):
        shelf = vocabulary.shelf(length)
        assert all(map(is_plain, map(shelf.word, range(shelf.count - 9, shelf.count))))


def test_every_famous_person_can_be_laid() -> None:
    vocabulary = Vocabulary(french(), [one.letters for one in ours()])
    for one in ours():
        shelf = vocabulary.shelf(len(one.letters))
        assert SHORTEST <= len(one.letters) <= SIZE
        fit = shelf.all
        for at, letter in enumerate(one.letters):
            fit &= shelf.standing(at, letter)
        assert [shelf.word(place) for place in places(fit)] == [one.letters], one.name
        assert one.letters in vocabulary.famous


@pytest.mark.parametrize(
    ("name", "letters"), [("Molière", "MOLIERE"), ("Œdipe", "OEDIPE"), ("Brontë", "BRONTE")]
)
def test_a_famous_name_is_worth_two_letters_more(name: str, letters: str) -> None:
    assert called(name).letters == letters
    plain, famous = Finder(french()), Finder(french(), [called(name).letters])
    without, best = (one.best(NO_LETTERS, letters, HOUSE) for one in (plain, famous))
    assert (best.word, best.famous) == (letters, True)
    assert without is None or best.points > without.points
