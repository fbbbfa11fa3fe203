"""Bots that lay sentences, attack, defend, vote and judge. They see only what a player sees."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from parlotte.core.contract import Seat
from parlotte.core.folding import fold
from parlotte.core.prompts import Prompt, card_of
from parlotte.core.rng import Draws, Rng, derive
from parlotte.games.bornes import actions
from parlotte.games.bornes.cards import HAND, CardId, kind_of
from parlotte.games.bornes.content import is_wild
from parlotte.games.bornes.finishing import LEAST, MOST_TRIES
from parlotte.games.bornes.jokers import may_be_taken
from parlotte.games.bornes.options import languages_of
from parlotte.games.bornes.phases import Laid, Sentence
from parlotte.games.bornes.rules import Bornes
from parlotte.games.bornes.search.ideas import Idea, Need
from parlotte.games.bornes.shown import SentenceView, TurnPhase, View, VoteView
from parlotte.games.bornes.words import Lang
from parlotte.kit.seated_bot import SeatedBot


class Skill(Struct, frozen=True):
    """The abilities of a bot level; percentages are probabilities of using an opportunity."""

    looks_at: int  # number of its cards considered in a turn
    greed: float  # weight of points when choosing a sentence; the weight of sense is fixed
    keeps: int  # percent: discards its least useful card rather than any word card
    attacks: int
    answers: int  # percent: answers a CENSURE with a coup fourré
    aims: bool  # attacks the leader rather than a random opponent
    clever: bool  # knows proverbs, takes jokers, and picks up discards


# Level 1 is the first opponent that a family meets: it says sensible sentences, but not the most
# valuable ones, and wins now and then.
SKILLS = {
    1: Skill(5, 0.5, 70, 40, 50, aims=False, clever=False),
    2: Skill(5, 0.7, 100, 75, 90, aims=True, clever=True),
    3: Skill(6, 1, 100, 100, 100, aims=True, clever=True),
}
FRENCH = 75  # percent of its sentences if each sentence may have its own language
DEAREST = 1.0  # the highest cost (how far-fetched) of a sentence
SENSE = 20  # points that a cost of 1 subtracts when choosing a sentence


class BornesBot(SeatedBot[Bornes]):
    """Random choices are fixed: its view of its cards per turn, its humour per sentence."""

    def __init__(self, game: Bornes, level: int, seed: bytes, seat: Seat) -> None:
        super().__init__(game, level, derive(seed, "seat", seat), seat)
        self.book = game.book
        self.skill = SKILLS[level]

    def act(self, view: View, prompts: tuple[Prompt, ...], rng: Draws) -> actions.Action | None:
        may = {prompt.act: prompt for prompt in prompts}
        if "coup-fourre" in may:
            return actions.CoupFourre() if rng.chance(self.skill.answers) else None
        if isinstance(view.phase, TurnPhase) and ("discard" in may or "end" in may):
            return self.turn(view, prompts, rng)
        if "vote" in may and may["vote"].must and isinstance(view.phase, VoteView):
            return actions.Vote(
                self.game.taste.accepts(view.options, view.phase.sentence, self.seed)
            )
        if "grade" in may and may["grade"].must:
            return actions.Grade(self.funny(view))
        if "discard" in may:
            return actions.Discard(self.useless(view))
        if "draw" in may:
            return actions.Draw(self.wants(view))
        return actions.GoOn() if "go-on" in may else None

    def funny(self, view: View) -> tuple[str, ...]:
        piles = (pile for pile in view.piles if not pile.proverb)
        laughs = self.game.taste.laughs
        return tuple(str(one.id) for one in piles if laughs(view.options, one, self.seed))

    def turn(self, view: View, prompts: Sequence[Prompt], rng: Draws) -> actions.Action:
        """Defends itself first, then lays sentences, attacks last, and discards."""
        acts = {prompt.act for prompt in prompts}
        action = self.parry(prompts) or self.compose(view, acts)
        action = action or self.attack(view, acts, rng)
        if action is not None:
            return action
        if "end" in acts:
            return actions.End()
        picks = bool(view.discards) and self.skill.clever and self.wants(view)
        return actions.Discard(self.useless(view), picks)

    # Defences and attacks

    def parry(self, prompts: Sequence[Prompt]) -> actions.Action | None:
        """Lays a LIBERTÉ for itself or its partner; then a DICTIONNAIRE."""
        may = {prompt.act: prompt for prompt in prompts}
        if "liberte" in may:
            targets = _picks(may["liberte"], "seat")
            return actions.Liberte(self.seat if self.seat in targets else targets[0])
        if "dictionnaire" in may:
            return actions.Dictionnaire(_picks(may["dictionnaire"], "sentence")[0])
        return None

    def attack(self, view: View, acts: set[str], rng: Draws) -> actions.Action | None:
        """Attacks the leader once its own cards are laid. A low level attacks rarely and at
        random."""
        if not acts & {"censure", "faute"} or not self._chance(self.skill.attacks, view, "attack"):
            return None
        side = self.side(view)
        rivals = [seat for seat in range(len(view.holders)) if seat not in side]
        if self.skill.aims:
            rivals.sort(key=lambda seat: -standing(view, seat))
        else:
            rivals = list(rng.shuffled(rivals))
        for seat in rivals:
            if "censure" in acts and view.zones[seat].censure is None:
                return actions.Censure(seat)
            free = [one for one in view.zones[seat].sentences if one.faute is None]
            if "faute" in acts and free:
                return actions.Faute(max(free, key=lambda one: one.points).id)
        return None

    def side(self, view: View) -> tuple[Seat, ...]:
        return next((team for team in view.teams if self.seat in team), (self.seat,))

    # Sentences

    def compose(self, view: View, acts: set[str]) -> actions.Action | None:
        """Finishes its open sentence, otherwise takes the best idea. Never repeats a refused
        sentence."""
        tired = isinstance(view.phase, TurnPhase) and view.phase.tries < MOST_TRIES
        if tired:
            return None
        finish = self.finish(view) if "finish" in acts else None
        if finish is not None:
            return finish
        if "take" in acts and self.skill.clever and (take := self.take(view)) is not None:
            return take
        if "change" in acts and (longer := self.extend(view)) is not None:
            return longer
        return self.start(view) if "start" in acts else None

    def finish(self, view: View) -> actions.Finish | None:
        for one in view.zones[self.seat].sentences:
            laid = [Laid(card.up, card.word) for card in one.cards]
            proverb = self.book.proverb_laid(view.options, laid, one.lang)
            if one.faute is not None:
                continue
            if proverb is not None and fold(proverb.proverb) == fold(one.text):
                return actions.Finish(one.id, one.text, proverb=True)
            if len(one.cards) >= LEAST and one.text:
                return actions.Finish(one.id, one.text)
        return None

    def start(self, view: View) -> actions.Start | None:
        """Starts the first of its ideas that nobody has said before."""
        for idea in self.ideas(view):
            text = self._said(view, idea)
            if text is not None:
                return actions.Start(idea.ups, idea.lang, text, idea.words)
        return None

    def ideas(self, view: View) -> Iterator[Idea]:
        """Yields proverbs, then sentences of four cards or more by worth and sense (with a joker
        if there is none without), then shorter ones to extend later."""
        options, lang = view.options, self._language(view)
        hand = self._looked_at(view)
        if self.skill.clever:
            yield from self.game.ideas.proverbs(options, hand, languages_of(options))
        wild = next((card for card in _hand(view) if is_wild(options, card)), None)
        # With a whole sentence on the table, the remaining cards wait.
        alone = not view.zones[self.seat].sentences and len(_hand(view)) == HAND
        if len(hand) + (wild is not None) < LEAST and not alone:
            return
        found = (
            self._sensible(self.game.ideas.of(options, hand, lang)) if len(hand) >= LEAST else []
        )
        whole = [one for one in found if len(one.cards) >= LEAST]
        if wild is not None and not whole:
            words = self.game.ideas.joker_words(self._draws(view, "joker"), wild, lang)
            with_joker = self._sensible(self.game.ideas.of(options, hand, lang, wild, words))
            whole = [one for one in with_joker if len(one.cards) >= LEAST]
        yield from sorted(whole, key=self._liking, reverse=True)
        if alone and not whole:
            found = found or self._sensible(self.game.ideas.of(options, hand, lang))
            yield from sorted(found, key=self._liking, reverse=True)

    def _sensible(self, ideas: Sequence[Idea]) -> list[Idea]:
        return [one for one in ideas if one.cost <= DEAREST]

    def _said(self, view: View, idea: Idea) -> str | None:
        """The text of an idea; None if it was already said in this match."""
        mine = self._chance(50, view, "mine")
        text = self.game.ideas.said(view.options, idea, mine=mine)
        return None if text in _told(view) else text

    def _liking(self, idea: Idea) -> float:
        """How much the bot likes an idea: low levels prefer plain sentences, higher ones points."""
        return self.skill.greed * idea.points - SENSE * idea.cost

    def extend(self, view: View) -> actions.Change | None:
        """Extends one of its own open sentences with cards of its hand."""
        hand = self._looked_at(view)
        for one in view.zones[self.seat].sentences:
            there = {card_of(card.up) for card in one.cards}
            free = one.faute is None and all(self._need(view, card) for card in there)
            if not free or len(one.cards) >= LEAST:
                continue
            both = (*sorted(there), *hand)
            if len(both) < LEAST:
                continue
            ideas = self.game.ideas.of(view.options, both, one.lang, holding=there)
            for idea in sorted(self._sensible(ideas), key=self._liking, reverse=True):
                text = self._said(view, idea) if len(idea.cards) >= LEAST else None
                if text is not None:
                    return actions.Change(one.id, idea.ups, text, idea.words)
        return None

    def take(self, view: View) -> actions.Take | None:
        """Takes a joker for the same word, if its hand can use the joker in a sentence."""
        hand = _hand(view)
        for sentence, joker, word in _jokers(view):
            for card in hand:
                for up in self.book.sides(view.options, card):
                    face = self.book.face(view.options, up)
                    if face is None or fold(word) not in (fold(face.fr), fold(face.en)):
                        continue
                    if (used := self._use(view, card, joker)) is not None:
                        idea, text = used
                        return actions.Take(
                            sentence.id, joker, up, idea.ups,
                            lang=idea.lang, text=text, words=idea.words,
                        )  # fmt: skip
        return None

    def _use(self, view: View, without: CardId, joker: CardId) -> tuple[Idea, str] | None:
        if view.zones[self.seat].censure is not None:
            return None
        left = [card for card in _hand(view) if card != without]
        lang = self._language(view)
        words = self.game.ideas.joker_words(self._draws(view, "take"), joker, lang)
        ideas = self.game.ideas.of(view.options, left, lang, joker, words)
        for idea in sorted(self._sensible(ideas), key=self._liking, reverse=True):
            text = self._said(view, idea) if joker in idea.ups else None
            if text is not None:
                return idea, text
        return None

    # Cards

    def _looked_at(self, view: View) -> list[CardId]:
        """A random part of its cards: a low-level bot does not consider all of them."""
        cards = [card for card in _hand(view) if self._need(view, card)]
        some = self._draws(view, "looks").shuffled(cards)[: self.skill.looks_at]
        return [card for card in cards if card in some]

    def _language(self, view: View) -> Lang:
        languages = languages_of(view.options)
        if len(languages) == 1:
            return languages[0]
        return "fr" if self._draws(view, "language").chance(FRENCH) else "en"

    def useless(self, view: View) -> CardId:
        """The least useful card of its hand."""
        hand = _hand(view)
        if not self._chance(self.skill.keeps, view, "keeps"):
            words = [card for card in hand if kind_of(card) == "word"]
            return self._draws(view, "discard").pick(words or hand)
        return min(hand, key=lambda card: (self.use(view, card), card))

    def wants(self, view: View) -> bool:
        """Whether it prefers the last discard to an unknown card of the stock."""
        if view.discard is None:
            return False
        return self.use(view, view.discard) > PICKED_UP

    def use(self, view: View, card: CardId) -> float:
        """How useful a card is, given the rest of the hand."""
        hand = [one for one in _hand(view) if one != card]
        again = sum(kind_of(one) == kind_of(card) for one in hand)
        match kind_of(card):
            case "liberte":
                # One is for itself, or for a coup fourré; a second one is worth little.
                return 9 if not again else 1
            case "censure":
                return 8
            case "joker":
                return 7 - 2 * again
            case "faute":
                return 2 - again
            case "dictionnaire":
                return 1.5 - again
            case "blank" if is_wild(view.options, card):
                return 6 - 2 * again
            case _:
                return self._use_of_word(view, card, hand)

    def _need(self, view: View, card: CardId) -> Need | None:
        return self.game.ideas.need(view.options, card)

    def _use_of_word(self, view: View, card: CardId, hand: Sequence[CardId]) -> float:
        """A word card: a sentence needs somebody who acts, and a verb."""
        need = self._need(view, card)
        if need is None:
            return 0.5
        others = [one for one in (self._need(view, other) for other in hand) if one]
        somebody, deed, value = need
        use = 2.5 + 0.5 * value
        if somebody:
            use += 3 if not any(one[0] for one in others) else 1
        if deed:
            use += 2.5 if not any(one[1] for one in others) else 0.5
        return use

    def _draws(self, view: View, about: str) -> Draws:
        """A random generator that gives the same numbers all through a turn."""
        return Draws(Rng(derive(self.seed, about, view.deal, view.round, view.stock)))

    def _chance(self, percent: int, view: View, about: str) -> bool:
        return self._draws(view, about).chance(percent)


PICKED_UP = 5.0


def _hand(view: View) -> tuple[CardId, ...]:
    return () if view.mine is None else view.mine.hand


def _picks(prompt: Prompt, field: str) -> tuple[int, ...]:
    return tuple(int(one) for one in prompt.needs[field].of)  # type: ignore[union-attr]


def _told(view: View) -> set[str]:
    """All sentences of this match, so that nobody repeats one."""
    texts = {pile.text for pile in view.piles}
    texts |= {one.text for zone in view.zones for one in zone.sentences}
    return texts | {one.text for sheet in view.sheets for one in sheet.sentences}


def standing(view: View, seat: Seat) -> int:
    """A seat's total, with what is on the table now."""
    piles = sum(pile.points + 10 for pile in view.piles if pile.owner == seat)
    return view.totals[seat] + piles + sum(one.values for one in view.zones[seat].sentences)


def _jokers(view: View) -> list[tuple[SentenceView, CardId, str]]:
    """The jokers that may be taken, with the words they stand for."""
    found: list[tuple[SentenceView, CardId, str]] = []
    for zone in view.zones:
        for one in zone.sentences:
            lies = Sentence(one.id, one.owner, one.lang, (), faute=one.faute)
            found += [
                (one, laid.up, laid.word)
                for laid in one.cards
                if laid.word and may_be_taken(view.options, lies, laid.up)
            ]
    return found
