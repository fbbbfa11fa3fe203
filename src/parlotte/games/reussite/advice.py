"""The solver as the rules, the bots and the players ask it. It sees what a viewer sees."""

from collections.abc import Container
from typing import Literal, get_args

from msgspec import Struct

from parlotte.core.contract import Holder, Input, Rejected, Seats
from parlotte.core.match import Match, Present, Setup
from parlotte.core.registration import Ask
from parlotte.games.reussite.actions import Action, Propose, TakeHint
from parlotte.games.reussite.cards import dealt
from parlotte.games.reussite.columns import EMPTY, Columns, Illegal
from parlotte.games.reussite.drafts import Draft, Tile, laid_out
from parlotte.games.reussite.options import Options
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.rules import Reussite
from parlotte.games.reussite.search import Position, Searcher, Turn
from parlotte.games.reussite.search.cheapest import Patience, cheapest
from parlotte.games.reussite.shown import View
from parlotte.games.reussite.solutions import actions, read
from parlotte.games.reussite.state import Composing, Finished, State
from parlotte.games.reussite.stock import go_on
from parlotte.lexicon.coarse import is_coarse
from parlotte.lexicon.lexicon import Lexicon

# How far a bot of each level looks. Bounded in nodes, so that it is the same on every machine.
NODES = {1: 40, 2: 150, 3: 300}
HINT_NODES = 300
SOLVE_NODES = 20_000
TWIN_NODES = 150  # without the kernel a node takes a hundred times as long
TYPING_STEPS, TYPING_SHARE = 6_000, 1_500  # in all, and of one way to make the word
FAMILIAR = 4  # bands: all but the rare

ReussiteMatch = Match[State, Action, View, Options]
Kind = Literal["nudge", "word", "winnable", "solution"]
KINDS: tuple[Kind, ...] = get_args(Kind)
# Nothing of the cards is private: whoever asks is told the same.
QUESTIONS: dict[str, Ask] = {
    "nudge": Ask(public=True),
    "word": Ask(public=True),
    "winnable": Ask(long=True, public=True),
    "solution": Ask(long=True, public=True),
}


class Advisor:
    """What the rules and the bots need of the search."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.searcher = Searcher(lexicon)
        self.familiar = Searcher(lexicon, FAMILIAR)

    def hint(
        self,
        columns: Columns,
        unseen: str,
        petards: int,
        level: int,
        besides: Container[str] = (),
    ) -> Draft | None:
        turn = suggested(self.searcher, Position(columns, unseen, petards), NODES[level], besides)
        return None if turn is None else turn.draft

    def cover(self, columns: Columns, unseen: str) -> int:
        return self.searcher.cover(Position(columns, unseen))

    def refill(self, columns: Columns, unseen: str) -> tuple[int, int]:
        found = self.searcher.refill(Position(columns, unseen))
        if found is None:
            raise ValueError("no column can lend")
        return found

    def cheapest(self, columns: Columns, word: str, petards: int, stock: int = 0) -> Draft | None:
        """Within a few steps: somebody is typing, and the table waits."""
        patience = Patience(TYPING_STEPS, TYPING_SHARE)
        return cheapest(columns, word, petards, stock, patience=patience)

    def none_left(self, columns: Columns, petards: int, stock: int = 0) -> bool:
        return self.searcher.none_left(columns, petards, stock)


class Unwanted:
    """Words the table has refused, and those a family would rather not be offered."""

    def __init__(self, refused: Container[str]) -> None:
        self._refused = refused

    def __contains__(self, word: object) -> bool:
        return word in self._refused or (isinstance(word, str) and is_coarse(word))


def suggested(
    searcher: Searcher, position: Position, nodes: int, refused: Container[str]
) -> Turn | None:
    """A word to play; one that nobody would blush at, if there is one."""
    polite = searcher.hint(position, nodes, Unwanted(refused))
    return polite or searcher.hint(position, nodes, refused)


class Spelt(Struct, frozen=True):
    """A word of a solution, and the table it is written on."""

    word: str
    tiles: tuple[Tile, ...]
    columns: Columns
    after: Columns  # as the word leaves them
    stock: int


class Advice(Struct, frozen=True, omit_defaults=True):
    """An answer to a player. `found` False is "pas trouvé", never "impossible"."""

    found: bool
    length: int = 0  # of the word, for a nudge
    first: str = ""  # its first letter
    word: str = ""
    draft: Draft | None = None
    tiles: tuple[Tile, ...] = ()
    words: tuple[Spelt, ...] = ()  # of a whole solution
    count: int = 0  # of the words with which it can still be won


NOT_FOUND = Advice(found=False)


def advise(game: Reussite, view: View, kind: Kind, draft: None = None) -> Advice:  # noqa: ARG001
    """From what everybody sees; only the solution, once the deal is over, knows the stock."""
    if not isinstance(game.court.search, Advisor):
        return NOT_FOUND
    searcher = game.court.search.searcher
    match kind:
        case "nudge" | "word":
            # A word that people know, if there is one to go on with.
            found = _hint(game.court.search.familiar, view, kind)
            return found if found.found else _hint(searcher, view, kind)
        case "winnable":
            # While the stock hides something nobody can know.
            if view.unseen or view.end is not None:
                return NOT_FOUND
            start = Position(view.columns, "", 0)
            told = _told(seen(game, view), searcher.winnable(start, _nodes(searcher)))
            return Advice(told.found, count=len(told.words))  # which words is for people to find
        case "solution":
            if view.end is None:
                return NOT_FOUND
            start = Position(EMPTY, dealt(view.code), 0)
            if view.day in game.days:  # in common words, as the par was found
                return _told(alone(game, view.day), read(game.days[view.day].solution))
            return _told(alone(game, view.code), searcher.solve(start, _nodes(searcher)))


def counts(kind: Kind, told: Advice) -> TakeHint | None:
    """R: a nudge and a word are hints. "Encore gagnable ?" is none: it names no word. Neither is
    "pas trouvé"."""
    return TakeHint(kind) if told.found and kind in ("nudge", "word") else None


def _nodes(searcher: Searcher) -> int:
    return SOLVE_NODES if searcher.fast else TWIN_NODES


def _hint(searcher: Searcher, view: View, kind: Kind) -> Advice:
    """A word without pétards if there is one; while cards are still to be turned there is none."""
    if view.phase != "writing":
        return NOT_FOUND
    for petards in sorted({0, view.petards}):
        position = Position(view.columns, view.unseen, petards)
        turn = suggested(searcher, position, HINT_NODES, view.objected + view.refused)
        if turn is None:
            continue
        if kind == "nudge":
            return Advice(found=True, length=len(turn.word), first=turn.word[0])
        tiles = laid_out(view.columns, turn.draft).tiles
        return Advice(found=True, word=turn.word, draft=turn.draft, tiles=tiles)
    return NOT_FOUND


def _told(match: ReussiteMatch, turns: tuple[Turn, ...] | None) -> Advice:
    """What the solver claims is played by the rules before anybody sees it."""
    words = []
    try:
        for action in actions(turns or ()):
            if isinstance(action, Propose) and action.draft is not None:
                words.append(_spelt(match.state, action.draft))
            match.play(Input(match.now, 0, action))
    except (Rejected, Illegal):
        return NOT_FOUND
    done = isinstance(match.state.phase, Finished) and match.state.phase.end == "triumph"
    return Advice(found=True, words=tuple(words)) if done else NOT_FOUND


def _spelt(state: State, draft: Draft) -> Spelt:
    laid = laid_out(state.columns, draft)
    return Spelt(laid.word, laid.tiles, state.columns, laid.columns, len(state.stock))


def alone(game: Reussite, deal: str) -> ReussiteMatch:
    """A deal from its beginning, for one who does all of it by hand."""
    return Match(game, Setup(Options(deal=deal), Seats(("person",)), b""))


def seen(game: Reussite, view: View) -> ReussiteMatch:
    """The table as everybody sees it, the stock being empty, for one alone."""
    holders: tuple[Holder, ...] = ("person",)
    state = State(Options(), view.code, view.day, holders, view.columns, "", Composing())
    play = ReussitePlay(game.court, state, 0)
    go_on(play)
    setup = Setup(Options(), Seats(holders), b"")
    return Match(game, setup, present=Present(play.state, holders, for_people=True))
