"""Several matches in an evening: rematches, medals, memory of what was met."""

from msgspec.structs import replace as changed

from parlotte.core.contract import Outcome, Standing
from parlotte.server.table.gathering import (
    Gathering,
    Played,
    add_played,
    evening_at,
    medals,
    this_evening,
)
from support.papers_game import PAPERS
from support.scene import served
from support.server import Running, answer_to
from support.tables import TOY, ToyLibrary, holders, play_toy, played_match, toy_table


@served()
async def test_rematches_add_up_the_evenings_medals(here: Running) -> None:
    host, second = await toy_table(here)
    won = {1: [0, 0, 0], 2: [0, 0, 0]}
    for number in (1, 2, 3):
        outcome = await play_toy(host, second)
        assert host.table["match"]["number"] == number
        for standing in outcome["standings"]:
            won[1 + standing["seat"]][standing["place"] - 1] += 1
        assert len(host.table["evening"]) == number
    played = second.table["evening"][-1]
    assert played["match"] == second.table["match"]["id"]
    assert (played["people"], played["names"]) == ([1, 2], ["Camille", "Zélie"])
    assert len({one["match"] for one in second.table["evening"]}) == 3
    assert second.table["medals"] == {str(who): count for who, count in won.items()}


@served()
async def test_ready_is_shown_and_reset_at_each_start(here: Running) -> None:
    host, second, _ = await played_match(here)
    await second.ask("ready")
    await second.ask("ready")
    await host.until(lambda: host.table["ready"] == [2])
    await host.ask("ready")
    await host.ask("ready", yes=False)
    assert host.table["ready"] == [2]
    await host.ask("start")
    assert host.table["ready"] == []


@served()
async def test_a_stopped_match_is_listed_and_gives_no_medal(here: Running) -> None:
    host, _, _ = await played_match(here)
    before = host.table["medals"]
    await host.ask("start")
    await host.ask("stop")
    assert len(host.table["evening"]) == 2
    assert host.table["medals"] == before


@served()
async def test_the_second_match_of_an_evening_offers_other_subjects(here: Running) -> None:
    host, _, _ = await here.table(3)
    cards = []
    for _ in range(2):
        await host.ask("start")
        card = host.prompts()[0]["needs"]["subject"]["of"]
        cards.append(card)
        await host.do(answer_to(host.prompts()[0], 0))
        await host.ask("stop")
    assert not set(cards[0]) & set(cards[1])
    assert set(cards[0]) & set(host.view["met"])  # met tonight, and remembered


def a_game(match: str, evening: int, at: int, *places: int) -> Played:
    standings = tuple(Standing(seat, place) for seat, place in enumerate(places))
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    people = tuple(range(1, len(places) + 1))
    return Played(
        match, "toy", evening, at, people, ("",) * len(places), Outcome(winners, standings)
    )


def test_a_match_six_hours_later_belongs_to_another_evening() -> None:
    table = add_played(Gathering("ABCD", "K", "toy"), a_game("one", 1, 1_000, 1, 2, 3, 4))
    assert medals(table) == {1: (1, 0, 0), 2: (0, 1, 0), 3: (0, 0, 1)}
    assert evening_at(table, 1_000 + 6 * 3600) == 1
    assert evening_at(table, 1_001 + 6 * 3600) == 2
    table = add_played(table, a_game("two", 2, 90_000, 2, 1))
    assert [played.match for played in this_evening(table)] == ["two"]
    assert medals(table) == {1: (0, 1, 0), 2: (1, 0, 0)}


def test_tied_places_share_a_medal_and_a_match_without_winners_gives_none() -> None:
    table = add_played(Gathering("ABCD", "K", "toy"), a_game("one", 1, 0, 1, 1, 3))
    assert medals(table) == {1: (1, 0, 0), 2: (1, 0, 0), 3: (0, 0, 1)}
    lost = a_game("two", 1, 0, 1, 1, 1)
    nobody = changed(lost, outcome=changed(lost.outcome, winners=()))
    assert medals(add_played(table, nobody)) == medals(table)


@served()
async def test_people_who_stay_keep_their_order_in_a_rematch(here: Running) -> None:
    host, second, third = await here.match(3, bots=1)
    await host.ask("stop")
    await third.ask("leave")
    await host.ask("start")
    await second.until(lambda: second.table["match"]["seats"] == [1, 2, 4])
    assert holders(second) == ["person", "person", "bot"]


@served(ToyLibrary(PAPERS, TOY, content="none"), warned=())
async def test_another_game_at_the_same_table_is_sent_whole(here: Running) -> None:
    """Its view is another type, so no key counts as unchanged."""
    host, second, _ = await played_match(here)
    old = host.view
    assert old is not None
    watcher = await here.client(host.code)
    await host.ask("choose-game", game="papers")
    await host.ask("add-bot")
    await host.ask("start")
    everybody = (host, second, watcher)
    for one in everybody:
        await one.until(lambda o=one: o.table["match"]["game"] == "papers")
    fresh = await here.client(host.code)  # a new client receives exactly the new view
    assert fresh.view is not None
    assert set(fresh.view) - set(old)
    for one in everybody:
        await one.until(lambda o=one: o.view is not None and fresh.view.items() <= o.view.items())
    await host.do(answer_to(host.prompts()[0], 1))  # the leader chooses a subject
    await second.until(lambda: any(one["act"] == "write" for one in second.prompts()))
    # And back: the first game starts anew.
    await host.ask("stop")
    await host.ask("choose-game", game="toy")
    await play_toy(host, second)
