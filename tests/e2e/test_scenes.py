"""The list of scenes is complete."""

import msgspec
import pytest

from e2e.games import folders, scenes_of
from e2e.scenes import SITUATIONS
from parlotte.games import registered
from support.background import Background

HOUR = 3600.0  # seconds


def phases(game: str) -> set[str]:
    """The phases of a game, as its view names them."""
    view = msgspec.inspect.type_info(registered()[game].view)
    assert isinstance(view, msgspec.inspect.StructType)
    phase = next(one.type for one in view.fields if one.name == "phase")
    if isinstance(phase, msgspec.inspect.LiteralType):
        return {str(name) for name in phase.values}
    kinds = phase.types if isinstance(phase, msgspec.inspect.UnionType) else (phase,)
    return {str(kind.tag) for kind in kinds if isinstance(kind, msgspec.inspect.StructType)}


@pytest.mark.parametrize("game", sorted(registered()))
def test_every_phase_of_every_game_has_its_scenes(game: str) -> None:
    shown = {one.phase[1] for one in SITUATIONS if one.phase and one.phase[0] == game}
    assert shown == phases(game)


def test_every_game_has_its_folder_and_no_other_is_there() -> None:
    assert folders() == sorted(registered())


@pytest.mark.parametrize("game", sorted(registered()))
def test_a_match_that_is_under_way_has_its_clock(game: str, house: Background) -> None:
    party = scenes_of(game).under_way(house)
    party.settle()
    assert party.game == game
    assert any(one.must for one in party.players)
    before = party.table["phase"]
    house.pass_time(HOUR)
    party.until(party.host, lambda: party.table["phase"] != before)


def test_every_scene_has_a_name_of_its_own() -> None:
    names = [scene.name for situation in SITUATIONS for scene in situation.scenes]
    assert len(names) == len(set(names))
