"""The bot that proposes words, and hints that know no more than the table."""

from msgspec.structs import replace

from games.reussite.table import NO_CONTENT, NoSearch, SomeWords
from parlotte.core.autoplay import autoplay, bot_for
from parlotte.core.contract import Seats
from parlotte.core.match import Match, Setup
from parlotte.core.rng import Draws, Rng
from parlotte.games.reussite import GAME
from parlotte.games.reussite.advice import KINDS, Advice, advise
from parlotte.games.reussite.cards import new_code
from parlotte.games.reussite.columns import EMPTY, Columns, Take
from parlotte.games.reussite.content import Court
from parlotte.games.reussite.dealing import can_begin
from parlotte.games.reussite.drafts import Draft, Slot
from parlotte.games.reussite.options import Options
from parlotte.games.reussite.phases import Composing, Finished
from parlotte.games.reussite.rules import Reussite
from parlotte.games.reussite.search import Position, Searcher, Turn
from parlotte.games.reussite.search.advisor import suggested
from parlotte.games.reussite.state import State
from parlotte.lexicon.coarse import is_coarse
from parlotte.packs.french import french
from parlotte.packs.loader import bind, load_content

CODE = "NA234567"
HOPELESS = "NA222FS2"  # its first table has hardly a vowel


def game() -> Reussite:
    return bind(GAME, load_content(GAME))


def played(bots: int, level: int = 2, *, words: int | None = None) -> State:
    """A deal played by bots alone, to its end or until so many words are written."""
    setup = Setup(Options(deal=CODE), Seats(("bot",) * bots), b"seed")
    match = Match(game(), setup)
    seats = {seat: bot_for(GAME, match, seat, level) for seat in range(bots)}
    states: list[State] = []
    autoplay(match, seats, lambda moment: states.append(moment.state))
    if words is None:
        return states[-1]
    return next(
        state
        for state in states
        if len(state.words) == words and isinstance(state.phase, Composing)
    )


def test_bots_alone_finish_a_deal() -> None:
    for bots in (1, 3):
        state = played(bots)
        assert isinstance(state.phase, Finished)
        assert (state.phase.end, state.left) == ("triumph", 0)


def test_a_hint_stays_the_same_however_the_unseen_stock_lies() -> None:
    reussite = game()
    for words in (1, 3):
        state = played(1, words=words)
        assert len(set(state.stock)) > 5
        for seed in (b"a", b"b"):
            stock = "".join(Draws(Rng(seed)).shuffled(state.stock))
            assert stock != state.stock
            other = replace(state, stock=stock)
            for kind in ("nudge", "word"):
                mine, theirs = (reussite.view(one, 0) for one in (state, other))
                assert advise(reussite, mine, kind) == advise(reussite, theirs, kind)


def test_a_nudge_and_a_word_agree_and_can_be_played() -> None:
    reussite = game()
    view = reussite.view(played(1, words=2), 0)
    nudge, word = (advise(reussite, view, kind) for kind in KINDS[:2])
    assert (nudge.length, nudge.first) == (len(word.word), word.word[0])
    assert nudge.word == ""
    assert reussite.court.words.ruling(word.word) == "common"


def test_winnable_is_answered_only_when_nothing_is_hidden() -> None:
    reussite = game()
    hidden = played(1, words=1)
    assert not advise(reussite, reussite.view(hidden, 0), "winnable").found
    open_table = replace(hidden, columns=("TEMA", "", "", "", "", "", ""), stock="")
    found = advise(reussite, reussite.view(open_table, 0), "winnable")
    assert found == Advice(found=True, count=1)  # and not a letter of the word: it is no hint
    hopeless = replace(hidden, columns=("WWKK", "", "", "", "", "", ""), stock="")
    assert not advise(reussite, reussite.view(hopeless, 0), "winnable").found


def test_the_solution_is_told_when_the_deal_is_over_and_not_before() -> None:
    reussite = game()
    state = played(1)
    over = advise(reussite, reussite.view(state, 0), "solution")
    assert over.found
    assert 8 <= len(over.words) <= len(state.words)
    assert not advise(reussite, reussite.view(played(1, words=1), 0), "solution").found
    for step in over.words:
        cards = sum(map(len, step.columns)) - sum(map(len, step.after))
        assert cards == len(step.tiles) == len(step.word)
    assert (over.words[-1].after, over.words[-1].stock) == (EMPTY, 0)


class Liar(Searcher):
    """Claims every deal to be done with one word that is not there."""

    def solve(self, *_: object, **__: object) -> tuple[Turn, ...]:
        return (Turn("TEMA", Draft(tuple(map(Take, range(4))), tuple(map(Slot, range(4))))),)


def test_what_the_solver_claims_is_played_by_the_rules_before_it_is_told() -> None:
    reussite = bind(GAME, load_content(GAME))
    over = replace(played(1), code="NA765432")
    open_table = replace(over, phase=Composing(), columns=("TEMA", "", "", "", "", "", ""))
    assert advise(reussite, reussite.view(open_table, 0), "winnable").found
    reussite.court.search.searcher = Liar(french())
    assert not advise(reussite, reussite.view(over, 0), "solution").found
    assert not advise(reussite, reussite.view(open_table, 0), "winnable").found


def test_a_new_deal_has_a_first_word() -> None:
    court = game().court
    assert can_begin(court, CODE)
    assert not can_begin(court, HOPELESS)


class OnceHopeless(NoSearch):
    """Finds no word when it is first asked."""

    asked = 0

    def none_left(self, columns: Columns, petards: int, stock: int = 0) -> bool:
        self.asked += 1
        return self.asked == 1 or super().none_left(columns, petards, stock)


def test_else_another_one_is_dealt() -> None:
    unlucky = Reussite(NO_CONTENT, Court(SomeWords(), OnceHopeless()))
    state = unlucky.setup(Options(), Seats(("person",)), Rng(b"seed")).state
    draws = Draws(Rng(b"seed"))
    codes = [new_code("normal", "alphabet", draws) for _ in range(2)]
    assert state.code == codes[1]


def test_a_hint_is_one_that_nobody_blushes_at_if_there_is_one() -> None:
    searcher = Searcher(french())
    table = Position(tuple("PHALLUS"), "", 0)
    best = searcher.hint(table)
    assert is_coarse(best.word)
    offered = suggested(searcher, table, 300, ())
    assert not is_coarse(offered.word)


class NeedsAPetard(NoSearch):
    """There is a word, but only with a pétard in it."""

    def none_left(self, columns: Columns, petards: int, stock: int = 0) -> bool:
        del columns, stock
        return petards == 0


def test_a_first_word_that_burns_a_petard_is_none() -> None:
    assert not can_begin(Court(SomeWords(), NeedsAPetard()), CODE)
    assert can_begin(Court(SomeWords(), NoSearch()), CODE)
