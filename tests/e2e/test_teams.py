"""Partners in the lobby, options that are people or words, and pronouns."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from e2e.devices import Devices
from e2e.full_check import passes_every_check
from support.background import Background
from support.party import Party
from support.team_toy import LONGEST_WORD, MOST_WORDS, PairsLibrary


class Pairs(Party):
    game = "pairs"
    usual = {"teams": True}


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    """A house whose one game is played in teams."""
    house = Background(tmp_path_factory.mktemp("pairs"), library=PairsLibrary()).open()
    yield house
    house.close()


def paired(party: Party, *teams: list[str]) -> None:
    """So the server tells everybody, by now or soon."""

    def told() -> list[list[str]]:
        called = {one["id"]: one["name"] for one in party.table["people"]}
        return [[called[one] for one in team] for team in party.table["teams"]]

    party.until(party.host, lambda: sorted(told()) == sorted(teams))


def test_host_taps_somebody_and_says_with_whom_he_plays(devices: Devices) -> None:
    party = Pairs.gather(devices.house)
    page = devices.hand(party, party.host)
    around = page.locator(".round .name")
    expect(around).to_have_text(["Camille", "Papi Jo", "Lucas", "Mamie"])
    passes_every_check(page, "lobby of teams")
    page.get_by_role("list", name="Les équipes").get_by_role(
        "button", name=re.compile("Camille avec")
    ).click()
    sheet = page.get_by_role("dialog", name="Avec qui joue Camille\u202f?")
    expect(sheet.get_by_role("button", name="Lucas")).to_have_attribute("aria-pressed", "true")
    sheet.get_by_role("button", name="Papi Jo").click()
    expect(sheet).to_be_hidden()
    rows = page.get_by_role("list", name="Ordre du tour").get_by_role("listitem")
    expect(rows.nth(0)).to_contain_text("avec Papi Jo")
    expect(rows.nth(2)).to_contain_text("avec Camille")  # opposite, in the list too
    paired(party, ["Camille", "Papi Jo"], ["Lucas", "Mamie"])
    expect(around).to_have_text(["Camille", "Lucas", "Papi Jo", "Mamie"])
    # Somebody is moved in the list: partners change as well.
    page.get_by_role("button", name="Déplacer Papi Jo").click()
    page.get_by_role("button", name="Descendre Papi Jo").click()
    expect(around.nth(2)).to_have_text("Mamie")
    paired(party, ["Camille", "Mamie"], ["Lucas", "Papi Jo"])
    # And from a person's own sheet.
    rows.get_by_role("button", name=re.compile("Mamie.*Options pour Mamie")).click()
    page.get_by_role("button", name=re.compile("Changer de partenaire")).click()
    sheet = page.get_by_role("dialog", name="Avec qui joue Mamie\u202f?")
    sheet.get_by_role("button", name="Lucas").click()
    paired(party, ["Camille", "Papi Jo"], ["Lucas", "Mamie"])
    expect(rows.filter(has_text="avec Lucas")).to_contain_text("Mamie")


def test_everybody_sees_the_teams_and_only_host_makes_them(devices: Devices) -> None:
    party = Pairs.gather(devices.house, 6)
    guest = devices.hand(party, party.players[1])
    expect(guest.locator(".round li")).to_have_count(6)
    expect(guest.locator(".round button")).to_have_count(0)
    screen = devices.screen(party)
    around = screen.get_by_role("region", name="Autour de la table")
    expect(around.get_by_role("listitem")).to_have_text(
        [re.compile(one) for one in ("Camille", "Mamie", "Papi Jo", "Inès", "Lucas", "Zélie")]
    )
    expect(around.get_by_role("img", name="équipe 1")).to_have_count(2)
    passes_every_check(screen, "lobby of teams on the big screen", big=True)
    passes_every_check(guest, "lobby of three teams")


def test_a_number_that_does_not_fit_is_said_before_and_at_the_start(devices: Devices) -> None:
    party = Pairs.gather(devices.house, 5)
    page = devices.hand(party, party.host)
    expect(page.locator(".round")).to_have_count(0)
    expect(page.get_by_text("Par équipes, il faut être 4 ou 6.")).to_be_visible()
    page.get_by_role("button", name="C’est parti").click()
    expect(page.get_by_text("Par équipes, on joue à 4 ou à 6")).to_be_visible()
    page.get_by_role("button", name="Ajouter un robot").click()
    expect(page.locator(".round li")).to_have_count(6)
    expect(page.get_by_text("Par équipes, on joue")).to_have_count(0)


def test_options_that_are_people_and_words(devices: Devices) -> None:
    party = Pairs.gather(devices.house)
    page = devices.hand(party, party.host)
    page.get_by_role("button", name=re.compile("^Options")).click()
    young = page.get_by_role("group", name="Jeunes joueurs")
    for name in ("Lucas", "Mamie"):
        young.get_by_role("button", name=name).click()
    young.get_by_role("button", name="Mamie").click()
    expect(young.get_by_role("button", name="Mamie")).to_have_attribute("aria-pressed", "false")
    blank = page.get_by_role("group", name="Mots vierges")
    add = blank.get_by_role("button", name="Ajouter une ligne")
    for text in ("Tata Odile", "x" * (LONGEST_WORD + 5), "sieste"):
        add.click()
        expect(blank.get_by_role("textbox").last).to_be_focused()
        page.keyboard.type(text)
    expect(add).to_have_count(0)  # no more than the server takes
    expect(blank.get_by_role("textbox")).to_have_count(MOST_WORDS)
    passes_every_check(page, "options of people and words")
    blank.get_by_role("button", name=re.compile("Retirer.*xxx")).click()
    expect(blank.get_by_role("textbox").nth(1)).to_have_value("sieste")
    page.get_by_role("button", name="Garder ces règles").click()
    expect(page.get_by_role("button", name="C’est parti")).to_be_visible()
    kept = {"young": [3], "blank": ["Tata Odile", "sieste"]}
    party.until(party.host, lambda: kept.items() <= party.table["options"].items())
    guest = devices.hand(party, party.players[1])
    guest.get_by_role("button", name=re.compile("^Options")).click()
    read = guest.get_by_role("group", name="Mots vierges")
    expect(read.get_by_role("textbox").first).to_be_disabled()
    expect(read.get_by_role("button")).to_have_count(0)


def test_somebody_says_how_to_be_spoken_of_and_the_device_remembers(devices: Devices) -> None:
    party = Pairs.gather(devices.house, 1)
    page = devices.hand(party)
    expect(page.get_by_role("radio", name="peu importe")).to_be_checked()
    passes_every_check(page, "who are you")
    page.get_by_label("Votre prénom").fill("Zélie")
    page.get_by_role("radio", name="elle", exact=True).click()
    page.get_by_role("button", name="M’asseoir").click()
    expect(page.get_by_role("button", name="Je suis de la partie")).to_be_visible()
    party.until(party.host, lambda: party.table["people"][-1].get("spoken") == "elle")
    page.goto("/")
    other = Pairs.gather(devices.house, 1)
    page.goto(f"/{other.code}#{other.key}")
    expect(page.get_by_role("radio", name="elle", exact=True)).to_be_checked()
    expect(page.get_by_label("Votre prénom")).to_have_value("Zélie")


def test_on_a_phone_who_one_is_leaves_room_for_the_sofa(devices: Devices) -> None:
    party = Pairs.gather(devices.house, 1)
    page = devices.hand(party, party.host)
    page.get_by_role("button", name=re.compile("c’est vous")).click()
    expect(page.get_by_role("radio", name="peu importe")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("switch", name=re.compile("canapé"))).to_be_in_viewport(ratio=1)
