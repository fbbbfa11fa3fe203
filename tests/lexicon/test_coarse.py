"""Which words the house does not offer by itself."""

import pytest

from parlotte.lexicon.coarse import is_coarse


@pytest.mark.parametrize("word", ["MERDEUX", "PHALLUS", "CHIER", "VIOLEUR", "NAZIS", "BORDEL"])
def test_some_words_are_coarse(word: str) -> None:
    assert is_coarse(word)


@pytest.mark.parametrize(
    "word",
    ["VIOLON", "PISSENLIT", "SALOPETTE", "CHIOT", "BORDELAIS", "ANALYSE", "CONCOMBRE", "CULTURE"],
)
def test_words_that_only_look_like_them_are_not(word: str) -> None:
    assert not is_coarse(word)
