"""Words as bit sets, those with many anagrams first: the same results as checking word by word."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from parlotte.games.coquillaude.search.bits import bits, column, places, planes
from parlotte.games.coquillaude.search.kin import RICH
from parlotte.games.coquillaude.search.plays import Reach
from parlotte.games.coquillaude.search.vocabulary import Vocabulary
from parlotte.packs.french import french

BITS = st.sets(st.integers(0, 5000), max_size=40)
TEXTS = st.lists(st.text(alphabet="AEST", min_size=5, max_size=5), max_size=30)


@given(BITS)
def test_what_is_set_is_found_again_from_the_lowest(some: set[int]) -> None:
    assert list(places(bits(some, 5001))) == sorted(some)


@given(TEXTS)
def test_letters_are_counted_in_all_words_at_once(words: list[str]) -> None:
    told = planes("".join(words), 5)
    for letter in "AESTZ":
        for times in range(1, 7):
            having = [at for at, word in enumerate(words) if word.count(letter) >= times]
            assert list(places(told.get((letter, times), 0))) == having
        first = [at for at, word in enumerate(words) if word[0] == letter]
        assert list(places(column("".join(words)[::5], letter))) == first


def test_words_with_many_anagrams_are_asked_like_all_words() -> None:
    vocabulary = Vocabulary(french(), ["BLAISE", "BASILE"])
    rich_words, everything = (layer.words for layer in vocabulary.layers(6))
    shelf = vocabulary.shelf(6)
    assert everything is shelf
    mates = Counter("".join(sorted(shelf.word(place))) for place in range(shelf.count))
    rich = {
        shelf.word(place)
        for place in range(shelf.count)
        if mates["".join(sorted(shelf.word(place)))] > RICH
    }
    assert {rich_words.word(place) for place in places(rich_words.all)} == rich
    known = Reach(rarest=2, names=False, famous=True)
    for one, other in (
        (rich_words.having("E", 2), shelf.having("E", 2)),
        (rich_words.standing(3, "I"), shelf.standing(3, "I")),
        (rich_words.within(known), shelf.within(known)),
    ):
        asked = {shelf.word(place) for place in places(other)}
        assert {rich_words.word(place) for place in places(one)} == asked & rich
        assert asked & rich
