"""A deal for one on a phone, from the first cover to the triumph; and the hints."""

import re

from playwright.sync_api import expect

from e2e.devices import Devices, drawn, overflows
from e2e.reussite.hands import ANSWERED, COUNTED, Hands
from games.reussite.party import DEAL, Patience, by_hand, solution, words
from support.catalogue import fr
from support.depth import DEEP, by_depth

BY_HAND = by_depth((0, 7), (0, 1, 7))  # the words that are made card by card on the screen


def lie_there(phone: Hands, cards: int) -> None:
    """The page shows so many in the columns, and a word is looked for: it has caught up."""
    phone.page.wait_for_function(
        "(cards) => document.querySelectorAll('.stk .k').length === cards", arg=cards
    )
    expect(phone.button("reussite:word.nothing")).to_be_visible()


def test_a_deal_is_played_to_its_triumph(devices: Devices) -> None:
    table = Patience.deal(devices.house)
    phone = Hands(devices.hand(table, table.host, size="small", begins=COUNTED), "Camille")
    turns = iter(turn for turn in solution() if turn.word)
    count = 0
    for action in by_hand(solution()):
        match action["act"]:
            case "cover" if count < by_depth(1, 2):
                phone.column(action["column"]).click()
                phone.page.wait_for_function(ANSWERED)
            case "propose":
                turn = next(turns)
                if count in BY_HAND:
                    table.settle()
                    columns = tuple(table.view["columns"])
                    lie_there(phone, sum(map(len, columns)))
                    phone.takes(columns, turn.draft)
                    phone.press("reussite:word.alone")
                    played = count + 1
                    table.until(table.host, lambda n=played: len(table.view["words"]) == n)
                else:
                    table.do(table.host, **action)
                count += 1
            case _:
                table.do(table.host, **action)
        if DEEP or action["act"] == "propose":
            table.settle()
            assert overflows(phone.page) == []
    expect(phone.page.get_by_role("heading", name=fr["reussite:end.title.triumph"])).to_be_visible()
    expect(phone.page.get_by_text(fr["reussite:end.possible"])).to_be_visible()
    told = phone.page.get_by_text(fr["reussite:list.title"])
    told.first.click()
    for word in words():
        expect(phone.page.get_by_text(word, exact=True).first).to_be_visible()
    # The result is copied for the cousins.
    phone.notes_what_is_copied()
    phone.press("reussite:end.copy")
    text = phone.copied()
    assert text[0] == f"Parlotte · Réussite, donne {DEAL} · Camille"
    assert text[1] == "⭐" * 7 + "🟦"
    assert text[2] == "8 mots, 8 possibles · sans aide"
    assert text[3] == f"{devices.house.url}/?donne={DEAL}"
    phone.press("reussite:end.again")
    expect(phone.page.get_by_text(fr["reussite:cover.title"])).to_be_visible()
    table.until(table.host, lambda: table.view["code"] != DEAL)


def test_an_empty_column_takes_a_card(devices: Devices) -> None:
    table = Patience.deal(devices.house).covered()
    phone = Hands(devices.hand(table, table.host))
    read = phone.page.get_by_role("list", name=fr["reussite:columns.label"]).locator(".hush")
    expect(read.nth(1)).to_have_text(re.compile("^Colonne 2.*Z bleu accessible"))
    phone.column(4).click()  # the T, alone in its column
    expect(phone.tiles).to_have_count(1)
    phone.column(4).click()
    expect(phone.page.get_by_text(fr["reussite:word.shifting"])).to_be_visible()
    phone.column(1).click()  # the Z goes there, and frees the P
    expect(phone.page.get_by_role("button", name="Prendre P, colonne 2")).to_be_visible()
    expect(phone.page.get_by_role("button", name="Prendre Z bleu, colonne 5")).to_be_visible()
    expect(read.nth(1)).to_have_text(re.compile("déplacée\\s: Z bleu$"))
    expect(read.nth(4)).to_have_text(re.compile("dans le mot\\s: T bleu$"))
    phone.tiles.first.click()  # the T goes back, and so does what had taken its place
    expect(phone.page.get_by_role("button", name="Prendre Z bleu, colonne 2")).to_be_visible()


def test_a_card_is_dragged_to_another_place(devices: Devices) -> None:
    table = Patience.deal(devices.house).covered()
    table.do(table.host, act="spell", text="ZUT")
    phone = Hands(devices.hand(table, table.host))
    phone.spells("ZUT")
    phone.tiles.first.drag_to(phone.tiles.nth(2))
    phone.spells("UTZ")
    phone.tiles.nth(2).focus()
    phone.page.keyboard.press("ArrowLeft")
    phone.spells("UZT")
    expect(phone.tiles.nth(1)).to_be_focused()


def test_a_petard_says_its_letter_and_can_be_taken_back(devices: Devices) -> None:
    table = Patience.deal(devices.house).covered()
    phone = Hands(devices.hand(table, table.host))
    phone.button("reussite:stats.add").evaluate("(one) => { one.click(); one.click(); }")
    phone.says("Q")
    phone.spells("Q")  # two quick taps are one
    # « Défaire » takes the letter back, and asks for none.
    phone.press("reussite:word.undo")
    expect(phone.button("reussite:word.tooShort")).to_be_visible()
    expect(phone.tiles.first).not_to_have_accessible_name(re.compile("pour Q"))
    dialog = phone.page.get_by_role("dialog")
    drawn(phone.page)
    expect(dialog).to_be_hidden()
    # The next tap asks for it; a letter that is typed is chosen, and Enter is enough.
    phone.press("reussite:stats.add")
    expect(dialog).to_be_visible()
    phone.page.keyboard.press("w")
    expect(dialog.get_by_role("radio", name="Lettre W")).to_be_focused()
    phone.page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    phone.spells("W")
    phone.tiles.first.click()
    phone.press("reussite:say.backPetard")
    expect(phone.tiles).to_have_count(0)


def test_the_focus_goes_on_to_the_next_open_column(devices: Devices) -> None:
    table = Patience.deal(devices.house)
    phone = Hands(devices.hand(table, table.host, begins=COUNTED))
    arrows = phone.page.get_by_role("group", name=fr["reussite:cover.arrows"])
    arrows.get_by_role("button", name="Couvrir la colonne 2").focus()
    for high in (2, 3):  # the last of them is a star
        phone.page.keyboard.press("Enter")
        expect(phone.page.locator(".stk").nth(1).locator(".k")).to_have_count(high)
        phone.page.wait_for_function(ANSWERED)
    expect(arrows.get_by_role("button", name="Couvrir la colonne 4")).to_be_focused()


def test_a_helping_hand_and_undo_takes_back_the_last_thing_done(devices: Devices) -> None:
    table = Patience.deal(devices.house).covered()
    phone = Hands(devices.hand(table, table.host))
    phone.column(1).click()
    phone.spells("Z")
    phone.column(1).click()
    phone.spells("ZP")
    # A whole word takes the place of it; what was there comes back, then card by card.
    phone.press("reussite:bar.help")
    phone.press("reussite:help.nudge")
    expect(phone.page.get_by_text(fr["reussite:help.nudged"])).to_be_visible()
    expect(phone.page.get_by_text(fr["reussite:help.wordInstead"])).to_be_visible()
    phone.press("reussite:help.word")
    expect(phone.page.get_by_role("dialog")).to_be_hidden()
    expect(phone.button("reussite:word.alone")).to_be_enabled()
    for left, press in (("ZP", "undo"), ("Z", "undo"), ("", "clear")):
        phone.press(f"reussite:word.{press}")
        phone.spells(left)
    expect(phone.button("reussite:word.undo")).to_be_disabled()
    phone.press("reussite:bar.help")
    phone.press("reussite:help.giveUp")
    phone.press("reussite:help.sureYes")
    expect(phone.page.get_by_role("heading", name=fr["reussite:end.title.failed"])).to_be_visible()


def test_the_demonstration_leads_back_to_the_table(devices: Devices) -> None:
    table = Patience.gather(devices.house, 1)
    phone = Hands(devices.hand(table, table.host))
    phone.press("lobby.rules")
    phone.press("rules.show")
    for _ in range(5):
        phone.press("demo.next")
    phone.press("demo.end")
    expect(phone.page.locator(".over")).to_be_hidden()
    expect(phone.button("lobby.start")).to_be_enabled()
