"""How often the best play is a famous name, and which: `make bench B=coquillaude.people`.

Two hundred positions from the middle of matches, each asked with rare people as ordinary names and
with all of them famous, with anagrams (by which most words win) and without: an obscure name should
rarely win.
"""

from collections import Counter

from bench.coquillaude.finder import BAG, positions
from bench.report import report
from parlotte.core.rng import Draws, Rng
from parlotte.games.coquillaude.content import Person
from parlotte.games.coquillaude.search.finder import Finder
from parlotte.games.coquillaude.search.plays import House
from parlotte.packs.french import french
from parlotte.packs.loader import builtin_packs

SIZES = (12, 20)
SHOWN = 50


def main() -> None:
    (pack,) = builtin_packs("coquillaude")
    people = [one for one in pack.items if isinstance(one, Person)]
    known = {one.letters for one in people if not one.rare}
    rare = {one.letters for one in people if one.rare}
    boards, draws = positions(), Draws(Rng(b"people"))
    capitals = [draws.shuffled(BAG)[:size] for _ in boards for size in SIZES]
    asked = list(zip([board for board in boards for _ in SIZES], capitals, strict=True))
    measured: dict[str, object] = {"positions": len(asked), "people": len(people)}
    finders = {"known": Finder(french(), known, rare), "all": Finder(french(), known | rare)}
    for name, finder in finders.items():
        for anagrams, house in (("", House()), ("_without_anagrams", House(anagrams=0))):
            plays = [finder.best(board, capital, house) for board, capital in asked]
            words = [play.word for play in plays if play is not None and play.famous]
            measured[name + anagrams] = {
                "share": round(len(words) / len(asked), 3),
                "rare": sum(word in rare for word in words),
                "played": [word for word, _ in Counter(words).most_common(SHOWN)],
            }
    report("people", measured, {})


if __name__ == "__main__":
    main()
