"""Bots that give, answer, compose and look for anagrams. They see only what a player sees."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlotte.core.prompts import Prompt
from parlotte.core.rng import Draws
from parlotte.games.coquillaude import actions
from parlotte.games.coquillaude.gifts import least_needed
from parlotte.games.coquillaude.letters import tiles
from parlotte.games.coquillaude.options import MOST_ANAGRAMS, house_of
from parlotte.games.coquillaude.placement import lay
from parlotte.games.coquillaude.rules import Coquillaude
from parlotte.games.coquillaude.search.plays import ALL_WORDS, Play, Reach
from parlotte.games.coquillaude.shown import GiftsView, MinuteView, View
from parlotte.kit.seated_bot import SeatedBot
from parlotte.lexicon.coarse import is_coarse

# Percentage of questions a bot knows, by bot level and by the question's stars.
ANSWERS = {1: (55, 22, 6), 2: (76, 45, 18), 3: (90, 68, 38)}
# Vocabulary by level: frequent words; an educated person's words; all words.
REACH = {1: Reach(3, names=False, famous=False), 2: Reach(4), 3: ALL_WORDS}
# The number of its letters that a bot uses in a round, by level.
LOOKS_AT = {1: 11, 2: 14, 3: 99}
# Percentage of known anagrams that a bot finds: when it claims, and in somebody else's minute.
CLAIMS = {1: 25, 2: 50, 3: 80}
WATCHES = {1: 5, 2: 25, 3: 55}


class CoquillaudeBot(SeatedBot[Coquillaude]):
    """What it knows is drawn once per match seed, seat and item."""

    def act(self, view: View, prompts: tuple[Prompt, ...], rng: Draws) -> actions.Action | None:
        asked = {prompt.act for prompt in prompts if prompt.must}
        if "lock" in asked:
            return self.proposal(view, rng)
        if "answer" in asked:
            return actions.Reply(self.answer(view, rng))
        if "give" in asked:
            return actions.Give(self.gift(view))
        if "enough" in asked and isinstance(view.phase, MinuteView):
            return self.anagram(view, view.phase)
        return actions.GoOn() if "go-on" in asked else None

    def answer(self, view: View, rng: Draws) -> str:
        """The answer if it knows it; otherwise sometimes a common confusion, or nothing."""
        entry = view.turns[-1].number
        if entry is None:
            return ""
        question = self.game.court.questions.question(entry)
        if self.luck("knows", question.id).chance(ANSWERS[self.level][question.stars - 1]):
            return question.answer
        return rng.pick(question.refuse) if question.refuse and rng.chance(50) else ""

    def gift(self, view: View) -> tuple[str, ...]:
        """Gives its hardest letters. A bot that knows all words keeps the letters its best play
        needs."""
        capital = _capital(view)
        count = view.phase.count if isinstance(view.phase, GiftsView) else 0
        best = self._best(view, capital) if REACH[self.level] == ALL_WORDS else None
        needed = "" if best is None else _spent(view, best)
        return _as_tiles(capital, least_needed(capital, needed, count))

    def proposal(self, view: View, rng: Draws) -> actions.Action:
        """The best proposal it sees; in a seat it took over, the draft there if that scores
        more."""
        draft = None if view.mine is None else view.mine.draft
        drafted = draft.points if draft is not None and not draft.doubt else None
        best = self._seen(view, rng)
        if draft is not None and draft.at is not None and drafted is not None:
            said = tuple(one.word for one in draft.anagrams)
            if best is None or drafted > best.points:
                return actions.Lock(draft.typed, draft.at, said, draft.claimed)
        if best is None:
            return actions.Pass()
        return actions.Lock(best.word, best.spot, self._claims(view, best.word))

    def _seen(self, view: View, rng: Draws) -> Play | None:
        """A low-level bot uses some of its letters only. Avoids a coarse word if there is
        another."""
        capital = _capital(view)
        some = "".join(rng.shuffled(capital)[: LOOKS_AT[self.level]])
        best = self._best(view, some)
        if best is None and some != capital:
            best = self._best(view, capital)
        if best is not None and is_coarse(best.word):
            fewer = capital.replace(best.word[0], "", 1)
            other = self._best(view, fewer)
            best = best if other is None or is_coarse(other.word) else other
        return best

    def _best(self, view: View, capital: str) -> Play | None:
        """Searches by the word alone, without anagrams, as people do. Optimising for anagrams
        would score five times as much, with words nobody knows."""
        rules = replace(house_of(view.options), anagrams=0)
        return self.game.court.search.best(view.board, capital, rules, reach=REACH[self.level])

    def _claims(self, view: View, word: str) -> tuple[str, ...]:
        most = MOST_ANAGRAMS[view.options.anagrams]
        known = self._known(self.game.court.search.anagrams(word), "claims", CLAIMS[self.level])
        return tuple(known if most is None else known[:most])

    def _known(self, words: Sequence[str], about: str, percent: int) -> list[str]:
        """The words of its vocabulary that the bot thinks of."""
        return [
            word
            for word in words
            if self.game.court.within(word, REACH[self.level])
            and not is_coarse(word)
            and self.luck(about, word).chance(percent)
        ]

    def anagram(self, view: View, phase: MinuteView) -> actions.Action:
        """One more anagram than was claimed, if it finds any."""
        proposal, mine = phase.placing.proposal, view.mine
        shown = () if mine is None else tuple(entry.word for entry in mine.entries)
        claimed = {one.word for one in proposal.anagrams}
        room = len(proposal.word) if phase.most is None else phase.most - phase.claimed
        words = self._known(
            self.game.court.search.anagrams(proposal.word), "watches", WATCHES[self.level]
        )
        left = [word for word in words if word not in claimed and word not in shown]
        if not left or len(shown) >= room:
            return actions.Enough()
        return actions.Enter(left[0]) if mine is not None and mine.buzzed else actions.Buzz()


def _capital(view: View) -> str:
    return "" if view.mine is None else view.mine.capital


def _spent(view: View, best: Play) -> str:
    laid = lay(view.board, best.spot, best.word, half_new=view.options.half_new)
    return "".join(laid.spent.values())


def _as_tiles(capital: str, letters: str) -> tuple[str, ...]:
    """The last tiles of the hand with these letters."""
    left = list(reversed(tiles(capital)))
    found = []
    for letter in letters:
        tile = next(one for one in left if one[0] == letter)
        left.remove(tile)
        found.append(tile)
    return tuple(found)
