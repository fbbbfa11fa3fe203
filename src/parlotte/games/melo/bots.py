"""Bots: they have a character of their own, and guess from the answers revealed so far."""

from collections.abc import Sequence
from typing import TypeVar

from parlotte.core.contract import Seat
from parlotte.core.prompts import Prompt
from parlotte.core.rng import Draws
from parlotte.games.melo import actions
from parlotte.games.melo.character import Character, adjectives_for
from parlotte.games.melo.evidence import Evidence
from parlotte.games.melo.phases import Said
from parlotte.games.melo.rules import Melo
from parlotte.games.melo.shown import AskingView, JuryView, SpeakingView, TestingView, View
from parlotte.kit.seated_bot import SeatedBot

# Percentage of guesses for which a bot uses what it has seen, by bot level.
THINKS = {1: 25, 2: 65, 3: 100}
# Percentage of jok use instead of a guess or an answer, by bot level.
JOKS = {1: 5, 2: 4, 3: 3}
JOKS_WHEN_ASKED = 3

T = TypeVar("T")


class MeloBot(SeatedBot[Melo]):
    """Its character is drawn once per match seed and seat. It sees only what everybody has seen."""

    def act(self, view: View, prompts: tuple[Prompt, ...], rng: Draws) -> actions.Action | None:
        may = {prompt.act: prompt for prompt in prompts}
        if "decline" in may:
            return actions.Decline()  # bots abstain from debates
        must = next((prompt.act for prompt in prompts if prompt.must), None)
        match must, view.phase:
            case "answer", AskingView() | TestingView() as phase:
                if "jok" in may and rng.chance(JOKS_WHEN_ASKED):
                    return actions.GiveJok()
                return actions.Answer(self.answer(view, phase.card.id))
            case "guess", AskingView() | SpeakingView() as phase:
                if "jok" in may and rng.chance(JOKS[self.level]):
                    return actions.GiveJok()
                return actions.Guess(self.guess(view, phase.card.id, phase.seat, rng))
            case "guess-all", TestingView() as phase:
                return actions.GuessAll(
                    {
                        partner: self._choice(view, phase.card.id, partner, rng)
                        for partner in phase.partners
                    }
                )
            case "vote", JuryView() as phase:
                return actions.Vote(self.is_sincere(view, phase, rng))
            case "rest", _:
                return actions.Rest()
            case "go-on", _:
                return actions.GoOn()
        return None

    def answer(self, view: View, card: str) -> Said:
        character = Character(self.seed, self.seat, len(view.holders))
        return character.answer(self.game.book.cards[card], view.options.language)

    def guess(self, view: View, card: str, asked: Seat, rng: Draws) -> Said:
        """The answer that somebody probably gave."""
        known = self.game.book.cards[card]
        match known.asks:
            case "choice":
                return self._choice(view, card, asked, rng)
            case "adjective":
                return self._adjective(view, card, asked, rng)
            case "name":
                seats = _nameable(view, asked, himself=known.kind == "melo")
                weights = self._evidence(view, asked).named(known, seats)
                return self._likeliest(seats, weights, rng)

    def _choice(self, view: View, card: str, asked: Seat, rng: Draws) -> int:
        choices = self.game.book.cards[card].choices
        weights = self._evidence(view, asked).chosen(choices)
        return self._likeliest(range(len(choices)), weights, rng)

    def _adjective(self, view: View, card: str, asked: Seat, rng: Draws) -> str:
        known = self.game.book.cards[card]
        used = self._evidence(view, asked).adjectives(known)
        words = adjectives_for(known, view.options.language)
        if used and rng.chance(THINKS[self.level]):
            return self._likeliest(tuple(used), tuple(used.values()), rng)
        return rng.pick(words)

    def _evidence(self, view: View, asked: Seat) -> Evidence:
        return Evidence(self.game.book, view.revealed, asked)

    def _likeliest(self, options: Sequence[T], weights: Sequence[float], rng: Draws) -> T:
        """One of the best options at random; a low-level bot often picks any option."""
        if not rng.chance(THINKS[self.level]):
            return rng.pick(options)
        best = max(weights)
        return rng.pick(
            [one for one, weight in zip(options, weights, strict=True) if weight == best]
        )

    def is_sincere(self, view: View, phase: JuryView, rng: Draws) -> bool:
        """Judges by the evidence: was the answer typical, did anybody guess it, and who has
        argued?"""
        card = self.game.book.cards[phase.card.id]
        evidence = Evidence(self.game.book, view.revealed, phase.of, but=phase.number)
        seats = _nameable(view, phase.of, himself=card.kind == "melo")
        weight = 2 * evidence.expects(card, phase.answer, seats)
        known = [one for one in view.revealed if one.number == phase.number]
        weight += any(phase.by not in one.right and one.right for one in known)
        spoken = [sum(line.seat == who for line in phase.lines) for who in (phase.of, phase.by)]
        weight += (spoken[0] > spoken[1]) - (spoken[0] < spoken[1])
        return weight > 0 or (weight == 0 and rng.chance(50))


def _nameable(view: View, asked: Seat, *, himself: bool) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(len(view.holders)) if himself or seat != asked)
