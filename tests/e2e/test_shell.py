"""Small problems that a family met on the screens around the games."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.devices import SIZES, Devices, drawn, overflows
from e2e.phones import Phone
from e2e.steps import words
from support.background import Background
from support.party import Party

LONG = "Marie-Antoinette"  # as long as a name may be
# How much of the window's width the parts of the screen use, and whether the dock stands beside.
ROOM = """() => {
  const boxes = [...document.querySelectorAll('.page > .body, .page > .dock')]
    .map((one) => one.getBoundingClientRect());
  const dock = document.querySelector('.dock')?.getBoundingClientRect();
  const right = Math.max(...boxes.map((box) => box.right));
  const left = Math.min(...boxes.map((box) => box.left));
  return [(right - left) / innerWidth, !dock || dock.left >= boxes[0].right - 1];
}"""


def test_a_wrong_code_is_told_and_mended_letter_by_letter(devices: Devices) -> None:
    party = Party.gather(devices.house, 2)
    wrong = party.code[:-1] + "Y"  # no code ends so
    phone = Phone(devices.open("/"))
    expect(phone.page.locator(".codebox > span")).to_have_count(4)
    field = phone.field("home.codeLabel")
    field.press_sequentially(wrong[:-1].lower())
    expect(phone.button("home.join")).to_be_visible()
    field.press_sequentially(wrong[-1].lower())  # the last letter joins by itself
    expect(phone.reads("door.closed.no-such-table.title")).to_be_visible()
    expect(field).to_have_value(wrong)
    field.focus()
    field.press("Backspace")
    field.press_sequentially(party.code[-1])
    expect(phone.button("door.sit")).to_be_visible()
    assert phone.code == party.code


def test_a_wrong_code_is_replaced_by_typing_and_one_letter_by_touching_it(devices: Devices) -> None:
    party = Party.gather(devices.house, 2)
    wrong = "Y" + party.code[1:]  # no code begins so
    laptop = Phone(devices.open(f"/{wrong}", "laptop"))
    field = laptop.field("home.codeLabel")
    expect(field).to_be_focused()
    laptop.page.keyboard.type(party.code.lower())
    expect(laptop.button("door.sit")).to_be_visible()

    phone = Phone(devices.open(f"/{wrong}"))
    field = phone.field("home.codeLabel")
    expect(field).to_have_value(wrong)
    expect(field).not_to_be_focused()
    phone.page.locator(".codebox > span").first.tap(force=True)
    phone.page.keyboard.type(party.code[0].lower())
    expect(phone.button("door.sit")).to_be_visible()
    assert phone.code == party.code


def test_a_guest_sees_who_is_there_on_a_short_phone(devices: Devices) -> None:
    """360×640: four people of the table, and the way in, without a scroll."""
    party = Party.gather(devices.house, 5)
    phone = Phone(devices.hand(party, party.players[1], size="small"))
    people = phone.page.get_by_role("region", name=words(phone.page)["lobby.people"])
    dock = drawn(phone.page).locator(".dock").bounding_box()
    fourth = people.get_by_role("listitem").nth(3).bounding_box()
    assert dock
    assert fourth
    assert fourth["y"] + fourth["height"] <= dock["y"]
    assert dock["height"] <= 640 * 0.25
    # What is pressed stays large enough.
    for one in phone.page.locator(".dock button").all():
        assert (one.bounding_box() or {})["height"] >= 44


@pytest.mark.parametrize(
    ("lang", "path"),
    [("fr", "/nulle/part"), pytest.param("en", "/MILO/nowhere", marks=pytest.mark.deep)],
)
def test_a_stray_path_is_a_page(devices: Devices, lang: str, path: str) -> None:
    devices.forgive("404")
    page = devices.open(path, lang=lang)
    expect(page.get_by_text(words(page)["home.astray"])).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.get_by_role("button", name=words(page)["home.join"])).to_be_visible()


def test_the_television_of_a_table_is_its_big_screen(devices: Devices) -> None:
    party = Party.gather(devices.house, 2)
    page = devices.open(f"/{party.code}/tv", "tv")
    expect(page.locator(".tv")).to_be_visible()
    expect(page).to_have_url(re.compile(f"/{party.code}/ecran$"))


def test_a_name_says_how_much_of_it_there_is_room_for_and_has_the_focus_on_a_laptop(
    house: Background, devices: Devices
) -> None:
    party = Party.gather(house, 2)
    laptop = Phone(devices.hand(party, size="laptop"))
    expect(laptop.field("people.name")).to_be_focused()
    phone = Phone(devices.hand(party))
    field = phone.field("people.name")
    expect(field).to_be_visible()
    expect(field).not_to_be_focused()
    told = phone.page.get_by_role("status").filter(has_text="lettre")
    field.fill("Zoé")
    expect(told).to_have_count(0)
    field.fill(LONG[:13])
    expect(told).to_have_text("encore 3 lettres")
    field.fill("")
    field.press_sequentially(LONG + " de Bourbon")
    expect(field).to_have_value(LONG)
    expect(told).to_have_text("16 lettres, pas plus")


def test_a_phone_on_its_side_uses_its_width(devices: Devices) -> None:
    party = Party.gather(devices.house, 4)

    def is_used(page: Page, where: str) -> None:
        for size in ("lying", "lying-small"):
            width, height = SIZES[size]
            page.set_viewport_size({"width": width, "height": height})
            wide, beside = drawn(page).evaluate(ROOM)
            assert (where, size, wide > 0.95, beside, overflows(page)) == (
                where, size, True, True, [],
            )  # fmt: skip

    is_used(devices.open("/", "lying"), "home")
    is_used(devices.hand(party, size="lying"), "join")
    is_used(devices.hand(party, party.host, size="lying"), "lobby")
