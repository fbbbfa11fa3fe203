"""French and English, day and night: chosen in the settings, at once and for good."""

import re

from playwright.sync_api import Page, expect

from e2e import steps
from e2e.devices import Devices
from support.background import Background
from support.catalogue import WEB, en, fr, read
from support.party import Party

SHORTEST = 8  # a shorter text may be a word of both languages


def french_only() -> set[str]:
    """Sentences of the French catalogues that are not in the English ones."""
    listed = (WEB / "locales" / "fr.ts").read_text(encoding="utf-8")
    areas = re.findall(r'from "\./fr/(\w+)"', listed)
    areas += ["lauriers", "lauriers/tv", "lauriers/rules"]
    french = {text for area in areas for texts in read(area, "fr").values() for text in texts}
    english = {text for area in areas for texts in read(area, "en").values() for text in texts}
    return {one for one in french - english if len(one) >= SHORTEST and "${" not in one}


def french_left(page: Page) -> list[str]:
    """What an English page still says in French, read aloud or not."""
    told: str = page.evaluate(
        "() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label]')]"
        ".map((one) => one.getAttribute('aria-label'))].join('\\n')"
    )
    return sorted(one for one in french_only() if one in told)


def choose(page: Page, group: str, choice: str) -> None:
    radios = page.get_by_role("radiogroup", name=steps.words(page)[group])
    radios.get_by_role("radio", name=choice).click()


def paper(page: Page) -> str:
    found: str = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    return found


def test_the_home_page_changes_its_language_and_its_light_at_once(devices: Devices) -> None:
    page = devices.open("/")
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "fr")
    light = paper(page)
    page.get_by_role("button", name=fr["home.settings"]).click()
    steps.cover(page)
    choose(page, "settings.look", fr.text("settings.night"))
    expect(html).to_have_attribute("data-theme", "dark")
    assert paper(page) != light
    choose(page, "settings.look", fr.text("settings.day"))
    assert paper(page) == light
    choose(page, "settings.language", "English")
    expect(html).to_have_attribute("lang", "en")
    assert french_left(page) == []
    page.get_by_role("button", name=en["common.back"]).click()
    expect(page.get_by_role("button", name=en["home.join"])).to_be_visible()
    assert french_left(page) == []
    page.reload()
    expect(page.get_by_role("button", name=en["home.join"])).to_be_visible()
    expect(html).to_have_attribute("data-theme", "light")


def test_a_browser_that_speaks_english_is_spoken_to_in_english(
    house: Background, devices: Devices
) -> None:
    party = Party.gather(house, 3, bots=(2,))
    host = devices.hand(party, party.host, lang="en")
    expect(host.get_by_role("button", name=en.within("lobby.start")).first).to_be_visible()
    assert french_left(host) == []
    steps.menu(host, party)
    assert french_left(host) == []
    screen = devices.screen(party, lang="en")
    expect(screen.get_by_text(party.host.name).first).to_be_visible()
    assert french_left(screen) == []


def test_the_language_changes_in_the_middle_of_a_game(house: Background, devices: Devices) -> None:
    """And the server's own sentences with it."""
    party = Party.gather(house, 3)
    party.start()
    party.play("writing")
    page = devices.hand(party, party.writers[0])
    page.get_by_role("textbox").fill("Un brouillon qui reste.")
    steps.menu(page, party)
    page.get_by_role("button", name=fr.within("menu.settings")).first.click()
    steps.cover(page)
    choose(page, "settings.language", "English")
    page.locator(".over").get_by_role("button", name=en["common.back"]).click()
    send = page.get_by_role("button", name=en.within("lauriers:write.send"))
    expect(send.first).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_value("Un brouillon qui reste.")
    assert french_left(page) == []


def test_night_falls_on_the_whole_page_where_the_device_says_so(devices: Devices) -> None:
    day, night = devices.open("/"), devices.open("/", theme="dark")
    assert paper(day) != paper(night)
