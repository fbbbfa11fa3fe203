"""Takes screenshots of every screen, size, theme and language; the gallery is shots/index.html.

Every run deals the same cards and stops the page's clock, so that the screenshots of two versions
can be compared (tools/compare_shots.py).

Usage: python tools/shots.py [word …]   (only scenes whose name, or situation, holds a word)
       PARLOTTE_SHOTS=fr.light: one language and theme alone
"""

import hashlib
import html
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

import browser  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from e2e.devices import SIZES, Devices, drawn  # noqa: E402
from e2e.scene import Look, Scene, Situation  # noqa: E402
from e2e.scenes import SITUATIONS  # noqa: E402
from parlotte.server.table.tokens import Secrets  # noqa: E402
from support.background import Background  # noqa: E402

SHOTS = ROOT / "shots"
LOOKS = os.environ.get("PARLOTTE_SHOTS", "fr.light fr.dark en.light en.dark").split()
STYLE = "body{font:15px sans-serif;background:#888}img{max-height:26rem;margin:.25rem}"


class SceneSecrets(Secrets):
    """Draws the same codes, keys and seeds in each situation at every run."""

    def __init__(self) -> None:
        self.situation = ""
        self._drawn: Counter[tuple[str, int]] = Counter()

    def bytes(self, n: int) -> bytes:
        self._drawn[self.situation, n] += 1
        name = f"{self.situation} {n} {self._drawn[self.situation, n]}"
        return hashlib.shake_256(name.encode()).digest(n)


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
    """Photographs the page in each size by resizing the window."""
    names = []
    for size in scene.sizes:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        name = f"{scene.name}.{size}.{ending}.png"
        page.screenshot(path=SHOTS / name)
        names.append(name)
    return names


def shoot(
    house: Background, chromium: Browser, secrets: SceneSecrets, words: list[str]
) -> dict[str, list[str]]:
    taken: dict[str, list[str]] = {}
    devices = Devices(house, chromium.new_context)
    for situation, scenes in wanted(words):
        secrets.situation = situation.name
        look = Look(devices, situation.arrange(house), situation)
        for scene in scenes:
            taken[scene.name] = []
            for ending in LOOKS:
                lang, theme = ending.split(".")
                if situation.brief:
                    look = Look(devices, situation.arrange(house), situation)
                with house.standing(), look.at(scene, lang=lang, theme=theme, still=True) as page:
                    taken[scene.name] += photograph(page, scene, ending)
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
        secrets = SceneSecrets()
        house = Background(Path(data), secrets=secrets).open()
        chromium = playwright.chromium.launch(
            executable_path=path, args=list(browser.ARGUMENTS), **browser.WITH_SCROLL_BARS
        )
        try:
            taken = shoot(house, chromium, secrets, words)
        finally:
            chromium.close()
            house.close()
    (SHOTS / ("index.html" if not words else f"{'-'.join(words)}.html")).write_text(
        gallery(taken), encoding="utf-8"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
