"""What a table may bring of its own: blank cards, written before the match."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected
from parlotte.games.bornes.options import LONGEST_BLANK, Blank, Options
from parlotte.games.bornes.rules import Bornes
from parlotte.kit.text import clean


def complete(game: Bornes, options: Options) -> Options:
    """The options with tidied blank cards; empty ones are removed."""
    blanks = tuple(_tidied(game, number, one) for number, one in enumerate(options.blanks, 1))
    return replace(options, blanks=tuple(one for one in blanks if one != Blank()))


def _tidied(game: Bornes, number: int, one: Blank) -> Blank:
    """Tidies and checks one card: a picture needs a word, words must be short, the picture must
    exist."""
    fr, en, under_fr, under_en = map(clean, (one.fr, one.en, one.under_fr, one.under_en))
    words = fr, en, under_fr, under_en
    if one.picture and not any(words):
        raise Rejected("bornes-blank-wordless", card=number)
    if max(map(len, words)) > LONGEST_BLANK:
        raise Rejected("bornes-blank-long", card=number, most=LONGEST_BLANK)
    if one.picture and one.picture not in game.book.pictures:
        raise Rejected("bornes-blank-picture", card=number)
    return Blank(fr, en, under_fr, under_en, one.picture)
