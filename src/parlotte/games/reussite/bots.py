"""A partner bot: it proposes a word when asked, agrees with everybody, and can play alone."""

from typing import Any

from parlotte.core.prompts import Pick, Prompt
from parlotte.core.rng import Draws
from parlotte.games.reussite import actions
from parlotte.games.reussite.rules import Reussite
from parlotte.games.reussite.shown import View
from parlotte.kit.seated_bot import SeatedBot


class ReussiteBot(SeatedBot[Reussite]):
    """No level knows the order of the stock; a lower level searches less."""

    def act(self, view: View, prompts: tuple[Prompt, ...], rng: Draws) -> actions.Action | None:
        asked = {prompt.act: prompt for prompt in prompts if prompt.must}
        if "answer" in asked:
            return actions.Answer(aye=True)
        if "cover" in asked:
            return self._cover(view, asked["cover"], rng)
        if "refill" in asked:
            return actions.Refill(*self.game.court.search.refill(view.columns, view.unseen))
        if "turn" in asked:
            return actions.TurnStock()
        if "spell" in asked:
            return self._word(view) or (
                actions.NoIdea() if "no-idea" in asked else actions.GiveUp()
            )
        return None

    def _cover(self, view: View, prompt: Prompt, rng: Draws) -> actions.Action:
        if self.level == 1:
            return actions.Cover(rng.pick(_choices(prompt, "column")))
        return actions.Cover(self.game.court.search.cover(view.columns, view.unseen))

    def _word(self, view: View) -> actions.Action | None:
        """A word without pétards if there is one, otherwise with pétards; never one that was
        refused."""
        for petards in sorted({0, view.petards}):
            draft = self.game.court.search.hint(
                view.columns, view.unseen, petards, self.level, view.objected + view.refused
            )
            if draft is not None:
                return actions.Propose(draft)
        return None


def _choices(prompt: Prompt, name: str) -> tuple[Any, ...]:
    need = prompt.needs[name]
    return need.of if isinstance(need, Pick) else ()
