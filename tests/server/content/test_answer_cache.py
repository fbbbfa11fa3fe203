"""The answer cache evicts the least recently used answer."""

from typing import Any

from parlotte.server.content.answer_cache import AnswerCache
from parlotte.server.content.library import MOST_KEPT, Library
from support.tables import TOY


def test_the_least_recently_used_answer_is_evicted() -> None:
    made = AnswerCache(most=30)
    for name in "abc":
        made.keep((name,), b"x" * 10)
    assert made.find(("a",)) == b"x" * 10
    made.keep(("d",), b"x" * 10)
    assert [name for name in "abcd" if made.find((name,)) is None] == ["b"]
    assert made.size == 30


def test_an_answer_in_constant_use_is_never_evicted() -> None:
    made = AnswerCache(most=100)
    made.keep(("often",), b"x" * 10)
    for number in range(200):
        made.keep((number,), b"y" * 10)
        assert made.find(("often",)) is not None
    assert made.find((0,)) is None


def test_an_answer_bigger_than_the_cache_is_returned_but_not_kept() -> None:
    made = AnswerCache(most=10)
    assert made.make(("big",), lambda: "x" * 50) == b'"%b"' % (b"x" * 50)
    assert made.find(("big",)) is None


class Counting(Library):
    """Records every reading of content."""

    def __init__(self) -> None:
        super().__init__({TOY.key: TOY})
        self.read: list[tuple[Any, ...]] = []

    def content(self, game: str, own: Any, house: Any) -> object:
        self.read.append(own)
        return f"content {len(own)} {own}"


def test_a_games_own_content_stays_cached_however_many_tables_have_own_words() -> None:
    library = Counting()
    ours = library.with_packs(TOY.key)
    for number in range(3 * MOST_KEPT):
        library.with_packs(TOY.key, (number,))
        assert library.with_packs(TOY.key) is ours
        assert library.known(TOY.key, ours.hash) is ours
    assert library.read.count(()) == 1
