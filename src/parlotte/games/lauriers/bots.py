"""Bots that write, bet, vote, judge and lead, from what a player in their seat may see."""

from collections.abc import Sequence

from parlotte.core.contract import Seat
from parlotte.core.prompts import Pick, Prompt
from parlotte.core.rng import Draws, Rng, derive
from parlotte.games.lauriers.actions import (
    Action,
    Choose,
    GoOn,
    Judge,
    ReadOn,
    Ready,
    Stake,
    Vote,
    Write,
)
from parlotte.games.lauriers.items import Word
from parlotte.games.lauriers.rules import Lauriers
from parlotte.games.lauriers.view import JudgingView, View, VotingView, WritingView
from parlotte.kit.text import fold, likeness

# How many words in a hundred a bot of each level knows, by the level of the word.
KNOWS = {1: (12, 5, 2), 2: (30, 16, 8), 3: (52, 34, 20)}
# How often it stakes a token on a word it knows, and on one it does not.
STAKES = {1: (30, 12), 2: (70, 8), 3: (100, 4)}
# How many times in a hundred its nose puts a badly dressed definition aside.
SNIFFS = {1: 0, 2: 50, 3: 90}
# Sharing this much with the truth, a claimed definition is accepted.
SAYS_THE_SAME = {1: 0.15, 2: 0.2, 3: 0.25}

_BAD_STARTS = ("un ", "une ", "le ", "la ", "les ", "des ", "c est ", "cest ", "je ", "ca ")


class LauriersBot:
    """What it knows is drawn once per match seed, seat and word."""

    def __init__(self, game: Lauriers, level: int, seed: bytes, seat: Seat) -> None:
        self.book = game.book
        self.level = level
        self.seed = seed
        self.seat = seat

    def act(self, view: View, prompts: tuple[Prompt, ...], rng: Draws) -> Action | None:
        must = next((prompt for prompt in prompts if prompt.must), None)
        if must is None:
            return None
        match must.act, view.phase:
            case "write", WritingView() as phase:
                return Write(self.definition(view, self.book.words[phase.word.id]))
            case "vote", VotingView() as phase:
                return self.bet_or_vote(view, phase, prompts, rng)
            case "judge", JudgingView() as phase:
                return self.judge(phase, must)
            case "choose", _:
                return Choose(self.choice(view, rng))
            case "ready", _:
                return Ready()
            case "read-on", _:
                return ReadOn()
            case "go-on", _:
                return GoOn()
        return None

    def knows(self, word: Word) -> bool:
        luck = Draws(Rng(derive(self.seed, "knows", self.seat, word.id)))
        return luck.chance(KNOWS[self.level][word.level - 1])

    def choice(self, view: View, rng: Draws) -> str:
        """A beginner takes any word; the best take the one that fewest will know."""
        card = view.mine.card if view.mine else ()
        if self.level > 1 and not rng.chance(10):
            hardest = max(word.level for word in card)
            card = tuple(word for word in card if word.level == hardest)
        return rng.pick(card).id

    def definition(self, view: View, word: Word) -> str:
        """A leurre of the word, each bot another; when none is left, something else's truth."""
        rank = self._rank(view)
        if rank < len(word.leurres):
            order = Draws(Rng(derive(self.seed, "leurre", word.id))).shuffled(word.leurres)
            return order[rank]
        return self._borrowed(view, word, rank - len(word.leurres))

    def bet_or_vote(
        self, view: View, phase: VotingView, prompts: Sequence[Prompt], rng: Draws
    ) -> Action:
        word = self.book.words[phase.word.id]
        known = self.knows(word)
        can_stake = any(prompt.act == "stake" for prompt in prompts)
        if can_stake and rng.chance(STAKES[self.level][0 if known else 1]):
            return Stake()
        texts = phase.entries
        if known:
            return Vote(max(range(len(texts)), key=lambda i: likeness(texts[i], word.definition)))
        own = view.mine.entry if view.mine else None
        others = [i for i in range(len(texts)) if i != own] or list(range(len(texts)))
        if rng.chance(SNIFFS[self.level]):
            others = [i for i in others if well_dressed(texts[i])] or others
        return Vote(rng.pick(others))

    def judge(self, phase: JudgingView, prompt: Prompt) -> Judge:
        """Agree to a claim that says much the same as the truth."""
        asked = prompt.needs["entry"]
        entry = int(asked.of[0]) if isinstance(asked, Pick) else 0
        alike = likeness(phase.entries[entry], phase.entries[phase.real])
        return Judge(entry, alike >= SAYS_THE_SAME[self.level])

    def _rank(self, view: View) -> int:
        """This bot's place among the bots that write, so that no two write the same."""
        return sum(
            holder == "bot" and seat < self.seat and seat != view.mdj
            for seat, holder in enumerate(view.holders)
        )

    def _borrowed(self, view: View, word: Word, rank: int) -> str:
        """The true definition of another word of the class, not yet played at this table.

        Each round and bot starts at another place of one shuffled list, so that none comes twice
        before the list has been gone through. Where the class has no other, any class will do.
        """
        everything = tuple(self.book.words.values())
        for words in (self.book.by_class[word.word_class], everything):
            order = Draws(Rng(derive(self.seed, "borrowed"))).shuffled(words)
            start = (view.round * len(view.holders) + rank) % len(order)
            for other in order[start:] + order[:start]:
                if other.id not in view.played and other.spelling != word.spelling:
                    return other.definition
        # Every word has been played: nobody remembers all their leurres.
        leurres = [text for other in everything if other.id != word.id for text in other.leurres]
        stock = leurres or [other.definition for other in everything if other.id != word.id]
        return stock[(view.round + rank) % len(stock)] if stock else "Chose dont on ne sait rien."


def well_dressed(text: str) -> bool:
    """Dictionary manners: no article first, and a little to say."""
    bare = fold(text)
    return not bare.startswith(_BAD_STARTS) and len(bare.split()) >= 4
