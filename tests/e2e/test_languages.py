"""French and English, day and night: changed in the settings, at once and for good."""

from playwright.sync_api import Page, expect

from e2e import steps
from e2e.devices import Devices
from e2e.scene import covered
from e2e.tongues import choose, french_left, paper
from support.catalogue import en, fr
from support.party import Party


def fetched(page: Page) -> list[str]:
    """Every address a page asks for, from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return asked


def only_fetches(asked: list[str], lang: str, other: str) -> None:
    assert [url for url in asked if f"/assets/{lang}-" in url]
    assert [url for url in asked if f"/assets/{other}-" in url] == []


def test_the_home_page_changes_its_language_and_its_light_at_once(devices: Devices) -> None:
    page = devices.context().new_page()
    asked = fetched(page)
    page.goto("/")
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "fr")
    expect(page.get_by_role("button", name=fr["home.join"])).to_be_visible()
    only_fetches(asked, "fr", "en")
    light = paper(page)
    # Night falls where the device says so, and where its person does.
    page.emulate_media(color_scheme="dark")
    night = paper(page)
    assert night != light
    page.emulate_media(color_scheme="light")
    page.get_by_role("button", name=fr["home.settings"]).click()
    covered(page)
    choose(page, "settings.look", fr.text("settings.night"))
    expect(html).to_have_attribute("data-theme", "dark")
    assert paper(page) == night
    choose(page, "settings.look", fr.text("settings.day"))
    expect(html).to_have_attribute("data-theme", "light")
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


def test_a_browser_that_speaks_english_is_spoken_to_in_english(devices: Devices) -> None:
    party = Party.gather(devices.house, 3, bots=(2,))
    seat = {"person": party.host.person, "token": party.host.token}
    held = {"seats": [seat], "key": party.key, "name": "", "at": 0}
    host = devices.context(lang="en", kept={f"table:{party.code}": held}).new_page()
    asked = fetched(host)
    host.goto(f"/{party.code}")
    expect(host.get_by_role("button", name=en.within("lobby.start")).first).to_be_visible()
    only_fetches(asked, "en", "fr")
    assert french_left(host) == []
    steps.menu(host, party)
    assert french_left(host) == []
    screen = devices.screen(party, lang="en")
    expect(screen.get_by_text(party.host.name).first).to_be_visible()
    assert french_left(screen) == []


def test_a_language_that_cannot_be_fetched_leaves_the_page_in_the_one_it_has(
    devices: Devices,
) -> None:
    devices.forgive("Failed to load resource")
    page = devices.open("/")
    page.route("**/assets/en-*.js", lambda route: route.abort())
    page.get_by_role("button", name=fr["home.language"]).click()
    expect(page.get_by_text(fr["home.unreachable"])).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("button", name=fr["home.join"])).to_be_visible()
    page.unroute("**/assets/en-*.js")
    page.get_by_role("button", name=fr["home.language"]).click()
    expect(page.get_by_role("button", name=en["home.join"])).to_be_visible()
    assert french_left(page) == []


def test_another_language_is_there_once_the_settings_are_open(devices: Devices) -> None:
    """Whoever changes it where the line is bad waits for nothing."""
    party = Party.gather(devices.house, 3, bots=(2,))
    page = devices.hand(party, party.host)
    steps.menu(page, party)
    with page.expect_response("**/assets/en-*.js") as fetched:
        page.get_by_role("button", name=fr.within("menu.settings")).first.click()
    fetched.value.finished()
    covered(page)
    page.route("**/assets/**", lambda route: route.abort())
    choose(page, "settings.language", "English")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.locator(".over").get_by_role("button", name=en["common.back"]).click()
    assert french_left(page) == []
