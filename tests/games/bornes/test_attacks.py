"""§8 Attacks and defences, §9 the coup fourré, §10 teams of two."""

import pytest

from games.bornes.table import Table, cards
from parlotte.core.contract import Rejected
from parlotte.games.bornes.actions import Censure, Change, CoupFourre, Faute, Finish, Liberte, Start

CAT = "Le chat gris dort sur le lit."


def stopped() -> Table:
    """Seat 0 has two open sentences, one of them with a FAUTE of seat 1; it is his turn again."""
    table = Table("chat gris dormir lit D1", "F1 F2", "")
    table.start(0, "chat gris", "Le chat gris")
    table.start(0, "lit dormir")
    table.discard(0, "60" if table.holds(0, "60") else "D1")
    table.faute(1, 1)
    return table


def test_a_faute_stops_one_sentence_and_no_other() -> None:
    table = stopped()
    assert table.refused(1, Faute(1)) == "bornes-stopped-already"
    table.pass_to(0)
    longer = Change(1, cards("chat gris 60:a"))
    assert table.refused(0, longer) == "bornes-sentence-stopped"
    assert table.refused(0, Finish(1, "Le chat gris", proverb=True)) == "bornes-sentence-stopped"
    table.change(0, 2, "dormir lit", "Je dors au lit")


def test_what_a_dictionnaire_covered_does_not_come_back_when_the_vote_refuses() -> None:
    table = Table("chat gris dormir lit D1 roi", "F1", "")
    table.start(0, "chat gris", "Le chat gris")
    table.discard(0, "roi")
    table.faute(1, 1)
    table.pass_to(0)
    table.dictionnaire(0, 1)
    table.change(0, 1, "chat gris dormir lit", "Le chat gris dort sur le lit.")
    table.finish(0, 1, "Le chat gris dort sur le lit.")
    table.vote(1, 2)
    assert table.told("bornes-refused")
    assert table.sentence(1).faute is None
    assert table.holds(0, "dormir lit")
    assert not table.holds(0, "D1")


def test_a_dictionnaire_covers_it_and_both_are_set_aside() -> None:
    table = stopped()
    table.pass_to(0)
    table.dictionnaire(0, 1)
    assert table.sentence(1).faute is None
    assert sorted(table.view().aside) == ["D1", "F1"]
    table.change(0, 1, "gris chat")


def test_one_attacks_before_having_laid_anything_and_opponents_only() -> None:
    table = Table("C1 F1", "", "", "", teams=True)
    for target in (0, 2):
        assert table.refused(0, Censure(target)) == "bornes-attack-others"
    table.censure(0, 1)
    assert table.name == "window"


def test_under_censure_nothing_moves_but_attacks_and_dictionaries() -> None:
    table = Table("C1", "chat gris dormir lit F1 D1", "roi odeur")
    table.pass_to(1)
    table.start(1, "chat gris")
    table.discard(1, "dormir")
    table.start(2, "roi odeur")
    table.discard(2)
    table.censure(0, 1)
    table.expire()
    table.discard(0)
    assert table.refused(1, Start(cards("lit 60:a"), "fr")) in (
        "bornes-censured",
        "bornes-not-your-card",
    )
    assert table.refused(1, Change(1, cards("gris chat"))) == "bornes-censured"
    assert table.refused(1, Finish(1, "Le chat gris", proverb=True)) == "bornes-censured"
    assert set(table.acts(1)) == {"discard", "faute", "draft"}
    table.faute(1, 2)
    table.discard(1)
    assert table.player == 2


def test_liberte_covers_a_censure_at_ones_turn_and_gives_all_counters_back() -> None:
    table = Table("C1", "L1 chat gris", counters=3)
    table.censure(0, 1)
    table.expire()
    table.discard(0)
    table.liberte(1, 1)
    assert sorted(table.view().aside) == ["C1", "L1"]
    assert table.view().zones[1].censure is None
    table.start(1, "chat gris")
    assert table.refused(1, Liberte(1)) == "bornes-no-such-card"


def test_one_censure_at_a_time() -> None:
    table = Table("C1 C2", "")
    table.censure(0, 1)
    table.expire()
    assert "censure" not in table.acts(0)
    assert table.refused(0, Censure(1)) == "bornes-censured-already"


def test_only_named_players_have_counters() -> None:
    table = Table("C1 C2", "", "", counters=2, young=(2,))
    for target, counters in ((1, None), (2, 2)):
        table.censure(0, target)
        table.expire()
        censure = table.view().zones[target].censure
        assert censure.counters == counters


@pytest.mark.parametrize("turn_seconds", [0, 120])
@pytest.mark.parametrize("hand", ["L1", ""])
def test_the_window_lasts_ten_seconds_whatever_anybody_holds(turn_seconds: int, hand: str) -> None:
    table = Table("C1", hand, "", turn_seconds=turn_seconds)
    table.censure(0, 1)
    assert table.match.deadline == 10_000
    assert table.view().waiting == ()
    with pytest.raises(Rejected, match="hand-time-runs"):
        table.close(0, 1, 2)
    table.becomes(1, "away")
    table.becomes(1, "bot")
    table.becomes(0, "away")
    table.becomes(0, "person")
    assert (table.name, table.match.deadline) == ("window", 10_000)
    table.expire()
    assert (table.name, table.player) == ("turn", 0)


def test_others_cannot_tell_who_holds_a_liberte() -> None:
    views = []
    for card in ("L1", "70"):
        table = Table("C1 76 77 78 79 80", f"{card} 60 61 62 63 64", "65 66 67 68 69 71")
        table.censure(0, 1)
        views.append((table.view(None), table.view(2), table.acts(0), table.acts(2), table.events))
    assert views[0] == views[1]
    assert "coup-fourre" not in table.acts(1)


def test_a_coup_fourre_ends_the_turn_and_takes_it() -> None:
    table = Table("C1 chat gris", "", "L1", "", stock="roi odeur argent")
    table.censure(0, 2)
    table.coup_fourre(2)
    assert (table.name, table.player) == ("parting", 0)
    assert table.state.fourres == (0, 0, 1, 0)
    table.discard(0, "chat")
    assert table.holds(0, "roi odeur")  # from the stock, to six again
    assert (table.name, table.player) == ("draw", 2)
    table.draw(2, pick_up=True)
    assert table.holds(2, "chat")
    assert (table.name, table.player) == ("turn", 2)
    assert len(table.state.hands[2]) == 6
    table.discard(2)
    assert table.player == 3  # seat 1 has lost its turn


def test_after_a_coup_fourre_everybody_may_be_slow() -> None:
    table = Table("C1", "L1", "")
    table.censure(0, 1)
    table.coup_fourre(1)
    table.expire()
    assert table.name == "draw"
    table.expire()
    assert (table.name, table.player) == ("turn", 1)
    assert len(table.state.hands[1]) == 6


def test_it_is_too_late_when_the_window_is_over_and_not_for_others() -> None:
    table = Table("C1", "L1", "L2")
    table.censure(0, 1)
    assert table.refused(2, CoupFourre()) == "bornes-not-attacked"
    table.expire()
    assert table.refused(1, CoupFourre()) == "bornes-too-late"


def test_a_turn_that_is_skipped_returns_no_counter() -> None:
    table = Table("C1 C2", "", "L1", counters=3)
    table.censure(0, 1)
    table.expire()
    table.censure(0, 2)
    table.coup_fourre(2)
    table.discard(0)
    table.draw(2)
    censure = table.view().zones[1].censure
    assert censure.counters == 3


def test_a_partner_lays_the_coup_fourre_and_takes_the_turn() -> None:
    table = Table("C1", "", "", "L1", teams=True)
    table.censure(0, 1)
    assert table.view().phase.side == (1, 3)
    table.coup_fourre(3)
    assert table.state.fourres == (0, 0, 0, 1)
    table.discard(0)
    table.draw(3)
    assert table.player == 3
    assert table.view().zones[1].censure is None


def test_of_two_partners_who_answer_the_first_counts() -> None:
    table = Table("C1", "L1", "", "L2", teams=True)
    table.censure(0, 1)
    table.coup_fourre(3)
    assert table.refused(1, CoupFourre()) == "bornes-too-late"
    assert table.holds(1, "L1")
    assert table.state.fourres == (0, 0, 0, 1)


def test_a_partner_extends_but_changes_and_finishes_nothing() -> None:
    table = Table("chat gris", "", "dormir lit", "", teams=True)
    table.start(0, "chat gris", "Le chat gris")
    table.discard(0)
    table.pass_to(2)
    assert table.refused(2, Change(1, cards("gris chat lit"))) == "bornes-partner-order"
    assert table.refused(2, Change(1, cards("moine gris lit"))) == "bornes-partner-order"
    assert table.refused(2, Change(1, cards("chat gris"))) == "bornes-partner-longer"
    table.change(2, 1, "chat gris dormir lit", CAT)
    assert table.refused(2, Finish(1, CAT)) == "bornes-not-your-sentence"
    table.pass_to(0)
    table.finish(0, 1, CAT)
    assert table.view().phase.voters == (1, 2, 3)
    table.vote()
    assert table.state.piles[0].owner == 0


def test_a_partner_parries_and_plays_for_the_silenced_player() -> None:
    table = Table("chat gris", "F1 C1", "D1 L1 dormir", "", teams=True)
    table.start(0, "chat gris")
    table.discard(0)
    table.faute(1, 1)
    table.censure(1, 0)
    table.expire()
    table.discard(1)
    longer = Change(1, cards("chat gris dormir"))
    assert table.refused(2, longer) == "bornes-censured"
    table.liberte(2, 0)
    assert table.refused(2, longer) == "bornes-sentence-stopped"
    table.dictionnaire(2, 1)
    table.do(2, longer)


def test_a_silenced_player_plays_on_his_partners_game() -> None:
    table = Table("chat gris", "C1", "dormir roi odeur", "", teams=True)
    table.start(0, "chat gris")
    table.discard(0)
    table.censure(1, 2)
    table.expire()
    table.discard(1)
    assert table.refused(2, Start(cards("roi odeur"), "fr")) == "bornes-censured"
    table.change(2, 1, "chat gris dormir")
    assert table.words(1) == ["chat", "gris", "dormir"]
