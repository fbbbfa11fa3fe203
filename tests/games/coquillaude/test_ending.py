"""§11 The end of a match, and its summary."""

from typing import Any

from games.coquillaude.table import MID, Table, at
from parlotte.core.prompts import Spot
from parlotte.games.coquillaude.options import Options, house_of
from parlotte.games.coquillaude.phases import Ended, Placing, Proposal
from parlotte.games.coquillaude.scoring import report
from parlotte.games.coquillaude.search.plays import Play
from parlotte.games.coquillaude.state import Past

TWO = ("person", "person")


def last_letters(*hands: str, bag: str = "", **more: Any) -> Table:
    """A table at its first round's composing, these hands and this bag being all there is."""
    table = Table(holders=TWO, **more).to_compose()
    table.put(capitals=hands, bag=bag)
    return table


def play(table: Table, *words: str, where: Any = MID) -> None:
    """A round: each seat locks its word, or passes; all look on."""
    for seat, word in enumerate(words):
        if word:
            table.lock(seat, word, where)
        else:
            table.passes(seat)
    table.go_on()
    if table.name == "placed":
        table.go_on()


def test_it_is_judged_only_with_the_bag_empty() -> None:
    table = last_letters("XZ", "XZ", bag="AAAAAAAAAAAA")
    play(table, "", "")
    assert table.state.round == 2


def test_it_ends_when_nobody_can_make_25_points() -> None:
    table = last_letters("TABLE", "XZ")
    play(table, "table", "")
    assert table.name == "ended"
    assert table.view().phase.why == "none-left"
    outcome = table.outcome
    assert (outcome.winners, outcome.verdict) == ((0,), "coquillaude-end-none-left")
    assert [(one.seat, one.place, one.score) for one in outcome.standings] == [
        (0, 1, 25),
        (1, 2, 0),
    ]


def test_it_goes_on_while_somebody_can() -> None:
    table = last_letters("TABLE", "REGLESS")
    play(table, "table", "")
    assert (table.state.round, table.name) == (2, "compose")


def test_two_rounds_in_which_somebody_could_and_nobody_did_end_it() -> None:
    table = last_letters("TABLE", "REGLES")
    play(table, "", "")
    assert table.state.idle == 1
    play(table, "", "")
    assert table.view().phase.why == "nobody-did"
    assert table.outcome.winners == (0, 1)  # equal totals share


def test_a_play_under_25_scores_but_does_not_prolong_the_game() -> None:
    table = last_letters("TABLEBAL", "REGLES")
    play(table, "bal", "")
    assert (table.state.scores, table.state.idle) == ((9, 0), 1)
    play(table, "", "")
    assert table.view().phase.why == "nobody-did"


def test_a_play_of_25_begins_the_count_anew() -> None:
    table = last_letters("TABLEZ", "REGLESREGLES")
    play(table, "", "")
    play(table, "table", "")
    assert (table.state.idle, table.name) == (0, "compose")
    play(table, "", "")
    assert (table.state.idle, table.name) == (1, "compose")


def test_what_a_rival_takes_in_the_minute_counts_whole() -> None:
    """ART and RAT are 18; TAR and TRA make them 36."""
    table = last_letters("ART", "REGLES")
    table.put(idle=1)
    table.lock(0, "art", MID, "rat")
    table.passes(1)
    table.go_on()
    table.buzz(1, "tar", "tra")
    table.enough(1)
    assert table.view().phase.placing.scored == 36
    table.go_on()
    assert (table.state.idle, table.name) == (0, "compose")


def test_the_25_are_those_of_the_whole_play() -> None:
    """ART is worth 9, and 36 with its three anagrams."""
    table = last_letters("ART", "XZ")
    play(table, "", "")
    assert table.name == "compose"
    none = last_letters("ART", "XZ", options=Options(anagrams="none"))
    play(none, "", "")
    assert none.view().phase.why == "none-left"


def test_the_last_six_rounds_by_option() -> None:
    table = last_letters("TABLE", "REGLES", options=Options(ending="six"))
    for number in range(2, 8):
        play(table, "", "")
        assert (table.state.round, table.name) == (number, "compose")
    play(table, "", "")
    assert table.view().phase.why == "six-rounds"


def test_with_six_rounds_it_ends_before_where_no_word_is_left_at_all() -> None:
    table = last_letters("XZ", "XZ", options=Options(ending="six"))
    play(table, "", "")
    assert table.view().phase.why == "no-words"
    assert table.outcome.verdict == "coquillaude-end-no-words"


def test_at_the_end_each_round_tells_the_word_that_nobody_saw() -> None:
    table = last_letters("TABLE", "REGLES")
    play(table, "", "")
    assert "GRELES" not in repr(table.view(1))
    play(table, "table", "")
    play(table, "", "règles", where=at(MID.column + 4, MID.row - 1, "down"))
    assert table.name == "ended"
    first, second, third = table.view().phase.rounds
    assert (first.seat, first.word, first.bids) == (None, "", (None, None))
    assert [(one.seat, one.word, one.points) for one in first.best] == [
        (1, "GRELES", 147),  # with a letter on a shell
        (0, "ABEL", 49),  # famous, and on a shell too
    ]
    assert first.unseen == first.best[0]
    assert set(first.unseen.anagrams) == {"LEGERS", "REGLES"}
    assert (second.seat, second.word, second.scored, second.bids) == (0, "TABLE", 25, (25, None))
    assert third.word == "REGLES"


def test_what_everybody_saw_is_no_word_that_nobody_saw() -> None:
    table = last_letters("BAL", "XZ")
    best = table.court.best(table.state, "BAL", house_of(table.state.options))
    table.lock(0, best.word, best.spot)
    table.passes(1)
    table.go_on()
    table.go_on()
    assert table.view().phase.rounds[0].unseen is None


def test_by_option_everybody_is_told_his_own_best_play_after_the_round() -> None:
    table = last_letters("TABLE", "REGLES", bag="A" * 20, options=Options(school=True))
    table.passes(0, 1)
    table.go_on()
    assert table.name == "placed"
    assert table.view(0).mine.best.word == "ABEL"
    assert table.view(1).mine.best.word == "GRELES"
    assert "GRELES" not in repr(table.view(0))
    table.go_on()
    assert table.view(0).mine.best is None
    without = last_letters("TABLE", "REGLES", bag="A" * 20)
    without.passes(0, 1)
    without.go_on()
    assert without.view(0).mine.best is None


def test_a_stopped_match_shows_its_standings() -> None:
    table = last_letters("TABLE", "REGLES", bag="A" * 20)
    play(table, "table", "")
    stopped = table.match.stopped_outcome(table.state)
    assert stopped.winners == ()
    assert [(one.seat, one.score) for one in stopped.standings] == [(0, 25), (1, 0)]


def test_what_a_simulation_reports() -> None:
    table = last_letters("TABLE", "XZ")
    play(table, "table", "")
    told = report([table.state])
    assert told == {"ends": {"none-left": 1}, "words": 1.0, "letters": 5.0, "taken": 0}


def told(number: int, bids: tuple[Any, ...], held: tuple[int, ...], scored: int) -> Past:
    best = tuple(Play(points, "MOT", Spot(0, 0, "right"), False, ()) for points in held)
    return Past(number, best or (None, None), bids, scored=scored)


def placed(seat: int, scored: int, **more: Any) -> Placing:
    about = {"word": "TABLE", "written": "table", "at": MID, "squares": (), "new": (), "shells": 0}
    points = {"main": scored, "plain": scored, "sides": (), "anagrams": (), "anagram_points": ()}
    famous = more.pop("famous", "")
    known = {"famous": bool(famous)} | ({"word": famous} if famous else {})
    return Placing(1, seat, Proposal(**(about | points | known)), scored=scored, **more)


def test_what_a_match_leaves_behind_is_counted() -> None:
    table = Table(holders=TWO)
    table.put(
        past=(
            told(1, (10, None), (30, 8), 10),
            told(2, (5, 40), (5, 40), 40),
            told(3, (0, 0), (90, 0), 0),
            told(4, (0, 0), (), 0),
        ),
        words=(placed(0, 10, taker=1), placed(0, 40, famous="NAPOLEON"), placed(1, 40)),
        phase=Ended("none-left", (0,)),
    )
    shown = table.view()
    assert [(one.kind, one.seat, one.count) for one in shown.phase.medals] == [
        ("maison", 0, 2),
        ("lynx", 1, 83),
        ("filou", 1, 1),
        ("salon", 0, 1),
    ]
    assert shown.phase.left == (110, 8)
    assert shown.phase.missed == (3, 1)
    assert shown.finest == 1  # of equals the first


def test_nobody_is_praised_for_nothing() -> None:
    """The people of the table alone are in no book; and who saw a word in six was no lynx."""
    table = Table(holders=TWO)
    assert table.view().finest is None
    table.put(
        past=(told(1, (10, None), (60, 8), 10),),
        words=(placed(1, 10, famous="ZORGLUB"), placed(0, 10)),
        phase=Ended("none-left", (0,)),
    )
    medals = table.view().phase.medals
    assert [(one.kind, one.seat, one.count) for one in medals] == [("maison", 0, 1)]


def trusting(hand: str) -> Table:
    """TRAI was taken on somebody's word in an earlier round."""
    table = last_letters(hand, "XZ", bag="A" * 20, options=Options(trust=True))
    table.put(voted=("TRAI", "RAIT"), trusted=("TRAI",))
    return table


def test_an_anagram_on_somebodys_word_is_told_with_its_word() -> None:
    table = trusting("RAIT")
    table.lock(0, "rait", MID, "trai")
    table.passes(1)
    table.go_on()
    table.enough(1)
    assert table.state.words[0].trusted


def test_so_is_one_that_a_rival_shows_and_scores_by() -> None:
    for shown, counted in (("trai", True), ("tari", False)):
        table = trusting("RAIT")
        table.put(voted=("AIRT", "RAIT", "TARI", "TRAI"))
        table.lock(0, "rait", MID, "airt")
        table.passes(1)
        table.go_on()
        assert table.view().phase.placing.trusted is False
        table.buzz(1, shown)
        table.enough(1)
        assert table.view().phase.placing.taker == 1
        assert table.state.words[0].trusted is counted


def test_what_counted_on_somebodys_word_is_told_with_the_result() -> None:
    table = Table(holders=("person", "bot"), options=Options(trust=True))
    table.answer(0, "ouais")
    table.contest(0)
    table.put(bag="")
    table.go_on()
    table.put(capitals=("TABLOS", "XZ"))
    table.lock(0, "tablos", MID)
    table.passes(1)
    table.go_on()
    table.go_on()
    assert table.name == "ended"
    assert table.view().phase.trusted == 2
    assert table.outcome.params["trusted"] == 2
