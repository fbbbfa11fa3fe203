"""Compares the screenshots of two versions, and lists those that differ, the worst first.

Usage: python tools/compare_shots.py BEFORE AFTER [share]

BEFORE and AFTER are folders filled by tools/shots.py. A pixel differs if a colour changed by more
than a small tolerance; `share` is how many pixels of a thousand may differ (default 1), because a
countdown may have moved on. AFTER/differences.html shows the differing pairs side by side.
"""

import base64
import html
import sys
from pathlib import Path

import browser
from playwright.sync_api import Page, sync_playwright

# JavaScript: counts the pixels that differ; all of them if the sizes differ.
COUNT = """async ([one, other]) => {
  const pixels = async (picture) => {
    const image = await createImageBitmap(await (await fetch(picture)).blob());
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.drawImage(image, 0, 0);
    return { width, height, data: context.getImageData(0, 0, width, height).data };
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.width !== b.width || a.height !== b.height) return 1000;
  let differ = 0;
  for (let at = 0; at < a.data.length; at += 4)
    if ([0, 1, 2].some((c) => Math.abs(a.data[at + c] - b.data[at + c]) > 24)) differ += 1;
  return (1000 * differ) / (a.width * a.height);
}"""


def as_link(picture: Path) -> str:
    return "data:image/png;base64," + base64.b64encode(picture.read_bytes()).decode()


def differences(page: Page, before: Path, after: Path) -> dict[str, float]:
    """For each picture in both folders, how many of a thousand pixels differ."""
    found = {}
    for old in sorted(before.glob("*.png")):
        new = after / old.name
        if new.exists() and old.read_bytes() != new.read_bytes():
            found[old.name] = float(page.evaluate(COUNT, [as_link(old), as_link(new)]))
    return found


def side_by_side(before: Path, names: list[str]) -> str:
    rows = "".join(
        f"<h2>{html.escape(name)}</h2>"
        f'<img src="{(before / name).resolve().as_uri()}"><img src="{name}">'
        for name in names
    )
    return f"<!doctype html><meta charset=utf-8><style>img{{width:48%}}</style>{rows}\n"


def main(before: Path, after: Path, share: float) -> int:
    path = browser.find()
    if path is None:
        return 1
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(browser.ARGUMENTS))
        found = differences(chromium.new_page(), before, after)
        chromium.close()
    names = [[one.name for one in folder.glob("*.png")] for folder in (before, after)]
    for missing in sorted(set(names[0]) ^ set(names[1])):
        print(f"only in one of them: {missing}")
    much = sorted((name for name in found if found[name] > share), key=lambda name: -found[name])
    for name in much:
        print(f"{found[name]:7.1f} ‰  {name}")
    print(f"{len(names[0])} pictures, {len(found)} not equal to the byte, {len(much)} differ")
    (after / "differences.html").write_text(side_by_side(before, much), encoding="utf-8")
    return int(bool(much))


if __name__ == "__main__":
    folders = [Path(one) for one in sys.argv[1:3]]
    sys.exit(main(*folders, float(sys.argv[3]) if len(sys.argv) > 3 else 1.0))
