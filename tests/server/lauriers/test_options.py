"""Invalid options of Les Lauriers are refused with the option's label."""

from typing import Any

import pytest

from support.scene import served
from support.server import Running
from support.tables import games, refusal


@pytest.mark.parametrize(
    ("options", "fault", "french", "english"),
    [
        ({"track": 17}, "track", "Couronne", "Wreath"),
        (
            {"track": 15, "writing_minutes": "trois"},
            "writing_minutes", "Temps pour écrire", "Time to write",
        ),
        ({"packs": ["base", 3]}, "packs", "Paquets de mots", "Word packs"),
        ({"tracks": 15}, "tracks", "tracks", "tracks"),
        ({"level": None}, "level", "Mots", "Words"),
    ],
)  # fmt: skip
@served(games())
async def test_a_bad_option_is_refused_with_its_label_and_changes_nothing(
    here: Running, options: dict[str, Any], fault: str, french: str, english: str
) -> None:
    (host,) = await here.table(game="lauriers", pick="hasard")
    before = dict(host.table)
    abroad = await here.client(host.code, tokens=host.tokens, lang="en")
    for client, label in ((host, f"«\u202f{french}\u202f»"), (abroad, f"“{english}”")):
        refused = await refusal(client.ask("set-options", options=options))
        assert (refused.key, refused.params) == ("bad-option", {"option": fault})
        assert label in refused.sentence
    assert host.table == before
