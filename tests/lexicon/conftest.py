"""The lexicon of the house, loaded once."""

from pathlib import Path

import pytest

from parlotte.lexicon.lexicon import Lexicon, load

WORDS = Path(__file__).parent.parent.parent / "src" / "parlotte" / "words"


@pytest.fixture(scope="session")
def words() -> Path:
    return WORDS


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    return load(WORDS)
