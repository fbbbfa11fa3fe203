"""What the shared laws need to know of La Coquillaude."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace as with_fields
from typing import Any

from msgspec.structs import replace

from games.coquillaude.table import MID, Quiz, court, number
from laws.moment import Moment
from laws.subject import Secret, Subject
from parlotte.core.contract import Input, Seat
from parlotte.core.prompts import Prompt, Spot
from parlotte.core.rng import Draws
from parlotte.games.coquillaude import GAME
from parlotte.games.coquillaude.actions import Enter, Lock, Pass, Sketch, Unlock
from parlotte.games.coquillaude.announcing import standing
from parlotte.games.coquillaude.board import NO_LETTERS
from parlotte.games.coquillaude.content import Court
from parlotte.games.coquillaude.draft_check import may_ask
from parlotte.games.coquillaude.letters import full_bag
from parlotte.games.coquillaude.options import MOST_ANAGRAMS, Options, house_of
from parlotte.games.coquillaude.phases import (
    Announce,
    Appeal,
    Asking,
    Bid,
    Ended,
    Entry,
    Gifts,
    Minute,
    Placed,
)
from parlotte.games.coquillaude.rules import Coquillaude
from parlotte.games.coquillaude.search.plays import Play
from parlotte.games.coquillaude.state import Draft, Locked, Past, State
from parlotte.games.coquillaude.waiting import composing
from parlotte.games.coquillaude.word_values import OWN_NAME
from parlotte.kit.ballot import Ballot

Viewer = Seat | None
LEAST = 5  # letters of a hand that nobody comes upon by chance


class EveryKind(Quiz):
    """Each kind of number now and then."""

    def kind(self, roll: Any) -> Any:
        kinds = ("one", "two", "three", "coquillaudinette", "one", "coquillaudette", "coquillaude")
        return kinds[number(roll) % len(kinds)]


def small_game() -> Coquillaude:
    bound = court()
    bound.questions = EveryKind({})
    return Coquillaude(bound)


class CoquillaudeSubject(Subject):
    registration = with_fields(GAME, words=False)
    game = small_game()
    secret_acts = frozenset({"give", "answer", "vote", "draft", "lock", "enter"})
    alike = (frozenset({"lock", "pass"}),)
    seldom = frozenset({"unlock"})
    slow_work = ((Court, "best"),)
    most_silent_inputs = 700
    rare = frozenset({
        "vote on a word", "struck out", "composing beside a question", "taken by a rival",
        "bag empty", "somebody voted in", "reopened",
    })  # fmt: skip
    walks = (191, 92, 155, 11, 43, 1, 3, 12, 37)

    replays = {
        "printed": Options(),
        "short": Options(letters=100, anagrams="two", ending="six", show_all=True),
        "sans-chrono": Options(question_seconds=0, compose_minutes=0, school=True, trust=True),
    }

    def secrets(self, state: State) -> Iterable[Secret]:
        nobody = frozenset[Viewer]()
        if len(set(state.bag)) > LEAST:
            yield Secret(f'"{state.bag}"', nobody)
        for seat, capital in enumerate(state.capitals):
            if len(set(capital)) > LEAST:
                yield Secret(f'"{capital}"', frozenset({seat}))
        for seat, draft in state.drafts.items():
            for text in (draft.word, *draft.anagrams):
                if text.startswith("canari"):
                    yield Secret(text, _who_wrote(state, text) | {seat})
        if isinstance(state.phase, Asking):
            entry = state.turn.entry
            assert entry is not None
            yield Secret(self.game.court.questions.question(entry).note, nobody)
            if state.phase.text.startswith("canari"):
                yield Secret(state.phase.text, frozenset({state.turn.seat}))

    def reshuffled(self, state: State, viewer: Viewer, draws: Draws) -> State:
        """Other letters, drafts, proposals and votes wherever this viewer has no eye."""
        others = [seat for seat in state.seats if seat != viewer]
        pool = draws.shuffled(state.bag + "".join(state.capitals[seat] for seat in others))
        capitals, taken = list(state.capitals), 0
        for seat in others:
            size = len(state.capitals[seat])
            capitals[seat] = "".join(pool[taken : taken + size])
            taken += size
        fresh = tuple(
            text if seat == viewer else "A" * draws.below(9)
            for seat, text in enumerate(state.fresh)
        )
        unseen = {
            seat: Draft("autre", Spot(draws.below(21), draws.below(21), "down"))
            for seat in others
            if draws.chance(50)
        }
        own = {seat: draft for seat, draft in state.drafts.items() if seat == viewer}
        return replace(
            state,
            rng=draws.rng,
            bag="".join(pool[taken:]),
            capitals=tuple(capitals),
            fresh=fresh,
            asked=(),
            drafts=dict(sorted({**unseen, **own}.items())),
            sound={seat: one for seat, one in state.sound.items() if seat == viewer},
            locked={
                seat: lock if seat == viewer or draws.chance(50) else Locked(None)
                for seat, lock in state.locked.items()
            },
            gifts=tuple(
                gift if viewer in (gift.giver, gift.to) else replace(gift, letters="Z")
                for gift in state.gifts
            ),
            past=self._other_past(state, viewer, draws),
            phase=self._other_phase(state, viewer, draws),
        )

    def _other_past(self, state: State, viewer: Viewer, draws: Draws) -> tuple[Past, ...]:
        """What could have been is nobody's before the end; his own is, by option."""
        if isinstance(state.phase, Ended):
            return state.past
        told = state.options.school and isinstance(state.phase, Placed)
        changed = []
        for number_of, past in enumerate(state.past, 1):
            last = number_of == len(state.past)
            best: list[Play | None] = [
                one if told and last and seat == viewer else None if draws.chance(50) else one
                for seat, one in enumerate(past.best)
            ]
            changed.append(replace(past, best=tuple(best)))
        return tuple(changed)

    def _other_phase(self, state: State, viewer: Viewer, draws: Draws) -> Any:
        phase = state.phase
        match phase:
            case Gifts(given=given):
                other = {
                    seat: letters if seat == viewer else "Z" * len(letters)
                    for seat, letters in given.given.items()
                }
                return replace(phase, given=replace(given, given=other))
            case Asking() if viewer != state.turn.seat:
                return replace(phase, text="autre")
            case Appeal(ballot=ballot):
                return replace(phase, ballot=_other_votes(ballot, viewer, draws))
            case Announce(vote=vote, bids=bids, leader=leader):
                if vote is not None:
                    vote = replace(vote, ballot=_other_votes(vote.ballot, viewer, draws))
                return replace(phase, vote=vote, bids=_other_words(state, bids, leader))
            case Minute(entries=entries, placing=placing, bids=bids):
                kept = tuple(
                    one if one.seat == viewer else Entry(one.seat, "AUTRE", draws.below(60_000))
                    for one in entries
                )
                words = _other_words(state, bids, placing.seat)
                return replace(phase, entries=kept, bids=words)
            case Placed(placing=placed, bids=bids):
                leader = None if placed is None else placed.seat
                return replace(phase, bids=_other_words(state, bids, leader))
            case _:
                return phase

    def conserved(self, state: State) -> object:
        """Every letter is in the bag, in a hand or on the board."""
        letters = Counter(state.bag + "".join(state.capitals) + state.board)
        del letters["."]
        return letters == Counter(full_bag(state.options.letters))

    def sample(self, state: State, seat: Seat, prompt: Prompt, draws: Draws) -> Any:
        search = self.game.court.search
        if prompt.act == "enter" and isinstance(state.phase, Minute):
            proposal = state.phase.placing.proposal
            shown = [entry.word for entry in state.phase.entries if entry.seat == seat]
            most = MOST_ANAGRAMS[state.options.anagrams]
            if most is not None and len(shown) + len(proposal.anagrams) >= most:
                return None
            left = [
                word
                for word in search.anagrams(proposal.word)
                if word not in proposal.anagrams and word not in shown
            ]
            return Enter(left[0]) if left else None
        return self._proposal(state, seat, draws)

    def _proposal(self, state: State, seat: Seat, draws: Draws) -> Lock | None:
        """Another each time, so that two of them are compared: more or fewer anagrams, a person
        who is none, a word that is none."""
        turn = draws.below(12)
        court, asks = self.game.court, may_ask(state, seat)
        invented = state.capitals[seat][:5]
        if asks and turn % 4 == 1 and state.board == NO_LETTERS and len(invented) == 5:
            return Lock(invented, MID)
        best = court.best(state, state.capitals[seat], house_of(state.options))
        if best is None:
            return None
        claimed = best.anagrams[: turn % (len(best.anagrams) + 1)]
        person = asks and turn % 3 == 1 and best.word != OWN_NAME
        return Lock(best.word, best.spot, claimed, person)

    def meets(self, moment: Moment) -> Iterable[str]:
        state = moment.match.state
        phase = state.phase
        announced = isinstance(phase, Announce)
        placing = phase.placing if isinstance(phase, Placed) else None
        found = {
            "vote on a word": announced and phase.vote is not None,
            "struck out": announced and any(bid.struck for bid in phase.bids),
            "composing beside a question": isinstance(phase, Asking) and bool(state.locked),
            "taken by a rival": placing is not None and placing.taker is not None,
            "bag empty": not state.bag,
            "somebody voted in": bool(state.persons),
            "reopened": any(event.key == "coquillaude-reopened" for event in moment.events),
        }
        return [name for name, is_here in found.items() if is_here]

    def announced(self, before: State, after: State, act: Input[Any]) -> bool:
        """A proposal with the scores. R: what a hand gives in silence spares its proposal, and who
        gets it sees that; a gift tells nobody who has done (test_view.py)."""
        if not isinstance(act.what, Sketch | Lock | Pass | Unlock):
            return before.moment != after.moment
        gave = [sum(gift.giver == act.by for gift in one.gifts) for one in (before, after)]
        return before.round != after.round or not composing_goes_on(after) or gave[0] != gave[1]


def composing_goes_on(state: State) -> bool:
    return not isinstance(state.phase, Announce | Minute | Placed | Ended) or bool(composing(state))


def _who_wrote(state: State, text: str) -> frozenset[Viewer]:
    return frozenset(
        seat for seat, draft in state.drafts.items() if text in (draft.word, *draft.anagrams)
    )


def _other_votes(ballot: Ballot, viewer: Viewer, draws: Draws) -> Ballot:
    for voter in sorted({*ballot.ayes, *ballot.noes} - {viewer}):
        ballot = ballot.cast(voter, aye=draws.chance(50))
    return ballot


def _other_words(state: State, bids: tuple[Bid, ...], leader: Seat | None) -> tuple[Bid, ...]:
    """The same scores by other words, where they are not shown."""
    if state.options.show_all:
        return bids
    hidden = standing(bids)
    return tuple(
        replace(bid, proposal=replace(bid.proposal, word="AUTRE", written="autre", sides=(),
                                      main=bid.proposal.points, anagrams=(), anagram_points=()))
        if bid.seat in hidden and bid.seat != leader and bid.proposal is not None
        else bid
        for bid in bids
    )  # fmt: skip


SUBJECT = CoquillaudeSubject()
