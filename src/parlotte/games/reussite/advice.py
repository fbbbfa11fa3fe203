"""Advice to a single player, from the solver. It sees only what a viewer sees."""

from typing import Literal, get_args

from msgspec import Struct

from parlotte.core.contract import Holder, Input, Rejected, Seats
from parlotte.core.match import Match, Present, Setup
from parlotte.core.registration import Ask
from parlotte.games.reussite.actions import Action, Propose, TakeHint
from parlotte.games.reussite.cards import dealt
from parlotte.games.reussite.columns import EMPTY, Columns
from parlotte.games.reussite.drafts import Draft, Tile, laid_out
from parlotte.games.reussite.options import Options
from parlotte.games.reussite.phases import Composing, Finished
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.rules import Reussite
from parlotte.games.reussite.search import Position, Searcher, Turn
from parlotte.games.reussite.search.advisor import suggested
from parlotte.games.reussite.shown import View
from parlotte.games.reussite.solutions import actions, read
from parlotte.games.reussite.state import State
from parlotte.games.reussite.stock import go_on

HINT_NODES = 300  # search limits in nodes rather than seconds: the same result on every machine
SOLVE_NODES = 20_000
TWIN_NODES = 150  # without the kernel, a node takes a hundred times as long

ReussiteMatch = Match[State, Action, View, Options]
Kind = Literal["nudge", "word", "winnable", "solution"]
KINDS: tuple[Kind, ...] = get_args(Kind)
# All cards are public, so everybody gets the same answer.
QUESTIONS: dict[str, Ask] = {
    "nudge": Ask(public=True),
    "word": Ask(public=True),
    "winnable": Ask(long=True, public=True),
    "solution": Ask(long=True, public=True),
}


class Spelt(Struct, frozen=True):
    """A word of a solution, and the columns before and after it."""

    word: str
    tiles: tuple[Tile, ...]
    columns: Columns
    after: Columns  # when the word has been played
    stock: int


class Advice(Struct, frozen=True, omit_defaults=True):
    """An answer to a player. If `found` is False it means "pas trouvé", never "impossible"."""

    found: bool
    length: int = 0  # length of the word, for a nudge
    first: str = ""  # its first letter
    word: str = ""
    draft: Draft | None = None
    tiles: tuple[Tile, ...] = ()
    words: tuple[Spelt, ...] = ()  # of a whole solution
    count: int = 0  # number of words in which the deal can still be won


NOT_FOUND = Advice(found=False)


def advise(game: Reussite, view: View, kind: Kind, draft: None = None) -> Advice:  # noqa: ARG001
    """Answers from what everybody sees. Only the solution, shown after the end, knows the stock."""
    searcher = game.court.search.searcher
    match kind:
        case "nudge" | "word":
            # A common word is preferred, if there is one.
            found = _hint(game.court.search.familiar, view, kind)
            return found if found.found else _hint(searcher, view, kind)
        case "winnable":
            # As long as the stock hides cards, nobody can know.
            if view.unseen or view.end is not None:
                return NOT_FOUND
            start = Position(view.columns, "", 0)
            found = _verified(seen(game, view), searcher.winnable(start, _nodes(searcher)))
            # the words are not told: people should find them
            return Advice(found.found, count=len(found.words))
        case "solution":
            if view.end is None:
                return NOT_FOUND
            start = Position(EMPTY, dealt(view.code), 0)
            if view.day in game.days:  # with common words only, like the search that found the par
                return _verified(alone(game, view.day), read(game.days[view.day].solution))
            return _verified(alone(game, view.code), searcher.solve(start, _nodes(searcher)))


def counts(kind: Kind, answer: Advice) -> TakeHint | None:
    """R: a nudge and a word count as hints. "Encore gagnable ?" names no word and does not count;
    neither does "pas trouvé"."""
    return TakeHint(kind) if answer.found and kind in ("nudge", "word") else None


def _nodes(searcher: Searcher) -> int:
    return SOLVE_NODES if searcher.fast else TWIN_NODES


def _hint(searcher: Searcher, view: View, kind: Kind) -> Advice:
    """A word without pétards if there is one; no hint while cards are still to be turned."""
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


def _verified(match: ReussiteMatch, turns: tuple[Turn, ...] | None) -> Advice:
    """Plays the solver's solution by the rules, to verify it before anybody sees it."""
    words = []
    try:
        for action in actions(turns or ()):
            if isinstance(action, Propose) and action.draft is not None:
                words.append(_spelt(match.state, action.draft))
            match.play(Input(match.now, 0, action))
    except Rejected:
        return NOT_FOUND
    done = isinstance(match.state.phase, Finished) and match.state.phase.end == "triumph"
    return Advice(found=True, words=tuple(words)) if done else NOT_FOUND


def _spelt(state: State, draft: Draft) -> Spelt:
    laid = laid_out(state.columns, draft)
    return Spelt(laid.word, laid.tiles, state.columns, laid.columns, len(state.stock))


def alone(game: Reussite, deal: str) -> ReussiteMatch:
    """The deal from its beginning, for one player with everything done by hand."""
    return Match(game, Setup(Options(deal=deal), Seats(("person",)), b""))


def seen(game: Reussite, view: View) -> ReussiteMatch:
    """A one-player match with the visible columns and an empty stock."""
    holders: tuple[Holder, ...] = ("person",)
    state = State(Options(), view.code, view.day, holders, view.columns, "", Composing())
    play = ReussitePlay(game.court, state, 0)
    go_on(play)
    setup = Setup(Options(), Seats(holders), b"")
    return Match(game, setup, present=Present(play.state, holders, for_people=True))
