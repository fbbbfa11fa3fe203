"""Table codes: said aloud, typed, and never rude."""

import asyncio
from collections.abc import Callable, Iterator
from itertools import product

import pytest

from parlotte.client import open_table
from parlotte.core.contract import Rejected
from parlotte.server.table.codes import (
    CONSONANTS,
    GROWN,
    LAST_VOWELS,
    VOWELS,
    Heard,
    new_code,
    read_code,
    rude,
    sound,
)
from parlotte.server.table.rude import RUDE
from support.scene import served
from support.server import Running

# Written from memory and not from the list.
RUDEST = """
    PIPI PUTA PUTO SALOMA PEDO BITU NUDI POPO TETO LOPA RAPI FUTU NULO LOLO
    SIDALU PUTEMA PEDELA LANUDO
""".split()  # noqa: SIM905


def at_home() -> Iterator[str]:
    return ("".join(signs) for signs in product(CONSONANTS, VOWELS, CONSONANTS, LAST_VOWELS))


def drawn(*codes: str) -> Callable[[int], int]:
    """A chance that gives these codes in turn, and checks what it is asked for."""
    left = iter([(_signs(code, at), code[at]) for code in codes for at in range(len(code))])

    def draw(n: int) -> int:
        signs, letter = next(left)
        assert n == len(signs)
        return signs.index(letter)

    return draw


def _signs(code: str, at: int) -> str:
    """What that letter is drawn from."""
    if at % 2 == 0:
        return GROWN if code[at] == GROWN else CONSONANTS
    return LAST_VOWELS if at == len(code) - 1 else VOWELS


def test_a_code_is_written_in_one_way_only() -> None:
    assert not set("CGHJKQSWXYZ") & set(CONSONANTS)
    assert set(VOWELS) - set(LAST_VOWELS) == {"E"}


def test_at_home_there_are_codes_enough_and_the_pleasant_ones_are_there() -> None:
    polite = [code for code in at_home() if not rude(code)]
    assert len(polite) >= 1_700
    assert len({sound(code) for code in polite}) >= 650
    assert {"MILO", "LUPA", "PAPA", "TOTO"} <= set(polite)


@pytest.mark.parametrize("code", RUDEST)
def test_rude_codes_are_refused(code: str) -> None:
    assert rude(code)


def test_what_is_rude_is_so_inside_a_longer_code() -> None:
    assert rude("PIPI")
    assert rude("LAPIPI")
    assert rude("PIPILA")


def test_every_entry_of_the_list_can_be_written_with_our_letters_and_serves() -> None:
    for one in RUDE:
        assert set(one) <= set(CONSONANTS + GROWN + VOWELS), one
        assert not any(other in one for other in RUDE if other != one), one


@pytest.mark.parametrize("syllables", [2, 3])
def test_a_new_code_has_so_many_syllables(syllables: int) -> None:
    codes = {new_code((), syllables) for _ in range(50)}
    assert len(codes) > 40
    assert {len(code) for code in codes} == {2 * syllables}
    assert all(read_code(code) == code and not rude(code) for code in codes)


@pytest.mark.parametrize(
    ("live", "clashing"),
    [
        ("MILO", "MILO"),
        ("MILO", "NILO"),  # across a room
        ("BADA", "PATA"),
        ("MILO", "MILOPA"),  # begins with it
        ("MILO", "NILOBA"),
        ("MILOPA", "MILO"),  # is its beginning
        ("MILOPA", "NILO"),
    ],
)
def test_no_code_sounds_like_a_live_one_or_begins_it(live: str, clashing: str) -> None:
    assert Heard([live]).clashes(clashing)


@pytest.mark.parametrize("other", ["MILA", "MOLO", "RILO", "LOMI", "PAMILO"])
def test_codes_that_differ_may_live_together(other: str) -> None:
    assert not Heard(["MILO"]).clashes(other)


def test_codes_of_before_are_no_obstacle() -> None:
    assert new_code(["NGDN", "GVEK"], 2, drawn("MILO")) == "MILO"


def test_a_rude_or_taken_code_is_drawn_again() -> None:
    assert new_code(["MILO"], 2, drawn("PIPI", "NILO", "LUPA")) == "LUPA"


def test_when_all_are_taken_a_syllable_is_added_that_begins_as_no_other() -> None:
    live = set(at_home())
    grown = new_code(live, 2)
    assert len(grown) == 6
    assert grown[0] == GROWN
    assert not Heard(live).clashes(grown)


def test_when_nothing_is_free_it_says_so() -> None:
    with pytest.raises(Rejected, match="too-many-tables"):
        new_code(["BABA", "SABABA"], 2, lambda _: 0)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("LUNA", "LUNA"),
        ("luna", "LUNA"),
        (" lu-na\n", "LUNA"),
        ("L U N A", "LUNA"),
        ("lu\u00a0\u202fna", "LUNA"),
        ("l–u—n‑a", "LUNA"),
        ("L−UNA", "LUNA"),
        ("lûnà", "LUNA"),
        ("lu\u0302na", "LUNA"),
        ("ＬＵＮＡ", "LUNA"),
        ("\u200bluna\ufeff", "LUNA"),
        ("Lupani", "LUPANI"),
        ("LUPANIMA", "LUPANIMA"),
        ("NGDN", "NGDN"),  # a table of before codes had syllables is still found
        ("", None),
        ("LUN", None),
        ("LUNAS", None),
        ("LUN1", None),
        ("LU.NA", None),
        ("ЛУНА", None),
        ("\ud800LUNA", None),
        ("LUPANIMATORI", None),
        ("-" * 1000 + "LUNA", None),
    ],
)
def test_a_typed_code_is_read_kindly(typed: str, code: str | None) -> None:
    assert read_code(typed) == code


@served()
async def test_tables_that_are_opened_at_once_know_of_each_other(here: Running) -> None:
    house = here.house
    known: list[int] = []
    free_code = house._free_code

    def counting(in_memory: set[str]) -> str:
        known.append(len(in_memory))
        return free_code(in_memory)

    house._free_code = counting  # type: ignore[method-assign]
    await asyncio.gather(*(open_table(here.url, "Camille", "renard") for _ in range(4)))
    assert known == [0, 1, 2, 3]
