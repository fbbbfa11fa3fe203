"""The boxes for a table's code: as many as the server's codes have letters.

A house at home has four, as `test_shell.py` sees.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from e2e.devices import Devices, overflows
from e2e.phones import Phone
from support.background import Background
from support.party import Party

PUBLIC = "https://jeux.example"


def test_the_front_page_has_a_box_for_each_letter_and_a_longer_code_fits(
    tmp_path: Path, new_context: Callable[..., Any]
) -> None:
    house = Background(tmp_path, public_url=PUBLIC).open()
    try:
        party = Party.gather(house, 1)
        assert len(party.code) == 6
        phone = Phone(Devices(house, new_context).open("/"))
        boxes = phone.page.locator(".codebox > span")
        expect(boxes).to_have_count(6)
        field = phone.field("home.codeLabel")
        field.fill("salupani")
        expect(field).to_have_value("SALUPANI")
        expect(boxes).to_have_count(8)
        assert overflows(phone.page) == []
    finally:
        house.close()
