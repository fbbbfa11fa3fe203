"""Both engines: the same words, solutions that replay, correct hints."""

from random import Random

import pytest
from msgspec.structs import replace

from parlotte.games.reussite.cards import Blues, DeckName, deck, is_stop
from parlotte.games.reussite.columns import EMPTY, Columns, Illegal, after, open_to_cover, shifted
from parlotte.games.reussite.search import Lend, Position, Searcher, Turn, played, replay
from parlotte.games.reussite.search.cheapest import cheapest
from parlotte.games.reussite.search.efforts import fewest_possible
from parlotte.games.reussite.search.twin import settled
from parlotte.lexicon.lexicon import Lexicon
from support.depth import by_depth


def shuffled(seed: int, name: DeckName = "normal", blues: Blues = "alphabet") -> str:
    return "".join(Random(seed).sample(deck(name, blues), len(deck(name, blues))))


def undealt(seed: int, name: DeckName = "normal", blues: Blues = "alphabet") -> Position:
    return Position(EMPTY, shuffled(seed, name, blues))


def strewn(seed: int, cards: int) -> Columns:
    rng = Random(seed)
    columns = [""] * 7
    for card in shuffled(seed)[:cards]:
        columns[rng.randrange(7)] += card
    return tuple(columns)


@pytest.mark.parametrize("seed", by_depth((0, 3, 5, 10), range(12)))
def test_kernel_and_twin_know_the_same_playable_words(
    seed: int, searcher: Searcher, twin: Searcher
) -> None:
    columns = strewn(seed, 8 + seed % 4)
    petards = seed % 2
    assert searcher.playable(columns, petards, seed % 3) == twin.playable(
        columns, petards, seed % 3
    )


@pytest.mark.parametrize("seed", range(by_depth(4, 8)))
def test_whether_a_word_is_left_is_settled_where_few_cards_lie(
    seed: int, either: Searcher, lexicon: Lexicon
) -> None:
    columns = strewn(100 + seed, 5)
    words = lexicon.words_from("".join(columns).upper().replace("*", "?"), 4)
    makeable = any(cheapest(columns, word, 0) is not None for word in words)
    assert either.none_left(columns, 0) != makeable


def test_no_word_is_left(either: Searcher) -> None:
    columns = ("W", "K", "Q", "X", "", "", "")
    assert either.none_left(columns, 0)
    assert not either.none_left(columns, 3)
    assert either.none_left(("A", "M", "I", "", "", "", ""), 3), "three cards: it is over"


def test_what_a_short_look_does_not_settle_is_not_claimed(either: Searcher) -> None:
    """Thirty cards, and the bottoms are of no use: all words would have to be tried."""
    columns = ("XEOTTKd", "UQZ", "p", "LINDl", "SWDMRF", "JAAVNSCRm", "B")
    assert not either.none_left(columns, 0)


@pytest.mark.parametrize("seed", range(by_depth(3, 10)))
@pytest.mark.parametrize("name", ["normal", "grand"])
def test_solutions_replay(
    seed: int, name: DeckName, searcher: Searcher, with_kernel: Lexicon
) -> None:
    position = undealt(seed, name)
    solution = searcher.solve(position, 400)
    assert solution is not None
    end = replay(position, solution, with_kernel.valid)
    assert (end.left, end.petards) == (0, 3)
    assert searcher.solve(position, 400) == solution, "the same question has the same answer"


def test_eight_words_are_perfect(searcher: Searcher, with_kernel: Lexicon) -> None:
    """Half of the deals are found to be so."""
    perfect, deals = 0, by_depth(2, 6)
    for seed in range(deals):
        position = undealt(seed)
        solution = searcher.solve(position, 4_000, words_at_most=8)
        if solution is not None:
            perfect += 1
            assert replay(position, solution, with_kernel.valid).words == 8
    assert perfect >= deals // 2


def test_common_words_are_enough(with_kernel: Lexicon) -> None:
    position = undealt(3)
    solution = Searcher(with_kernel, common=4).solve(position, 3_000)
    assert solution is not None
    assert replay(position, solution, with_kernel.valid).left == 0
    assert all((with_kernel.band(turn.word) or 9) <= 4 for turn in solution if turn.word)


def test_the_twin_solves_too(twin: Searcher, lexicon: Lexicon) -> None:
    columns = ("Ca", "He", "Vl", "Iu", "Rs", "Tm", "Oe")
    solution = twin.solve(Position(columns), 20)
    assert solution is not None
    assert replay(Position(columns), solution, lexicon.valid).left == 0


@pytest.mark.parametrize("blues", ["alphabet", "difficile"])
def test_whole_deals_are_won_by_hints(
    blues: Blues, searcher: Searcher, with_kernel: Lexicon
) -> None:
    won, deals = 0, by_depth(2, 5)
    for seed in range(deals):
        position = searcher.settled(undealt(seed, blues=blues))
        while position.left >= 4 and (turn := searcher.hint(position)) is not None:
            assert with_kernel.valid(turn.word)
            columns, _ = after(position.columns, turn.draft.moves)
            petards = position.petards - turn.draft.petards
            position = Position(columns, position.stock, petards, position.words + 1)
            position = searcher.settled(position)
        won += (position.left, position.petards) == (0, 3)
    assert won >= deals - 1


def test_hints_never_look_at_the_order_of_the_stock(either: Searcher) -> None:
    position = either.settled(undealt(7))
    stock = position.stock
    hints = {
        either.hint(replace(position, stock="".join(Random(seed).sample(stock, len(stock)))), 60)
        for seed in range(2)
    }
    assert len(hints) == 1
    assert hints != {None}


def test_a_hint_uses_petards_only_when_nothing_else_is_left(either: Searcher) -> None:
    columns = ("R", "R", "R", "I", "", "", "")
    turn = either.hint(Position(columns))
    assert turn.draft.petards > 0
    assert either.hint(Position(columns, petards=0)) is None


def test_winnable(searcher: Searcher, with_kernel: Lexicon) -> None:
    position = Position(("Ca", "He", "Vl", "Iu", "Rs", "Tm", "Oe"))
    solution = searcher.winnable(position)
    assert solution is not None
    assert replay(position, solution, with_kernel.valid).left == 0
    assert searcher.winnable(Position(("K", "W", "Q", "X", "", "", ""))) is None
    with pytest.raises(ValueError, match="stock"):
        searcher.winnable(Position(EMPTY, "A"))


def test_the_refill_is_part_of_the_solution(searcher: Searcher) -> None:
    position = Position(("", "HEc", "AV", "IL", "RU", "TM", "OES"))
    lend = searcher.refill(position)
    assert lend is not None
    assert shifted(position.columns, *lend)
    assert searcher.refill(Position(("A", "", "", "", "", "", ""), "BCDE")) is None


@pytest.mark.parametrize("seed", range(20))
def test_a_cover_draws_up_to_the_stop_card_of_each_open_column(seed: int) -> None:
    position = undealt(seed)
    columns = tuple(position.stock[:7])
    stock = position.stock[7:]
    open_columns = len(open_to_cover(columns))
    turn = settled(Position(columns, stock))
    stops = [at for at, card in enumerate(stock) if is_stop(card)]
    assert len(turn.cover) == (stops[open_columns - 1] + 1 if open_columns else 0)


@pytest.mark.parametrize(
    "turn",
    [
        Turn("LUNE"),
        Turn(refill=(Lend(0, 6),)),
        Turn(refill=(Lend(None, 6),)),
        Turn(refill=(Lend(1, 6),), cover=(0,)),
        Turn(refill=(Lend(1, 6),), cover=(2,)),
        Turn(refill=(Lend(1, 5),)),
    ],
)
def test_the_replayer_is_strict(turn: Turn) -> None:
    position = Position(("A", "Bc", "d", "e", "f", "g", ""), "Hi")
    with pytest.raises(Illegal):
        played(position, turn, lambda _word: True)


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (Position(EMPTY), 0),
        (Position(("Ca", "He", "Vl", "Iu", "Rs", "Tm", "O*")), 2),
        # The star is the eighth stop card: one word at least is written before it is seen.
        (Position(EMPTY, "abcdefg" + "*" + "AEIOU"), 3),
        (Position(EMPTY, "abcdef" + "*" + "AEIOU"), 2),
    ],
)
def test_no_deal_is_done_in_fewer_words(position: Position, words: int) -> None:
    assert fewest_possible(position) == words
