"""A family's own words: typed, pasted, brought in a file, taken home, played in the next game."""

import re

from playwright.sync_api import Page, expect

from e2e.devices import Devices
from e2e.lauriers.hands import Hands
from games.lauriers.party import Circle
from support.background import Background
from support.catalogue import fr

PASTED = "\n".join(
    f"colinette{letter} ; n.f. ; Corbeille de la cave, anse {letter}." for letter in "abc"
)
BROUGHT = "mot;classe;définition\r\n" + "".join(
    f"zigouigoui{letter};n.m.;Bidule d’Anaïs, cœur {letter}.\r\n" for letter in "efgh"
)


def in_the_box(page: Page, word: str) -> None:
    expect(page.locator(".over").get_by_text(word, exact=True)).to_be_visible()


def test_own_words_are_typed_pasted_imported_exported_and_played(
    house: Background, devices: Devices
) -> None:
    party = Circle.gather(house, 3)
    phone = Hands(devices.hand(party, party.host))
    page = phone.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.press("common.menu")
    phone.press("menu.words")

    page.get_by_label(fr["words.word"]).fill("barbouzette")
    page.get_by_role("radio", name=fr["words.kinds.n.f..long"]).click()
    page.get_by_label(fr["words.definition"]).fill("Fausse barbe de carnaval.")
    phone.press("words.drop")
    in_the_box(page, "barbouzette")

    page.get_by_role("radio", name=fr["words.several"]).click()
    page.evaluate("(text) => navigator.clipboard.writeText(text)", PASTED)
    page.get_by_label(fr["words.paste"]).press("ControlOrMeta+v")
    phone.press("words.drop")
    in_the_box(page, "colinettea")

    file = {"name": "anaïs.csv", "mimeType": "text/csv", "buffer": BROUGHT.encode()}
    page.get_by_label(fr.within("words.file")).set_input_files([file])
    expect(page.get_by_label(fr["words.paste"])).to_have_value(re.compile("zigouigouie"))
    phone.press("words.drop")
    in_the_box(page, "zigouigouie")
    assert sum(sum(pack["counts"].values()) for pack in party.table["packs"]) == 8

    # A family takes its words home.
    page.get_by_role("button", name=re.compile("anaïs$")).first.click()
    with page.expect_download() as download:
        page.get_by_role("link", name=fr["words.saveFile"]).click()
    text = download.value.path().read_text(encoding="utf-8-sig")
    assert "zigouigouie;n.m.;Bidule d’Anaïs, cœur e." in text
    page.keyboard.press("Escape")

    # And the next game is played with them.
    names = [one["name"] for one in party.table["packs"]]
    party.ask("set-options", options={"packs": names, "writing_minutes": 0, "voting_seconds": 0})
    page.get_by_role("button", name=fr["common.back"]).last.click()
    phone.press("lobby.start")
    card = page.get_by_role("radiogroup", name=fr["lauriers:choose.words"]).get_by_role("radio")
    expect(card).to_have_count(4)
    for word in card.all_inner_texts():
        assert re.search("barbouzette|colinette|zigouigoui", word, re.IGNORECASE)


def test_a_word_that_is_refused_says_why_beside_its_field_and_stays(
    house: Background, devices: Devices
) -> None:
    party = Circle.gather(house, 3)
    phone = Hands(devices.hand(party, party.host))
    page = phone.page
    phone.press("common.menu")
    phone.press("menu.words")
    endless = "Chose qui n’en finit pas, " * 12
    page.get_by_label(fr["words.word"]).fill("longuette")
    page.get_by_label(fr["words.definition"]).fill(endless)
    phone.press("words.drop")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_label(fr["words.word"])).to_have_value("longuette")
    expect(page.get_by_label(fr["words.definition"])).to_have_value(endless)
    assert party.table["packs"] == []
