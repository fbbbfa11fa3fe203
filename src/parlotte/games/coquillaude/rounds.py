"""§1, §2 Who is asked first, and each seat's turn of a round until all compose."""

from msgspec.structs import replace

from parlotte.core.contract import Holder, Seat
from parlotte.core.rng import Draws, Rng
from parlotte.games.coquillaude import asking, giving
from parlotte.games.coquillaude.board import NO_LETTERS
from parlotte.games.coquillaude.dice import AT_LEAST, LETTERS, is_question, rolled
from parlotte.games.coquillaude.items import QuestionId
from parlotte.games.coquillaude.letters import FIRST_HAND, full_bag
from parlotte.games.coquillaude.options import Options, compose_time
from parlotte.games.coquillaude.play import CoquillaudePlay
from parlotte.games.coquillaude.rolls import Roll, gift_of
from parlotte.games.coquillaude.state import Answered, Composing, Gifts, State, Turn


def set_up(
    options: Options, holders: tuple[Holder, ...], rng: Rng, met: tuple[QuestionId, ...]
) -> State:
    """§1 Eight letters each; all roll, and the highest is asked first in every round."""
    draws, count = Draws(rng), len(holders)
    bag = "".join(draws.shuffled(full_bag(options.letters)))
    start = start_rolls(count, draws)
    hands = [bag[FIRST_HAND * seat : FIRST_HAND * (seat + 1)] for seat in range(count)]
    return State(
        options=options,
        rng=draws.rng,
        holders=holders,
        first=first_of(start),
        start=start,
        bag=bag[FIRST_HAND * count :],
        capitals=tuple(hands),
        scores=(0,) * count,
        board=NO_LETTERS,
        phase=Composing(None),  # until the first round is opened
        asked=met,
    )


def start_rolls(seats: int, draws: Draws) -> tuple[tuple[Roll, ...], ...]:
    """§1 All roll; those tied for the highest number roll again, and only for the start."""
    rolls = [[rolled(draws)] for _ in range(seats)]
    tied = _highest(rolls, list(range(seats)))
    while len(tied) > 1:
        for seat in tied:
            rolls[seat].append(rolled(draws))
        tied = _highest(rolls, tied)
    return tuple(tuple(of_seat) for of_seat in rolls)


def _highest(rolls: list[list[Roll]], among: list[Seat]) -> list[Seat]:
    best = max(rolls[seat][-1] for seat in among)
    return [seat for seat in among if rolls[seat][-1] == best]


def first_of(start: tuple[tuple[Roll, ...], ...]) -> Seat:
    """The highest number; of equals, that of what they rolled next."""
    return max(range(len(start)), key=start.__getitem__)


def order(state: State) -> tuple[Seat, ...]:
    """From the first on, clockwise."""
    count = len(state.holders)
    return tuple((state.first + step) % count for step in range(count))


def open_round(play: CoquillaudePlay, number: int) -> None:
    """Letters are kept, and what somebody was composing; what he could have locked is not."""
    state = play.state
    play.set(
        round=number,
        turns=(),
        fresh=("",) * len(state.holders),
        gifts=(),
        sound={},
        locked={},
        bare=state.bare + (not state.bag),
    )
    next_turn(play)


def next_turn(play: CoquillaudePlay) -> None:
    """§2 The next seat rolls, while there are letters in the bag. Who is away is passed over, and
    draws the two that everybody draws."""
    while play.state.bag and len(play.state.turns) < len(play.state.holders):
        seat = order(play.state)[len(play.state.turns)]
        if play.state.holders[seat] != "away":
            _roll(play, seat)
            return
        drawn = play.draw(seat, AT_LEAST)
        play.set(turns=(*play.state.turns, Turn(seat, None, drawn=drawn)))
    play.open(Composing(play.ends_in(compose_time(play.state.options))))


def _roll(play: CoquillaudePlay, seat: Seat) -> None:
    """The first round is played with the numbers that were first rolled for the start."""
    roll = play.state.start[seat][0] if play.state.round == 1 else play.roll()
    state, questions = play.state, play.court.questions
    kind = questions.kind(roll)
    entry = None
    if is_question(kind):
        entry = questions.entry(roll, state.asked)
        play.set(asked=questions.with_asked(state.asked, entry))
    play.set(turns=(*play.state.turns, Turn(seat, roll, entry, kind)))
    count = gift_of(roll)
    if count and any(len(state.capitals[one]) for one in state.seats if one != seat):
        giving.open_gifts(play, count)
    else:
        asking.ask(play)


def close_gifts(play: CoquillaudePlay, phase: Gifts) -> None:
    giving.hand_over(play, phase)
    asking.ask(play)


def close_answered(play: CoquillaudePlay) -> None:
    """§4 Letters for the answer, or for a coquillaud…; then the next seat."""
    turn = play.state.turn
    if not isinstance(play.state.phase, Answered) or turn.kind is None:
        return
    drawn = play.draw(turn.seat, LETTERS[turn.kind] if turn.right is not False else AT_LEAST)
    play.set(turns=(*play.state.turns[:-1], replace(turn, drawn=drawn)))
    next_turn(play)
