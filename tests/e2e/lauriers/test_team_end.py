"""The end of a match in teams, on phones, on the big screen and in the history.

No game of the house has teams yet: here Les Lauriers are played in pairs, and partners share the
better place.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from msgspec.structs import replace as but
from playwright.sync_api import expect

from e2e.devices import Devices
from games.lauriers.party import Circle
from parlotte.core.contract import Outcome, Standing
from parlotte.core.registration import Teams
from parlotte.games import registered
from parlotte.games.lauriers.rules import Lauriers
from parlotte.games.lauriers.state import State
from parlotte.server.content.library import Library
from support.background import Background

PAIRS = Teams(2, (4, 6), "family")


class InPairs(Lauriers):
    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        if outcome is None:
            return None
        teams = PAIRS.of(len(state.holders))
        winners = tuple(s for team in teams for s in team if set(team) & set(outcome.winners))
        return but(outcome, winners=winners, standings=self.standings(state), teams=teams)

    def standings(self, state: State) -> tuple[Standing, ...]:
        alone = {one.seat: one for one in super().standings(state)}
        teams = PAIRS.of(len(alone))
        best = {team: min(alone[seat].place for seat in team) for team in teams}
        ranks = sorted(set(best.values()))
        return tuple(
            Standing(seat, ranks.index(best[team]) + 1, max(alone[s].score or 0 for s in team))
            for team in teams
            for seat in team
        )


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    """A house whose one game is played in pairs."""
    game = replace(registered()["lauriers"], make=InPairs, teams=PAIRS)
    library = Library({"lauriers": game})
    house = Background(tmp_path_factory.mktemp("pairs"), library=library).open()
    yield house
    house.close()


@pytest.mark.deep
def test_partners_stand_on_one_step_and_share_a_line(devices: Devices) -> None:
    party = Circle.gather(devices.house, family=True).start()
    assert party.table["match"]["teams"] == [[0, 2], [1, 3]]
    page, screen = devices.hand(party, party.players[1]), devices.screen(party)
    party.play("finished")
    together = sorted([["Camille", "Lucas"], ["Mamie", "Papi Jo"]])
    for one in (page, screen):
        steps = one.get_by_role("list", name="Le podium").get_by_role("listitem")
        expect(steps).to_have_count(2)
        shown = [sorted(step.locator(".name").all_inner_texts()) for step in steps.all()]
        assert sorted(shown) == together
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=re.compile("[Pp]arties|[Hh]istor")).first.click()
    expect(page.locator(".side")).to_have_count(2)


def test_a_match_that_is_stopped_has_a_line_a_team(devices: Devices) -> None:
    party = Circle.gather(devices.house, 6, family=True).start()
    page, screen = devices.hand(party, party.players[1]), devices.screen(party)
    party.ask("stop")
    for one in (page, screen):
        lines = one.get_by_role("list", name="Le classement").get_by_role("listitem")
        expect(lines).to_have_count(3)
        expect(lines.filter(has_text="Papi Jo et Inès")).to_have_count(1)
