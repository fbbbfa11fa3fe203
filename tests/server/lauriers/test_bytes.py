"""Bytes sent for one round with four phones, including the last round of an evening."""

from msgspec import Struct

from parlotte.core.contract import Input, Seats
from parlotte.core.match import Match, Setup
from parlotte.core.prompts import Prompt
from parlotte.games import registered
from parlotte.games.lauriers.actions import Action, GoOn, Vote, Write
from parlotte.games.lauriers.options import Options
from parlotte.games.lauriers.phases import Voting, Writing
from parlotte.games.lauriers.shown import Mine, View
from parlotte.games.lauriers.state import State
from parlotte.packs.loader import build, load_content
from parlotte.server.sockets.frames import ANSWER
from parlotte.server.table.hub import Ack, Beat, Hub, Moment

PLAYERS, ROUNDS = 4, 24
COUNTED = 2 * PLAYERS  # acts of a round: texts and votes
TEXT = "une réponse d’une soixantaine de signes, que les autres jugent n° {}"
OPTIONS = Options(automatic_mdj=True, writing_minutes=0, voting_seconds=0, pick="hasard")
MOST = 2000  # bytes an act, to all four phones


class Shown(Struct, frozen=True):
    """The part of the table's view that changes with every phase."""

    phase: str


class Phone:
    lags = False

    def __init__(self, person: int) -> None:
        self.viewer = (person,)
        self.bytes = 0

    def push(self, frame: bytes, heard: int = ANSWER) -> None:
        self.bytes += len(frame)


def act_of(state: State, seat: int, number: int) -> Action:
    """Everybody votes for the neighbour's text: one point each a round, so the match is long."""
    match state.phase:
        case Writing():
            return Write(TEXT.format(4 * number + seat))
        case Voting(entries=entries):
            neighbour = (seat + 1) % PLAYERS
            return Vote(next(i for i, one in enumerate(entries) if neighbour in one.authors))
        case _:
            return GoOn()


def evening() -> list[float]:
    """Bytes an act, by round; all four act at once and receive the result together."""
    registration = registered()["lauriers"]
    game, _ = build(registration, load_content(registration))
    match: Match[State, Action, View, Options] = Match(
        game, Setup(OPTIONS, Seats(("person",) * PLAYERS), b"evening")
    )
    hub, phones = Hub("epoch"), [Phone(person) for person in range(PLAYERS)]

    def moment() -> Moment:
        state = match.state

        def private(seat: int) -> tuple[Mine, tuple[Prompt, ...]]:
            return game.mine(state, seat), game.prompts(state, seat)

        return Moment(
            Beat(match.now), Shown(game.phase(state)), game.view(state, None), private, int
        )

    for phone in phones:
        hub.join(phone, moment())
        hub.whole(phone)
    told = []
    for number in range(ROUNDS):
        before = sum(phone.bytes for phone in phones)
        for _ in range(3):
            events = tuple(
                event
                for seat in range(PLAYERS)
                for event in match.play(
                    Input(match.now, seat, act_of(match.state, seat, number))
                ).events
            )
            hub.publish(moment(), events, [Ack(phone, b'"ack":123') for phone in phones])
        told.append((sum(phone.bytes for phone in phones) - before) / COUNTED)
    return told


def test_a_round_costs_few_bytes_even_late_in_the_evening() -> None:
    assert max(evening()) < MOST
