"""Papers: the game for tests in which the game does not matter.

One leads, and chooses a subject; the others write on it in secret; all papers are shown, the
longest scores, and everybody goes on. It has what a table must cope with: turns, drafts, secrets,
deadlines, seats that are left.
"""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core import contract
from parlotte.core.prompts import Pick, Prompt, Text
from parlotte.core.registration import Registration
from parlotte.core.rng import Draws, Rng
from parlotte.kit.collect import Collect
from parlotte.kit.play import Play
from parlotte.kit.text import clean

SUBJECTS = ("la lune", "le vent", "la mer", "un chat", "midi", "le pain", "rien", "dimanche")
OFFERED = 3
CHOOSING, SHOWING = 60_000, 30_000
LONGEST = 200


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    writing_minutes: Literal[0, 1, 2, 3] = 3  # 0: nothing has a limit
    rounds: Literal[1, 2, 3, 30] = 3
    theme: str = ""


class Choose(Struct, frozen=True, tag="choose", tag_field="act"):
    subject: str


class Write(Struct, frozen=True, tag="write", tag_field="act"):
    text: str
    done: bool = True


class GoOn(Struct, frozen=True, tag="go-on", tag_field="act"):
    pass


Action = Choose | Write | GoOn


class Choosing(Struct, frozen=True, tag="choosing", tag_field="name"):
    subjects: tuple[str, ...]


class Writing(Struct, frozen=True, tag="writing", tag_field="name"):
    subject: str
    papers: Collect[str]


class Showing(Struct, frozen=True, tag="showing", tag_field="name"):
    papers: dict[contract.Seat, str]
    ready: tuple[contract.Seat, ...] = ()


class Finished(Struct, frozen=True, tag="finished", tag_field="name"):
    papers: dict[contract.Seat, str]


class State(Struct, frozen=True):
    options: Options
    rng: Rng
    holders: tuple[contract.Holder, ...]
    leader: contract.Seat
    scores: tuple[int, ...]
    phase: Choosing | Writing | Showing | Finished
    ends_at: contract.Millis | None
    met: tuple[str, ...]  # subjects that were offered, tonight or now: they come back last
    round: int = 1


class WritingView(Struct, frozen=True, tag="writing", tag_field="name"):
    subject: str
    handed_in: tuple[contract.Seat, ...]


class Mine(Struct, frozen=True, omit_defaults=True):
    text: str = ""


class View(Struct, frozen=True):
    options: Options
    holders: tuple[contract.Holder, ...]
    leader: contract.Seat
    scores: tuple[int, ...]
    round: int
    phase: Choosing | WritingView | Showing | Finished
    ends_at: contract.Millis | None
    waiting: tuple[contract.Seat, ...]
    met: tuple[str, ...]
    mine: Mine | None = None


class Papers:
    key = "papers"
    seats = range(3, 7)

    def __init__(self, content: str = "") -> None:
        del content

    def setup(
        self,
        options: Options,
        seats: contract.Seats,
        rng: Rng,
        memory: contract.Memory = contract.NOTHING_MET,
    ) -> contract.Step[State]:
        count = len(seats.holders)
        nothing = Showing({})
        scores = (0,) * count
        state = State(
            options, rng, seats.holders, seats.opener, scores, nothing, None, memory.met, round=0
        )
        play = Play(None, state, 0)
        self._open_round(play)
        self._move_on(play)
        return play.step()

    # What is done.

    def apply(self, state: State, given: contract.Input[Action]) -> contract.Step[State]:
        play = Play(None, state, given.at)
        match given.what:
            case contract.SeatChanged(seat=seat, holder=holder):
                play.set(holders=contract.with_holder(state.holders, seat, holder))
                self._move_on(play)
            case contract.Expired() | contract.Closed():
                self._end_phase(play)
            case action if given.by is not None:
                self._act(play, given.by, action)
                self._move_on(play)
            case _:
                raise contract.Rejected("not-now")
        return play.step()

    def _act(self, play: Play[State, None], seat: contract.Seat, action: object) -> None:
        state = play.state
        match state.phase, action:
            case Choosing(subjects=subjects), Choose(subject=subject):
                if seat != state.leader or subject not in subjects:
                    raise contract.Rejected("not-now")
                self._open_writing(play, subject)
            case Writing(papers=papers) as phase, Write(text=text, done=done):
                if seat not in papers.asked:
                    raise contract.Rejected("not-now")
                cleaned = clean(text)
                if len(cleaned) > LONGEST:
                    raise contract.Rejected("text-too-long", most=LONGEST, length=len(cleaned))
                if done and not cleaned:
                    raise contract.Rejected("text-empty")
                if done and seat not in papers.confirmed:
                    play.announce("papers-handed-in", seat=seat)
                play.set(phase=replace(phase, papers=papers.give(seat, cleaned, done=done)))
            case Showing(ready=ready) as phase, GoOn() if seat not in ready:
                play.announce("papers-read", seat=seat)
                play.set(phase=replace(phase, ready=tuple(sorted((*ready, seat)))))
            case _:
                raise contract.Rejected("not-now")

    def _move_on(self, play: Play[State, None]) -> None:
        """When nobody is waited for any more; nobody at all is no reason."""
        while not isinstance(play.state.phase, Finished) and not self._waiting(play.state):
            if all(holder == "away" for holder in play.state.holders):
                return
            self._end_phase(play)

    def _end_phase(self, play: Play[State, None]) -> None:
        match play.state.phase:
            case Choosing(subjects=subjects):
                self._open_writing(play, subjects[0])
            case Writing(papers=papers):
                self._show(play, {seat: text for seat, text in papers.given.items() if text})
            case Showing(papers=papers):
                if play.state.round == play.state.options.rounds:
                    play.set(phase=Finished(papers), ends_at=None)
                else:
                    self._open_round(play)
            case _:
                raise contract.Rejected("not-now")

    def _open_round(self, play: Play[State, None]) -> None:
        state, draws = play.state, Draws(play.state.rng)
        subjects = tuple(sorted(draws.shuffled(SUBJECTS), key=state.met.count)[:OFFERED])
        leader = (state.leader + 1) % len(state.holders) if state.round else state.leader
        play.set(phase=Choosing(subjects), leader=leader, rng=draws.rng, round=state.round + 1)
        play.set(met=(*state.met, *subjects))
        self._limit(play, CHOOSING)

    def _open_writing(self, play: Play[State, None], subject: str) -> None:
        state = play.state
        writers = tuple(seat for seat in range(len(state.holders)) if seat != state.leader)
        play.announce("papers-subject", subject=subject)
        play.set(phase=Writing(subject, Collect(writers)))
        self._limit(play, state.options.writing_minutes * 60_000)

    def _show(self, play: Play[State, None], papers: dict[contract.Seat, str]) -> None:
        longest = max(map(len, papers.values()), default=0)
        best = [seat for seat, text in papers.items() if len(text) == longest]
        scores = tuple(n + (seat in best) for seat, n in enumerate(play.state.scores))
        play.set(phase=Showing(papers), scores=scores)
        self._limit(play, SHOWING)

    @staticmethod
    def _limit(play: Play[State, None], limit: contract.Millis) -> None:
        play.set(ends_at=play.ends_in(limit if play.state.options.writing_minutes else None))

    # What is to be seen.

    def _waiting(self, state: State) -> tuple[contract.Seat, ...]:
        match state.phase:
            case Choosing():
                asked: tuple[contract.Seat, ...] = (state.leader,)
            case Writing(papers=papers):
                asked = papers.pending()
            case Showing(ready=ready):
                asked = tuple(seat for seat in range(len(state.holders)) if seat not in ready)
            case _:
                asked = ()
        return tuple(seat for seat in asked if state.holders[seat] != "away")

    def deadline(self, state: State) -> contract.Millis | None:
        return state.ends_at

    def prompts(self, state: State, seat: contract.Seat) -> tuple[Prompt, ...]:
        must = seat in self._waiting(state)
        match state.phase:
            case Choosing(subjects=subjects) if seat == state.leader:
                return (Prompt("choose", must, {"subject": Pick(subjects)}),)
            case Writing(papers=papers) if seat in papers.asked:
                needs = {"text": Text(1, LONGEST), "done": Pick((False, True))}
                return (Prompt("write", must, needs),)
            case Showing(ready=ready) if seat not in ready:
                return (Prompt("go-on", must),)
        return ()

    def view(self, state: State, viewer: contract.Seat | None) -> View:
        phase: Any = state.phase
        if isinstance(phase, Writing):
            phase = WritingView(phase.subject, phase.papers.confirmed)
        return View(
            state.options, state.holders, state.leader, state.scores, state.round, phase,
            state.ends_at, self._waiting(state), state.met,
            None if viewer is None else self.mine(state, viewer),
        )  # fmt: skip

    def mine(self, state: State, seat: contract.Seat) -> Mine:
        given = state.phase.papers.given if isinstance(state.phase, Writing) else {}
        return Mine(given.get(seat, ""))

    def outcome(self, state: State) -> contract.Outcome | None:
        if not isinstance(state.phase, Finished):
            return None
        standings = self.standings(state)
        return contract.Outcome(tuple(one.seat for one in standings if one.place == 1), standings)

    def standings(self, state: State) -> tuple[contract.Standing, ...]:
        return tuple(
            contract.Standing(seat, 1 + sum(other > score for other in state.scores), score)
            for seat, score in enumerate(state.scores)
        )

    def phase(self, state: State) -> str:
        return f"{state.round} {state.phase.__struct_config__.tag}"

    def round(self, state: State) -> int:
        return state.round

    def memory(self, state: State) -> contract.Memory:
        return contract.Memory(met=state.met)


class PapersBot:
    """Does what it must, at once; a better one writes more."""

    def __init__(self, game: Papers, level: int, seed: bytes, seat: contract.Seat) -> None:
        del game, seed
        self.paper = f"robot {seat} " + "bla " * level

    def act(self, view: View, prompts: tuple[Prompt, ...], rng: Draws) -> Action | None:
        del rng
        for prompt in prompts:
            if prompt.must:
                match view.phase:
                    case Choosing(subjects=subjects):
                        return Choose(subjects[0])
                    case WritingView():
                        return Write(self.paper)
                    case _:
                        return GoOn()
        return None


PAPERS = Registration(
    "papers", Papers.seats, 5, 1, Options, Action, State, View, str, Papers, PapersBot, rounds=True
)
