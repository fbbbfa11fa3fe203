"""§2, §3 Questions, secret guesses, joks and refusals, and what a deadline does."""

import pytest
from msgspec.structs import replace

from games.melo.table import CONFESS, FRIEND, LUNATIC, QUALITY, Table, sample_content
from parlotte.core.contract import Memory
from parlotte.games.melo.actions import Answer, Draft, GiveJok, Guess, Refuse
from parlotte.games.melo.phases import Asking, Passed, Settled, Speaking, Turning
from parlotte.games.melo.shown import Mine
from parlotte.games.melo.state import Joks

NONE = (Joks(),) * 4


def test_everybody_hands_in_at_the_same_time_and_nobody_sees_what() -> None:
    table = Table(4, first=FRIEND)
    table.guess({2: 1})
    table.answer(0)
    phase = table.view().phase
    assert (phase.asked, phase.given) == ((0, 1, 2, 3), (0, 2))
    assert table.view(2).mine.said == 1
    assert table.view(1).mine.said is None


def test_an_answer_may_be_corrected_until_all_have_done() -> None:
    table = Table(4, first=FRIEND)
    table.answer(0)
    table.answer(2)
    table.question(1, {1: 1, 2: 0, 3: 0})
    assert table.result.answer == 1


def test_guesses_are_turned_over_to_the_left_of_the_questioned_the_answer_last() -> None:
    table = Table(5, youngest=2, first=FRIEND)
    table.answer(0)
    table.guess({0: 0, 1: 1, 3: 2, 4: 0})
    assert isinstance(table.phase, Turning)
    seen = []
    while isinstance(table.phase, Turning):
        phase = table.view().phase
        assert not hasattr(phase, "answer")
        assert all(one.right is None for one in phase.turned)
        seen.append([one.seat for one in phase.turned])
        table.expire()
    assert seen == [[], [3], [3, 4], [3, 4, 0], [3, 4, 0, 1]]
    assert table.view().phase.answer == 0


def test_a_jok_instead_of_a_guess_looks_like_a_guess_until_it_is_turned_over() -> None:
    table = Table(4, first=FRIEND)
    table.do(1, GiveJok())
    assert table.view().phase.given == (1,)
    assert table.view().joks == (Joks(1, 1, 1),) * 4
    table.question(0, {2: 1, 3: 1})
    assert table.reply(1).how == "jok"
    assert table.state.joks[1] == Joks(1, 0, 1)
    assert table.state.pile == Joks(8, 9, 8)
    assert table.state.squares[1] == 0
    assert 1 not in table.view().phase.may_contest


def test_a_player_who_gave_a_jok_may_still_guess_and_keeps_it() -> None:
    table = Table(4, first=FRIEND)
    table.do(1, GiveJok())
    table.question(0, {1: 0, 2: 1, 3: 1})
    assert table.reply(1).right
    assert table.state.joks[1] == Joks(1, 1, 1)


def test_the_questioned_gives_a_jok_for_another_card_and_the_round_restarts() -> None:
    table = Table(4, first=FRIEND)
    table.do(1, Guess(0))
    table.do(2, GiveJok())
    table.do(0, GiveJok())
    assert isinstance(table.phase, Asking)
    assert table.phase.asked.card != FRIEND
    assert table.view().phase.card.kind == "ego"
    assert table.view().phase.given == ()
    assert table.view().phase.again == "jok"  # and all are told why the card has changed
    assert table.state.joks == (Joks(1, 0, 1), *(Joks(1, 1, 1),) * 3)
    assert table.refused(0, GiveJok()) == "melo-no-jok"


def test_with_a_jok_of_the_colour_one_gives_it_or_answers() -> None:
    table = Table(4, first=FRIEND)
    assert table.refused(0, Refuse()) == "melo-jok-instead"
    assert table.refused(1, Refuse()) == "melo-jok-instead"
    assert table.acts(1) == ["guess", "jok", "draft"]


def test_a_detective_who_refuses_without_a_jok_goes_three_back_at_the_reveal() -> None:
    table = Table(4, at={1: 7}, first=FRIEND)
    table.put(joks=NONE)
    assert table.acts(1) == ["guess", "refuse", "draft"]
    table.do(1, Refuse())
    assert table.state.squares[1] == 7
    table.question(0, {2: 0, 3: 0})
    assert (table.reply(1).how, table.reply(1).moved) == ("refused", -3)
    assert table.state.squares == (0, 4, 1, 1)


def test_a_questioned_player_who_refuses_goes_back_and_no_guess_counts() -> None:
    table = Table(4, at={0: 5}, first=LUNATIC)
    table.put(joks=NONE)
    table.guess({1: 0, 2: 0})
    table.do(0, Refuse())
    assert isinstance(table.phase, Passed)
    assert (table.phase.why, table.phase.moved) == ("refused", -3)
    assert table.state.squares == (2, 0, 0, 0)
    assert table.state.revealed == ()
    table.go_on()
    assert table.asked == 1


def test_nobody_goes_below_the_start() -> None:
    table = Table(4, first=FRIEND)
    table.put(joks=NONE)
    table.do(0, Refuse())
    assert table.phase.moved == 0
    assert table.state.squares[0] == 0


def test_a_silent_detective_has_simply_not_guessed() -> None:
    table = Table(4, at={1: 7}, first=FRIEND)
    table.question(0, {2: 0})
    assert table.reply(1).how == "silent"
    assert table.state.squares == (0, 7, 1, 0)
    assert table.state.joks[1] == Joks(1, 1, 1)


def test_a_silent_questioned_gives_a_jok_then_goes_back() -> None:
    table = Table(4, at={0: 5}, first=LUNATIC)
    table.expire()
    assert isinstance(table.phase, Asking)
    assert table.state.joks[0] == Joks(0, 1, 1)
    assert table.view().phase.again == "silent"
    table.expire()
    assert isinstance(table.phase, Passed)
    assert (table.phase.why, table.state.squares[0]) == ("silent", 2)


def test_a_player_who_leaves_loses_the_turn_and_nothing_else() -> None:
    table = Table(4, at={0: 5}, first=LUNATIC)
    table.becomes(0, "away")
    assert isinstance(table.phase, Passed)
    assert (table.phase.why, table.phase.moved) == ("left", 0)
    assert table.state.joks[0] == Joks(1, 1, 1)
    assert table.state.squares[0] == 5


def test_what_somebody_handed_in_before_leaving_counts() -> None:
    table = Table(4, first=FRIEND)
    table.answer(0)
    table.guess({1: 0})
    table.becomes(0, "away")
    table.becomes(1, "away")
    table.guess({2: 1, 3: 1})
    table.reveal()
    assert table.reply(1).right


def test_an_absent_player_is_not_waited_for_and_not_turned_over() -> None:
    table = Table(5, away=(4,), first=FRIEND)
    table.question(0, {1: 0, 2: 0, 3: 0})
    assert [one.seat for one in table.result.replies] == [1, 2, 3]


def test_a_draft_counts_when_the_time_is_up_also_of_who_has_left() -> None:
    table = Table(5, first=FRIEND)
    table.answer(0)
    table.do(1, Draft(0))
    table.do(2, Draft(0))
    assert table.view().phase.given == (0,)
    assert table.view(1).mine.said == 0
    table.becomes(2, "away")
    table.expire()
    table.reveal()
    assert [one.seat for one in table.result.replies] == [1, 2, 3, 4]
    assert table.reply(1).right
    assert table.reply(2).right


def test_what_the_questioned_has_only_chosen_when_leaving_is_no_answer() -> None:
    table = Table(4, first=FRIEND)
    table.do(0, Draft(0))
    table.guess({1: 0})
    table.becomes(0, "away")
    assert isinstance(table.phase, Passed)
    assert (table.phase.why, table.state.squares[1]) == ("left", 0)


def test_a_draft_is_refused_once_something_is_handed_in() -> None:
    table = Table(4, first=FRIEND)
    table.guess({1: 0})
    assert table.refused(1, Draft(1)) == "melo-handed-in"


def test_the_hosts_hand_does_what_a_deadline_does() -> None:
    table = Table(4, answer_seconds=0, first=FRIEND)
    assert table.match.deadline is None
    table.answer(0)
    table.guess({1: 0})
    table.close()
    table.reveal()
    assert table.reply(2).how == "silent"


def test_bots_and_seats_that_are_away_are_participants_too() -> None:
    table = Table(4, bots=(1,), away=(2,), at={0: 5}, first=LUNATIC)
    table.answer(2)
    assert table.phase.hands.given[0].said == 2


@pytest.mark.parametrize(
    ("card", "at", "said", "key"),
    [
        (FRIEND, 0, "la franchise", "melo-no-such-choice"),
        (FRIEND, 0, -1, "melo-no-such-choice"),
        (LUNATIC, 5, 4, "melo-no-such-person"),
        (LUNATIC, 5, "Zoé", "melo-no-such-person"),
        (CONFESS, 1, 0, "melo-not-yourself"),
        (QUALITY, 1, 2, "melo-an-adjective"),
        (QUALITY, 1, " ?! ", "text-empty"),
        (QUALITY, 1, "x" * 31, "text-too-long"),
    ],
)
def test_what_the_card_does_not_ask_for_is_refused(
    card: str, at: int, said: int | str, key: str
) -> None:
    table = Table(4, at={0: at}, first=card)
    assert table.refused(0, Answer(said)) == key


def test_who_answers_and_who_guesses_is_not_mixed_up() -> None:
    table = Table(4, first=FRIEND)
    assert table.refused(1, Answer(0)) == "melo-you-guess-here"
    assert table.refused(0, Guess(0)) == "melo-you-answer"
    table.question(0, {1: 0, 2: 0, 3: 0})
    assert table.refused(1, Guess(0)) == "melo-answers-in"


# « À tour de rôle », as printed.


def test_in_turn_guesses_are_spoken_after_the_answer_and_heard_by_the_next() -> None:
    table = Table(4, guesses="in-turn", first=FRIEND)
    assert table.acts(1) == []
    assert table.refused(1, Guess(0)) == "melo-wait-for-the-answer"
    table.answer(0)
    assert isinstance(table.phase, Speaking)
    assert table.refused(2, Guess(0)) == "melo-not-your-turn"
    table.do(1, Guess(1))
    phase = table.view().phase
    assert [(one.seat, one.said) for one in phase.heard] == [(1, 1)]
    assert (phase.speaker, phase.to_come) == (2, (3,))
    table.do(2, GiveJok())
    table.do(3, Guess(0))
    assert isinstance(table.phase, Turning)
    table.expire()
    assert table.view().phase.answer == 0
    assert table.state.squares == (0, 0, 0, 1)
    assert table.state.joks[2] == Joks(1, 0, 1)


def test_in_turn_a_draft_is_seen_by_the_speaker_alone() -> None:
    table = Table(4, guesses="in-turn", first=FRIEND)
    table.answer(0)
    assert table.view(1).mine == Mine()
    table.do(1, Draft(2))
    assert table.view(1).mine == Mine("said", 2)
    assert table.view(2).mine == Mine()
    assert table.view(0).mine == Mine("said", 0, done=True)  # his own answer


def test_in_turn_a_silent_speaker_is_passed_and_one_who_has_left_is_not_asked() -> None:
    table = Table(5, guesses="in-turn", away=(2,), first=FRIEND)
    table.answer(0)
    table.expire()
    assert table.phase.speaker == 3
    table.do(3, Draft(0))
    table.expire()
    assert table.phase.speaker == 4
    table.becomes(4, "away")
    assert isinstance(table.phase, Turning)
    table.reveal()
    told = {one.seat: one.how for one in table.result.replies}
    assert told == {1: "silent", 3: "said"}


def test_in_turn_what_a_speaker_has_chosen_when_leaving_counts() -> None:
    table = Table(4, guesses="in-turn", first=FRIEND)
    table.answer(0)
    table.do(1, Draft(0))
    table.becomes(1, "away")
    assert [(one.seat, one.said) for one in table.view().phase.heard] == [(1, 0)]
    assert table.phase.speaker == 2


# Decks.


def test_a_deck_used_up_is_shuffled_again() -> None:
    table = Table(4, own_questions=False)
    table.put(decks=type(table.state.decks)())
    table.begin_turn(0)
    assert isinstance(table.phase, Asking)
    deck = table.state.decks.ego
    cards = table.game.book.playable(table.state.options)["ego"]
    assert len(deck) == len(cards) - 2  # one is asked, one lay on the table
    assert table.phase.asked.card not in deck


def test_the_card_on_the_table_is_not_shuffled_into_its_own_deck() -> None:
    """A jok for each of the last two cards: the first one may come again, the second may not."""
    table = Table(4, joks=6, own_questions=False, first=FRIEND)
    on_table = table.phase.asked.card
    table.put(decks=replace(table.state.decks, ego=()))
    table.do(0, GiveJok())
    asked, deck = table.phase.asked.card, table.state.decks.ego
    assert on_table not in (asked, *deck)
    assert on_table in table.state.met
    cards = {card.id for card in table.game.book.playable(table.state.options)["ego"]}
    assert {asked, *deck} == cards - {on_table}
    table.put(decks=replace(table.state.decks, ego=()))
    table.do(0, GiveJok())
    assert on_table in (table.phase.asked.card, *table.state.decks.ego)


def test_a_single_card_of_a_colour_is_asked_again() -> None:
    content = sample_content()
    base = content.packs[0]
    cards = tuple(one for one in base.cards if one.kind != "ego" or one.id == FRIEND)
    table = Table(4, content=replace(content, packs=(replace(base, cards=cards),)))
    table.do(0, GiveJok())
    assert table.phase.asked.card == FRIEND


def test_cards_met_earlier_tonight_come_last_and_those_of_the_table_soon() -> None:
    first = Table(4)
    cards = first.game.book.playable(first.state.options)["melo"]
    own = [card.id for card in cards if card.own]
    met = tuple(card.id for card in cards if not card.own)[:5]
    table = Table(4, memory=Memory(met=met))
    deck = table.state.decks.melo
    assert set(deck[-5:]) == set(met)
    assert len(own) == 2
    assert {deck.index(card) // 3 for card in own} == {0, 1}
    assert set(met) < set(table.game.memory(table.state).met)


def test_options_choose_the_cards() -> None:
    book = Table(4).game.book

    def packs(**options: object) -> set[str]:
        table = Table(4, **options)
        cards = book.playable(table.state.options)["duo"]
        return {card.id.partition(":")[0] for card in cards}

    assert packs() == {"base", "maison"}
    assert packs(own_questions=False) == {"base"}
    assert packs(language="en", own_questions=False) == {"base-en"}
    assert packs(packs=("maison",)) == {"maison"}
    family = book.playable(Table(4).state.options)["duo"]
    assert all(card.tone == "famille" or card.own for card in family)
    among_friends = book.playable(Table(4, tone="amis").state.options)["duo"]
    assert any(card.tone == "amis" and not card.own for card in among_friends)


def test_a_question_that_all_have_guessed_leaves_nothing_to_contest() -> None:
    table = Table(4, first=FRIEND)
    table.question(0, {1: 0, 2: 0, 3: 0})
    assert isinstance(table.phase, Settled)
