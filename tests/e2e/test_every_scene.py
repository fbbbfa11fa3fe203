"""Every screen there is, visited once: nothing moves while it comes, nobody is shut out by day or
by night, small or with large letters, and « Que faire ici ? » is answered.

To get to a scene and to open its page takes far longer than to look at it: one visit serves all
the looks. The time of the house and of the page stands meanwhile, however slow the machine.
Scroll bars take room here, as they do on most computers and television sets.
"""

from collections.abc import Callable, Iterator

import browser as chromium
import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from e2e import steps
from e2e.devices import Devices
from e2e.page_checks import faults, faults_by_night, misfits, shifts
from e2e.reused import Reused
from e2e.scene import Look, Scene, Situation
from e2e.scenes import SITUATIONS
from e2e.test_what_now import answers
from support.background import Background
from support.depth import DEEP, by_depth
from support.party import Party

AT_A_HAND = 48  # pixels: as far from the edge as a thumb may be wrong


@pytest.fixture(scope="session")
def browser(launch_browser: Callable[..., Browser]) -> Browser:
    """One that shows its scroll bars, which a browser for tests usually hides."""
    return launch_browser(**chromium.WITH_SCROLL_BARS)


@pytest.fixture(scope="module")
def reused(shared_house: Background, browser: Browser) -> Iterator[Reused]:
    opened = Reused(shared_house, browser.new_context)
    yield opened
    opened.close()


@pytest.fixture
def devices(
    house: Background, reused: Reused, new_context: Callable[..., BrowserContext]
) -> Iterator[Devices]:
    """In the long form each scene has a device that never saw the house before."""
    reused.begin_anew()
    opened = by_depth(reused, Devices(house, new_context))
    yield opened
    assert opened.faults == []


@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda one: one.name)
def test_every_screen_is_still_open_to_all_and_says_what_to_do(
    situation: Situation, house: Background, devices: Devices
) -> None:
    party = situation.arrange(house)
    look = Look(devices, party, situation)
    in_hand = [scene for scene in situation.scenes if not scene.big]
    first = first_of_their_kind(situation)
    found: dict[str, list[str]] = {}
    asked = 0
    with house.standing():
        for scene in situation.scenes:
            size = by_depth("tv" if scene.big else "small", scene.sizes[0])
            with look.at(scene, size=size, still=True) as page:
                # What a hand did on the page moves it, and should.
                if not scene.steps and not situation.offline:
                    found[f"{scene.name}: moves"] = shifts(page)
                if DEEP or scene in first:
                    found[f"{scene.name}: axe"] = faults(page)
                if DEEP:
                    found[f"{scene.name}: axe by night"] = faults_by_night(page)
                found[f"{scene.name}: fit"] = misfits(page, scene, first=scene in in_hand[:1])
                if can_be_asked(page, scene, situation):
                    found[f"{scene.name}: what now"] = unanswered(page, party, situation)
                    asked += 1
    assert {law: wrong for law, wrong in found.items() if wrong} == {}
    assert asked > 0 or situation.phase is None or not in_hand


def first_of_their_kind(situation: Situation) -> list[Scene]:
    """The first page in a hand, the first big screen, and whatever lies on top of a page: other
    people's pages of the same moment are built of the same parts."""
    found: list[Scene] = []
    for scene in situation.scenes:
        plain = not (scene.overlay or scene.steps or scene.path)
        if not plain or not any(one.big == scene.big for one in found):
            found.append(scene)
    return found


def can_be_asked(page: Page, scene: Scene, situation: Situation) -> bool:
    """What to do: in a phase, on a phone, where nothing else is asked."""
    if situation.phase is None or scene.big or scene.overlay:
        return False
    if scene.name == "curtain":  # nothing of a match is there
        return False
    return page.get_by_role("dialog").count() == 0


def unanswered(page: Page, party: Party, situation: Situation) -> list[str]:
    """Where the answer is none of those of the phase, or not where it always is."""
    assert situation.phase is not None
    steps.what_now(page, party)
    told = page.locator(".bar .says p").inner_text()
    found = [] if told in answers(*situation.phase) else [f"not of this phase: {told}"]
    return found + ([] if in_the_corner(page) else ["not in its corner"])


def in_the_corner(page: Page) -> bool:
    """At the right end of the bar, on top of the page."""
    box = page.locator(".bar .ask").bounding_box()
    size = page.viewport_size
    return box["y"] < AT_A_HAND and box["x"] + box["width"] > size["width"] - AT_A_HAND
