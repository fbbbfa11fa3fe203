"""Bots: what they know by level, and that they see no more than a player."""

from collections import Counter
from typing import Any

import pytest

from games.coquillaude.table import MID, Table, court, lexicon
from parlotte.core.autoplay import autoplay, bot_for
from parlotte.core.contract import Seats
from parlotte.core.match import Match, Setup
from parlotte.core.rng import Draws, Rng
from parlotte.games.coquillaude import GAME
from parlotte.games.coquillaude.actions import Buzz, Enough, Enter, Give, Lock, Pass, Reply
from parlotte.games.coquillaude.bots import ANSWERS, REACH, CoquillaudeBot
from parlotte.games.coquillaude.options import Options
from parlotte.games.coquillaude.phases import Ended
from parlotte.games.coquillaude.rules import Coquillaude
from parlotte.games.coquillaude.search.plays import ALL_WORDS

LEVELS = (1, 2, 3)


def bot(level: int = 3, seat: int = 0, seed: bytes = b"bots") -> CoquillaudeBot:
    return CoquillaudeBot(Coquillaude(court()), level, seed, seat)


def act(table: Table, seat: int, player: CoquillaudeBot) -> Any:
    prompts = table.game.prompts(table.state, seat)
    return player.act(table.view(seat), prompts, Draws(Rng(b"luck")))


def composing(*hands: str) -> Table:
    table = Table(holders=("bot", "person", "person"))
    while table.name != "compose":
        if table.name == "question":
            table.answer(table.state.turn.seat)
        else:
            table.go_on()
    table.hands(*hands)
    return table


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_answers_what_it_knows_and_always_the_same(level: int) -> None:
    table = Table()
    said = {seed: act(table, 0, bot(level, seed=bytes([seed]))).text for seed in range(200)}
    again = {seed: act(table, 0, bot(level, seed=bytes([seed]))).text for seed in range(200)}
    assert said == again
    right = Counter(said.values())["Oui"]
    assert abs(right / 2 - ANSWERS[level][0]) < 12
    assert set(said.values()) == {"Oui", ""}


def test_each_level_knows_more_answers_than_the_one_below() -> None:
    for stars in range(3):
        chances = [ANSWERS[level][stars] for level in LEVELS]
        assert chances == sorted(set(chances))


def test_a_bot_lays_the_best_word_it_knows() -> None:
    """Here somebody famous, on a shell."""
    table = composing("TABLES")
    found = act(table, 0, bot())
    assert isinstance(found, Lock)
    table.do(found, 0)
    proposal = table.view(0).mine.locked.proposal
    assert (found.word, proposal.famous, proposal.shells, proposal.points) == ("ABEL", True, 1, 49)


def test_a_beginner_does_not_know_rare_words_nor_names() -> None:
    """In this lexicon all words are rare: nobody has ever met them."""
    table = composing("TABLES")
    assert isinstance(act(table, 0, bot(1)), Pass)
    assert REACH[3] == ALL_WORDS
    assert not REACH[1].names
    assert lexicon().band("TABLES") == 5


def test_it_passes_where_nothing_can_be_laid() -> None:
    assert isinstance(act(composing("XZ"), 0, bot()), Pass)


def test_it_claims_anagrams_within_the_tables_rules() -> None:
    claimed = set()
    for seed in range(20):
        for option, most in (("free", 9), ("two", 2), ("none", 0)):
            table = composing("REGLES")
            table.put(options=Options(anagrams=option))
            found = act(table, 0, bot(seed=bytes([seed])))
            assert len(found.anagrams) <= most
            table.do(found, 0)
            claimed.add(found.anagrams)
    assert len(claimed) > 2


def test_it_gives_the_hardest_letters_and_keeps_those_of_its_word() -> None:
    table = Table(6544, 1112, 1113, holders=("person", "bot", "person"))
    table.put(capitals=(table.state.capitals[0], "WTABLESK", table.state.capitals[2]))
    for level in LEVELS:
        assert act(table, 1, bot(level, 1)) == Give(("W1",))


def test_in_the_minute_it_buzzes_enters_what_it_sees_and_stops() -> None:
    table = composing("X", "ART")
    table.passes(0, 2)
    table.lock(1, "art", MID, "rat")
    table.go_on()
    assert table.name == "minute"
    acts = {type(act(table, 0, bot(seed=bytes([seed])))) for seed in range(40)}
    assert acts == {Buzz, Enough}
    watcher = next(
        one for seed in range(99) if isinstance(act(table, 0, one := bot(seed=bytes([seed]))), Buzz)
    )
    table.do(act(table, 0, watcher), 0)
    shown = act(table, 0, watcher)
    assert isinstance(shown, Enter)
    assert shown.word in {"TAR", "TRA"}
    while isinstance(shown, Enter):
        table.do(shown, 0)
        shown = act(table, 0, watcher)
    assert isinstance(shown, Enough)


def test_it_does_not_compose_before_the_table_waits_for_it() -> None:
    table = Table(holders=("bot", "person", "person"))
    table.answer(0)
    table.go_on()
    assert "lock" in table.may(0)
    assert act(table, 0, bot()) is None


def test_in_a_seat_it_has_taken_over_it_plays_what_was_drafted_if_that_is_more() -> None:
    table = composing("TABLESNAPOLEON")
    table.draft(0, "Napoléon", MID)
    assert act(table, 0, bot(1)) == Lock("Napoléon", MID)


def test_a_wrong_answer_of_its_own_is_one_that_people_confuse() -> None:
    table = Table()
    assert act(table, 0, bot(1, seed=b"none")) in (Reply(""), Reply("Oui"))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [Options(), Options(letters=100, ending="six", trust=True)])
def test_matches_of_bots_end_by_themselves(seats: int, options: Options) -> None:
    game = Coquillaude(court())
    match = Match(game, Setup(options, Seats(("bot",) * seats), b"alone"))
    autoplay(match, {seat: bot_for(GAME, match, seat, 3) for seat in range(seats)})
    assert isinstance(match.state.phase, Ended)
    assert match.state.words
