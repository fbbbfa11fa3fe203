"""Table codes: easy to say and to type, and never rude."""

import asyncio
from collections.abc import Callable, Iterator
from itertools import product

import pytest

from parlotte.client import open_table
from parlotte.core.contract import Rejected
from parlotte.server.settings import Limits
from parlotte.server.store.faults import StoreFault
from parlotte.server.table.codes import (
    CONSONANTS,
    GROWN,
    GROWTHS,
    LAST_VOWELS,
    MOST_SYLLABLES,
    VOWELS,
    KnownCodes,
    new_code,
    read_code,
    rude,
    sound,
)
from parlotte.server.table.rude_words import RUDE
from support.scene import served
from support.server import Running
from support.tables import refusal

# Written from memory, not copied from the list.
RUDEST = """
    PIPI PUTA PUTO SALOMA PEDO BITU NUDI POPO TETO LOPA RAPI FUTU NULO LOLO
    SIDALU PUTEMA PEDELA LANUDO
""".split()  # noqa: SIM905


def at_home() -> Iterator[str]:
    return ("".join(signs) for signs in product(CONSONANTS, VOWELS, CONSONANTS, LAST_VOWELS))


def drawn(*codes: str) -> Callable[[int], int]:
    """A random source that draws these codes in turn, and checks the ranges it is asked for."""
    left = iter([(_signs(code, at), code[at]) for code in codes for at in range(len(code))])

    def draw(n: int) -> int:
        signs, letter = next(left)
        assert n == len(signs)
        return signs.index(letter)

    return draw


def _signs(code: str, at: int) -> str:
    """The letters from which this one is drawn."""
    if at % 2 == 0:
        return GROWN if code[at] == GROWN else CONSONANTS
    return LAST_VOWELS if at == len(code) - 1 else VOWELS


def test_no_two_letters_of_a_code_sound_alike() -> None:
    assert not set("CGHJKQSWXYZ") & set(CONSONANTS)
    assert set(VOWELS) - set(LAST_VOWELS) == {"E"}


def test_at_home_there_are_enough_codes() -> None:
    polite = [code for code in at_home() if not rude(code)]
    assert len(polite) >= 1_700
    assert len({sound(code) for code in polite}) >= 650
    assert {"MILO", "LUPA", "PAPA", "TOTO"} <= set(polite)


@pytest.mark.parametrize("code", RUDEST)
def test_rude_codes_are_refused(code: str) -> None:
    assert rude(code)


def test_a_rude_word_inside_a_longer_code_is_refused() -> None:
    assert rude("PIPI")
    assert rude("LAPIPI")
    assert rude("PIPILA")


def test_every_rude_entry_can_occur_and_is_needed() -> None:
    for one in RUDE:
        assert set(one) <= set(CONSONANTS + GROWN + VOWELS), one
        assert not any(other in one for other in RUDE if other != one), one


@pytest.mark.parametrize("syllables", [2, 3])
def test_a_new_code_has_the_given_number_of_syllables(syllables: int) -> None:
    codes = {new_code((), syllables) for _ in range(50)}
    assert len(codes) > 40
    assert {len(code) for code in codes} == {2 * syllables}
    assert all(read_code(code) == code and not rude(code) for code in codes)


@pytest.mark.parametrize(
    ("live", "clashing"),
    [
        ("MILO", "MILO"),
        ("MILO", "NILO"),  # sounds alike
        ("BADA", "PATA"),
        ("MILO", "MILOPA"),  # starts with the live code
        ("MILO", "NILOBA"),
        ("MILOPA", "MILO"),  # is the start of the live code
        ("MILOPA", "NILO"),
    ],
)
def test_no_code_sounds_like_a_live_one_or_its_start(live: str, clashing: str) -> None:
    assert KnownCodes([live]).clashes(clashing)


@pytest.mark.parametrize("other", ["MILA", "MOLO", "RILO", "LOMI", "PAMILO"])
def test_codes_that_sound_different_do_not_clash(other: str) -> None:
    assert not KnownCodes(["MILO"]).clashes(other)


def test_codes_of_the_old_format_do_not_clash() -> None:
    assert new_code(["NGDN", "GVEK"], 2, drawn("MILO")) == "MILO"


def test_a_rude_or_taken_code_is_drawn_again() -> None:
    assert new_code(["MILO"], 2, drawn("PIPI", "NILO", "LUPA")) == "LUPA"


def test_when_all_codes_are_taken_a_syllable_with_another_first_letter_is_added() -> None:
    live = set(at_home())
    grown = new_code(live, 2)
    assert len(grown) == 6
    assert grown[0] == GROWN
    assert not KnownCodes(live).clashes(grown)


@pytest.mark.parametrize(
    ("syllables", "letters"), [(2, [4, 6, 8, 10]), (3, [6, 8, 10])], ids=["home", "public"]
)
def test_codes_grow_repeatedly_and_the_second_letter_tells_by_how_much(
    syllables: int, letters: list[int]
) -> None:
    heard, given = KnownCodes(), []
    for _ in letters:
        given.append(new_code(heard, syllables, lambda _: 0))
        heard.add(given[-1])
    assert [len(code) for code in given] == letters
    assert [code[:2] for code in given] == ["BA", "SA", "SO", "SU"][: len(letters)]
    with pytest.raises(Rejected, match="too-many-tables"):
        new_code(heard, syllables, lambda _: 0)
    heard.drop(given[0])
    assert new_code(heard, syllables, lambda _: 0) == given[0]


def test_a_grown_code_tells_its_length() -> None:
    taken = KnownCodes(at_home())
    for more, vowels in GROWTHS.items():
        syllables = 2 + more
        code = "S" + vowels[-1] + "BA" * (syllables - 1)
        assert read_code(code) == code
    grown = [new_code(taken, 2) for _ in range(50)]
    assert {code[1] for code in grown} == set(GROWTHS[1])
    assert sum(map(len, GROWTHS.values())) == len(set("".join(GROWTHS.values()))) == len(VOWELS)


def test_there_are_more_codes_than_one_address_can_open_tables() -> None:
    """Counts a month of one address's tables against the codes that sound different."""
    sounds = len({sound(letter) for letter in CONSONANTS})
    month = 31 * Limits().opened_per_day
    for syllables in (2, 3):
        longest = MOST_SYLLABLES - 1  # syllables after the S
        assert sounds**longest * len(VOWELS) ** (longest - 1) * len(LAST_VOWELS) > 10 * month
        assert syllables < MOST_SYLLABLES


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
        ("NGDN", "NGDN"),  # a table's code of the old format is still found
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
def test_a_typed_code_is_read_leniently(typed: str, code: str | None) -> None:
    assert read_code(typed) == code


async def opened(here: Running) -> str:
    return (await open_table(here.url, "Camille", "renard"))["code"]


@served(warned=(), on_each_store=True)
async def test_tables_opened_at_once_get_different_codes_and_the_last_is_refused(
    here: Running,
) -> None:
    here.house.opening.draw = lambda _: 0
    codes = await asyncio.gather(*(opened(here) for _ in range(4)))
    assert sorted(codes, key=len) == ["BABA", "SABABA", "SOBABABA", "SUBABABABA"]
    refused = await refusal(opened(here))
    assert refused.key == "too-many-tables"


@served()
async def test_all_codes_are_read_once_not_for_every_table(here: Running) -> None:
    reads, read = [], here.house.reader.codes_taken

    def counting() -> set[str]:
        reads.append(1)
        return read()

    here.house.reader.codes_taken = counting
    here.house.opening.codes = None
    assert len({await opened(here) for _ in range(5)}) == 5
    assert len(reads) == 1


@served()
async def test_an_unreachable_store_is_refused_with_a_sentence(here: Running) -> None:
    def silent() -> set[str]:
        raise StoreFault("store-unreachable")

    here.house.reader.codes_taken = silent
    here.house.opening.codes = None
    assert (await refusal(opened(here))).key == "not-saved"
