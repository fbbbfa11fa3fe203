"""Keyboard helpers: Tab to reach, arrows to choose, Enter to act."""

from playwright.sync_api import Locator, Page, expect

FARTHEST = 60  # tab stops


def reach(page: Page, wanted: Locator) -> None:
    """Tab by tab, as somebody without a mouse does."""
    expect(wanted).to_be_visible()
    for _ in range(FARTHEST):
        if wanted.evaluate("(one) => one === document.activeElement"):
            outline = wanted.evaluate(
                "(one) => getComputedStyle(one).outlineStyle + getComputedStyle(one).boxShadow"
            )
            assert outline != "nonenone", "the focus can't be seen"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"never reached: {wanted}")


def enter(page: Page, wanted: Locator) -> None:
    reach(page, wanted)
    page.keyboard.press("Enter")
