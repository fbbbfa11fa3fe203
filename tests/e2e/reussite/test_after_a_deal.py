"""What every screen shows after a deal of La Réussite; and the code that opens it again."""

import asyncio
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.devices import Devices
from e2e.reussite.hands import ANSWERED, COUNTED
from games.reussite.party import DEAL, Patience, solution, words
from parlotte.core.contract import Rejected
from parlotte.i18n import speaker
from parlotte.server.workers.questions import Question
from support.background import Background
from support.catalogue import fr

GRAND = "GEK2Q9F7"  # 97 cards, the blues of experts


def given_up(house: Background, people: int = 2, bots: tuple[int, ...] = ()) -> Patience:
    table = Patience.deal(house, people, bots=bots).covered()
    table.gives_up()
    return table.arrives("finished")


@pytest.fixture
def search(house: Background, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """What the house says to whoever wants a solution, as long as it says anything."""
    said = {"refused": "search-later"}
    thinking = house.here.house.questions
    ask = thinking.ask

    def sometimes(question: Question) -> "asyncio.Future[Any]":
        if not said["refused"] or question.queue != "solutions":
            return ask(question)
        refused: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        refused.set_exception(Rejected(said["refused"]))
        return refused

    monkeypatch.setattr(thinking, "ask", sometimes)
    return said


def test_a_solution_that_nobody_had_the_time_to_look_for_is_asked_for_again(
    house: Background, devices: Devices, search: dict[str, str]
) -> None:
    """« Plus tard » is not « pas trouvé »."""
    table = given_up(house)
    page = devices.hand(table, table.host, size="small")
    told = page.get_by_role("status").filter(has_text=fr.within("reussite:end.later"))
    expect(told).to_contain_text(speaker("fr")("search-later"))
    expect(page.get_by_text(fr["reussite:end.noneFound"])).to_have_count(0)
    again = page.get_by_role("button", name=fr["reussite:end.askAgain"])
    again.click()  # and still there is no time for it
    expect(told).to_be_visible()
    search["refused"] = ""
    again.click()
    page.get_by_role("button", name=fr["reussite:end.showSolution"]).click()
    expect(told).to_have_count(0)
    # It is seen step by step.
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_text(fr["reussite:end.stepFirst"])).to_be_visible()
    expect(sheet.locator(".ghost").first).to_be_visible()
    for _ in words()[1:]:
        page.keyboard.press("ArrowRight")
    expect(sheet.get_by_text(fr["reussite:end.stepLast"])).to_be_visible()
    expect(sheet.get_by_role("button", name=fr["reussite:end.next"])).to_be_disabled()
    page.keyboard.press("ArrowLeft")
    expect(sheet.get_by_text(fr["reussite:end.stepFirst"])).to_be_hidden()
    expect(sheet.get_by_text(fr["reussite:end.stepLast"])).to_be_hidden()


def test_what_was_looked_for_in_vain_is_told_as_not_found(
    house: Background, devices: Devices, search: dict[str, str]
) -> None:
    search["refused"] = "search-not-found"
    table = given_up(house)
    page = devices.hand(table, table.host, size="small")
    expect(page.get_by_text(fr["reussite:end.noneFound"])).to_be_visible()
    expect(page.get_by_role("button", name=fr["reussite:end.askAgain"])).to_have_count(0)


def test_a_television_asks_again_by_itself_and_names_a_bot_that_was_dismissed(
    house: Background, devices: Devices, search: dict[str, str]
) -> None:
    table = Patience.deal(house, 2, bots=(2,))
    screen = devices.screen(table, begins=COUNTED)
    screen.clock.install()
    bot = next(one for one in table.table["people"] if one.get("level"))
    table.ask("remove", person=bot["id"])
    table.covered()
    table.gives_up()
    title = screen.get_by_role("heading", name=fr["reussite:end.title.failed"])
    expect(title).to_be_visible()
    expect(screen.get_by_text(bot["name"], exact=True)).to_be_visible()
    possible = screen.get_by_text(f"C’était possible en {len(words())} mots.")
    screen.wait_for_function(f"() => sent.some((one) => one.ask) && ({ANSWERED})()")
    expect(possible).to_have_count(0)
    search["refused"] = ""
    screen.clock.run_for(16_000)
    expect(possible).to_be_visible()
    screen.reload()
    expect(screen.get_by_text(bot["name"], exact=True)).to_be_visible()


def the_past(page: Page) -> None:
    page.get_by_role("button", name=fr["common.menu"]).click()
    page.get_by_role("button", name=fr["menu.history"]).click()


def test_the_past_tells_how_a_deal_ended_and_shows_it_again(devices: Devices) -> None:
    table = Patience.deal(devices.house, 2)
    table.follow(solution())
    table.arrives("finished")
    page = devices.hand(table, table.host)
    the_past(page)
    page.get_by_text("Triomphe en 8 mots").click()
    line = page.get_by_role("slider")
    expect(line.locator(".mark")).to_have_count(len(words()))
    line.focus()
    for _ in range(3):
        page.keyboard.press("PageUp")
    expect(page.locator("[aria-current=step]")).to_contain_text(words()[2])
    # Nothing is hidden from anybody: there are no other eyes to look through.
    expect(page.get_by_role("button", name=fr["replay.publicEyes"])).to_have_count(0)


def test_the_code_of_a_deal_is_read_at_once(devices: Devices) -> None:
    table = Patience.gather(devices.house, 1, deal="")
    page = devices.hand(table, table.host)
    page.get_by_role("button", name=fr["lobby.options"]).click()
    field, decks = page.locator("#text-deal"), page.get_by_role("radiogroup").first
    expect(decks.get_by_role("radio").first).to_be_enabled()
    field.fill("PLOUF")
    field.blur()
    expect(page.get_by_role("alert")).to_contain_text("PLOUF")
    expect(page.get_by_role("alert")).to_be_in_viewport()
    expect(field).to_have_value("PLOUF")
    field.fill(GRAND)
    field.blur()
    expect(page.get_by_text(fr.within("options.setByDeal"))).to_have_count(2)
    expect(decks.get_by_role("radio").last).to_be_checked()
    expect(decks.get_by_role("radio").last).to_be_disabled()
    field.fill("")
    field.blur()
    expect(decks.get_by_role("radio").first).to_be_enabled()
    field.fill(DEAL)
    page.get_by_role("button", name=fr["options.keep"]).click()
    expect(field).to_be_hidden()
    chosen = {"deal": DEAL, "deck": "normal"}
    table.until(table.host, lambda: chosen.items() <= table.table["options"].items())
