"""Pictures of every screen, in every size, theme and language, with a gallery: shots/index.html.

Usage: python tools/shots.py [word …]   (only scenes whose name, or situation, holds a word)
"""

import html
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import browser  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from e2e.devices import SIZES, Devices, drawn  # noqa: E402
from e2e.scene import Look, Scene, Situation  # noqa: E402
from e2e.scenes import SITUATIONS  # noqa: E402
from support.background import Background  # noqa: E402

SHOTS = ROOT / "shots"
LANGUAGES, THEMES = ("fr", "en"), ("light", "dark")
STYLE = "body{font:15px sans-serif;background:#888}img{max-height:26rem;margin:.25rem}"


def wanted(words: list[str]) -> Iterator[tuple[Situation, list[Scene]]]:
    for situation in SITUATIONS:
        scenes = [
            scene
            for scene in situation.scenes
            if not words or any(word in f"{situation.name} {scene.name}" for word in words)
        ]
        if scenes:
            yield situation, scenes


def photograph(page: Page, scene: Scene, ending: str) -> list[str]:
    """The same page in each of its sizes: only the window changes."""
    names = []
    for size in scene.sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        name = f"{scene.name}.{size}.{ending}.png"
        page.screenshot(path=SHOTS / name)
        names.append(name)
    return names


def shoot(house: Background, chromium: Browser, words: list[str]) -> dict[str, list[str]]:
    taken: dict[str, list[str]] = {}
    devices = Devices(house, chromium.new_context)
    for situation, scenes in wanted(words):
        look = Look(devices, situation.arrange(house), situation)
        for scene in scenes:
            taken[scene.name] = []
            for lang in LANGUAGES:
                for theme in THEMES:
                    if situation.brief:
                        look = Look(devices, situation.arrange(house), situation)
                    with look.at(scene, lang=lang, theme=theme) as page:
                        taken[scene.name] += photograph(page, scene, f"{lang}.{theme}")
            print(f"{scene.name}: {len(taken[scene.name])}", flush=True)
    for fault in devices.faults:
        print(fault, file=sys.stderr)
    return taken


def gallery(taken: dict[str, list[str]]) -> str:
    parts = [
        "<!doctype html><meta charset=utf-8><title>Parlotte</title>",
        f"<style>{STYLE}</style>",
    ]
    for scene, names in taken.items():
        parts.append(f"<h2>{html.escape(scene)}</h2>")
        parts += [
            f'<a href="{name}"><img src="{name}" title="{name}" loading=lazy></a>' for name in names
        ]
    return "\n".join(parts) + "\n"


def main() -> int:
    path = browser.find()
    if path is None:
        return 1
    SHOTS.mkdir(exist_ok=True)
    words = sys.argv[1:]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = Background(Path(data)).open()
        chromium = playwright.chromium.launch(
            executable_path=path, args=list(browser.ARGUMENTS), **browser.WITH_SCROLL_BARS
        )
        try:
            taken = shoot(house, chromium, words)
        finally:
            chromium.close()
            house.close()
    (SHOTS / ("index.html" if not words else f"{'-'.join(words)}.html")).write_text(
        gallery(taken), encoding="utf-8"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
