"""« Que faire ici ? » : in every phase of every game there is an answer, for every role."""

import pytest
from playwright.sync_api import Page

from e2e import steps
from e2e.devices import Devices
from e2e.scene import Look, Situation
from e2e.scenes import SITUATIONS
from e2e.test_scenes import phases
from parlotte.games import registered
from support.background import Background
from support.catalogue import read

# A big screen asks nobody anything.
IN_A_PHASE = [
    one
    for one in SITUATIONS
    if one.phase is not None and not all(scene.big for scene in one.scenes)
]
AT_A_HAND = 48  # pixels: as far from the edge as a thumb may be wrong


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


@pytest.mark.parametrize("situation", IN_A_PHASE, ids=lambda one: one.name)
def test_the_answer_is_a_tap_away_and_always_at_the_same_place(
    situation: Situation, house: Background, devices: Devices
) -> None:
    assert situation.phase is not None
    game, phase = situation.phase
    party = situation.arrange(house)
    known = answers(game, phase)
    seen = 0
    for scene in situation.scenes:
        if scene.big or scene.overlay or scene.name == "curtain":  # nothing of a match is there
            continue
        if situation.brief and seen:
            party = situation.arrange(house)
        with Look(devices, party, situation).at(scene) as page:
            if page.get_by_role("dialog").count():  # something else is asked
                continue
            steps.what_now(page, party)
            told = page.locator(".bar .says p").inner_text()
            assert told in known, f"{scene.name}: {told}"
            assert corner(page), scene.name
            seen += 1
    assert seen > 0


def corner(page: Page) -> bool:
    """At the right end of the bar, on top of the page."""
    box = page.locator(".bar .ask").bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    return box["y"] < AT_A_HAND and box["x"] + box["width"] > size["width"] - AT_A_HAND
