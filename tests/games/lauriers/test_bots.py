"""Bots that write, bet, vote and lead."""

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from games.lauriers.table import Table, sample_content, word
from parlotte.core.autoplay import autoplay
from parlotte.core.contract import Seats
from parlotte.core.folding import fold
from parlotte.core.match import Match, Setup
from parlotte.core.rng import Draws, Rng
from parlotte.games.lauriers import GAME
from parlotte.games.lauriers.actions import Action, Choose, Vote, Write
from parlotte.games.lauriers.bots import LauriersBot, well_dressed
from parlotte.games.lauriers.content import WORD_CLASSES, Content, WordPack
from parlotte.games.lauriers.options import Options
from parlotte.games.lauriers.phases import Writing
from parlotte.games.lauriers.rules import Lauriers
from parlotte.games.lauriers.state import State
from parlotte.packs.loader import load_content
from parlotte.simulation import Plan, simulate
from support.depth import by_depth


def ask(table: Table, seat: int, level: int = 2, seed: bytes = b"bots") -> Action | None:
    bot = LauriersBot(table.game, level, seed, seat)
    prompts = table.game.prompts(table.state, seat)
    return bot.act(table.view(seat), prompts, Draws(Rng(b"luck")))


def test_a_bot_writes_a_leurre_of_the_word_and_no_two_bots_the_same() -> None:
    table = Table(4, bots=(1, 2, 3)).choose()
    actions = [ask(table, seat) for seat in (1, 2, 3)]
    texts = [action.text for action in actions if isinstance(action, Write)]
    assert set(texts) == set(table.game.book.words[table.phase.word].leurres)


def test_when_no_leurre_is_left_it_borrows_the_truth_of_another_word_which_is_then_barred() -> None:
    table = Table(6, bots=(1, 2, 3, 4, 5)).choose()
    truths = {fold(w.definition): w for w in table.game.book.words.values()}
    played = table.game.book.words[table.phase.word]
    for seat in (1, 2, 3, 4, 5):
        action = ask(table, seat)
        assert isinstance(action, Write)
        table.do(seat, action)
    borrowed = [truths[fold(s.text)] for s in table.phase.sheets[4:]]
    assert len({w.id for w in borrowed}) == 2
    assert all(w.word_class == played.word_class for w in borrowed)
    assert played.id not in {w.id for w in borrowed}
    assert table.state.barred == ()  # not before the results are out: it would name the bluffs
    table.prepare()
    table.read()
    table.close()
    assert set(table.state.barred) == {w.id for w in borrowed}


@pytest.mark.parametrize("words", [1, 2, 3])
def test_a_bot_always_finds_something_to_write(words: int) -> None:
    bare = tuple(
        type(w)(id=w.id, spelling=w.spelling, word_class=w.word_class, definition=w.definition)
        for w in (word(n) for n in range(words))
    )
    game = Lauriers(Content((WordPack("base", bare),)))
    holders = ("bot", "bot", "bot", "bot")
    match: Match[State, Action, object, Options] = Match(
        game, Setup(Options(writing_minutes=0, voting_seconds=0), Seats(holders), b"few")
    )
    autoplay(match, {s: LauriersBot(game, 1, b"few", s) for s in range(4)})
    assert match.outcome.winners


def test_a_bot_never_writes_the_real_definition() -> None:
    for action, state, game in writings(games=by_depth(4, 15)):
        assert isinstance(state.phase, Writing)
        truth = game.book.words[state.phase.word].definition
        assert fold(action.text) != fold(truth)


def writings(games: int) -> Iterator[tuple[Write, State, Lauriers]]:
    game = Lauriers(load_content(GAME))
    for number in range(games):
        seed = bytes([number])
        match: Match[State, Action, object, Options] = Match(
            game, Setup(Options(), Seats(("bot",) * 6), seed), []
        )
        states = [match.state]
        autoplay(
            match,
            {s: LauriersBot(game, 2, seed, s) for s in range(6)},
            lambda match, states=states: states.append(match.state),
        )
        for before, given in zip(states, match.log, strict=False):
            if isinstance(given.what, Write):
                yield given.what, before, game


def test_a_bot_knows_a_word_once_and_for_all_and_the_better_know_more() -> None:
    game = Lauriers(sample_content())
    words = list(game.book.words.values())
    known = Counter[int]()
    for level in (1, 2, 3):
        for seat in range(30):
            bot = LauriersBot(game, level, b"seed", seat)
            for each in words:
                assert bot.knows(each) == bot.knows(each)
                known[level] += bot.knows(each)
    assert known[1] < known[2] < known[3]


def test_a_bot_that_knows_the_word_recognises_it_even_reworded() -> None:
    table = Table(bots=(1,)).to_vote()
    knowing = next(
        seed
        for seed in (bytes([n]) for n in range(200))
        if LauriersBot(table.game, 3, seed, 1).knows(table.game.book.words[table.phase.word])
    )
    table.stake(1)
    action = ask(table, 1, level=3, seed=knowing)
    assert action.entry == table.entry(None)


def test_a_bot_abstains_when_a_claim_is_judged() -> None:
    table = Table(5, bots=(0, 3, 4)).to_vote()
    table.vote({1: None, 2: 1, 3: 2, 4: 2})
    table.claim(1)
    assert [ask(table, seat) for seat in (0, 3, 4)] == [None] * 3
    assert table.view(None).waiting == (2,)


def test_a_bot_that_takes_over_goes_on_where_the_person_was() -> None:
    table = Table().choose()
    table.becomes(1, "bot")
    action = ask(table, 1)
    assert isinstance(action, Write)
    table.do(1, action)
    table.becomes(1, "person")
    assert table.view(1).mine.text == action.text


def test_good_manners_of_a_definition() -> None:
    assert well_dressed("Petit insecte des greniers.")
    assert not well_dressed("Un petit insecte des greniers.")
    assert not well_dressed("Insecte.")


def test_the_better_bots_win_at_least_sixty_percent() -> None:
    game, games = Lauriers(load_content(GAME)), by_depth(60, 400)
    report = simulate(GAME, game, "", Plan(Options(), (1, 1, 3, 3), games))
    assert report.finished == games
    assert report.wins_by_level["3"] >= 0.6 * games


def test_bots_play_every_kind_of_table_to_the_end() -> None:
    game, games = Lauriers(load_content(GAME)), by_depth(1, 5)
    for seats in (3, 4, 5, 6):
        for options in (
            Options(automatic_mdj=True),
            Options(pick="hasard", level="3", track=15),
            Options(writing_minutes=0, voting_seconds=0, level="1-2"),
        ):
            report = simulate(GAME, game, "", Plan(options, (2,) * seats, games, verify=True))
            assert report.finished == games


@pytest.mark.parametrize(("seats", "automatic"), [(5, False), (6, False), (6, True)])
def test_no_text_of_a_bot_comes_twice_in_a_match(seats: int, automatic: bool) -> None:
    game = Lauriers(load_content(GAME))
    options = Options(automatic_mdj=automatic)
    for number in range(by_depth(3, 8)):
        seed = bytes([number])
        match: Match[State, Action, object, Options] = Match(
            game, Setup(options, Seats(("bot",) * seats), seed), []
        )
        autoplay(match, {s: LauriersBot(game, 2, seed, s) for s in range(seats)})
        texts = [fold(given.what.text) for given in match.log if isinstance(given.what, Write)]
        assert len(set(texts)) == len(texts)


def test_a_seat_that_changes_hands_while_writing_does_not_double_a_text() -> None:
    for before, seat, holder, after in (
        ((2,), 1, "bot", 1),
        ((1, 2), 1, "away", 2),
        ((1, 2), 1, "person", 2),
    ):
        table = Table(4, bots=before).choose()
        first = ask(table, before[0])
        assert isinstance(first, Write)
        table.do(before[0], first)
        table.becomes(seat, holder)
        second = ask(table, after)
        assert isinstance(second, Write)
        assert (after == before[0]) or second.text != first.text


def test_a_bot_hands_in_what_the_person_before_had_drafted_or_chosen() -> None:
    table = Table().choose()
    table.do(1, Write("Mon brouillon", done=False))
    table.becomes(1, "bot")
    assert ask(table, 1) == Write("Mon brouillon")
    table.becomes(1, "person")
    table.to_vote()
    table.do(1, Vote(2, done=False))
    table.becomes(1, "bot")
    assert ask(table, 1) == Vote(2)


def test_a_bot_never_writes_a_truth_that_a_synonym_or_a_careless_leurre_would_give() -> None:
    truth = "Vérité que deux mots partagent."
    words = tuple(
        replace(word(n), definition=truth if n < 2 else word(n).definition, leurres=(truth,))
        for n in range(6)
    )
    twin = replace(word(0, "maison"), spelling=words[0].spelling.upper(), definition="Tout autre.")
    content = Content((WordPack("base", words), WordPack("maison", (twin,))))
    tables = (
        Table(4, bots=(1, 2, 3), content=content, packs=("base",), seed=bytes([n]))
        for n in range(50)
    )
    table = next(table for table in tables if "base:mot0" in table.phase.words)
    table.do(0, Choose("base:mot0"))
    texts = set()
    for seat in (1, 2, 3):
        action = ask(table, seat)
        assert isinstance(action, Write)
        texts.add(fold(action.text))
    assert len(texts) == 3
    assert fold(truth) not in texts
    assert fold("Tout autre.") not in texts


def test_on_a_table_for_all_ages_bots_borrow_only_what_is_fit() -> None:
    words = tuple(replace(word(n), family=n % 2 == 0, leurres=()) for n in range(12))
    table = Table(4, bots=(1, 2, 3), content=Content((WordPack("base", words),)), family=True)
    table.choose()
    unfit = {fold(w.definition) for w in words if not w.family}
    for seat in (1, 2, 3):
        action = ask(table, seat)
        assert isinstance(action, Write)
        assert fold(action.text) not in unfit


def test_two_bots_do_not_know_the_same_words() -> None:
    game = Lauriers(sample_content())
    known = [
        {w.id for w in game.book.words.values() if LauriersBot(game, 3, b"seed", seat).knows(w)}
        for seat in (0, 1)
    ]
    assert known[0] != known[1]


def test_two_bots_never_write_one_text_though_it_is_there_twice() -> None:
    """A leurre in two spellings, and the truth of another word in a third."""
    book = [word(n) for n in range(0, 8 * len(WORD_CLASSES), len(WORD_CLASSES))]
    twice = ("Sorte de chat.", "SORTE DE CHAT", "Leurre tout autre.")
    book = [replace(one, leurres=twice, family=True) for one in book]
    book[1] = replace(book[1], definition="Sorte de chat !")
    game = Lauriers(Content((WordPack("base", tuple(book)),)))
    holders = ("person", *("bot",) * 5)
    match: Match[State, Action, object, Options] = Match(
        game, Setup(Options(), Seats(holders), b"twice")
    )
    table = Table(6, bots=(1, 2, 3, 4, 5))
    table.game, table.match = game, match
    table.choose()
    actions = [ask(table, seat) for seat in range(1, 6)]
    texts = [fold(action.text) for action in actions if isinstance(action, Write)]
    assert len(texts) == len(set(texts)) == 5
    assert fold("Sorte de chat") in texts
