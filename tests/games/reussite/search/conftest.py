"""Fixtures: the built-in words, with and without the compiled kernel."""

from functools import partial
from pathlib import Path

import pytest

from parlotte.games.reussite.search import Searcher
from parlotte.games.reussite.search.solving import KERNEL
from parlotte.kernel import wasm
from parlotte.lexicon.lexicon import Lexicon, load

WORDS = Path(__file__).parents[4] / "src" / "parlotte" / "words"


@pytest.fixture(scope="session")
def lexicon() -> Lexicon:
    """Without a kernel: the twin searches."""
    return load(WORDS)


@pytest.fixture(scope="session")
def with_kernel() -> Lexicon:
    words = load(WORDS)
    words.load_kernel = partial(wasm.load, words.rows, words.met)
    assert words.kernel(KERNEL) is not None, "wasmtime runs on the machines that test"
    return words


@pytest.fixture(scope="session")
def twin(lexicon: Lexicon) -> Searcher:
    return Searcher(lexicon)


@pytest.fixture(scope="session")
def searcher(with_kernel: Lexicon) -> Searcher:
    return Searcher(with_kernel)


@pytest.fixture(scope="session", params=["kernel", "twin"])
def either(request: pytest.FixtureRequest, lexicon: Lexicon, with_kernel: Lexicon) -> Searcher:
    return Searcher(with_kernel if request.param == "kernel" else lexicon)
