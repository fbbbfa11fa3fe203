"""§1, §2, §11 The beginning and end of a match and its rounds, and each seat's turn."""

from parlotte.core.contract import Holder, Seat
from parlotte.core.rng import Draws, Rng
from parlotte.games.coquillaude.board import NO_LETTERS
from parlotte.games.coquillaude.content import STARS_OF, QuestionId
from parlotte.games.coquillaude.gifts import open_gifts
from parlotte.games.coquillaude.letters import FIRST_HAND, full_bag
from parlotte.games.coquillaude.options import LAST_ROUNDS, Options, compose_time, house_of
from parlotte.games.coquillaude.phases import Answered, Composing, End, Ended, Placed
from parlotte.games.coquillaude.play import CoquillaudePlay
from parlotte.games.coquillaude.questions import ask
from parlotte.games.coquillaude.rolls import AT_LEAST, LETTERS, Roll, gift_of, rolled
from parlotte.games.coquillaude.state import State, Turn

ENOUGH = 25  # points of a play that keep the game going
MOST_IDLE = 2


def set_up(
    options: Options, holders: tuple[Holder, ...], rng: Rng, met: tuple[QuestionId, ...]
) -> State:
    """§1 Eight letters each. All roll; the highest is asked first in every round."""
    draws, count = Draws(rng), len(holders)
    bag = "".join(draws.shuffled(full_bag(options.letters)))
    start = start_rolls(count, draws)
    hands = [bag[FIRST_HAND * seat : FIRST_HAND * (seat + 1)] for seat in range(count)]
    return State(
        options=options,
        rng=draws.rng,
        holders=holders,
        first=max(range(count), key=start.__getitem__),  # ties are decided by their next rolls
        start=start,
        bag=bag[FIRST_HAND * count :],
        capitals=tuple(hands),
        scores=(0,) * count,
        board=NO_LETTERS,
        phase=Composing(None),  # replaced when the first round opens
        asked=met,
    )


def start_rolls(seats: int, draws: Draws) -> tuple[tuple[Roll, ...], ...]:
    """§1 All roll; seats tied for the highest roll again, which only decides the start."""
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


def order(state: State) -> tuple[Seat, ...]:
    """The seats clockwise from the first one."""
    count = len(state.holders)
    return tuple((state.first + step) % count for step in range(count))


def open_round(play: CoquillaudePlay, number: int) -> None:
    """Letters and drafts are kept between rounds; sound drafts are not."""
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
    """§2 The next seat rolls while the bag has letters. A seat that is away is skipped and draws
    the minimum of two."""
    while play.state.bag and len(play.state.turns) < len(play.state.holders):
        seat = order(play.state)[len(play.state.turns)]
        if play.state.holders[seat] != "away":
            _roll(play, seat)
            return
        drawn = play.draw(seat, AT_LEAST)
        play.set(turns=(*play.state.turns, Turn(seat, None, drawn=drawn)))
    play.open(Composing(play.ends_in(compose_time(play.state.options))))


def _roll(play: CoquillaudePlay, seat: Seat) -> None:
    """In the first round, the rolls for the start count."""
    roll = play.state.start[seat][0] if play.state.round == 1 else play.roll()
    state, questions = play.state, play.book.questions
    kind = questions.kind(roll)
    entry = None
    if kind in STARS_OF:
        entry = questions.entry(roll, state.asked)
        play.set(asked=questions.with_asked(state.asked, entry))
    play.set(turns=(*play.state.turns, Turn(seat, roll, entry, kind)))
    count = gift_of(roll)
    if count and any(len(state.capitals[one]) for one in state.seats if one != seat):
        open_gifts(play, count)
    else:
        ask(play)


def close_answered(play: CoquillaudePlay) -> None:
    """§4 Draws the letters for the answer or the coquillaud…; then the next seat plays."""
    turn = play.state.turn
    if not isinstance(play.state.phase, Answered) or turn.kind is None:
        return
    drawn = play.draw(turn.seat, LETTERS[turn.kind] if turn.right is not False else AT_LEAST)
    play.set_turn(drawn=drawn)
    next_turn(play)


def close_placed(play: CoquillaudePlay, phase: Placed) -> None:
    """Opens the next round or ends the match. The end is judged only with an empty bag, because a
    draw could change everything."""
    why = None if play.state.bag else _over(play, phase)
    if why is None:
        open_round(play, play.state.round + 1)
    else:
        finish(play, why)


def _over(play: CoquillaudePlay, phase: Placed) -> End | None:
    state, house = play.state, house_of(play.state.options)
    best = [play.book.best(state, capital, house) for capital in state.capitals]
    points = max((one.points for one in best if one is not None), default=0)
    if state.options.ending == "six":
        if not points:
            return "no-words"
        return "six-rounds" if state.bare >= LAST_ROUNDS else None
    if points < ENOUGH:
        return "none-left"
    could = any(one is not None and one.points >= ENOUGH for one in state.past[-1].best)
    did = phase.placing is not None and phase.placing.scored >= ENOUGH
    idle = state.idle + 1 if could and not did else 0
    play.set(idle=idle)
    return "nobody-did" if idle >= MOST_IDLE else None


def finish(play: CoquillaudePlay, why: End) -> None:
    scores = play.state.scores
    winners = tuple(seat for seat in play.state.seats if scores[seat] == max(scores))
    play.set(drafts={}, sound={}, locked={})
    play.open(Ended(why, winners))
