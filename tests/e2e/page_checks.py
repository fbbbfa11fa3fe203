"""Checks of a page: layout shifts, accessibility, overflow.

Each check returns its findings as sentences; an empty list means that the page passed.
"""

from typing import Any
from zlib import crc32

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from e2e.devices import SIZES, drawn, overflows
from e2e.scene import Scene
from support.depth import by_depth

# All layout shifts that the browser has counted since the first paint, however small, except
# - those that a tap or a key caused;
# - a tiny one of an element that is gone: the line shown until the script is loaded is drawn again
#   when its font has come (0.0003 at most);
# - those of the first call, which is gone too: on a slow machine that line becomes two;
# - those of elements under an overlay that covers the page.
SHIFTS = """async () => {
  await document.fonts.ready;
  await new Promise((r) => requestAnimationFrame(() => requestAnimationFrame(r)));
  const seen = [];
  const told = (node) => (node?.outerHTML ?? node?.parentElement?.outerHTML ?? '').slice(0, 120);
  const observer = new PerformanceObserver((list) => seen.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  await new Promise((r) => setTimeout(r));
  seen.push(...observer.takeRecords());
  const called = (one) => one.startTime <= (window.answeredAt ?? 0);
  const gone = (one) =>
    (one.value < 0.0005 || called(one)) && one.sources.every((s) => !s.node?.isConnected);
  const over = document.querySelector('.over');
  const covered = (one) => over && one.sources.every((s) => s.node && !over.contains(s.node));
  const counts = (one) => !one.hadRecentInput && one.value > 0 && !gone(one) && !covered(one);
  return seen.filter(counts)
    .map((one) => `${one.value.toFixed(4)}: ${one.sources.map((s) => told(s.node)).join(' | ')}`);
}"""


def shifts(page: Page) -> list[str]:
    """Up to now."""
    return page.evaluate(SHIFTS)


# WCAG A and AA.
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RULES: dict[str, Any] = {
    "runOnly": {"type": "tag", "values": TAGS},
    # Whoever speaks to a device says what he reads on a button.
    "rules": {"label-content-name-mismatch": {"enabled": True}},
    "resultTypes": ["violations"],
}
# Night changes the colours and nothing else (`test_night_colours.py`): these are what it can break.
OF_COLOURS: dict[str, Any] = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
    "resultTypes": ["violations"],
}
AXE = Axe()
# For pages that are looked at one after the other: the script is sent once.
AXE_WHEN_CALLED = f"window.bringAxe = () => {{ {AXE.axe_script}\n}}"
HAS_AXE = "() => { window.bringAxe?.(); return 'axe' in window }"
RUN_AXE = "(options) => axe.run(options).then(({ violations }) => violations)"


def faults(page: Page, rules: dict[str, Any] = RULES) -> list[str]:
    """What axe finds: the rule, and the element that breaks it."""
    if not page.evaluate(HAS_AXE):
        page.evaluate(AXE.axe_script)
    found: list[dict[str, Any]] = page.evaluate(RUN_AXE, rules)
    return [
        f"{fault['id']}: {node['html'][:160]} ({node['failureSummary'][:240]})"
        for fault in found
        for node in fault["nodes"]
    ]


def faults_by_night(page: Page) -> list[str]:
    page.emulate_media(color_scheme="dark")
    return faults(drawn(page), OF_COLOURS)


LARGER, TWICE = LETTERS = ("130 %", "200 %")
# What a browser's own setting of 200 % makes of its letters, and how they usually are.
LARGE = {"fontSizes": {"standard": 32, "fixed": 26}}
USUAL = {"fontSizes": {"standard": 16, "fixed": 13}}
# What our own settings make of them.
TEXT_SCALE = "(to) => document.documentElement.style.setProperty('--text-scale', to)"
# Of the buttons at the foot of the page, those that can't be seen whole in the window. Where many
# scroll in a box of their own, it is the box that must be seen.
OUT_OF_VIEW = """() => [...(document.querySelector('.over') ?? document)
  .querySelectorAll('.dock button, .dock a, .dock [data-scrolls]')].filter((one) => {
  if (one.parentElement.closest('[data-scrolls]')) return false;
  const box = one.getBoundingClientRect();
  const away = box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1;
  return box.width > 0 && away;
}).map((one) => one.innerText || one.ariaLabel)"""


# What the quick form looks at beside the smallest size; the name of the scene picks one.
MORE = ("lying-small", "laptop", TWICE)


def misfits(page: Page, scene: Scene, *, first: bool = True) -> list[str]:
    """Where something is cut off: in each size, and with letters twice as large. Afterwards it is
    a phone again, with its usual letters. The quick form looks at the smallest size, and at one
    more where it is the `first` of scenes that have most of their layout in common. The page is
    drawn as it is."""
    if scene.big:
        return cut_off(page, "tv", "tv")
    more = MORE[crc32(scene.name.encode()) % len(MORE)]
    found = []
    for size in by_depth((more, "small") if first else ("small",), (*scene.sizes, *LETTERS)):
        found += with_large_letters(page, size) if size in LETTERS else cut_off(page, size, size)
    return found


def with_large_letters(page: Page, name: str) -> list[str]:
    if name == LARGER:
        page.evaluate(TEXT_SCALE, "1.3")
        found = cut_off(drawn(page), "phone", name)
        page.evaluate(TEXT_SCALE, "1")
        return found
    letters = page.context.new_cdp_session(page)
    letters.send("Page.setFontSizes", LARGE)
    try:
        return cut_off(drawn(page), "phone", name)
    finally:
        letters.send("Page.setFontSizes", USUAL)
        letters.detach()


def cut_off(page: Page, size: str, name: str) -> list[str]:
    width, height = SIZES[size]
    window = {"width": width, "height": height}
    if page.viewport_size != window:
        page.set_viewport_size(window)
        drawn(page)
    away = page.evaluate(OUT_OF_VIEW)
    found = [f"{name}: out of view: {away}"] if away else []
    return found + [f"{name}: {fault}" for fault in overflows(page)]
