"""A small word game: one point for each word; the table votes on unknown ones."""

import dataclasses
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core import contract
from parlotte.core.prompts import Prompt
from parlotte.core.registration import Registration
from parlotte.core.rng import Draws, Rng
from parlotte.kit.play import Play
from parlotte.kit.word_vote import WordVote, put_to_the_vote
from parlotte.lexicon.judge import Judge, VotedIn, Words, as_on_board
from parlotte.lexicon.lexicon import Lexicon
from parlotte.packs.format import Pack
from parlotte.packs.french import words_of
from parlotte.server.content.library import Library

PLAYABLE = ("common", "house", "voted")


class SayOptions(Struct, frozen=True):
    needs: Literal["most", "all"] = "most"
    most: Literal[1, 2, 3] = 3  # words in all


class SayWord(Struct, frozen=True, tag="say", tag_field="act"):
    text: str
    kind: contract.WordKind = "word"  # somebody famous is worth two points


class Vote(Struct, frozen=True, tag="vote", tag_field="act"):
    aye: bool


class SayState(Struct, frozen=True):
    options: SayOptions
    holders: tuple[contract.Holder, ...]
    scores: tuple[int, ...]
    voted: tuple[str, ...] = ()
    famous: tuple[str, ...] = ()
    vote: WordVote | None = None
    said: int = 0


class SayView(Struct, frozen=True):
    scores: tuple[int, ...]
    vote: str | None
    mine: int | None = None


class SayContent(Struct, frozen=True):
    words: Words


class SayWords:
    key = "say"
    seats = range(1, 7)

    def __init__(self, content: SayContent, lexicon: Lexicon) -> None:
        self.judge = Judge(lexicon, content.words)

    def setup(
        self,
        options: SayOptions,
        seats: contract.Seats,
        rng: Rng,
        memory: contract.Memory = contract.NOTHING_MET,
    ) -> contract.Step[SayState]:
        return contract.Step(SayState(options, seats.holders, (0,) * len(seats.holders)))

    def apply(
        self, state: SayState, given: contract.Input[SayWord | Vote]
    ) -> contract.Step[SayState]:
        play = Play(None, state, given.at)
        match given.what, given.by:
            case SayWord(text=text, kind=kind), int(seat):
                self._say(play, seat, text, kind)
            case Vote(aye=aye), int(seat) if state.vote and seat in state.vote.ballot.voters:
                self._settle(play, state.vote.cast(seat, aye=aye))
            case contract.SeatChanged(seat=seat, holder=holder), _:
                play.set(holders=contract.with_holder(state.holders, seat, holder))
                if state.vote and holder == "away":
                    self._settle(play, state.vote.without(seat))
            case _:
                raise contract.Rejected("not-now")
        return play.step()

    def _say(
        self, play: Play[SayState, None], seat: contract.Seat, text: str, kind: contract.WordKind
    ) -> None:
        state = play.state
        if state.vote is not None:
            raise contract.Rejected("not-now")
        if kind == "person" and self.judge.is_person(text, state.famous):
            self._score(play, seat, 2)
        elif kind == "word" and self.judge.ruling(text, state.voted) in PLAYABLE:
            self._score(play, seat)
        elif self.judge.may_be_voted(text, state.voted):
            needs = state.options.needs
            vote = put_to_the_vote(as_on_board(text), text, seat, state.holders, needs, kind)
            self._settle(play, vote)
        else:
            raise contract.Rejected("not-now")

    def _settle(self, play: Play[SayState, None], vote: WordVote) -> None:
        if not vote.over:
            play.set(vote=vote)
            return
        play.set(vote=None)
        adopted = vote.adopted()
        if adopted is None:
            play.set(said=play.state.said + 1)
            return
        play.adopted.append(adopted)
        if adopted.kind == "person":
            play.set(famous=(*play.state.famous, adopted.word))
            self._score(play, vote.by, 2)
            return
        play.set(voted=(*play.state.voted, adopted.word))
        self._score(play, vote.by)

    @staticmethod
    def _score(play: Play[SayState, None], seat: contract.Seat, points: int = 1) -> None:
        scores = tuple(n + points * (one == seat) for one, n in enumerate(play.state.scores))
        play.set(scores=scores, said=play.state.said + 1)

    def deadline(self, state: SayState) -> int | None:
        return None

    def prompts(self, state: SayState, seat: contract.Seat) -> tuple[Prompt, ...]:
        return ()

    def view(self, state: SayState, viewer: contract.Seat | None) -> SayView:
        view = SayView(state.scores, state.vote and state.vote.word)
        return view if viewer is None else replace(view, mine=self.mine(state, viewer))

    def mine(self, state: SayState, seat: contract.Seat) -> Any:
        return seat

    def phase(self, state: SayState) -> str:
        return f"{state.said} {state.vote is not None}"

    def outcome(self, state: SayState) -> contract.Outcome | None:
        if state.said < state.options.most:
            return None
        return contract.Outcome((), self.standings(state))

    def standings(self, state: SayState) -> tuple[contract.Standing, ...]:
        return tuple(contract.Standing(seat, 1, score) for seat, score in enumerate(state.scores))

    def round(self, state: SayState) -> int:
        return 1

    def memory(self, state: SayState) -> contract.Memory:
        return contract.NOTHING_MET


class SayNothing:
    """A bot of any game in which nobody waits for it."""

    def __init__(self, game: object, level: int, seed: bytes, seat: contract.Seat) -> None: ...

    def act(self, view: object, prompts: tuple[Prompt, ...], rng: Draws) -> None:
        return None


SAY = Registration(
    "say", SayWords.seats, 1, 1, SayOptions, SayWord | Vote, SayState, SayView, SayContent,
    SayWords, SayNothing, words=True,
)  # fmt: skip


class SayLibrary(Library):
    """A house with that game alone; its content is made as every word game's."""

    def __init__(self, *, private: bool = False) -> None:
        super().__init__({"say": dataclasses.replace(SAY, private=private)})

    def content(self, game: str, own: tuple[Pack, ...], house: VotedIn) -> SayContent:
        return SayContent(words_of(house))
