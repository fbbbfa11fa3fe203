"""The end of a match of 1000 Bornes des Mots: its poster can be saved as a picture."""

import struct
from pathlib import Path

from playwright.sync_api import expect

from e2e.bornes.hands import Hands
from e2e.bornes.scenes import ended, with_the_poster
from e2e.devices import Devices
from games.bornes.party import CAT_SAID


def test_the_poster_is_saved_as_a_picture(devices: Devices, tmp_path: Path) -> None:
    """Drawn on the device: no server is asked for it."""
    table = ended(devices.house)
    phone = Hands(devices.hand(table, table.player(1)))
    with_the_poster(phone.page, table)
    expect(phone.page.locator(".poster")).to_contain_text(CAT_SAID)
    with phone.page.expect_download() as saved:
        phone.press("bornes:poster.save")
    kept = tmp_path / saved.value.suggested_filename
    saved.value.save_as(kept)
    picture = kept.read_bytes()
    width, height = struct.unpack(">II", picture[16:24])
    assert (kept.suffix, picture[:8]) == (".png", b"\x89PNG\r\n\x1a\n")
    assert width == 1080
    assert height > width  # a poster stands
    expect(phone.page.get_by_role("alert")).to_have_count(0)
