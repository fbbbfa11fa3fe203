"""Blank cards of 1000 Bornes des Mots, written in the lobby and used in play; and cards that
change hands: a joker taken, a card borrowed."""

import re

from playwright.sync_api import Locator, expect

from e2e.bornes.hands import Hands
from e2e.bornes.scenes import OWN, next_door, takeable
from e2e.devices import Devices
from games.bornes.party import Sabot
from games.bornes.table import up
from support.background import Background
from support.depth import DEEP


def drawn(where: Locator, picture: str) -> Locator:
    return where.locator(f"use[href$='#{picture}']")


def test_a_card_is_written_in_the_lobby_and_dealt(devices: Devices) -> None:
    """Both words, in both languages, and a picture that is found by a word."""
    table = Sabot.gather(devices.house, 2)
    host = Hands(devices.hand(table, table.host))
    host.page.get_by_role("button", name=re.compile("^Options")).click()
    host.page.get_by_role("button", name=host.said["bornes:own.add"], exact=True).click()
    sheet = host.page.get_by_role("dialog")
    host.field("bornes:own.word").first.fill("  Tata  Odile ")
    host.field("bornes:own.under").first.fill("sieste")
    sheet.get_by_role("button", name=re.compile("autre sens.*anglais")).click()
    sheet.get_by_role("textbox", name=re.compile("autre sens.*anglais")).fill("nap")
    sheet.get_by_role("searchbox").fill("couron")
    sheet.get_by_role("radio", name="Couronne").click()
    expect(drawn(sheet.locator(".look"), "crown")).to_be_visible()
    host.press("bornes:own.keep")
    expect(sheet).to_be_hidden()
    host.page.get_by_role("button", name="Garder ces règles").click()
    kept = {"fr": "Tata Odile", "under_fr": "sieste", "under_en": "nap", "picture": "crown"}
    table.until(table.host, lambda: table.table["options"]["blanks"] == [kept])


def test_blank_cards_written_before_and_in_play_are_seen_by_all_and_outlive_a_reload(
    house: Background, devices: Devices
) -> None:
    """One was written in the lobby; one is written in play, with a picture."""
    hand = "V1 V4 dormir lit chat jouer"
    table = Sabot.begin(house, hand, "roi", blanks=OWN, blanks_in_play="kept")
    owner = Hands(devices.hand(table, table.player(0)))
    picture = OWN[0]["picture"]
    expect(drawn(owner.page.locator(".hand"), picture)).to_be_visible()
    owner.lays("Tata Odile", "dormir", "lit")
    expect(owner.offers.first).to_contain_text("Tata Odile dort sur le lit.")
    owner.press("bornes:compose.lay")
    expect(owner.composed).to_have_count(0)

    owner.lays("chat", "jouer")
    owner.card("Carte vierge").click()
    owner.press("bornes:hand.lay")
    owner.field("bornes:compose.says").fill("hamac")
    owner.press("bornes:own.choose")
    owner.page.get_by_role("dialog").get_by_role("radio", name="Lit", exact=True).click()
    owner.press("bornes:own.done")
    expect(drawn(owner.page.locator(".composer ol"), "bed")).to_be_visible()
    table.until(table.player(0), lambda: (table.player(0).mine["draft"] or {}).get("pictures"))
    owner.page.reload()
    expect(drawn(owner.page.locator(".composer ol"), "bed")).to_be_visible()
    expect(owner.field("bornes:compose.says")).to_have_value("hamac")
    expect(owner.offers.first).to_be_checked()
    owner.press("bornes:compose.lay")
    expect(owner.composed).to_have_count(0)
    table.settle()
    own = table.view["zones"][0]["sentences"][-1]
    assert [(one.get("word"), one.get("picture")) for one in own["cards"]][-1] == ("hamac", "bed")
    others = [devices.screen(table)]
    if DEEP:
        others.append(devices.hand(table, table.player(1), size="laptop"))
    for page in others:
        for name in (picture, "bed"):
            expect(drawn(page.locator("body"), name).first).to_be_visible()


def test_a_joker_is_taken_for_its_own_word_and_used_at_once(devices: Devices) -> None:
    """Also after a reload in the middle of it."""
    table = takeable(devices.house)
    owner = Hands(devices.hand(table, table.player(0)))
    next_door(owner.page, table)
    owner.page.get_by_role("dialog").get_by_role("button", name="Joker").click()
    owner.press("bornes:card.take")
    owner.page.get_by_role("radio", name="Bébé", exact=True).click()
    owner.press("bornes:swap.act")
    owner.lays("chat")
    owner.field("bornes:compose.stands").fill("dormir")
    expect(owner.offers.first).to_be_checked()
    table.until(table.player(0), lambda: (table.player(0).mine["draft"] or {}).get("text"))
    owner.page.reload()
    expect(owner.composed).to_have_count(2)
    expect(owner.page.locator(".composer .taken")).to_contain_text("Bébé")
    expect(owner.field("bornes:compose.stands")).to_have_value("dormir")
    owner.press("bornes:compose.lay")
    expect(owner.composed).to_have_count(0)
    table.settle()
    assert table.phase == "turn"  # the very same word needs no vote
    (own,) = table.view["zones"][0]["sentences"]
    assert {one["up"] for one in own["cards"]} == {up("chat"), "J1"}
    (theirs,) = table.view["zones"][1]["sentences"]
    assert [one["up"] for one in theirs["cards"]] == [
        up(name) for name in ("bébé", "jouer", "balle")
    ]


def test_a_card_is_borrowed_with_the_consent_of_the_table(devices: Devices) -> None:
    """Variant "emprunts", the meaning kept: two phones, one takes, the other is asked."""
    table = Sabot.begin(devices.house, "chat lit roi", "bébé jouer balle", borrowing="same")
    table.discards(0, "roi").starts(1, "bébé jouer", "Le bébé joue.").discards(1, "balle")
    taker = Hands(devices.hand(table, table.player(0)))
    owner = Hands(devices.hand(table, table.player(1)))
    next_door(taker.page, table)
    taker.page.get_by_role("dialog").get_by_role("button", name="Bébé").click()
    taker.press("bornes:card.borrow")
    taker.page.get_by_role("radio", name="Chat", exact=True).click()
    taker.page.get_by_role("dialog").get_by_role("textbox").fill("Le chat joue.")
    taker.press("bornes:swap.actBorrow")
    expect(owner.page.locator("article")).to_contain_text("Le chat joue.")
    owner.press("bornes:vote.yesSense")
    table.arrives("turn")
    (lent,) = table.view["zones"][1]["sentences"]
    assert [one["up"] for one in lent["cards"]] == [up("chat"), up("jouer")]
    expect(taker.card("bébé")).to_be_visible()
    expect(taker.card("chat")).to_have_count(0)
    taker.discards("lit")
    # Its owner can't take it back at his next turn.
    table.until(table.player(1), lambda: "discard" in table.acts(1))
    assert "borrow" not in table.acts(1)
