"""The cheapest cards for a word: which are taken, and that there is no cheaper way."""

from itertools import permutations, product
from random import Random

import pytest

from parlotte.games.reussite.cards import dealt
from parlotte.games.reussite.columns import Columns, Shift, Take, after
from parlotte.games.reussite.drafts import Draft, laid_out
from parlotte.games.reussite.search.cheapest import cheapest
from support.depth import by_depth

Price = tuple[int, int, int, int]  # pétards, stars, shifts, blue cards


def price(columns: Columns, draft: Draft) -> Price:
    tiles = laid_out(columns, draft).tiles
    return (
        draft.petards,
        sum(tile.card == "*" for tile in tiles),
        sum(isinstance(move, Shift) for move in draft.moves),
        sum(tile.card.islower() for tile in tiles),
    )


def test_guimauve_of_the_sheet() -> None:
    columns = ("G", "Ui", "M*", "aU", "E", "TTT", "SSSS")
    draft = cheapest(columns, "GUIMAUVE", 3)
    assert draft is not None
    shown = laid_out(columns, draft)
    assert shown.word == "GUIMAUVE"
    assert [tile.card for tile in shown.tiles] == ["G", "U", "i", "M", "a", "U", "*", "E"]
    assert draft.petards == 0


@pytest.mark.parametrize("order", list(permutations(("G", "U", "I", "M", "A*", "U", "E")))[::500])
def test_guimauve_in_any_order(order: Columns) -> None:
    columns = (*order[:-1], "SSSS" + order[-1])
    draft = cheapest(columns, "GUIMAUVE", 0)
    assert draft is not None
    assert laid_out(columns, draft).word == "GUIMAUVE"


def test_a_star_comes_before_a_petard() -> None:
    columns = ("L", "U", "N", "*", "SSS", "RR", "Q")
    draft = cheapest(columns, "LUNE", 3)
    assert draft is not None
    assert price(columns, draft)[:2] == (0, 1)


def test_a_word_with_a_star_leaves_four_cards() -> None:
    columns = ("L", "U", "N", "*", "S", "S", "S")
    draft = cheapest(columns, "LUNE", 3)
    assert draft is not None
    assert price(columns, draft)[:2] == (1, 0)
    assert cheapest(columns, "LUNE", 0) is None
    assert cheapest(columns, "LUNE", 0, stock=1) is not None


def test_a_card_is_shifted_to_an_emptied_column() -> None:
    columns = ("L", "UX", "N", "E", "SSS", "RR", "Q")
    draft = cheapest(columns, "LUNE", 0)
    assert draft is not None
    assert price(columns, draft) == (0, 0, 1, 0)
    assert after(columns, draft.moves)[0] in (
        ("X", "", "", "", "SSS", "RR", "Q"),
        ("", "", "X", "", "SSS", "RR", "Q"),
        ("", "", "", "X", "SSS", "RR", "Q"),
    )


def test_plain_letters_come_before_blue_ones() -> None:
    columns = ("l", "u", "N", "E", "SL", "RU", "Q")
    draft = cheapest(columns, "LUNE", 0)
    assert draft is not None
    assert price(columns, draft) == (0, 0, 0, 0)


def brute(columns: Columns, word: str, petards: int) -> Price | None:
    """Every way to play on, move by move, with nothing clever."""
    best: Price | None = None
    left = sum(map(len, columns))
    seen = set()
    todo: list[tuple[Columns, str, int, int, int]] = [(columns, word, 0, 0, 0)]
    while todo:
        at = todo.pop()
        if at in seen:
            continue
        seen.add(at)
        piles, need, stars, shifts, blues = at
        cards = left - sum(map(len, piles))
        if len(need) - stars <= petards and len(need) >= stars and cards >= 1:
            found = (len(need) - stars, stars, shifts, blues)
            if (not stars or left - cards >= 4) and (best is None or found < best):
                best = found
        for column, to in product(range(7), range(-1, 7)):
            if not piles[column]:
                continue
            card = piles[column][-1]
            if to < 0 and (card == "*" or card.upper() in need):
                rest = need if card == "*" else need.replace(card.upper(), "", 1)
                more = stars + (card == "*")
                if more <= 1:
                    move = after(piles, (Take(column),))[0]
                    todo.append((move, rest, more, shifts, blues + card.islower()))
            elif to >= 0 and not piles[to] and shifts < 2:
                move = after(piles, (Shift(column, to),))[0]
                todo.append((move, need, stars, shifts + 1, blues))
    return best


@pytest.mark.parametrize("seed", range(by_depth(20, 60)))
def test_no_cheaper_way_exists(seed: int) -> None:
    rng = Random(seed)
    cards = rng.sample(dealt("NA222222"), rng.randint(6, 10))
    heights: list[str] = [""] * 7
    for card in cards:
        heights[rng.randrange(7)] += card
    columns = tuple(heights)
    letters = [card.upper() for card in cards if card != "*"]
    word = "".join(rng.sample(letters, min(len(letters), rng.randint(3, 4)))) + rng.choice("AEST")
    petards = rng.randint(0, 2)
    draft = cheapest(columns, word, petards)
    expected = brute(columns, word, petards)
    if draft is None:
        assert expected is None
        return
    assert laid_out(columns, draft).word == word
    found = price(columns, draft)
    # The brute force shifts twice at most, the search as often as it takes.
    assert found == expected or (found[2] > 2 and (expected is None or found < expected))
