"""The game bound to its content: book, people, house words, lexicon."""

import pytest

from games.coquillaude.table import dice, person
from parlotte.core.autoplay import autoplay, bot_for
from parlotte.core.contract import Rejected, Seats
from parlotte.core.match import Match, Setup
from parlotte.core.replay import Trace, record, verify
from parlotte.games.coquillaude import GAME, make
from parlotte.games.coquillaude.content import Content, Question, Stars
from parlotte.games.coquillaude.options import Options
from parlotte.games.coquillaude.phases import Ended
from parlotte.games.coquillaude.rolls import kind_of
from parlotte.games.coquillaude.rules import Coquillaude
from parlotte.packs.french import french, words_of


def question(number: int, stars: Stars) -> Question:
    return Question(
        f"Combien font {number} et {stars} ?", str(number + stars), (), (), stars, "langue", "", "!"
    )


def content(*counts: int) -> Content:
    asked = tuple(
        question(number, stars)
        for stars, count in zip((1, 2, 3), counts, strict=True)
        for number in range(count)
    )
    return Content(words_of(), asked, tuple(map(person, ("NAPOLEON", "COLETTE"))))


def bound(*counts: int) -> Coquillaude:
    return make(content(*counts), french())


def test_a_game_without_questions_of_each_kind_says_so() -> None:
    for counts in ((0, 0, 0), (9, 9, 0)):
        with pytest.raises(Rejected, match="coquillaude-no-questions"):
            Match(bound(*counts), Setup(Options(), Seats(("person",) * 2), b"none"))


def test_numbers_ask_by_their_kind_and_never_the_same_twice() -> None:
    questions = bound(30, 20, 10).court.questions
    roll = dice(6432)
    first = questions.entry(roll, ())
    asked = questions.with_asked((), first)
    second = questions.entry(roll, asked)
    assert first == roll
    assert second != roll
    assert kind_of(second) == kind_of(roll)
    assert questions.question(first) != questions.question(second)


def test_answers_are_judged_leniently_and_never_taken_for_another() -> None:
    questions = bound(30, 20, 10).court.questions
    asked = question(6, 1)
    assert questions.is_right("sept", asked)
    assert not questions.is_right("8", asked)


def test_words_are_french_and_the_famous_are_those_of_the_pack() -> None:
    game = bound(30, 20, 10)
    state = Match(game, Setup(Options(), Seats(("person",) * 2), b"words")).state
    court = game.court
    assert court.ruling(state, "REGLES") == "common"
    assert court.ruling(state, "ZQXK") == "unknown"
    assert court.is_famous(state, "NAPOLEON")
    assert court.knows(state, "COLETTE")
    assert court.ruling(state, "COQUILLAUDE") == "common"


@pytest.mark.parametrize("levels", [(3, 3), (1, 2, 3)])
def test_a_match_of_bots_in_french_ends_in_15_to_30_rounds_and_replays_to_the_byte(
    levels: tuple[int, ...],
) -> None:
    game = bound(30, 20, 10)
    log: list = []
    setup = Setup(Options(), Seats(("bot",) * len(levels)), b"french")
    match = Match(game, setup, log)
    trace = Trace()
    trace.see(match)
    bots = {seat: bot_for(GAME, match, seat, level) for seat, level in enumerate(levels)}
    autoplay(match, bots, trace.see)
    assert isinstance(match.state.phase, Ended)
    assert match.state.round in range(15, 31)
    data = record(GAME, "content", setup, log)
    verify(GAME, bound(30, 20, 10), "content", data, trace.hexdigest())


def test_without_the_kernel_a_match_is_the_same_to_the_byte() -> None:
    """The twin plays where a machine can't run compiled code: logs go from one to the other."""
    fast, lexicon = bound(30, 20, 10), french()
    options = Options(letters=100)
    setup = Setup(options, Seats(("bot", "bot")), b"twin")
    log: list = []
    match = Match(fast, setup, log)
    trace = Trace()
    trace.see(match)
    autoplay(match, {seat: bot_for(GAME, match, seat, 2) for seat in (0, 1)}, trace.see)
    loader, kernels = lexicon.load_kernel, dict(lexicon._kernels)
    lexicon._kernels.clear()
    lexicon.load_kernel = lambda _which: None
    try:
        slow = bound(30, 20, 10)
        data = record(GAME, "content", setup, log)
        verify(GAME, slow, "content", data, trace.hexdigest())
    finally:
        lexicon.load_kernel = loader
        lexicon._kernels.update(kernels)
