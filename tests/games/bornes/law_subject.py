"""What the shared laws need to know of 1000 Bornes des Mots."""

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from games.bornes import speech
from laws.subject import Secret, Subject
from parlotte.core.contract import Input, Seat
from parlotte.core.prompts import Prompt, card_of
from parlotte.core.rng import Draws
from parlotte.games.bornes import GAME
from parlotte.games.bornes.actions import (
    MOST_CARDS,
    Borrow,
    Censure,
    Change,
    Finish,
    Sketch,
    Start,
    Take,
)
from parlotte.games.bornes.cards import Up, full_deck
from parlotte.games.bornes.content import Book, is_wild
from parlotte.games.bornes.grading import to_grade
from parlotte.games.bornes.options import Blank, Options, languages_of
from parlotte.games.bornes.phases import Judging, Playing, Sentence, Voting, Window
from parlotte.games.bornes.prompts import sides, touchable
from parlotte.games.bornes.rules import Bornes
from parlotte.games.bornes.state import State

Viewer = Seat | None
LEAST = 4  # cards of a hand in their order, that nobody comes upon by chance
OWN = (
    Blank("Tata Odile", picture="crown"),
    Blank("sieste", "nap", under_fr="hamac"),
    Blank(en="zut"),
)


class BornesSubject(Subject):
    registration = GAME
    game = Bornes(Book(speech.content(), speech.voice()))
    secret_acts = frozenset({"vote", "grade", "draft"})
    seldom = frozenset({"draft"})
    slow_work = ((Book, "found"), (Book, "proposals"))
    may_sleep = True
    remembers = False
    option_values = {
        "blanks": ((), OWN[:1], OWN[1:], OWN[2:] * 2, OWN),
        "young": ((), (0,), (0, 1)),
    }
    walks = (387, 317, 611, 518, 33, 257, 132, 82, 565, 656, 58, 201, 337, 556, 699)
    replays = {
        "printed": Options(),
        "teams": Options(teams=True, goal=0, counters=2, language="fr"),
        "variants": Options(
            goal=0,
            turn_seconds=0,
            blanks=OWN,
            blanks_in_play="takeable",
            borrowing="same",
            hand="deducted",
            language="en",
        ),
    }

    def secrets(self, state: State) -> Iterable[Secret]:
        nobody = frozenset[Viewer]()
        if len(state.stock) > LEAST:
            yield Secret(_in_a_row(state.stock[:LEAST]), nobody)
        for seat, hand in enumerate(state.hands):
            if len(hand) >= LEAST:
                yield Secret(_in_a_row(hand), frozenset({seat}))
        for seat, draft in state.drafts.items():
            if draft.text.startswith("canari"):
                yield Secret(f'"{draft.text}"', frozenset({seat}))

    def reshuffled(self, state: State, viewer: Viewer, draws: Draws) -> State:
        """Other hands, another stock, other votes and drafts wherever this viewer has no eye."""
        others = [seat for seat in state.seats if seat != viewer]
        hidden = (*state.stock, *(card for seat in others for card in state.hands[seat]))
        pool = list(draws.shuffled(hidden))
        hands = [
            hand if seat == viewer else tuple(pool.pop() for _ in hand)
            for seat, hand in enumerate(state.hands)
        ]
        own = {seat: draft for seat, draft in state.drafts.items() if seat == viewer}
        unseen = {seat: Sketch(text="autre") for seat in others if draws.chance(50)}
        return replace(
            state,
            rng=draws.rng,
            hands=tuple(hands),
            stock=tuple(pool),
            drafts=dict(sorted({**unseen, **own}.items())),
            phase=self._other_phase(state, viewer, draws),
        )

    def _other_phase(self, state: State, viewer: Viewer, draws: Draws) -> Any:
        phase = state.phase
        match phase:
            case Voting(ballot=ballot):
                for voter in sorted({*ballot.ayes, *ballot.noes} - {viewer}):
                    ballot = ballot.cast(voter, aye=draws.chance(50))
                return replace(phase, ballot=ballot)
            case Judging(given=given):
                ids = [pile.id for pile in to_grade(state)]
                other = {
                    seat: liked if seat == viewer else tuple(n for n in ids if draws.chance(50))
                    for seat, liked in given.given.items()
                }
                return replace(phase, given=replace(given, given=other))
            case _:
                return phase

    def conserved(self, state: State) -> object:
        """Every card is in one place, and in no other."""
        places = Counter((*state.stock, *state.discards, *state.aside))
        for hand in state.hands:
            places.update(hand)
        for sentence in state.sentences:
            places.update(sentence.ids)
            places.update([sentence.faute] if sentence.faute else [])
        for pile in state.piles:
            places.update(laid.card for laid in pile.cards)
        places.update(one.card for one in state.censures.values())
        return places == Counter(full_deck(len(self.game.book.deck), state.options))

    def window(self, state: State) -> frozenset[str] | None:
        return frozenset({"coup-fourre"}) if isinstance(state.phase, Window) else None

    def opens(self, state: State, act: Input[Any]) -> bool:
        return isinstance(state.phase, Playing) and isinstance(act.what, Censure)

    def sample(self, state: State, seat: Seat, prompt: Prompt, draws: Draws) -> Any:
        """Another each time: cards without a text, with one, or the plain words in a row."""
        turn = draws.below(12)
        ups = _each_once(sides(self.game.book, state, state.hands[seat]), turn)
        words = [up for up in ups if not is_wild(state.options, up)]
        lang = draws.pick(languages_of(state.options))
        match prompt.act:
            case "start":
                cards = (*words, *(up for up in ups if up not in words))[:2]
                wild = [up for up in cards if up not in words]
                return Start(cards, lang, "", ("zut",) * len(wild)) if len(wild) < 2 else None
            case "change":
                one = _sentence(state, prompt)
                room = MOST_CARDS - len(one.cards)
                return self._longer(state, one, ups[: 1 + turn % 2]) if room > 1 else None
            case "finish":
                one = _sentence(state, prompt)
                said = " ".join(
                    self.game.book.spelt(state.options, laid, one.lang) for laid in one.cards
                )
                few = len(one.cards) < 4
                return Finish(one.id, said, proverb=few or turn % 2 == 0)
            case "take":
                return self._taken(state, seat, prompt, words)
            case "borrow":
                one = _sentence(state, prompt)
                theirs = prompt.needs["theirs"].of[0]
                return Borrow(one.id, theirs, words[0])
            case _:
                raise NotImplementedError(prompt.act)

    def _longer(self, state: State, one: Sentence, more: tuple[Up, ...]) -> Change:
        cards = (*(laid.up for laid in one.cards), *more)
        kept = {laid.up: laid.word for laid in one.cards}
        words = tuple(kept.get(up, "zut") for up in cards if is_wild(state.options, up))
        return Change(one.id, cards, "", words)

    def _taken(self, state: State, seat: Seat, prompt: Prompt, words: list[Up]) -> Take | None:
        one = _sentence(state, prompt)
        joker = str(prompt.needs["joker"].of[0])
        if seat not in state.censures and len(words) > 1:
            lang = languages_of(state.options)[0]
            return Take(one.id, joker, words[0], (joker, words[1]), lang=lang, words=("zut",))
        for target in touchable(state, seat):
            if target.id != one.id:
                longer = self._longer(state, target, (joker,))
                return Take(one.id, joker, words[0], longer.cards, target.id, words=longer.words)
        return None


def _in_a_row(cards: Iterable[str]) -> str:
    return json.dumps(list(cards), separators=(",", ":"))[1:-1]


def _each_once(ups: Iterable[Up], turn: int) -> tuple[Up, ...]:
    """One side of each card, now this one and now that."""
    found: dict[str, Up] = {}
    for up in ups:
        if card_of(up) not in found or turn % 2:
            found[card_of(up)] = up
    return tuple(found.values())


def _sentence(state: State, prompt: Prompt) -> Sentence:
    (number,) = prompt.needs["sentence"].of
    return next(one for one in state.sentences if one.id == number)


SUBJECT = BornesSubject()
