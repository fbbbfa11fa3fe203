"""§4, §5: one answer, a minute, and the table's vote on the app's judgement."""

import pytest

from games.coquillaude.table import Table
from parlotte.core.contract import Holder, Rejected
from parlotte.games.coquillaude.options import Options

TRUST = Options(trust=True)


def asked(*holders: Holder, options: Options | None = None) -> Table:
    chosen = holders or ("person", "person", "person", "person")
    return Table(holders=chosen, options=options)


def contested(*holders: Holder) -> Table:
    """The first was right, and the second contests it."""
    table = asked(*holders)
    table.answer(0)
    table.contest(1)
    return table


def drawn(table: Table) -> int | None:
    table.go_on()
    return table.state.turns[0].drawn


def test_the_question_is_read_to_all_and_the_answer_to_nobody() -> None:
    table = asked()
    shown = table.view().phase
    assert (shown.seat, shown.question.text) == (0, "Question 6543 ?")
    assert "La note" not in repr(table.view(0))
    table.answer(0, "non")
    shown = table.view(1).phase
    assert (shown.given, shown.right) == ("non", False)
    assert (shown.answer.answer, shown.answer.note) == ("Oui", "La note 6543.")


def test_only_the_player_who_is_asked_answers_and_only_once() -> None:
    table = asked()
    with pytest.raises(Rejected, match="coquillaude-not-asked"):
        table.answer(1)
    table.answer(0, "non")
    with pytest.raises(Rejected, match="coquillaude-answer-over"):
        table.answer(0)


def test_what_is_typed_is_kept_for_him_alone_and_counts_when_the_time_is_up() -> None:
    table = asked()
    table.answer(0, "  oui ", done=False)
    assert table.view(0).mine.answer == "oui"
    assert table.view(1).mine.answer == ""
    table.expire()
    assert table.view().phase.right is True


def test_a_long_answer_is_refused_and_changes_nothing() -> None:
    table = asked()
    with pytest.raises(Rejected, match="text-too-long"):
        table.answer(0, "o" * 81)
    assert table.name == "question"


def test_a_player_who_leaves_while_asked_is_not_waited_for_and_the_typed_answer_counts() -> None:
    table = asked()
    table.answer(0, "oui", done=False)
    table.becomes(0, "away")
    assert table.state.turns[0].right is True


def test_a_majority_of_the_others_accepts_an_answer_the_app_refused() -> None:
    table = asked()
    table.answer(0, "ouais")
    assert table.view().phase.recourse == "accept"
    table.contest(1)
    assert table.name == "appeal"
    assert (table.view().phase.voters, table.view().phase.voted) == ((1, 2, 3), (1,))
    table.vote(2, aye=True)
    assert table.name == "answered"
    polled = table.view().phase.polled
    assert (polled.ayes, polled.noes) == ((1, 2), ())
    assert table.view().phase.recourse is None
    assert drawn(table) == 4


def test_the_player_who_was_asked_may_call_the_vote_and_does_not_vote() -> None:
    table = asked()
    table.answer(0, "ouais")
    table.contest(0)
    assert table.view().phase.voted == ()
    with pytest.raises(Rejected, match="coquillaude-no-vote"):
        table.vote(0, aye=True)
    table.vote(1, aye=False)
    table.vote(2, aye=False)
    assert drawn(table) == 2


def test_a_tie_refuses_and_silence_abstains() -> None:
    table = asked()
    table.answer(0, "ouais")
    table.contest(0)
    table.vote(1, aye=True)
    table.vote(2, aye=False)
    table.expire()
    assert table.view().phase.right is False
    table = asked()
    table.answer(0, "ouais")
    table.contest(1)
    table.expire()
    assert table.view().phase.right is True  # one yes, and nobody against


def test_an_accepted_answer_falls_only_by_a_no_from_every_other_person() -> None:
    table = asked()
    table.answer(0)
    assert table.view().phase.recourse == "overturn"
    with pytest.raises(Rejected, match="coquillaude-your-own-answer"):
        table.contest(0)
    table.contest(1)
    table.vote(2, aye=False)
    table.vote(3, aye=False)
    assert table.view().phase.right is False
    assert drawn(table) == 2


def test_one_yes_is_enough_for_an_accepted_answer_and_so_is_silence() -> None:
    table = contested()
    table.vote(2, aye=True)
    assert table.name == "answered"
    assert table.view().phase.right is True
    table = contested()
    table.vote(2, aye=False)
    table.expire()
    assert table.view().phase.right is True


def test_no_veto_for_a_lone_rival() -> None:
    for holders in (("person", "person"), ("person", "person", "bot", "away")):
        table = asked(*holders)
        table.answer(0)
        assert table.view().phase.recourse is None
        assert "contest" not in table.may(1)
        with pytest.raises(Rejected, match="coquillaude-nothing-to-contest"):
            table.contest(1)


def test_no_veto_either_when_the_others_leave_during_the_vote() -> None:
    table = contested("person", "person", "person")
    table.becomes(2, "away")
    assert table.view().phase.right is True


def test_a_player_who_returns_during_the_vote_may_vote_and_is_waited_for() -> None:
    table = contested("person", "person", "person", "away")
    table.becomes(3, "person")
    assert "vote" in table.may(3)
    table.vote(2, aye=False)
    assert table.name == "appeal"
    table.vote(3, aye=True)
    assert table.view().phase.right is True


def test_every_other_person_at_the_close_must_have_said_no() -> None:
    table = contested("person", "person", "person", "away")
    table.becomes(3, "person")
    table.vote(2, aye=False)
    table.expire()
    assert table.view().phase.right is True


def test_a_voter_who_drops_out_and_returns_votes_again() -> None:
    table = contested()
    table.becomes(2, "away")
    assert table.view().phase.voters == (1, 3)
    table.becomes(2, "person")
    assert table.view().phase.voters == (1, 2, 3)
    table.vote(3, aye=False)
    assert table.name == "appeal"
    table.vote(2, aye=False)
    assert table.view().phase.right is False


def test_the_player_who_was_asked_gets_no_vote_by_returning() -> None:
    table = asked()
    table.answer(0, "ouais")
    table.contest(1)
    table.becomes(0, "away")
    table.becomes(0, "person")
    assert table.view().phase.voters == (1, 2, 3)
    assert "vote" not in table.may(0)


def test_bots_have_no_vote_and_where_nobody_else_is_a_refused_answer_stays_refused() -> None:
    table = asked("person", "bot", "bot")
    table.answer(0, "ouais")
    assert table.view().phase.recourse is None


def test_by_confiance_a_person_decides_where_nobody_else_could_vote() -> None:
    table = asked("person", "bot", "bot", options=TRUST)
    table.answer(0, "ouais")
    table.contest(0)
    assert table.view().phase.polled.trusted
    assert drawn(table) == 4
    table = asked("person", "person", "bot", options=TRUST)
    table.answer(0, "ouais")
    table.contest(0)
    assert table.name == "appeal"  # there is somebody to ask


def test_by_confiance_he_decides_too_when_the_others_leave_during_the_vote() -> None:
    for options, right in ((TRUST, True), (None, False)):
        table = asked("person", "person", options=options)
        table.answer(0, "ouais")
        table.contest(0)
        assert table.name == "appeal"
        table.becomes(1, "away")
        shown = table.view().phase
        assert (shown.right, shown.polled.trusted) == (right, right)
        assert table.state.trusted_answers == right


def test_a_vote_given_before_leaving_is_a_vote_and_no_trust() -> None:
    table = asked("person", "person", "person", options=TRUST)
    table.answer(0, "ouais")
    table.contest(0)
    table.vote(1, aye=False)
    table.becomes(1, "away")
    table.becomes(2, "away")
    assert table.view().phase.right is False
    assert table.state.trusted_answers == 0


def test_nothing_is_contested_that_was_not_answered() -> None:
    table = asked()
    table.answer(0, "")
    assert table.view().phase.recourse is None
    assert table.view().phase.given == ""


def test_ten_seconds_to_contest_unless_all_have_seen_it() -> None:
    table = asked()
    table.answer(0, "non")
    assert table.match.deadline == table.match.now + 10_000
    with pytest.raises(Rejected, match="hand-time-runs"):
        table.close()
    table.expire()
    assert table.state.turns[0].drawn == 2


def test_the_hosts_hand_ends_no_vote_of_others_while_its_clock_runs() -> None:
    table = asked()
    table.answer(0, "ouais")
    table.contest(0)
    with pytest.raises(Rejected, match="hand-others-answer"):
        table.close(0)
    assert table.name == "appeal"
    table = asked(options=Options(question_seconds=0))
    table.answer(0, "ouais")
    table.contest(0)
    table.close()
    assert table.view().phase.right is False


def test_sans_chrono_the_host_may_close_what_has_no_end() -> None:
    table = asked(options=Options(question_seconds=0, compose_minutes=0))
    assert table.match.deadline is None
    table.close()
    assert table.view().phase.right is False
    table = asked(options=Options(question_seconds=0))
    table.answer(0, "non")
    assert (table.match.deadline, table.view().phase.recourse) == (None, "accept")
    table.close()
    assert table.state.turns[0].drawn == 2


@pytest.mark.parametrize("seconds", [60, 90, 120])
def test_the_time_to_answer_is_the_tables(seconds: int) -> None:
    assert asked(options=Options(question_seconds=seconds)).match.deadline == seconds * 1000


def test_bots_alone_go_on_at_once() -> None:
    table = Table(holders=("bot", "bot"), kinds={6543: "coquillaude", 5432: "coquillaudette"})
    assert table.name == "compose"
