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
    texts = {name: (ROOT / name) for name in named}
    assert [name for name, file in texts.items() if not file.is_file()] == []
    assert [name for name, file in texts.items() if "def test_" not in file.read_text("utf-8")] == []


def test_every_defence_names_its_test() -> None:
    defences = [line for line in ROWS if not re.match(r"\| (---|he could|it could)", line)]
    assert len(defences) > 20
    assert [line for line in defences if not TEST.search(line)] == []
