"""The best-play finder agrees with an exhaustive search, on a small lexicon."""

from collections import Counter
from functools import cache
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlotte.core.contract import Rejected
from parlotte.core.prompts import Spot
from parlotte.core.rng import Draws, Rng
from parlotte.games.coquillaude.board import DIRECTIONS, NO_LETTERS, SIZE, Board, with_letters
from parlotte.games.coquillaude.placement import Laid, lay
from parlotte.games.coquillaude.search import exchange
from parlotte.games.coquillaude.search.finder import Finder
from parlotte.games.coquillaude.search.plays import ALL_WORDS, House, Play, Reach
from parlotte.games.coquillaude.search.twin import Twin
from parlotte.games.coquillaude.search.vocabulary import Vocabulary
from parlotte.games.coquillaude.word_values import OWN_NAME, worth
from parlotte.kernel import wasm
from parlotte.lexicon import bands, lemmas, planes, shelf
from parlotte.lexicon.lexicon import Lexicon
from parlotte.lexicon.sieve import Reading
from parlotte.packs.french import french
from support.depth import by_depth

COMMON = """
AS AN NE BU CE ET OS LE SA NA SE TA TE LA AL EN ES SI
BAL LES SEL TES EST SET NET TEN SALE LASE ALES ELAS SEAL TALE LEST TELS NETS SENT TEINS
BALISE SABLE BALES BLASE LABEL TABLE ETABLI BALLE STABLE TABLES ENTASSE ESSAIE
REGLES LEGERS GRELES MESURE COQUILLAUDE
""".split()  # noqa: SIM905
NAMES = ["UR", "LILLE", "ALBI"]
FAMOUS = frozenset({"BLAISE", "BASILE", "ABEL", "TELL", "SABLE"})
HOUSE_WORDS = ["ZEB", "TEBAL"]


EVERYTHING = sorted({*COMMON, *NAMES, *FAMOUS, *HOUSE_WORDS})
HOUSES = [House(), House(half_new=False), House(anagrams=2), House(anagrams=0, own_name=141)]


@cache
def lexicon(compiled: bool = True) -> Lexicon:
    words = shelf.pack(COMMON)
    rows = shelf.unpack(words)
    common: dict[str, list[Reading]] = {word: [] for word in COMMON}
    met = bands.pack(rows, common, {})
    made = Lexicon(words, shelf.pack(NAMES), lemmas.pack(rows, common), planes.pack(rows), met)
    if compiled:
        made.load_kernel = lambda which: wasm.WasmKernel(lambda: wasm.Instance(which, rows, met))
    return made


def mates(word: str) -> list[str]:
    """Its anagrams, those that pay most first."""
    others = [one for one in EVERYTHING if sorted(one) == sorted(word) and one != word]
    return sorted(others, key=lambda one: (one not in FAMOUS, one))


def plays(board: Board, capital: str, house: House) -> list[Play]:
    """Every word at every place, tried one by one."""
    held, there = Counter(capital), Counter(board)
    found = []
    for word in EVERYTHING:
        if not Counter(word) <= held + there:
            continue
        for row, column, direction in product(range(SIZE), range(SIZE), DIRECTIONS):
            spot = Spot(column, row, direction)
            try:
                laid = lay(board, spot, word, half_new=house.half_new)
            except Rejected:
                continue
            if Counter(laid.spent.values()) <= held and all(
                side.word in EVERYTHING for side in laid.sides
            ):
                found.append(_priced(laid, word, spot, house))
    return found


def _priced(laid: Laid, word: str, spot: Spot, house: House) -> Play:
    claimed = tuple(mates(word)[: house.anagrams])
    points = worth(laid, claimed, FAMOUS.__contains__, house.own_name).total
    return Play(points, word, spot, word in FAMOUS, claimed)


def rank(play: Play) -> tuple[int, bool]:
    return play.points, play.famous


LETTERS = st.text(alphabet="ABCEILLOQRSTTUDNGM", min_size=0, max_size=14)


def finders() -> tuple[Finder, Finder]:
    """The kernel's, and its twin's."""
    return Finder(lexicon(), FAMOUS, HOUSE_WORDS), Finder(lexicon(False), FAMOUS, HOUSE_WORDS)


@settings(max_examples=by_depth(12, 40), deadline=None)
@given(st.lists(LETTERS, min_size=1, max_size=5), st.sampled_from(HOUSES), st.data())
def test_kernel_and_twin_find_what_trying_everything_finds(
    capitals: list[str], house: House, data: st.DataObject
) -> None:
    """Round after round: any play is laid, so that boards are as games make them."""
    kernel, twin = finders()
    board = NO_LETTERS
    for capital in capitals:
        tried = plays(board, capital, house)
        found = twin.best(board, capital, house)
        assert kernel.best(board, capital, house) == found
        if not tried:
            assert found is None
            continue
        assert found is not None
        assert rank(found) == max(map(rank, tried))
        assert found in tried
        chosen = data.draw(st.sampled_from(tried))
        laid = lay(board, chosen.spot, chosen.word, half_new=house.half_new)
        board = with_letters(board, laid.spent)


def test_of_equals_the_first_is_played_so_that_replays_are_the_same() -> None:
    """A famous name first, then from left to right, by row, by start, the shortest, A to Z."""
    one, other = Finder(lexicon(), FAMOUS, HOUSE_WORDS), Finder(lexicon(), FAMOUS, HOUSE_WORDS)
    best = one.best(NO_LETTERS, "BALISE")
    assert best == other.best(NO_LETTERS, "EILABS")
    assert (best.word, best.anagrams) == ("BASILE", ("BLAISE", "BALISE"))
    assert best.points == 81 + 81 + 49  # one of its letters lies on a shell
    assert best.spot == min(
        (one.spot for one in plays(NO_LETTERS, "BALISE", House()) if rank(one) == rank(best)),
        key=lambda spot: (DIRECTIONS.index(spot.direction), spot.row, spot.column),
    )


def test_the_word_of_the_game_has_its_own_price() -> None:
    finder = Finder(lexicon(), FAMOUS, HOUSE_WORDS)
    for own_name in (120, 141):
        best = finder.best(NO_LETTERS, OWN_NAME, House(own_name=own_name))
        assert (best.word, best.points) == (OWN_NAME, own_name)


def test_it_finds_more_in_the_opening_of_the_sheet_than_its_56_points() -> None:
    """MESURE on the diagonal, one letter on a shell and two words at its sides."""
    board = NO_LETTERS
    for word, spot in (
        ("ARISTOTELICIEN", Spot(3, 10, "right")),
        ("NABUCHODONOSOR", Spot(8, 4, "down")),
    ):
        board = with_letters(board, lay(board, spot, word).spent)
    found = Finder(lexicon(), FAMOUS, HOUSE_WORDS).best(board, "MESURE")
    tried = plays(board, "MESURE", House())
    assert Play(56, "MESURE", Spot(9, 3, "down"), famous=False, anagrams=()) in tried
    assert found.points == max(one.points for one in tried) == 73


def test_with_all_the_words_kernel_and_twin_find_the_same_in_the_openings_of_a_game() -> None:
    """As many letters as anybody holds, in French; the kernel is told other words between."""
    words = french()
    famous = ("NAPOLEON", "BLAISE", "MOLIERE", "MERE")
    kernel, other = Finder(words, famous), Finder(words, ["ZORRO"], ["ZQXK"])
    twin = Twin(Vocabulary(words, famous))
    draws = Draws(Rng(b"finder"))
    board, letters = NO_LETTERS, "AAABCDEEEEEEFGHIIIJLLMNNNOOPQRRRSSSTTTUUVXZ"
    for size in by_depth((8, 30, 40), (8, 15, 30, 40, 8, 20)):
        capital = "".join(letters[draws.below(len(letters))] for _ in range(size))
        best = kernel.best(board, capital)
        assert exchange.Answer(best.points, best.word, best.spot) == twin.best(
            board, Counter(capital), House()
        )
        board = with_letters(board, lay(board, best.spot, best.word).spent)
        assert other.best(board, "ZQXKAE") is not None


@pytest.mark.parametrize("capital", ["", "Q", "ZZZZ"])
def test_where_there_is_no_play_it_says_so(capital: str) -> None:
    assert Finder(lexicon(), FAMOUS, HOUSE_WORDS).best(NO_LETTERS, capital) is None


REACHES = [
    Reach(rarest, names=names, famous=famous)
    for rarest in (1, 3, 4, 5)
    for names in (False, True)
    for famous in (False, True)
]
# Every value of each, and both together with and without.
FEW_REACHES = [
    Reach(1, names=False, famous=False),
    Reach(3, names=True, famous=False),
    Reach(4, names=False, famous=True),
    Reach(5, names=True, famous=True),
]


@pytest.mark.parametrize("reach", by_depth(FEW_REACHES, REACHES))
def test_with_a_shorter_reach_kernel_and_twin_find_the_same(reach: Reach) -> None:
    """In French, where words have bands: what is found is known, and no known word is better."""
    words, famous = french(), ("NAPOLEON", "BLAISE", "MOLIERE", "MERE")
    finder = Finder(words, famous, ["ZQXK"])
    twin = Twin(Vocabulary(words, famous, ["ZQXK"]))
    draws, board = Draws(Rng(b"reach")), NO_LETTERS
    letters = "AAABCDEEEEEEFGHIIIJLLMNNNOOPQRRRSSSTTTUUVXZ"
    plain = House(anagrams=0)
    for size in (8, 12, 20):
        capital = "".join(letters[draws.below(len(letters))] for _ in range(size))
        best = finder.best(board, capital, plain, reach)
        answer = twin.best(board, Counter(capital), plain, reach)
        everything = finder.best(board, capital, plain)
        assert (best is None) == (answer is None)
        if best is not None:
            assert exchange.Answer(best.points, best.word, best.spot) == answer
            assert best.points <= everything.points
            assert _knows(words, famous, reach, best.word)
        if _knows(words, famous, reach, everything.word):
            assert best == everything
        board = with_letters(board, lay(board, everything.spot, everything.word).spent)


def _knows(words: Lexicon, famous: tuple[str, ...], reach: Reach, word: str) -> bool:
    if word in famous and reach.famous:
        return True
    band = words.band(word)
    return reach.names and word not in famous if band is None else band <= reach.rarest


def test_whoever_knows_everything_is_asked_as_before() -> None:
    assert Reach() == ALL_WORDS
    finder = Finder(french())
    assert finder.best(NO_LETTERS, "EBRSAITO") == finder.best(
        NO_LETTERS, "EBRSAITO", reach=ALL_WORDS
    )


def test_words_that_another_table_had_are_forgotten() -> None:
    """Of a length that only its own words had."""
    long = "ZABCDEFGHIJKLM"
    theirs, ours = Finder(lexicon(), FAMOUS, [long]), Finder(lexicon(), FAMOUS, HOUSE_WORDS)
    for _ in range(2):
        best, other = theirs.best(NO_LETTERS, long), ours.best(NO_LETTERS, long)
        assert best.word == long
        assert other == finders()[1].best(NO_LETTERS, long)


def test_where_the_kernel_can_not_hold_so_many_words_its_twin_answers() -> None:
    letters = "ABDEFGHIKLMNOP"
    many = ["".join(word) for word in product(letters, letters, letters, "Z")]
    assert len(many) > 2048
    kernel, twin = Finder(lexicon(), (), many), Finder(lexicon(False), (), many)
    asked = kernel._lexicon.kernel(exchange.KERNEL)
    assert asked is not None
    question = exchange.question(
        kernel._vocabulary.name, NO_LETTERS, Counter("PONZ"), house=House(), reach=ALL_WORDS
    )
    told = kernel._vocabulary.told
    answer = asked.ask("best", question + bytes((len(told),)) + b"".join(told))
    assert answer[0] == exchange.TOO_LARGE
    found = kernel.best(NO_LETTERS, "PONZ")
    assert found is not None
    assert found == twin.best(NO_LETTERS, "PONZ")
    # It goes on with fewer.
    assert Finder(lexicon()).best(NO_LETTERS, "BALISE") is not None
