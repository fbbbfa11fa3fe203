"""Options whose values are people, and options that are the table's own words."""

from typing import Any

import pytest

from parlotte.client import Client, open_table
from parlotte.core.contract import Rejected
from parlotte.i18n import speaker
from parlotte.server.content.forms import form
from parlotte.server.content.options import read_options, seated_options
from support.scene import served
from support.server import Running
from support.tables import refusal
from support.team_toy import LONGEST_WORD, MOST_WORDS, PAIRS, PairsLibrary, PairsOptions

HOUSE = PairsLibrary()


async def choose(client: Client, **options: Any) -> None:
    await client.ask("set-options", options=options)


def test_the_form_has_their_limits() -> None:
    fields = {one.key: one for one in form(PAIRS, speaker("fr"))}
    young, blank = fields["young"], fields["blank"]
    assert (young.kind, young.label, young.most, young.longest) == ("seats", "Jeunes joueurs", 0, 0)
    assert (blank.kind, blank.most, blank.longest) == ("texts", MOST_WORDS, LONGEST_WORD)
    assert (blank.default, young.default) == ((), ())
    assert (fields["goal"].kind, fields["goal"].most) == ("choice", 0)


def test_at_the_start_people_become_seats_and_those_without_one_are_dropped() -> None:
    chosen = PairsOptions(young=(7, 2, 5))
    assert seated_options(PAIRS, chosen, (5, 1, 2)).young == (0, 2)
    assert seated_options(PAIRS, chosen, (1, 3)).young == ()


@served(HOUSE)
async def test_chosen_people_are_shown_and_seated(here: Running) -> None:
    host, second, _ = await here.table(3, game="pairs")
    await host.ask("add-bot")
    await choose(host, young=[3, 2, 3])
    assert host.table["options"]["young"] == [3, 2]
    await host.ask("order", people=[4, 3, 2, 1])
    await second.ask("couch")
    await host.ask("start")
    assert host.view["options"]["young"] == [1]  # seats: the bot, Lucas, the host
    assert host.table["options"]["young"] == [3, 2]  # kept for the next match


@served(HOUSE)
async def test_only_people_at_the_table_can_be_chosen(here: Running) -> None:
    host, *_ = await here.table(2, game="pairs")
    await choose(host, young=[2])
    abroad = await here.client(host.code, tokens=host.tokens, lang="en")
    refused = await refusal(choose(host, young=[1, 9]))
    assert (refused.key, refused.params) == ("option-nobody", {"option": "young"})
    assert "«\u202fJeunes joueurs\u202f»" in refused.sentence
    assert "“Young players”" in (await refusal(choose(abroad, young=[9]))).sentence
    assert host.table["options"]["young"] == [2]
    await host.ask("remove", person=2)
    # so that a client can send the options back unchanged
    assert host.table["options"]["young"] == []
    await choose(host, **host.table["options"])


@served(HOUSE)
async def test_own_words_are_cleaned_and_played(here: Running) -> None:
    host, _ = await here.table(2, game="pairs")
    await choose(host, blank=["  grand   ours ", "", "\u202eété"])
    assert host.table["options"]["blank"] == ["grand ours", "été"]
    await host.ask("start")
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
def test_invalid_word_lists_are_refused_with_the_options_name(
    value: Any, key: str, told: str
) -> None:
    with pytest.raises(Rejected) as refused:
        read_options(PAIRS, {"blank": value})
    assert refused.value.key == key
    assert refused.value.params["option"] == "blank"
    sentence = refused.value.sentence(speaker("fr"))
    assert "Mots vierges" in sentence
    assert told in sentence


def test_the_longest_list_of_the_longest_words_is_accepted() -> None:
    words = ["é" * LONGEST_WORD] * MOST_WORDS
    assert read_options(PAIRS, {"blank": [*words, " "]}).blank == tuple(words)


@pytest.mark.parametrize("value", ["2", [1.5], ["Papi Jo"], {"1": 2}])
def test_values_that_are_not_people_are_refused(value: Any) -> None:
    with pytest.raises(Rejected) as refused:
        read_options(PAIRS, {"young": value})
    assert (refused.value.key, refused.value.params) == ("bad-option", {"option": "young"})


@served(HOUSE)
async def test_opening_a_table_checks_its_options(here: Running) -> None:
    opened = await open_table(here.url, "Camille", "renard", "pairs", {"young": [1]})
    host = await here.client(opened["code"], tokens=[opened["token"]])
    assert host.table["options"]["young"] == [1]
    refused = await refusal(open_table(here.url, "Camille", "renard", "pairs", {"young": [2]}))
    assert refused.key == "option-nobody"
    assert "«\u202fJeunes joueurs\u202f»" in refused.sentence
