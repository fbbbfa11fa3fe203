"""Bots that write, bet, vote and lead. They see only what a player in their seat sees."""

from collections.abc import Sequence

from parlotte.core.folding import fold
from parlotte.core.prompts import Prompt
from parlotte.core.rng import Draws
from parlotte.games.lauriers import actions
from parlotte.games.lauriers.content import Word
from parlotte.games.lauriers.leurres import bluff
from parlotte.games.lauriers.rules import Lauriers
from parlotte.games.lauriers.shown import ReadingView, View, VotingView, WritingView
from parlotte.kit.seated_bot import SeatedBot
from parlotte.kit.text import likeness

# Percentage of words that a bot knows, by bot level and by word level.
KNOWS = {1: (12, 5, 2), 2: (30, 16, 8), 3: (52, 34, 20)}
# Percentage of rounds with a token staked, by bot level: on a known and on an unknown word.
STAKES = {1: (30, 12), 2: (70, 8), 3: (100, 4)}
# Probability (percent) that a bot rejects a definition that does not look like a dictionary's.
SNIFFS = {1: 0, 2: 50, 3: 90}

_BAD_STARTS = ("un ", "une ", "le ", "la ", "les ", "des ", "c est ", "cest ", "je ", "ca ")


class LauriersBot(SeatedBot[Lauriers]):
    """What it knows is drawn once per match seed, seat and word, so it stays the same in a
    match."""

    def act(self, view: View, prompts: tuple[Prompt, ...], rng: Draws) -> actions.Action | None:
        must = next((prompt for prompt in prompts if prompt.must), None)
        if must is None:
            return None
        match must.act, view.phase:
            case "write", WritingView() as phase:
                return actions.Write(self.definition(view, phase))
            case "vote", VotingView() as phase:
                return self.bet_or_vote(view, phase, prompts, rng)
            case "choose", _:
                return actions.Choose(self.choice(view, rng))
            case "ready", _:
                return actions.Ready()
            case "read-on", ReadingView(entries=read):
                return actions.ReadOn(len(read))
            case "go-on", _:
                return actions.GoOn()
        return None

    def knows(self, word: Word) -> bool:
        return self.luck("knows", word.id).chance(KNOWS[self.level][word.level - 1])

    def choice(self, view: View, rng: Draws) -> str:
        """A level 1 bot picks at random; higher levels mostly pick one of the hardest words."""
        card = view.mine.card if view.mine else ()
        if self.level > 1 and not rng.chance(10):
            hardest = max(word.level for word in card)
            card = tuple(word for word in card if word.level == hardest)
        return rng.pick(card).id

    def definition(self, view: View, phase: WritingView) -> str:
        """The draft left in a seat that the bot took over; otherwise a bluff."""
        if view.mine and fold(view.mine.text):
            return view.mine.text
        return bluff(self.game.book, self.seed, view, phase, self.seat)

    def bet_or_vote(
        self, view: View, phase: VotingView, prompts: Sequence[Prompt], rng: Draws
    ) -> actions.Action:
        if view.mine and view.mine.vote is not None:
            return actions.Vote(view.mine.vote)
        word = self.game.book.words[phase.word.id]
        known = self.knows(word)
        can_stake = any(prompt.act == "stake" for prompt in prompts)
        if can_stake and rng.chance(STAKES[self.level][0 if known else 1]):
            return actions.Stake()
        texts = phase.entries
        if known:
            return actions.Vote(
                max(range(len(texts)), key=lambda i: likeness(texts[i], word.definition))
            )
        own = view.mine.entry if view.mine else None
        others = [i for i in range(len(texts)) if i != own] or list(range(len(texts)))
        if rng.chance(SNIFFS[self.level]):
            others = [i for i in others if well_dressed(texts[i])] or others
        return actions.Vote(rng.pick(others))


def well_dressed(text: str) -> bool:
    """Whether a text looks like a dictionary definition: no leading article, and long enough."""
    bare = fold(text)
    return (
        not bare.startswith(_BAD_STARTS)
        and not text.startswith(("L’", "l’"))
        and len(bare.split()) >= 4
    )
