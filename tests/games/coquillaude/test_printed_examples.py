"""The printed examples of the sheet with the words, people and questions that the game ships: only
dice, letters and seats are forced. One test an example."""

from functools import cache
from typing import Any, Self, cast

import pytest
from msgspec.structs import replace

from games.coquillaude.table import MID, Table, at, dice, person
from parlotte.core.contract import Seat
from parlotte.games.coquillaude import GAME
from parlotte.games.coquillaude.board import MIDDLE
from parlotte.games.coquillaude.content import Content
from parlotte.games.coquillaude.rolls import gift_of
from parlotte.games.coquillaude.rules import Coquillaude
from parlotte.lexicon.judge import as_on_board
from parlotte.packs.loader import bind, load_content

FOUR = ("person",) * 4
ROLLS = (6432, 4315, 5322, 5516)
ACROSS, DOWN = at(3, MIDDLE), at(8, MIDDLE - 6, "down")
# The sheet takes them for persons. Until the shipped list does, they are added to it here.
TWO_PERSONS = ("BLAISE", "BASILE")


@cache
def shipped() -> Coquillaude:
    content = cast("Content", load_content(GAME))
    known = {one.letters for one in content.persons}
    added = tuple(person(name) for name in TWO_PERSONS if name not in known)
    return cast("Coquillaude", bind(GAME, replace(content, persons=(*content.persons, *added))))


class Shipped(Table):
    def __init__(self, *rolls: int, **more: Any) -> None:
        super().__init__(*(rolls or ROLLS), holders=FOUR, game=shipped(), **more)

    def answer(self, seat: Seat, text: str = "oui", *, done: bool = True) -> list[str]:
        """« oui » is whatever is right."""
        entry = self.state.turn.entry
        right = self.court.questions.question(entry).answer
        return super().answer(seat, right if text == "oui" else text, done=done)

    def gives(self) -> Self:
        """Each other player gives the letters he has first."""
        for seat in (0, 1, 2, 3):
            for prompt in self.game.prompts(self.state, seat):
                if prompt.act == "give":
                    letters = prompt.needs["letters"]
                    self.give(seat, *letters.of[: letters.most])
        return self

    def rounds(self, *words: Any) -> Self:
        """Each is placed by seat 0 in a round of its own; then everybody composes again."""
        for word, where in words:
            self.to_compose().hands(word)
            self.lock(0, word, where)
            self.passes(1, 2, 3)
            self.go_on()
            self.go_on()
        return self.to_compose()


def alone(word: str, *anagrams: str) -> Any:
    """What seat 0 is told of a first word, on no shell."""
    table = Shipped().to_compose().hands(as_on_board(word))
    return table.draft(0, word, MID, *anagrams)


def test_of_6432_4315_5322_and_5516_the_6432_starts() -> None:
    table = Shipped()
    assert table.state.first == 0
    assert table.view().turns[0].roll == dice(6432)


@pytest.mark.parametrize(
    ("number", "each"), [(4444, 4), (2233, 2), (2323, 0), (2332, 0), (3232, 0), (5322, 1)]
)
def test_4444_brings_4_letters_each_2233_brings_2_and_2323_none(number: int, each: int) -> None:
    assert gift_of(dice(number)) == each
    table = Shipped(6432, number, 1111, 1112)  # the second gets gifts after the first's answer
    table.answer(0)
    table.go_on()
    assert (table.name == "gifts") is (each > 0)
    before = list(map(len, table.state.capitals))
    table.gives()
    gained = [
        after - had for had, after in zip(before, map(len, table.state.capitals), strict=True)
    ]
    assert gained == [-each, 3 * each, -each, -each]


def test_5322_brings_1_letter_each_so_3_when_four_play() -> None:
    table = Shipped()
    table.answer(0)
    table.go_on()
    table.go_on()  # the coquillaudinette
    assert (table.name, table.state.turn.roll) == ("gifts", dice(5322))
    table.gives()
    assert len(table.state.capitals[2]) == 8 + 3


def test_the_capitals_after_round_1_are_13_13_19_and_11() -> None:
    """Two stars, a coquillaudinette, three stars and one star, all right."""
    table = Shipped().to_compose()
    told = [(turn.kind, turn.right, turn.drawn) for turn in table.view().turns]
    assert told == [
        ("two", True, 6),
        ("coquillaudinette", None, 6),
        ("three", True, 8),
        ("one", True, 4),
    ]
    assert list(map(len, table.state.capitals)) == [13, 13, 19, 11]


def test_of_100_100_196_and_108_the_196_places() -> None:
    table = Shipped().to_compose().hands("SIMULTANEE", "NAPOLEON", "ARISTOTELICIEN", "REGLES")
    table.lock(0, "simultanée")
    table.lock(1, "Napoléon")
    table.lock(2, "aristotélicien", ACROSS)
    table.lock(3, "règles", MID, "légers", "grêles")
    told = {bid.seat: bid.points for bid in table.view().phase.bids}
    assert told == {0: 100, 1: 100, 2: 196, 3: 108}
    assert table.view().phase.leader == 2
    table.go_on()
    assert table.state.scores == (0, 0, 196, 0)


def test_8_letters_and_an_anagram_are_128_and_a_rival_who_shows_2_takes_192() -> None:
    """The placer scores nothing and loses his 8 letters."""
    table = Shipped().to_compose().hands("SERAIENTZ")
    table.lock(0, "seraient", MID, "retenais")
    table.passes(1, 2, 3)
    assert table.view().phase.bids[0].points == 128
    table.go_on()
    table.buzz(2, "stéarine")
    table.enough(1, 2, 3)
    assert table.state.scores == (0, 0, 192, 0)
    assert table.state.capitals[0] == "Z"
    assert table.view().board.count(".") == 441 - 8


def test_simultanee_is_100() -> None:
    assert alone("simultanée").points == 100


def test_aristotelicien_is_196() -> None:
    table = Shipped().to_compose().hands("ARISTOTELICIEN")
    assert table.draft(0, "aristotélicien", ACROSS).points == 196


def test_napoleon_is_100_though_he_has_8_letters() -> None:
    assert alone("Napoléon").points == 100


def test_nabuchodonosor_is_256_and_spends_13_letters() -> None:
    table = Shipped().rounds(("ARISTOTELICIEN", ACROSS)).hands("X", "NABUCHODNOSORZ")
    table.lock(1, "Nabuchodonosor", DOWN)
    table.passes(0, 2, 3)
    table.go_on()
    assert table.state.scores[1] == 256
    assert table.state.capitals[1] == "Z"


def test_the_town_ur_is_4_points_without_a_bonus() -> None:
    shown = alone("Ur")
    assert (shown.points, shown.main.famous, shown.fault) == (4, False, None)


def test_regles_legers_and_greles_are_108_with_one_anagram_72() -> None:
    assert alone("règles", "légers", "grêles").points == 108
    assert alone("règles", "légers").points == 72


def test_balise_36_blaise_64_and_basile_64_are_164() -> None:
    shown = alone("balise", "Blaise", "Basile")
    assert (shown.main.points, [one.points for one in shown.anagrams]) == (36, [64, 64])
    assert (shown.points, shown.doubt) == (164, "")


def test_mesure_makes_6_words_and_56_points() -> None:
    """MESURE 36, and né, as, bu, UR, ce at 4 each; it touches NABUCHODONOSOR diagonally too, which
    makes no word."""
    table = Shipped().rounds(("ARISTOTELICIEN", ACROSS), ("NABUCHODONOSOR", DOWN)).hands("MESURE")
    shown = table.draft(0, "mesure", at(9, MIDDLE - 7, "down"))
    assert [side.word for side in shown.sides] == ["NE", "AS", "BU", "UR", "CE"]
    assert (shown.main.points, [side.points for side in shown.sides]) == (36, [4] * 5)
    assert (shown.points, shown.fault) == (56, None)


def test_the_word_coquillaude_is_120() -> None:
    table = Shipped().to_compose().hands("COQUILLAUDE")
    assert table.draft(0, "coquillaude", ACROSS).points == 120
