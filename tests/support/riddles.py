"""The toy game with own items: riddles."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource

from laws.toy import Toy, ToyOptions, ToySubject
from parlotte import i18n
from parlotte.core.registration import OwnField, OwnItems
from parlotte.packs import formats
from parlotte.server.content.library import Library

formats.__path__.append(str(Path(__file__).parent / "formats"))
Riddle = import_module("parlotte.packs.formats.toy").Riddle

SENTENCES = """
game-toy = Le jouet
game-toy-tagline = Trois manches
toy-option-seconds = Secondes
toy-option-seconds-help = { "" }
toy-option-seconds-0 = aucune
toy-option-seconds-10 = dix
toy-option-riddles = Devinettes
toy-option-riddles-help = Lesquelles.
toy-field-riddle = Devinette
toy-field-answer = Réponse
toy-field-mood = Humeur
toy-form-riddle = La devinette
toy-form-riddle-help = Qu’on peut résoudre.
toy-form-answer = La réponse
toy-form-answer-help = { "" }
toy-form-mood = Son humeur
toy-form-mood-help = { "" }
toy-form-mood-gay = gaie
toy-form-mood-gay-long = qui fait rire
toy-form-mood-un-peu-triste = triste
toy-form-mood-un-peu-triste-long = qui fait soupirer
"""
for lang in i18n.LANGUAGES:
    i18n._bundle(lang).add_resource(FluentResource(SENTENCES))

RIDDLES = OwnItems(
    fields=(
        OwnField("riddle", most=80, needed=True, long=True),
        OwnField("answer", most=40, needed=True),
        OwnField("mood", most=10, choices=("gay", "un peu triste")),
    ),
    form=("riddle", "answer", "mood"),
    option="riddles",
    pack="Nos devinettes",
)


class RiddleOptions(ToyOptions, frozen=True):
    riddles: tuple[str, ...] = ()


RIDDLING = replace(
    ToySubject().registration,
    options=RiddleOptions,
    content=tuple[str, ...],
    make=lambda _riddles: Toy(),
    own=RIDDLES,
)


class RiddleLibrary(Library):
    """A house with that game alone; its content is read as every game's."""

    def __init__(self, *, each: int = 0, secret: bool = False, **changes: Any) -> None:
        own = replace(RIDDLES, each=each, secret=secret)
        super().__init__({"toy": replace(RIDDLING, own=own, **changes)})
