"""A family's own words: typed, pasted, uploaded, downloaded, and played."""

import re

from playwright.sync_api import Page, expect

from e2e.devices import Devices
from e2e.lauriers.hands import Hands
from games.lauriers.party import Circle
from parlotte.i18n import speaker
from support.background import Background
from support.catalogue import fr

say = speaker("fr")
SPELLING, DEFINITION = say("lauriers-form-spelling"), say("lauriers-form-definition")
PASTED = "\n".join(
    f"colinette{letter} ; n.f. ; Corbeille de la cave, anse {letter}." for letter in "abc"
)
BROUGHT = "mot;classe;définition\r\n" + "".join(
    f"zigouigoui{letter};n.m.;Bidule d’Anaïs, cœur {letter}.\r\n" for letter in "efgh"
)


def in_the_box(page: Page, word: str) -> None:
    expect(page.locator(".over").get_by_text(word, exact=True)).to_be_visible()


def test_own_words_are_typed_pasted_imported_exported_and_played(devices: Devices) -> None:
    party = Circle.gather(devices.house, 3)
    phone = Hands(devices.hand(party, party.host))
    page = phone.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    phone.press("common.menu")
    phone.press("lauriers/own:menu")

    page.get_by_label(SPELLING).fill("barbouzette")
    page.get_by_role("radio", name=say("lauriers-form-class-n-f"), exact=True).click()
    page.get_by_label(DEFINITION).fill("Fausse barbe de carnaval.")
    phone.press("items.drop")
    in_the_box(page, "barbouzette")

    page.get_by_role("radio", name=fr["items.several"]).click()
    page.evaluate("(text) => navigator.clipboard.writeText(text)", PASTED)
    page.get_by_label(fr["lauriers/own:paste"]).press("ControlOrMeta+v")
    phone.press("items.drop")
    in_the_box(page, "colinettea")

    file = {"name": "anaïs.csv", "mimeType": "text/csv", "buffer": BROUGHT.encode()}
    page.get_by_label(fr.within("items.file")).set_input_files([file])
    expect(page.get_by_label(fr["lauriers/own:paste"])).to_have_value(re.compile("zigouigouie"))
    phone.press("items.drop")
    in_the_box(page, "zigouigouie")
    party.until(party.host, lambda: sum(one["items"] for one in party.table["packs"]) == 8)

    # A family takes its words home.
    page.get_by_role("button", name=re.compile("anaïs$")).first.click()
    with page.expect_download() as download:
        page.get_by_role("link", name=fr["items.saveFile"]).click()
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


def test_a_word_is_refused_or_there_already_and_the_box_stays_shut_during_a_match(
    house: Background, devices: Devices
) -> None:
    party = Circle.gather(house, 3, writing_minutes=5)
    phone = Hands(devices.hand(party, party.host))
    page = phone.page
    over = page.locator(".over")
    phone.press("common.menu")
    phone.press("lauriers/own:menu")
    # What is refused says why beside its field, and stays; also for whoever loads the page anew.
    endless = "Chose qui n’en finit pas, " * 12
    page.get_by_label(SPELLING).fill("barbouzette")
    page.get_by_label(DEFINITION).fill(endless)
    phone.press("items.drop")
    expect(page.get_by_role("alert")).to_be_visible()
    assert party.table["packs"] == []
    for _ in range(2):
        expect(page.get_by_label(SPELLING)).to_have_value("barbouzette")
        expect(page.get_by_label(DEFINITION)).to_have_value(endless)
        page.reload()
    page.get_by_label(DEFINITION).fill("Fausse barbe de carnaval.")
    phone.press("items.drop")
    in_the_box(page, "barbouzette")
    # What is there already is news and no fault; it stays to be made into another one.
    page.get_by_label(SPELLING).fill("barbouzette")
    page.get_by_label(DEFINITION).fill("Fausse barbe de carnaval.")
    phone.press("items.drop")
    told = over.get_by_role("status").filter(has_text="déjà dans la boîte")
    expect(told).to_contain_text("barbouzette")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_label(SPELLING)).not_to_have_attribute("aria-invalid", "true")
    expect(page.get_by_label(SPELLING)).to_have_value("barbouzette")
    # While a match is played the box is shut, still tells how many, and leaves the clock in sight.
    party.start()
    party.play("writing")
    page.reload()
    expect(over.get_by_role("status").filter(has_text=say("items-at-play"))).to_be_visible()
    expect(over.get_by_role("timer")).to_be_visible()
    expect(over.get_by_role("alert")).to_have_count(0)  # nothing was refused
    expect(over.get_by_text("1 mot, pour Les Lauriers")).to_be_visible()
    expect(over.get_by_text(fr["items.loading"])).to_have_count(0)
    expect(over.get_by_text("barbouzette", exact=True)).to_have_count(0)
    # And opens by itself when the match is over.
    party.ask("stop")
    expect(over.get_by_text("barbouzette", exact=True)).to_be_visible()
    expect(over.get_by_text(say("items-at-play"))).to_have_count(0)
