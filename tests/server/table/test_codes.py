"""Table codes: drawn, read, and never rude."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from parlotte.server.table.codes import ALPHABET, FRAGMENTS, LENGTH, new_code, read_code, rude

# Written from memory and not from the list of fragments.
RUDE = """
    FUCK CUNT SLUT PUTE CULS CULZ SEXE ANUS ANAL MERD PEDE NTMZ FDPX XPTN TGLA ASSE SSAB KKKA
    NAZE NEGR FAGS DYKE TURD CACA NEGA RAPE CUMS HELL PETE EDEP ETUP KCUF TNUC LUCA GTZA
    VTFF DTCA SUCE TEUB FEUJ PDPD BUTT ARSE SHAT GAZE
""".split()  # noqa: SIM905


def everything() -> Iterator[str]:
    return ("".join(letters) for letters in product(ALPHABET, repeat=LENGTH))


def spelled_out(fragment: str) -> Iterator[str]:
    """Every code in which the fragment stands, whatever is around it."""
    for around in product(ALPHABET, repeat=LENGTH - len(fragment)):
        for at in range(len(around) + 1):
            yield "".join((*around[:at], fragment, *around[at:]))


def drawn(*numbers: int) -> Callable[[int], int]:
    """A chance that gives these numbers in turn, and checks what it is asked for."""
    left = iter(numbers)

    def draw(n: int) -> int:
        assert n == len(ALPHABET)
        return next(left)

    return draw


def places(code: str) -> list[int]:
    return [ALPHABET.index(letter) for letter in code]


def test_of_all_codes_the_allowed_ones_hold_no_fragment_either_way_and_are_many() -> None:
    forwards = {code for fragment in FRAGMENTS for code in spelled_out(fragment)}
    refused = forwards | {code[::-1] for code in forwards}
    allowed = {code for code in everything() if not rude(code)}
    assert allowed.isdisjoint(refused)
    assert len(allowed) + len(refused) == len(ALPHABET) ** LENGTH == 234_256
    assert len(allowed) >= 190_000


def test_every_fragment_can_be_written_with_our_letters_and_serves() -> None:
    for fragment in FRAGMENTS:
        assert 2 <= len(fragment) <= LENGTH
        assert set(fragment) <= set(ALPHABET), fragment
        assert not any(other in fragment for other in FRAGMENTS if other != fragment), fragment


def test_rude_codes_are_refused() -> None:
    assert len(set(RUDE)) >= 40
    assert [code for code in RUDE if not rude(code)] == []


@pytest.mark.parametrize("code", ["ABCD", "CERF", "CHAT", "JUPE", "LYRE", "VELU", "ZEST"])
def test_honest_codes_are_allowed(code: str) -> None:
    assert not rude(code)


def test_a_rude_or_taken_code_is_drawn_again() -> None:
    draw = drawn(*places("PUTE"), *places("CHAT"), *places("LYRE"))
    asked: list[str] = []

    def taken(code: str) -> bool:
        asked.append(code)
        return code == "CHAT"

    assert new_code(taken, draw) == "LYRE"
    assert asked == ["CHAT", "LYRE"]


def test_by_default_codes_come_from_true_chance() -> None:
    codes = {new_code(lambda _: False) for _ in range(50)}
    assert len(codes) > 40
    assert all(read_code(code) == code and not rude(code) for code in codes)


def test_when_nothing_is_free_it_gives_up() -> None:
    with pytest.raises(LookupError):
        new_code(lambda _: True)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("LUNE", "LUNE"),
        ("lune", "LUNE"),
        (" lu-ne\n", "LUNE"),
        ("L U N E", "LUNE"),
        ("lu\u00a0\u202fne", "LUNE"),
        ("l–u—n‑e", "LUNE"),
        ("L−UNE", "LUNE"),
        ("lûné", "LUNE"),
        ("lu\u0302ne", "LUNE"),
        ("ＬＵＮＥ", "LUNE"),
        ("\u200blune\ufeff", "LUNE"),
        ("PUTE", "PUTE"),  # a table of before the list grew is still found
        ("", None),
        ("LUN", None),
        ("LUNES", None),
        ("LUN1", None),
        ("LOIN", None),
        ("LU.NE", None),
        ("ЛУНЕ", None),
        ("\ud800LUNE", None),
        ("-" * 1000 + "LUNE", None),
    ],
)
def test_a_typed_code_is_read_kindly(typed: str, code: str | None) -> None:
    assert read_code(typed) == code
