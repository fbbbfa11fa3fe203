"""docs/threats.md: whatever is said to stop somebody has a test, and it is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
TOLD = re.sub(r"<!--.*?-->", "", (ROOT / "docs/threats.md").read_text("utf-8"), flags=re.DOTALL)
ROWS = [line for line in TOLD.splitlines() if line.startswith("| ") and line.count("|") == 4]
TEST = re.compile(r"`(tests/[\w/]+\.py)`")


def test_every_test_that_is_named_is_there_and_tests() -> None:
    named = set(TEST.findall(TOLD))
    assert len(named) > 20
    assert [name for name in named if not (ROOT / name).is_file()] == []
    texts = {name: (ROOT / name).read_text("utf-8") for name in named}
    assert [name for name, text in texts.items() if "def test_" not in text] == []


def test_every_defence_names_its_test() -> None:
    defences = [line for line in ROWS if not re.match(r"\| (---|he could|it could)", line)]
    assert len(defences) > 20
    assert [line for line in defences if not TEST.search(line)] == []
