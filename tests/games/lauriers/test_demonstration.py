"""The demonstration in the browser gives away no word of the box."""

import re
from pathlib import Path

from parlotte.core.folding import fold
from parlotte.packs.loader import builtin_packs

SCENE = Path("web/src/games/lauriers/Demo.svelte")


def test_the_word_of_the_demonstration_is_not_in_the_box() -> None:
    shown = re.search(r'const WORD = "(\w+)"', SCENE.read_text(encoding="utf-8"))
    assert shown is not None
    packs = builtin_packs("lauriers")
    boxed = {fold(item.spelling) for pack in packs for item in pack.items}
    assert len(boxed) > 50
    assert fold(shown[1]) not in boxed
