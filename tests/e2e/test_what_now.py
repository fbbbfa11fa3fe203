"""« Que faire ici ? » : every phase of every game has its answers, for every role.

That they are a tap away is seen in `test_every_scene.py`.
"""

import pytest

from e2e.test_scenes import phases
from parlotte.games import registered
from support.catalogue import read


def answers(game: str, phase: str, lang: str = "fr") -> list[str]:
    """What is told in a phase, whatever the role."""
    told = read(f"{game}/now", lang)
    return [text for key, texts in told.items() if key.startswith(f"{phase}.") for text in texts]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("game", sorted(registered()))
def test_every_phase_has_its_answers_and_no_other_has(game: str, lang: str) -> None:
    named = {key.split(".")[0] for key in read(f"{game}/now", lang)}
    assert named == phases(game)
    for phase in named:
        told = answers(game, phase, lang)
        assert len(told) >= 3  # who acts, who waits, who looks on
        assert all(told)
