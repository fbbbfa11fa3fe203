"""Teams: partners sit opposite, are chosen before a match, and win or lose together."""

import pytest

from parlotte.client import Client, Json, open_table
from parlotte.core.registration import Teams
from support.scene import served
from support.server import ANIMALS, NAMES, Running
from support.tables import refusal
from support.team_toy import PairsLibrary

PAIRS = PairsLibrary()


async def table_of(
    here: Running, people: int, *, bots: int = 0, teams: bool = True
) -> list[Client]:
    opened = await open_table(here.url, NAMES[0], ANIMALS[0], "pairs")
    seated = [await here.client(opened["code"], tokens=[opened["token"]])]
    for name, animal in zip(NAMES[1:people], ANIMALS[1:people], strict=True):
        one = await here.client(opened["code"], key=opened["key"])
        await one.ask("join", name=name, animal=animal)
        seated.append(one)
    for _ in range(bots):
        await seated[0].ask("add-bot")
    await seated[0].ask("set-options", options={"teams": teams})
    return seated


def order(client: Client) -> list[int]:
    return [one["id"] for one in client.table["people"]]


def test_partners_sit_opposite() -> None:
    pairs = Teams(2, (4, 6), "teams")
    assert pairs.of(4) == ((0, 2), (1, 3))
    assert pairs.of(6) == ((0, 3), (1, 4), (2, 5))
    assert [pairs.of(count) for count in (2, 3, 5, 8)] == [()] * 4
    assert Teams(3, (6,), "teams").of(6) == ((0, 2, 4), (1, 3, 5))


@served(PAIRS)
async def test_the_table_tells_who_plays_together_where_they_do(here: Running) -> None:
    host, *_ = await table_of(here, 2, bots=1)
    assert host.table["teams"] == []  # three can't
    await host.ask("add-bot")
    assert host.table["teams"] == [[1, 3], [2, 4]]
    await host.ask("couch", person=2)
    assert host.table["teams"] == []
    await host.ask("couch", person=2, yes=False)
    await host.ask("set-options", options={"teams": False})
    assert host.table["teams"] == []


@served(PAIRS)
async def test_the_order_of_the_chairs_says_who_plays_with_whom(here: Running) -> None:
    host, *_ = await table_of(here, 4)
    await host.ask("order", people=[1, 2, 4, 3])
    assert host.table["teams"] == [[1, 4], [2, 3]]


@pytest.mark.parametrize(
    ("people", "pair", "circle", "teams"),
    [
        (4, (1, 2), [1, 3, 2, 4], [[1, 2], [3, 4]]),
        (4, (2, 1), [4, 2, 3, 1], [[4, 3], [2, 1]]),
        (4, (1, 3), [1, 2, 3, 4], [[1, 3], [2, 4]]),  # they are
        (6, (2, 3), [1, 2, 5, 4, 3, 6], [[1, 4], [2, 3], [5, 6]]),
    ],
)
def test_a_partner_is_seated_opposite_and_the_others_stay(
    tmp_path: object,
    people: int,
    pair: tuple[int, int],
    circle: list[int],
    teams: list[list[int]],
) -> None:
    @served(PAIRS)
    async def scene(here: Running) -> None:
        host, other, *_ = await table_of(here, people)
        await host.ask("partner", person=pair[0], **{"with": pair[1]})
        assert (order(host), host.table["teams"]) == (circle, teams)
        await other.until(lambda: other.table["teams"] == teams)

    scene(tmp_path=tmp_path)


@served(PAIRS)
async def test_who_looks_on_keeps_his_place_while_others_find_partners(here: Running) -> None:
    host, *_ = await table_of(here, 5)
    await host.ask("couch", person=2)
    assert host.table["teams"] == [[1, 4], [3, 5]]
    await host.ask("partner", person=1, **{"with": 5})
    assert (order(host), host.table["teams"]) == ([1, 2, 3, 5, 4], [[1, 5], [3, 4]])
    away = await refusal(host.ask("partner", person=1, **{"with": 2}))
    assert (away.key, away.params) == ("partner-not-playing", {"name": "Papi Jo"})
    assert (await refusal(host.ask("partner", person=1, **{"with": 1}))).key == "partner-oneself"
    assert (await refusal(host.ask("partner", person=1, **{"with": 9}))).key == "person-unknown"


@served(PAIRS)
async def test_partners_are_the_hosts_to_choose_before_a_match_of_teams(here: Running) -> None:
    host, other, *_ = await table_of(here, 4)
    asked: Json = {"person": 1, "with": 2}
    assert (await refusal(other.ask("partner", **asked))).key == "host-only"
    await host.ask("set-options", options={"teams": False})
    assert (await refusal(host.ask("partner", **asked))).key == "not-in-teams"
    await host.ask("set-options", options={"teams": True})
    await host.ask("start")
    assert (await refusal(host.ask("partner", **asked))).key == "already-playing"
    assert order(host) == [1, 2, 3, 4]


@served(PAIRS)
async def test_a_number_that_does_not_fit_is_refused_in_words_a_child_understands(
    here: Running,
) -> None:
    host, *_ = await table_of(here, 3)
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
async def test_teams_are_told_with_the_match_and_in_how_it_ended(here: Running) -> None:
    host, second, *_ = await table_of(here, 4)
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
async def test_a_match_of_teams_that_is_stopped_has_them_too(here: Running) -> None:
    host, *_ = await table_of(here, 3, bots=1)
    await host.ask("start")
    await host.ask("stop")
    assert host.table["match"]["outcome"]["teams"] == [[0, 2], [1, 3]]
