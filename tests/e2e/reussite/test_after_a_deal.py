"""What a deal of La Réussite leaves behind on all screens; and the code it is opened by."""

from playwright.sync_api import Page, expect

from e2e.devices import Devices
from games.reussite.party import DEAL, Patience, solution, words
from support.background import Background
from support.catalogue import fr

GRAND = "GEK2Q9F7"  # 97 cards, the blues of experts


def given_up(house: Background, people: int = 2, bots: tuple[int, ...] = ()) -> Patience:
    table = Patience.deal(house, people, bots=bots).covered()
    table.do(table.host, act="give-up")
    table.arrives("yielding")
    table.do(table.players[1], act="answer", aye=True)
    table.arrives("finished")
    return table


def test_the_solution_is_seen_step_by_step(house: Background, devices: Devices) -> None:
    table = given_up(house)
    page = devices.hand(table, table.host, size="small")
    page.get_by_role("button", name=fr["reussite:end.showSolution"]).click()
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


def the_past(page: Page) -> None:
    page.get_by_role("button", name=fr["common.menu"]).click()
    page.get_by_role("button", name=fr["menu.history"]).click()


def test_the_past_tells_how_a_deal_ended_and_shows_it_again(
    house: Background, devices: Devices
) -> None:
    table = Patience.deal(house, 2)
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


def test_a_bot_that_was_dismissed_keeps_its_name_on_the_big_screen(
    house: Background, devices: Devices
) -> None:
    table = Patience.deal(house, 2, bots=(2,))
    screen = devices.screen(table)
    bot = next(one for one in table.table["people"] if one.get("level"))
    table.ask("remove", person=bot["id"])
    table.covered()
    table.do(table.host, act="give-up")
    table.arrives("yielding")
    table.do(table.players[1], act="answer", aye=True)
    for _ in range(2):
        title = screen.get_by_role("heading", name=fr["reussite:end.title.failed"])
        expect(title).to_be_visible()
        expect(screen.get_by_text(bot["name"], exact=True)).to_be_visible()
        screen.reload()


def test_the_code_of_a_deal_is_read_at_once(house: Background, devices: Devices) -> None:
    table = Patience.gather(house, 1, deal="")
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
    expect(page.get_by_text(fr.within("options.decided"))).to_have_count(2)
    expect(decks.get_by_role("radio").last).to_be_checked()
    expect(decks.get_by_role("radio").last).to_be_disabled()
    field.fill("")
    field.blur()
    expect(decks.get_by_role("radio").first).to_be_enabled()
    field.fill(DEAL)
    page.get_by_role("button", name=fr["options.keep"]).click()
    expect(field).to_be_hidden()
    table.settle()
    assert table.table["options"]["deal"] == DEAL
    assert table.table["options"]["deck"] == "normal"
