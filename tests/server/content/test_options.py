"""Options that are people, and options that are words of the table's own."""

from typing import Any

import pytest

from parlotte.client import Client, open_table
from parlotte.core.contract import Rejected
from parlotte.i18n import speaker
from parlotte.server.content.forms import form
from parlotte.server.content.options import read_options, seated_options
from support.scene import served
from support.server import ANIMALS, NAMES, Running
from support.tables import refusal
from support.team_toy import LONGEST_WORD, MOST_WORDS, PAIRS, PairsLibrary, PairsOptions

HOUSE = PairsLibrary()


async def table_of(here: Running, people: int) -> list[Client]:
    opened = await open_table(here.url, NAMES[0], ANIMALS[0], "pairs")
    seated = [await here.client(opened["code"], tokens=[opened["token"]])]
    for name, animal in zip(NAMES[1:people], ANIMALS[1:people], strict=True):
        one = await here.client(opened["code"], key=opened["key"])
        await one.ask("join", name=name, animal=animal)
        seated.append(one)
    return seated


async def choose(client: Client, **options: Any) -> None:
    await client.ask("set-options", options=options)


def test_a_form_draws_them_with_their_limits() -> None:
    fields = {one.key: one for one in form(PAIRS, speaker("fr"))}
    young, blank = fields["young"], fields["blank"]
    assert (young.kind, young.label, young.most, young.longest) == ("seats", "Jeunes joueurs", 0, 0)
    assert (blank.kind, blank.most, blank.longest) == ("texts", MOST_WORDS, LONGEST_WORD)
    assert (blank.default, young.default) == ((), ())
    assert (fields["goal"].kind, fields["goal"].most) == ("choice", 0)


def test_at_the_start_persons_become_seats_and_who_has_none_is_left_out() -> None:
    chosen = PairsOptions(young=(7, 2, 5))
    assert seated_options(PAIRS, chosen, (5, 1, 2)).young == (0, 2)
    assert seated_options(PAIRS, chosen, (1, 3)).young == ()


@served(HOUSE)
async def test_people_are_chosen_told_and_seated(here: Running) -> None:
    host, second, _ = await table_of(here, 3)
    await host.ask("add-bot")
    await choose(host, young=[3, 2, 3])
    assert host.table["options"]["young"] == [3, 2]
    await host.ask("order", people=[4, 3, 2, 1])
    await second.ask("couch")
    await host.ask("start")
    assert host.view is not None
    assert host.view["options"]["young"] == [1]  # the bot, Lucas, the host
    assert host.table["options"]["young"] == [3, 2]  # for the next match


@served(HOUSE)
async def test_nobody_who_is_not_there_can_be_chosen(here: Running) -> None:
    host, *_ = await table_of(here, 2)
    await choose(host, young=[2])
    abroad = await here.client(host.code, tokens=host.tokens, lang="en")
    refused = await refusal(choose(host, young=[1, 9]))
    assert (refused.key, refused.params) == ("option-nobody", {"option": "young"})
    assert "«\u202fJeunes joueurs\u202f»" in refused.sentence
    assert "“Young players”" in (await refusal(choose(abroad, young=[9]))).sentence
    assert host.table["options"]["young"] == [2]
    await host.ask("remove", person=2)
    assert host.table["options"]["young"] == []  # so that it can be sent back as it is
    await choose(host, **host.table["options"])


@served(HOUSE)
async def test_words_of_ones_own_are_tidied_and_played(here: Running) -> None:
    host, _ = await table_of(here, 2)
    await choose(host, blank=["  grand   ours ", "", "\u202eété"])
    assert host.table["options"]["blank"] == ["grand ours", "été"]
    await host.ask("start")
    assert host.view is not None
    assert host.view["options"]["blank"] == ["grand ours", "été"]


@pytest.mark.parametrize(
    ("value", "key", "told"),
    [
        (["a"] * (MOST_WORDS + 1), "option-too-many", f"{MOST_WORDS} au plus"),
        (["a" * (LONGEST_WORD + 1)], "option-too-long", f"{LONGEST_WORD} caractères"),
        ("mot", "bad-option", "liste"),
        ([3], "bad-option", "liste"),
        (None, "bad-option", "liste"),
    ],
)
def test_too_many_too_long_or_no_words_are_refused_by_name(value: Any, key: str, told: str) -> None:
    with pytest.raises(Rejected) as refused:
        read_options(PAIRS, {"blank": value})
    assert refused.value.key == key
    assert refused.value.params["option"] == "blank"
    sentence = refused.value.sentence(speaker("fr"))
    assert "Mots vierges" in sentence
    assert told in sentence


def test_the_limits_are_just_reached() -> None:
    words = ["é" * LONGEST_WORD] * MOST_WORDS
    assert read_options(PAIRS, {"blank": [*words, " "]}).blank == tuple(words)


@pytest.mark.parametrize("value", ["2", [1.5], ["Papi Jo"], {"1": 2}])
def test_what_are_no_people_is_refused(value: Any) -> None:
    with pytest.raises(Rejected) as refused:
        read_options(PAIRS, {"young": value})
    assert (refused.value.key, refused.value.params) == ("bad-option", {"option": "young"})


@served(HOUSE)
async def test_a_table_is_opened_with_options_or_told_by_name_what_is_wrong(here: Running) -> None:
    opened = await open_table(here.url, "Camille", "renard", "pairs", {"young": [1]})
    host = await here.client(opened["code"], tokens=[opened["token"]])
    assert host.table["options"]["young"] == [1]
    refused = await refusal(open_table(here.url, "Camille", "renard", "pairs", {"young": [2]}))
    assert refused.key == "option-nobody"
    assert "«\u202fJeunes joueurs\u202f»" in refused.sentence
