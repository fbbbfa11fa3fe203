"""Papers, the game of most server tests, keeps the shared laws."""

from collections.abc import Iterable

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from laws.subject import Secret, Subject, options_of
from laws.walk import at_rest, walk
from parlotte.core.contract import Seat
from parlotte.core.rng import Draws
from support.depth import by_depth
from support.papers_game import PAPERS, Options, Papers, State, Writing


class PapersSubject(Subject):
    registration = PAPERS
    game = Papers()
    secret_acts = frozenset({"write"})

    def secrets(self, state: State) -> Iterable[Secret]:
        if isinstance(state.phase, Writing):
            for seat, text in state.phase.papers.given.items():
                yield Secret(text, frozenset({seat}))

    def reshuffled(self, state: State, viewer: Seat | None, draws: Draws) -> State:
        if not isinstance(state.phase, Writing):
            return state
        given = {
            seat: text if seat == viewer else "z" * (1 + draws.below(9))
            for seat, text in state.phase.papers.given.items()
        }
        papers = replace(state.phase.papers, given=given)
        return replace(state, phase=replace(state.phase, papers=papers))

    def conserved(self, state: State) -> object:
        return len(state.scores), len(state.holders)


SUBJECT = PapersSubject()


@settings(max_examples=by_depth(20, 60))
@given(options=options_of(SUBJECT), number=st.integers(0, 2**40), actions=st.integers(0, 160))
def test_the_laws_hold(options: Options, number: int, actions: int) -> None:
    match = walk(SUBJECT, options, number, actions)
    assert at_rest(SUBJECT, match)
