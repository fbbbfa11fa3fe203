"""Presence: here, away, gone; bots that stand in for a person and give the seat back."""

from parlotte.client import Client
from parlotte.server.settings import Pace
from parlotte.server.table.jobs import Missed
from support.scene import served
from support.server import Running, answer_to
from support.tables import (
    eventually,
    heard_by,
    holders,
    missing,
    pass_time,
    person,
    presence,
    refusal,
    ringing,
    told,
    unloaded,
)

SLOW_BOTS = Pace(bot_thinks=(30_000, 30_000), bot_writes=(30_000, 30_000))


async def gone_for_long(here: Running, who: Client, other: Client) -> None:
    """A person's phone is off until the table counts the person as gone."""
    name = next(one["name"] for one in who.table["people"] if one["id"] == who.you[0])
    await who.stop()
    await other.until(lambda: presence(other)[name] == "away")
    pass_time(here, 120)
    await ringing(here, lambda: presence(other)[name] == "gone")


@served(still=True)
async def test_a_disconnected_person_is_away_then_gone_and_back_on_return(here: Running) -> None:
    host, second, third = await here.match(3, writing_minutes=0)
    await second.stop()
    await host.until(lambda: presence(host)["Papi Jo"] == "away")
    assert holders(host) == ["person", "person", "person"]
    pass_time(here, 119)
    await heard_by(third, [host])
    assert presence(host)["Papi Jo"] == "away"
    pass_time(here, 1)
    await host.until(lambda: presence(host)["Papi Jo"] == "gone")
    assert holders(host) == ["person", "away", "person"]
    assert told(host, "table-left") == [{"name": "Papi Jo"}]
    back = await here.client(host.code, tokens=second.tokens)
    await host.until(lambda: holders(host) == ["person", "person", "person"])
    assert presence(host)["Papi Jo"] == "here"
    assert told(host, "table-back") == [{"name": "Papi Jo"}]
    await back.until(lambda: 2 in back.mine)


@served(still=True)
async def test_a_person_who_returns_in_time_never_counts_as_gone(here: Running) -> None:
    host, second, _ = await here.match(3, writing_minutes=0)
    phone = second
    for _ in range(3):
        await phone.stop()
        await host.until(lambda: presence(host)["Papi Jo"] == "away")
        pass_time(here, 100)
        phone = await here.client(host.code, tokens=second.tokens)
        await host.until(lambda: presence(host)["Papi Jo"] == "here")
    assert told(host, "table-left") == []
    assert holders(host) == ["person", "person", "person"]


@served(pace=Pace(unload_after=100_000), still=True)
async def test_nobody_becomes_gone_while_nobody_is_connected(here: Running) -> None:
    host, second = await here.table(2)
    live = here.house.tables[host.code]
    await second.stop()
    await host.until(lambda: presence(host)["Papi Jo"] == "away")
    pass_time(here, 50)
    await host.stop()
    await eventually(lambda: not live.stage.attendance.connections)
    pass_time(here, 99)
    pass_time(here, 1)
    await eventually(lambda: host.code not in here.house.tables)
    back = await here.client(host.code, tokens=host.tokens)
    assert presence(back) == {"Camille": "here", "Papi Jo": "away"}
    pass_time(here, 120)
    await back.until(lambda: presence(back)["Papi Jo"] == "gone")


@served()
async def test_a_person_who_returns_before_the_absence_is_written_is_not_gone(
    here: Running,
) -> None:
    host, second, _ = await here.match(3)
    here.house.tables[host.code].put(Missed(2))  # the phone is connected again by now
    await heard_by(second, [host])
    assert presence(host)["Papi Jo"] == "here"
    assert holders(host) == ["person", "person", "person"]
    assert told(host, "table-left") == []


@served(still=True)
async def test_a_bot_stands_in_for_a_person_and_gives_the_seat_back(here: Running) -> None:
    host, second, third = await here.match(3, writing_minutes=0)
    await host.do(answer_to(host.prompts()[0], 0))
    await gone_for_long(here, second, host)
    assert host.view["waiting"] == [2]
    await host.ask("stand-in", person=2, level=3)
    assert holders(host) == ["person", "bot", "person"]
    assert person(host, "Papi Jo")["stand_in"] == 3
    assert told(host, "table-bot-plays") == [{"name": "Papi Jo"}]
    await ringing(here, lambda: host.view["phase"].get("handed_in") == [1])
    back = await here.client(host.code, tokens=second.tokens)
    await third.until(lambda: holders(third) == ["person", "person", "person"])
    assert "stand_in" not in person(third, "Papi Jo")
    await back.until(lambda: bool(back.prompts()))
    await back.do({"act": "write", "text": "De ma propre main."})
    assert back.mine[2]["view"]["text"] == "De ma propre main."


@served(pace=SLOW_BOTS, still=True)
async def test_a_person_takes_the_seat_back_from_the_bot_by_acting_or_asking(here: Running) -> None:
    host, second, _ = await here.match(3, writing_minutes=0)
    await host.do(answer_to(host.prompts()[0], 0))
    await host.ask("stand-in", person=2)
    await second.until(lambda: holders(second)[1] == "bot")
    await second.do({"act": "write", "text": "Je suis là."})
    await host.until(lambda: holders(host)[1] == "person")
    await host.ask("stand-in", person=2)
    await second.ask("take-back")
    await host.until(lambda: holders(host)[1] == "person")
    await host.ask("stand-in", person=2)
    await host.ask("stand-in", person=2, level=0)
    await second.until(lambda: holders(second)[1] == "person")
    assert second.mine[2]["view"] == {"text": "Je suis là."}


@served(pace=SLOW_BOTS, still=True)
async def test_a_dismissed_bots_choice_is_dropped(here: Running) -> None:
    host, second, third = await here.match(3, writing_minutes=0)
    await host.ask("stand-in", person=1)  # the bot starts to think
    await host.ask("take-back")
    await third.stop()
    await host.until(lambda: presence(host)["Lucas"] == "away")
    pass_time(here, 120)
    await second.until(lambda: presence(second)["Lucas"] == "gone")
    assert second.view["phase"]["name"] == "choosing"


@served()
async def test_a_bot_stands_in_for_people_only(here: Running) -> None:
    host, _ = await here.table(2, bots=1)
    assert (await refusal(host.ask("stand-in", person=3))).key == "not-a-person"
    assert (await refusal(host.ask("stand-in", person=9))).key == "person-unknown"


@served()
async def test_a_gone_person_is_left_out_of_the_next_match_unless_a_bot_stands_in(
    here: Running,
) -> None:
    host, second, third, fourth = await here.table(4, bots=1)
    await second.ask("leave")
    await third.ask("leave")
    await host.ask("stand-in", person=3)
    await host.ask("start")
    assert host.table["match"]["seats"] == [1, 3, 4, 5]
    assert holders(host) == ["person", "bot", "person", "bot"]
    back = await here.client(host.code, tokens=third.tokens)
    await back.until(lambda: 3 in back.mine)
    await fourth.until(lambda: holders(fourth)[1] == "person")


@served()
async def test_one_person_plays_with_bots_to_the_end(here: Running) -> None:
    host, second = await here.match(2, bots=2, rounds=1)
    await second.ask("leave")
    await host.ask("stand-in", person=2)
    while not host.table["match"].get("outcome"):
        await host.until(
            lambda: (
                bool(host.table["match"].get("outcome"))
                or any(one["must"] for one in host.prompts())
            )
        )
        for prompt in [one for one in host.prompts() if one["must"]][:1]:
            await host.do(answer_to(prompt, host.seq))
    assert host.table["match"]["outcome"]["winners"]
    assert not host.table["running"]


@served(still=True)
async def test_a_person_is_missing_after_ten_seconds_away(here: Running) -> None:
    host, second, third = await here.match(3, writing_minutes=0)
    await second.stop()
    await host.until(lambda: presence(host)["Papi Jo"] == "away")
    pass_time(here, 9.9)
    await heard_by(third, [host])
    assert "missing" not in person(host, "Papi Jo")
    back = await here.client(host.code, tokens=second.tokens)
    await host.until(lambda: presence(host)["Papi Jo"] == "here")
    pass_time(here, 60)
    await heard_by(third, [host])
    assert "missing" not in person(host, "Papi Jo")
    await missing(here, back, host)
    assert holders(host) == ["person", "person", "person"]
    await here.client(host.code, tokens=second.tokens)
    await host.until(lambda: "missing" not in person(host, "Papi Jo"))


@served(still=True)
async def test_the_host_goes_on_without_a_missing_person_who_gets_the_seat_back(
    here: Running,
) -> None:
    host, second, third = await here.table(3, writing_minutes=0)
    assert (await refusal(host.ask("go-on-without", person=2))).key == "not-playing"
    await host.ask("start")
    assert (await refusal(host.ask("go-on-without", person=2))).key == "already-here"
    await missing(here, second, host)
    assert (await refusal(third.ask("go-on-without", person=2))).key == "host-only"
    await host.ask("go-on-without", person=2)
    assert holders(host) == ["person", "away", "person"]
    assert told(host, "table-left") == [{"name": "Papi Jo"}]
    await host.ask("go-on-without", person=2)  # a second tap sends no second event
    assert told(host, "table-left") == [{"name": "Papi Jo"}]
    await host.ask("stand-in", person=2)
    assert holders(host) == ["person", "bot", "person"]
    await host.ask("go-on-without", person=2)
    assert holders(host) == ["person", "away", "person"]
    await here.client(host.code, tokens=second.tokens)
    await host.until(lambda: holders(host) == ["person", "person", "person"])


@served(still=True)
async def test_while_the_host_is_missing_the_next_person_acts_as_host(here: Running) -> None:
    host, second, third = await here.match(3, writing_minutes=0)
    assert second.table["acting"] == 1
    await missing(here, host, second)
    assert (second.table["host"], second.table["acting"]) == (1, 2)
    assert (await refusal(third.ask("stand-in", person=1))).key == "host-only"
    # that person is here
    assert (await refusal(second.ask("stand-in", person=3))).key == "host-only"
    assert (await refusal(second.ask("pause"))).key == "host-only"
    await second.ask("stand-in", person=1)
    assert holders(second) == ["bot", "person", "person"]
    back = await here.client(host.code, tokens=host.tokens)
    await second.until(lambda: second.table["acting"] == 1)
    assert (await refusal(second.ask("go-on-without", person=3))).key == "host-only"
    await missing(here, back, second)
    await second.ask("go-on-without", person=1)
    assert (second.table["host"], holders(second)[0]) == (2, "away")


@served(still=True)
async def test_a_host_the_others_went_on_without_is_host_again_on_return(here: Running) -> None:
    host, second, third = await here.match(3, writing_minutes=0)
    await missing(here, host, second)
    await second.ask("go-on-without", person=1)
    refused = await refusal(second.ask("remove", person=1))
    assert refused.key == "host-lent"
    assert refused.sentence.startswith("Vous tenez la table en attendant Camille")
    await missing(here, second, third)
    await third.ask("go-on-without", person=2)
    assert third.table["host"] == 3
    await here.client(host.code, tokens=second.tokens)  # this person only had the role on loan
    await third.until(lambda: presence(third)["Papi Jo"] == "here")
    await third.until(lambda: holders(third)[1] == "person")
    assert third.table["host"] == 3
    back = await here.client(host.code, tokens=host.tokens)
    await third.until(lambda: third.table["host"] == 1)
    await back.ask("remove", person=2)


async def on_loan(here: Running) -> list[Client]:
    """The others went on without the host: the second person has the role on loan."""
    host, second, third = await here.match(3, writing_minutes=0)
    await missing(here, host, second)
    await second.ask("go-on-without", person=1)
    assert (second.table["host"], second.table["lent_by"]) == (2, 1)
    return [host, second, third]


@served(still=True)
async def test_a_lent_role_gives_nobody_the_hosts_seat(here: Running) -> None:
    host, second, third = await on_loan(here)
    accomplice = await here.client(host.code)
    await accomplice.ask("claim", person=1)
    await second.until(lambda: second.table["guests"] != [])
    guest = second.table["guests"][0]["id"]
    for seat in ({}, {"seat_of": 1}, {"seat_of": 3}):
        assert (await refusal(second.ask("admit", guest=guest, **seat))).key == "host-lent"
    # A stand-in and going on without the host again do not end the loan.
    await second.ask("stand-in", person=1)
    await second.ask("go-on-without", person=1)
    assert (await refusal(second.ask("hand-over", person=3))).key == "host-lent"
    assert (await refusal(second.ask("admit", guest=guest))).key == "host-lent"
    assert accomplice.you == []
    back = await here.client(host.code, tokens=host.tokens)
    await third.until(lambda: (third.table["host"], third.table["lent_by"]) == (1, 0))
    assert (back.you, 1 in back.mine) == ([1], True)


@served(still=True)
async def test_a_short_absence_costs_nobody_their_time(here: Running) -> None:
    """Under a clock the host ends nothing for a person away until that person is missing; nor
    may a lent host give the seat to a bot."""
    host, second, third = await here.match(3)
    await third.stop()
    await host.until(lambda: presence(host)["Lucas"] == "away")
    pass_time(here, 9)
    early = await refusal(host.ask("go-on-without", person=3))
    assert (early.key, holders(host)[2]) == ("hand-others-answer", "person")
    pass_time(here, 1)
    await host.until(lambda: person(host, "Lucas").get("missing", False))
    await host.ask("go-on-without", person=3)
    assert holders(host)[2] == "away"
    back = await here.client(host.code, tokens=third.tokens)
    await second.until(lambda: holders(second)[2] == "person")
    await missing(here, host, second)
    await second.ask("go-on-without", person=1)
    await back.stop()
    await second.until(lambda: presence(second)["Lucas"] == "away")
    early = await refusal(second.ask("stand-in", person=3))
    assert (early.key, holders(second)[2]) == ("host-lent", "person")


@served(still=True)
async def test_a_lent_role_shows_no_text_that_the_host_hid(here: Running) -> None:
    host, second, _ = await here.match(3, writing_minutes=0)
    await host.ask("hide", text="person")
    await missing(here, host, second)
    await second.ask("go-on-without", person=1)
    assert (await refusal(second.ask("hide", text="person", hidden=False))).key == "host-lent"
    await second.ask("hide", text="away")  # hiding a text is always allowed
    assert here.house.tables[host.code].state.gathering.hidden == ("person", "away")


@served(still=True)
async def test_a_lent_role_keeps_the_match_going(here: Running) -> None:
    _, second, third = await on_loan(here)
    await second.ask("pause")
    await third.until(lambda: third.table["paused"])
    await second.ask("resume")
    phase = second.table["phase"]
    await second.ask("close", phase=phase)
    await third.until(lambda: third.table["phase"] != phase)
    for act in ("stop", "add-bot", "lock"):
        assert (await refusal(second.ask(act))).key == "host-lent"


@served(still=True)
async def test_the_loan_ends_when_the_host_stays_away(here: Running) -> None:
    """After two minutes the role is passed on for good."""
    host, second, third = await on_loan(here)
    pass_time(here, 111)
    await third.until(lambda: third.table["lent_by"] == 0)
    await second.ask("stop")
    back = await here.client(host.code, tokens=host.tokens)
    await third.until(lambda: presence(third)["Camille"] == "here")
    assert (third.table["host"], back.you) == (2, [1])


@served(still=True)
async def test_a_loan_ends_after_two_minutes_at_a_reloaded_table_too(here: Running) -> None:
    host, second, third = await on_loan(here)
    await unloaded(here, second, third)
    back = await here.client(host.code, tokens=second.tokens)
    assert back.table["lent_by"] == 1
    pass_time(here, 120)
    await back.until(lambda: back.table["lent_by"] == 0)
