"""The deal of the day for a beginner: a demonstration, coaching, no name needed."""

from playwright.sync_api import expect

from e2e.reussite.conftest import Today
from e2e.reussite.hands import Hands
from games.reussite.party import Patience
from parlotte.games.reussite.search.cheapest import cheapest
from support.background import Background
from support.catalogue import fr


def coach(phone: Hands, key: str) -> None:
    expect(
        phone.page.locator(".coach").get_by_text(fr.within(f"reussite/coach:{key}"))
    ).to_be_visible()


def first_word(house: Background, day: str, column: int) -> tuple[tuple[str, ...], str]:
    """The columns once that one has got a card and then all are covered, and a word there."""
    table = Patience.deal(house, deal=day)
    table.do(table.host, act="cover", column=column)
    table.covered()
    word = table.ask("advise", kind="word")["word"]
    return tuple(table.view["columns"]), word


def test_a_first_visit_is_shown_the_game_and_coached_through_a_word(
    house: Background, today: Today
) -> None:
    phone = today.open("/")
    phone.press("reussite/card:title")
    # The demonstration, step by step, to its end.
    expect(phone.page.get_by_role("heading", name=fr["demo.title"])).to_be_visible()
    expect(phone.page.get_by_text(fr.within("reussite/rules:demo.aim"))).to_be_visible()
    expect(phone.page.get_by_text("ensemble")).to_have_count(0)
    further, end = phone.button("demo.next"), phone.button("demo.end")
    expect(further).to_be_visible()
    while not end.is_visible():
        further.click()
        expect(further.or_(end).first).to_be_visible()
    end.click()
    # The deal, and somebody beside you who points at what is to be touched.
    coach(phone, "cover")
    expect(phone.page.locator("[data-coached]").first).to_be_attached()
    shown = phone.page.locator(".stk:has([data-coached]) button[data-column]").first
    columns, word = first_word(house, today.day, int(shown.get_attribute("data-column") or 0))
    draft = cheapest(columns, word, 0, 50)
    assert draft is not None
    shown.click()
    coach(phone, "again")
    phone.press("reussite:cover.all")
    coach(phone, "take")
    phone.takes(columns, draft)
    coach(phone, "write")
    expect(phone.page.locator(".dock .main[data-coached]")).to_be_visible()
    # No hint was used up.
    phone.press("reussite:bar.help")
    expect(phone.page.get_by_text("Le résultat dira si on vous a aidé.")).to_be_visible()
    phone.page.keyboard.press("Escape")
    phone.press("reussite:word.alone")
    coach(phone, "done")
    expect(phone.page.locator("[data-coached]")).to_have_count(0)
    # The praise has been read by the time of the next act: a card is given to an empty column.
    gives = phone.page.locator("main .stk button[data-column]:enabled:not([aria-pressed])")
    gives.last.click()
    expect(phone.page.locator(".coach")).to_have_count(0)
    # Once it is done it does not come back.
    phone.page.reload()
    expect(phone.page.get_by_role("list", name=fr["reussite:columns.label"])).to_be_visible()
    expect(phone.page.locator(".coach")).to_have_count(0)


def test_the_demonstration_is_skipped_and_a_wrong_way_is_followed_too(
    house: Background, today: Today
) -> None:
    phone = today.open("/")
    phone.press("reussite/card:title")
    phone.press("demo.skip")
    expect(phone.page.get_by_text(fr["reussite:cover.title"])).to_be_visible()
    phone.press("reussite:cover.all")
    coach(phone, "take")
    letter = next(n for n, said in enumerate(phone.stands()) if "étoile accessible" not in said)
    phone.column(letter).click()
    coach(phone, "more")
    phone.page.get_by_role("button", name=fr["coach.leave"]).click()
    expect(phone.page.locator(".coach")).to_have_count(0)
    expect(phone.page.locator("[data-coached]")).to_have_count(0)
    phone.page.reload()
    expect(phone.page.get_by_role("list", name=fr["reussite:columns.label"])).to_be_visible()
    expect(phone.page.locator(".coach")).to_have_count(0)
    # Another deal of the same device is dealt without a word.
    phone.page.evaluate("() => localStorage.removeItem('parlotte:reussite:table')")
    phone.page.goto("/")
    phone.press("reussite/card:title")
    expect(phone.page.get_by_text(fr["reussite:cover.title"])).to_be_visible()


def test_a_day_is_played_without_a_name_that_is_given_at_the_end(
    house: Background, today: Today
) -> None:
    phone = today.open("/", kept={"lessons": ["demo:reussite", "coach:reussite"]})
    phone.press("reussite/card:title")
    phone.press("reussite:cover.all")
    # Who has given no name is « vous » to himself.
    phone.press("common.menu")
    menu = phone.page.get_by_role("dialog")
    expect(menu.get_by_text(fr["people.you"], exact=True)).to_be_visible()
    phone.page.keyboard.press("Escape")
    # Two hints, of which one is asked for twice.
    phone.press("reussite:bar.help")
    for _ in range(2):
        phone.press("reussite:help.nudge")
        expect(phone.reads("reussite:help.nudged")).to_be_visible()
    expect(phone.page.get_by_text("Déjà 1 coup de pouce")).to_be_visible()
    phone.press("reussite:help.word")
    expect(phone.page.get_by_role("dialog")).to_be_hidden()
    phone.page.reload()
    phone.press("reussite:bar.help")
    expect(phone.page.get_by_text("Déjà 2 coups de pouce")).to_be_visible()
    phone.press("reussite:help.giveUp")
    phone.press("reussite:help.sureYes")
    expect(phone.page.get_by_text("2 coups de pouce")).to_be_visible()
    # To share it, one may say who one is.
    phone.notes_what_is_copied()
    phone.press("reussite:end.copy")
    dialog = phone.page.get_by_role("dialog")
    expect(dialog.get_by_text(fr["reussite:end.sign"])).to_be_visible()
    dialog.get_by_role("button", name=fr["reussite:end.signYes"]).click()
    expect(dialog.get_by_role("alert")).to_be_visible()  # nothing is no name
    dialog.get_by_role("textbox").fill("Mamie")
    dialog.get_by_role("button", name=fr["reussite:end.signYes"]).click()
    lines = phone.copied()
    assert lines[0].endswith(" · Mamie")
    assert lines[2].endswith("2 coups de pouce")
    phone.press("common.menu")
    expect(phone.page.get_by_role("dialog").get_by_text("Mamie")).to_be_visible()


def test_the_name_may_be_kept_to_oneself_until_others_are_invited(
    house: Background, today: Today
) -> None:
    phone = today.open("/", kept={"lessons": ["demo:reussite", "coach:reussite"]})
    phone.press("reussite/card:title")
    phone.press("reussite:cover.all")
    phone.press("reussite:bar.help")
    phone.press("reussite:help.giveUp")
    phone.press("reussite:help.sureYes")
    phone.notes_what_is_copied()
    phone.press("reussite:end.copy")
    phone.press("reussite:end.signNo")
    lines = phone.copied()
    assert lines[2].endswith("sans aide")
    assert len(lines[0].split(" · ")) == 2
    # Whoever invites is asked then.
    phone.press("reussite:end.other")
    expect(phone.page.get_by_text(fr["people.inviteFirst"])).to_be_visible()
    expect(phone.button("lobby.share")).to_have_count(0)
    phone.press("people.tellName")
    phone.page.get_by_role("dialog").get_by_role("textbox").fill("Papi")
    phone.press("people.thatsMe")
    expect(phone.button("lobby.share")).to_be_visible()
    expect(phone.page.get_by_text("La table de Papi")).to_be_visible()
