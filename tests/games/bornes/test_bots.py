"""Bots: what they lay, how they attack and defend, and how they vote on sentences."""

import pytest

from games.bornes.table import Table, game
from parlotte.core.autoplay import autoplay, bot_action, bot_for
from parlotte.core.contract import Seats
from parlotte.core.match import AnyMatch, Match, Setup
from parlotte.core.rng import Draws, Rng
from parlotte.games.bornes import GAME, actions
from parlotte.games.bornes.bots import BornesBot
from parlotte.games.bornes.cards import kind_of
from parlotte.games.bornes.options import Blank, Options
from parlotte.games.bornes.search.written_cards import NAMES
from parlotte.simulation import Plan, simulate


def asked(table: Table, seat: int, level: int = 3) -> object:
    """What a bot would do in this seat now."""
    return bot_action(table.match, seat, BornesBot(game(), level, b"bots", seat))


def played(levels: tuple[int, ...], seed: bytes, **options: object) -> AnyMatch:
    chosen = Options(**options)
    teams = GAME.teams_with(chosen, len(levels))
    seats = Seats(("bot",) * len(levels), teams=teams)
    match: AnyMatch = Match(game(), Setup(chosen, seats, seed))
    autoplay(match, {seat: bot_for(GAME, match, seat, one) for seat, one in enumerate(levels)})
    return match


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_match_of_bots_says_no_sentence_twice(lang: str) -> None:
    match = played((3, 3, 2, 1), b"match", language=lang, goal=0)
    said = [one for sheet in match.state.sheets for one in sheet.sentences]
    assert len(said) > 5
    assert len({one.said.text for one in said}) == len(said)
    assert {one.lang for one in said} == {lang}
    assert all(len(one.said.spans) == len(one.cards) for one in said)
    assert match.outcome is not None


@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_a_deal_ends_for_every_number_of_seats(seats: int) -> None:
    match = played((2,) * seats, b"seats", goal=0)
    assert match.outcome is not None
    assert 2 * seats <= match.state.turns <= 60 * seats


def test_teams_of_bots_win_together() -> None:
    match = played((3, 1, 3, 1), b"teams", goal=0, teams=True)
    assert match.outcome.winners in ((0, 2), (1, 3))


def test_the_better_win_more_often() -> None:
    """Over a hundred matches level 3 wins four in five; a beginner is not without a chance."""
    report = simulate(GAME, game(), "tests", Plan(Options(goal=0), (1, 1, 3, 3), 12))
    assert report.finished == 12
    assert 1 <= report.wins_by_level["1"] < report.wins_by_level["3"]


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_bot_lays_four_cards_and_finishes(level: int) -> None:
    table = Table("chat gris dormir lit", "", language="fr")
    table.becomes(0, "bot")
    start = asked(table, 0, level)
    assert isinstance(start, actions.Start)
    assert len(start.cards) >= 2
    if len(start.cards) >= 4:
        table.do(0, start)
        finish = asked(table, 0, level)
        assert isinstance(finish, actions.Finish)
        assert finish.text == start.text


def test_a_bot_knows_a_proverb_when_it_holds_one() -> None:
    table = Table("argent odeur", "")
    start = asked(table, 0)
    assert isinstance(start, actions.Start)
    table.do(0, start)
    finish = asked(table, 0)
    assert isinstance(finish, actions.Finish)
    assert finish.proverb


def test_a_bot_makes_a_short_sentence_longer() -> None:
    table = Table("chat gris dormir lit", "", language="fr")
    table.start(0, "chat dormir", "Le chat dort.")
    longer = asked(table, 0)
    assert isinstance(longer, actions.Change)
    assert {"144", "159"} <= {one.partition(":")[0] for one in longer.cards}
    table.do(0, longer)


def test_a_bot_frees_itself_first() -> None:
    table = Table("C1 F1", "L1 D1 chat gris", "")
    table.pass_to(1)
    table.start(1, "chat gris")
    table.discard(1)
    table.pass_to(0)
    table.faute(0, 1)
    table.censure(0, 1)
    table.expire()
    table.discard(0)
    assert asked(table, 1) == actions.Liberte(1)
    table.liberte(1, 1)
    assert asked(table, 1) == actions.Dictionnaire(1)


def test_a_bot_answers_a_censure_and_keeps_its_liberte_for_that() -> None:
    table = Table("C1", "L1")
    table.censure(0, 1)
    assert asked(table, 1) == actions.CoupFourre()
    other = Table("L1 D1 D2 F1", "")
    given = asked(other, 0)
    while not isinstance(given, actions.Discard):
        other.do(0, given)
        if other.name == "vote":
            other.vote()
        given = asked(other, 0)
    assert given.card != "L1"


def test_a_bot_attacks_the_leader() -> None:
    table = Table("", "chat gris dormir lit", "C1 D1 D2 D3 F1 F2")
    table.pass_to(1)
    table.say(1, "chat gris dormir lit", "Le chat gris dort sur le lit.")
    table.discard(1)
    assert asked(table, 2) == actions.Censure(1)


def test_a_bot_takes_a_joker_for_the_very_same_word() -> None:
    table = Table("J1 dormir", "bébé chat gris lit roi jouer", language="fr")
    table.start(0, "J1 dormir", "Le bébé dort.", words="bébé")
    table.discard(0)
    take = asked(table, 1)
    assert isinstance(take, actions.Take)
    assert (take.joker, take.card) == ("J1", "107:b")
    table.do(1, take)
    assert table.words(1) == ["bébé", "dormir"]


OWN = (
    Blank("Tata Odile", "Aunt Odile"),
    Blank("valise", "suitcase", under_fr="grignoter", under_en="nibble"),
    Blank("zblurp"),
    Blank("violet", "purple"),
)


def test_a_bot_lays_what_the_table_wrote_on_a_blank_card() -> None:
    table = Table("V1 dormir lit D1 D2 D3", "", language="fr", blanks=OWN)
    start = asked(table, 0)
    assert isinstance(start, actions.Start)
    assert "V1:a" in start.cards
    assert "Tata Odile" in start.text
    table.do(0, start)


def test_a_bot_keeps_a_blank_card_that_it_can_say_and_throws_away_what_nobody_knows() -> None:
    table = Table("V2 V3 F1 D1 D2 L1", "", blanks=OWN)
    assert asked(table, 0) == actions.Discard("D1")  # two of a kind
    other = Table("V2 V3 C1 J1 L1 D1", "", blanks=OWN, censures=1)
    other.censure(0, 1)
    other.expire()
    assert asked(other, 0) == actions.Discard("V3")


def test_a_bot_writes_a_name_on_a_blank_card() -> None:
    table = Table("V1 manger fromage cuisine D1 D2", "", language="fr", blanks_in_play="takeable")
    start = asked(table, 0)
    assert isinstance(start, actions.Start)
    assert start.words[0] in NAMES["fr"]
    assert start.words[0] in start.text
    table.do(0, start)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_bots_say_a_tables_own_words_in_full(lang: str) -> None:
    match = played((3, 2, 1), b"own3", language=lang, goal=0, blanks=OWN, blanks_in_play="takeable")
    said = [one for sheet in match.state.sheets for one in sheet.sentences]
    own = [one for one in said if any(kind_of(laid.up) == "blank" for laid in one.cards)]
    assert own
    assert all(len(one.said.spans) == len(one.cards) for one in own)


def test_bots_accept_what_can_be_read_as_a_sentence() -> None:
    table = Table("chat gris dormir lit", "", "")
    table.finish(0, table.start(0, "chat gris dormir lit"), "Le chat gris dort sur le lit.")
    assert asked(table, 1) == asked(table, 2) == actions.Vote(aye=True)


def test_bots_laugh_at_odd_sentences_more_than_at_plain_ones() -> None:
    match = played((3, 3, 3, 3), b"taste", goal=500, language="fr")
    grades = [one.grade for sheet in match.state.sheets for one in sheet.sentences]
    assert 0.03 < grades.count("humour") / len(grades) < 0.6


def test_a_bot_that_is_not_asked_does_nothing() -> None:
    table = Table("chat", "")
    bot = BornesBot(game(), 3, b"bots", 1)
    assert bot.act(table.view(1), (), Draws(Rng(b"x"))) is None
