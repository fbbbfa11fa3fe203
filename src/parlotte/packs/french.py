"""The lexicon shipped with the server, loaded when the first game that needs it is bound."""

from functools import cache, partial
from importlib.resources import files

from msgspec import UNSET

from parlotte.games import registered
from parlotte.kernel.wasm import load as load_kernel
from parlotte.lexicon.judge import NOTHING_VOTED, VotedIn, Words
from parlotte.lexicon.lexicon import Lexicon, fingerprint, load
from parlotte.voice.realised import warm as warm_voice

FOLDER = files("parlotte") / "words"


class OtherWords(Exception):  # noqa: N818
    """The content was made with another lexicon than ours, which would judge differently."""


@cache
def french() -> Lexicon:
    lexicon = load(FOLDER)
    lexicon.load_kernel = partial(load_kernel, lexicon.rows, lexicon.met)
    return lexicon


def warm() -> None:
    """Loads words, kernels and voices now, before somebody waits for them."""
    lexicon = french()
    for game in registered().values():
        if game.kernel is not None:
            lexicon.kernel(game.kernel)
        if game.speech is not None:
            warm_voice()


@cache
def _name() -> str:
    return fingerprint(FOLDER)


def words_of(house: VotedIn = NOTHING_VOTED) -> Words:
    """Our lexicon, with the voted words of a house."""
    persons = tuple(sorted(set(house.persons)))
    return Words(_name(), tuple(sorted(set(house.words))), persons or UNSET)


def french_named(name: str) -> Lexicon:
    """The lexicon that a content was made with, if it is still ours. Raises OtherWords."""
    if name != _name():
        raise OtherWords(name)
    return french()
