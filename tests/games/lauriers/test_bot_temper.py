"""The temper of the bots, row by row of the table in docs/games/lauriers.md."""

from collections import Counter

import pytest
from msgspec.structs import replace

from games.lauriers.table import Table, sample_content, word
from parlotte.core.autoplay import bot_action
from parlotte.core.rng import Draws, Rng
from parlotte.games.lauriers.actions import Action, Choose, Stake, Vote, Write
from parlotte.games.lauriers.bots import KNOWS, STAKES, LauriersBot
from parlotte.games.lauriers.content import Content, WordPack
from parlotte.games.lauriers.rules import Lauriers

MANY = 400


def asked(table: Table, seat: int, level: int, luck: int, seed: bytes = b"bots") -> Action | None:
    bot = LauriersBot(table.game, level, seed, seat)
    prompts = table.game.prompts(table.state, seat)
    return bot.act(table.view(seat), prompts, Draws(Rng(luck.to_bytes(4, "little"))))


def seed_where(table: Table, seat: int, level: int, *, knows: bool) -> bytes:
    word_played = table.game.book.words[table.phase.word]
    seeds = (n.to_bytes(2, "little") for n in range(1000))
    return next(
        s for s in seeds if LauriersBot(table.game, level, s, seat).knows(word_played) is knows
    )


@pytest.mark.parametrize("level", [1, 2, 3])
def test_it_knows_words_of_each_level_as_often_as_the_table_says(level: int) -> None:
    game = Lauriers(sample_content())
    known, met = Counter[int](), Counter[int]()
    for seat in range(150):
        bot = LauriersBot(game, level, b"seed", seat)
        for each in game.book.words.values():
            met[each.level] += 1
            known[each.level] += bot.knows(each)
    for word_level, percent in enumerate(KNOWS[level], 1):
        assert 100 * known[word_level] / met[word_level] == pytest.approx(percent, abs=3)


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("knows", [True, False])
def test_it_stakes_on_what_it_knows(level: int, knows: bool) -> None:
    table = Table(bots=(1,)).to_vote()
    seed = seed_where(table, 1, level, knows=knows)
    stakes = sum(isinstance(asked(table, 1, level, n, seed), Stake) for n in range(MANY))
    expected = STAKES[level][0 if knows else 1]
    assert 100 * stakes / MANY == pytest.approx(expected, abs=7)


def test_a_bot_that_knows_the_word_votes_for_it_and_no_bot_votes_for_its_own() -> None:
    table = Table(bots=(1,)).to_vote()
    table.stake(1)
    knowing = seed_where(table, 1, 3, knows=True)
    assert asked(table, 1, 3, 0, knowing) == Vote(table.entry(None))
    guessing = seed_where(table, 1, 3, knows=False)
    votes = {asked(table, 1, 3, n, guessing).entry for n in range(60)}
    assert votes == {0, 1, 2, 3} - {table.entry(1)}


@pytest.mark.parametrize(("level", "shunned"), [(1, 0), (2, 50), (3, 90)])
def test_it_puts_badly_dressed_definitions_aside(level: int, shunned: int) -> None:
    table = Table(bots=(1,))
    table.to_vote({1: "La mienne, par exemple.", 2: "l'outil des marins bretons", 3: "Truc."})
    table.stake(1)
    seed = seed_where(table, 1, level, knows=False)
    votes = Counter(asked(table, 1, level, n, seed).entry for n in range(MANY))
    # The truth alone is well dressed: it gets all the votes of those who look at clothes.
    expected = shunned + (100 - shunned) / 3
    assert 100 * votes[table.entry(None)] / MANY == pytest.approx(expected, abs=7)


@pytest.mark.parametrize(("level", "hardest"), [(1, 0), (2, 90), (3, 90)])
def test_it_leads_with_the_hardest_word(level: int, hardest: int) -> None:
    table = Table(bots=(0,), content=Content((WordPack("base", tuple(map(word, range(4)))),)))
    hard = [w for w in table.phase.words if table.game.book.words[w].level == 3]
    assert len(hard) == 1
    choices = [asked(table, 0, level, n) for n in range(MANY)]
    share = 100 * sum(isinstance(c, Choose) and c.word in hard for c in choices) / MANY
    assert share == pytest.approx(hardest + (100 - hardest) / 4, abs=7)


def test_a_bot_alone_among_people_writes_a_leurre() -> None:
    table = Table(6, bots=(5,)).choose()
    action = asked(table, 5, 2, 0)
    assert isinstance(action, Write)
    assert action.text in table.game.book.words[table.phase.word].leurres


def test_it_borrows_first_from_the_same_class_and_there_from_what_cannot_come_up() -> None:
    def same_class(number: int, pack: str) -> object:
        return replace(word(number, pack), word_class="adj.", leurres=())

    base = tuple(same_class(n, "base") for n in range(8))
    own = tuple(same_class(n + 20, "maison") for n in range(3))
    other_class = tuple(replace(word(n + 40, "loin"), word_class="v.t.") for n in range(8))
    packs = (WordPack("base", base), WordPack("maison", own), WordPack("loin", other_class))
    table = Table(4, bots=(1, 2, 3), content=Content(packs), packs=("base",)).choose()
    texts = {asked(table, seat, 2, 0).text for seat in (1, 2, 3)}
    assert texts == {w.definition for w in own}


def test_a_draft_that_says_nothing_is_not_handed_in() -> None:
    table = Table().choose()
    table.do(1, Write("…", done=False))
    table.becomes(1, "bot")
    action = asked(table, 1, 2, 0)
    assert isinstance(action, Write)
    assert action.text != "…"


def test_a_bot_draws_anew_at_every_moment() -> None:
    """Its chance comes from the number of the input: no two moments share it."""
    drawn = []

    class Curious:
        def act(self, view: object, prompts: object, rng: Draws) -> None:
            drawn.append(rng.below(10**9))

    table = Table().choose()
    for _ in range(3):
        bot_action(table.match, 1, Curious())
        table.do(2, Write("Encore.", done=False))
    assert len(set(drawn)) == 3
