"""Teams: partners sit opposite each other, are chosen before the match, and win or lose
together."""

import pytest

from parlotte.client import Client, Json
from parlotte.core.registration import Teams
from support.scene import served
from support.server import Running
from support.tables import refusal
from support.team_toy import PairsLibrary

PAIRS = PairsLibrary()


def order(client: Client) -> list[int]:
    return [one["id"] for one in client.table["people"]]


def test_partners_sit_opposite() -> None:
    pairs = Teams(2, (4, 6), "teams")
    assert pairs.of(4) == ((0, 2), (1, 3))
    assert pairs.of(6) == ((0, 3), (1, 4), (2, 5))
    assert [pairs.of(count) for count in (2, 3, 5, 8)] == [()] * 4
    assert Teams(3, (6,), "teams").of(6) == ((0, 2, 4), (1, 3, 5))


@served(PAIRS)
async def test_teams_are_shown_only_when_the_numbers_fit(here: Running) -> None:
    host, *_ = await here.table(2, game="pairs", bots=1, teams=True)
    assert host.table["teams"] == []  # three people cannot form pairs
    await host.ask("add-bot")
    assert host.table["teams"] == [[1, 3], [2, 4]]
    await host.ask("couch", person=2)
    assert host.table["teams"] == []
    await host.ask("couch", person=2, yes=False)
    await host.ask("set-options", options={"teams": False})
    assert host.table["teams"] == []


@served(PAIRS)
async def test_the_seating_order_decides_the_teams(here: Running) -> None:
    host, *_ = await here.table(4, game="pairs", teams=True)
    await host.ask("order", people=[1, 2, 4, 3])
    assert host.table["teams"] == [[1, 4], [2, 3]]


@pytest.mark.parametrize(
    ("people", "pair", "circle", "teams"),
    [
        (4, (1, 2), [1, 3, 2, 4], [[1, 2], [3, 4]]),
        (4, (2, 1), [4, 2, 3, 1], [[4, 3], [2, 1]]),
        (4, (1, 3), [1, 2, 3, 4], [[1, 3], [2, 4]]),  # already opposite each other
        (6, (2, 3), [1, 2, 5, 4, 3, 6], [[1, 4], [2, 3], [5, 6]]),
    ],
)
def test_a_chosen_partner_moves_opposite_and_the_others_stay(
    tmp_path: object, people: int, pair: tuple[int, int], circle: list[int], teams: list[list[int]]
) -> None:
    @served(PAIRS)
    async def scene(here: Running) -> None:
        host, other, *_ = await here.table(people, game="pairs", teams=True)
        await host.ask("partner", person=pair[0], **{"with": pair[1]})
        assert (order(host), host.table["teams"]) == (circle, teams)
        await other.until(lambda: other.table["teams"] == teams)

    scene(tmp_path=tmp_path)


@served(PAIRS)
async def test_a_person_on_the_couch_keeps_the_place_while_partners_are_chosen(
    here: Running,
) -> None:
    host, *_ = await here.table(5, game="pairs", teams=True)
    await host.ask("couch", person=2)
    assert host.table["teams"] == [[1, 4], [3, 5]]
    await host.ask("partner", person=1, **{"with": 5})
    assert (order(host), host.table["teams"]) == ([1, 2, 3, 5, 4], [[1, 5], [3, 4]])
    away = await refusal(host.ask("partner", person=1, **{"with": 2}))
    assert (away.key, away.params) == ("partner-not-playing", {"name": "Papi Jo"})
    assert (await refusal(host.ask("partner", person=1, **{"with": 1}))).key == "partner-oneself"
    assert (await refusal(host.ask("partner", person=1, **{"with": 9}))).key == "person-unknown"


@served(PAIRS)
async def test_only_the_host_chooses_partners_and_only_before_a_team_match(here: Running) -> None:
    host, other, *_ = await here.table(4, game="pairs", teams=True)
    asked: Json = {"person": 1, "with": 2}
    assert (await refusal(other.ask("partner", **asked))).key == "host-only"
    await host.ask("set-options", options={"teams": False})
    assert (await refusal(host.ask("partner", **asked))).key == "not-in-teams"
    await host.ask("set-options", options={"teams": True})
    await host.ask("start")
    assert (await refusal(host.ask("partner", **asked))).key == "already-playing"
    assert order(host) == [1, 2, 3, 4]


@served(PAIRS)
async def test_a_number_that_forms_no_teams_is_refused_with_a_clear_sentence(here: Running) -> None:
    host, *_ = await here.table(3, game="pairs", teams=True)
    abroad = await here.client(host.code, tokens=host.tokens, lang="en")
    for asked in ("start", "partner"):
        fields = {} if asked == "start" else {"person": 1, "with": 2}
        french = await refusal(host.ask(asked, **fields))
        assert french.key == "teams-numbers"
        assert french.sentence.startswith("Par équipes, on joue à 4 ou à 6\u202f: vous êtes 3.")
        english = await refusal(abroad.ask(asked, **fields))
        assert english.sentence.startswith("In teams, 4 or 6 of you can play: you are 3.")
    assert host.table["match"] is None
    await host.ask("set-options", options={})
    await host.ask("start")
    assert "teams" not in host.table["match"]


@served(PAIRS)
async def test_teams_are_in_the_match_the_outcome_and_the_history(here: Running) -> None:
    host, second, *_ = await here.table(4, game="pairs", teams=True)
    await host.ask("partner", person=1, **{"with": 2})
    await host.ask("start")
    assert host.table["match"]["seats"] == [1, 3, 2, 4]
    assert host.table["match"]["teams"] == [[0, 2], [1, 3]]
    await second.do({"act": "say", "text": "gagné"})
    await host.until(lambda: "outcome" in host.table["match"])
    outcome = host.table["match"]["outcome"]
    assert (outcome["winners"], outcome["teams"]) == ([0, 2], [[0, 2], [1, 3]])
    assert host.table["medals"] == {
        "1": [1, 0, 0], "2": [1, 0, 0], "3": [0, 1, 0], "4": [0, 1, 0],
    }  # fmt: skip
    (played,) = (await host.ask("history"))["played"]
    assert played["outcome"]["teams"] == [[0, 2], [1, 3]]


@served(PAIRS)
async def test_a_stopped_team_match_keeps_its_teams(here: Running) -> None:
    host, *_ = await here.table(3, game="pairs", bots=1, teams=True)
    await host.ask("start")
    await host.ask("stop")
    assert host.table["match"]["outcome"]["teams"] == [[0, 2], [1, 3]]
