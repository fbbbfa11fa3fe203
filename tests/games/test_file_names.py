"""The same file name means the same in every game: docs/architecture.md says what."""

import re
from collections import Counter
from pathlib import Path

import pytest

from parlotte.games import rooms

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "parlotte" / "games"
IN_EVERY_GAME = 11  # the first of the table


def shared_names() -> list[str]:
    """The table of the architecture, in its order."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    _, _, table = text.partition("| file of a game |")
    rows = table.partition("\n\n")[0].splitlines()[2:]
    return [re.findall(r"`(\w+)\.py`", row)[0] for row in rows]


def own_names(game: str) -> set[str]:
    """The files of a game that are named after its clauses."""
    files = {path.stem for path in (GAMES / game).glob("*.py")}
    return files - {"__init__"} - set(shared_names())


def test_the_table_lists_the_names() -> None:
    names = shared_names()
    assert (names[0], names[IN_EVERY_GAME - 1]) == ("content", "bots")
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", rooms())
def test_a_game_has_the_files_that_every_game_has(game: str) -> None:
    missing = [
        name
        for name in shared_names()[:IN_EVERY_GAME]
        if not (GAMES / game / f"{name}.py").is_file()
    ]
    assert missing == []


def test_no_two_games_share_a_name_that_the_table_does_not_explain() -> None:
    counts = Counter(name for game in rooms() for name in own_names(game))
    assert sorted(name for name, games in counts.items() if games > 1) == []
