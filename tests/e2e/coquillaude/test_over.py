"""The end of a match of La Coquillaude: honours, missed words, and the replay."""

import json

from playwright.sync_api import Page, expect

from e2e.coquillaude.table_scenes import CALM, play_a_round
from e2e.devices import Devices, whispers
from games.coquillaude.party import Round
from support.background import Background
from support.catalogue import fr


def test_what_is_seen_after_a_match(devices: Devices) -> None:
    """To play one takes far longer than to look at it."""
    over = a_short_match(devices.house)
    assert over.phase == "ended"
    phone = devices.hand(over, over.host)
    a_phone_tells_round_by_round_what_nobody_saw(over, phone)
    points_left_on_the_table_are_counted(over, phone)
    screen = devices.screen(over)
    the_big_screen_shows_podium_and_recap(over, screen)
    a_screen_that_moves_goes_through_all_rounds(over, screen)
    page = replay(devices, over)
    letters_are_seen_with_their_owners_eyes_alone(over, page)
    each_moment_is_seen_again(page)


def a_short_match(house: Background) -> Round:
    """As chance deals it, for it is seen again. Without a bag nobody plays any more."""
    table = Round.gather(house, 4, letters=100, **CALM).start()
    while table.phase != "ended":
        if table.to_compose().view["bag"] > 0:
            play_a_round(table)
        else:
            table.passes(*table.players).next_round()
    return table


def a_phone_tells_round_by_round_what_nobody_saw(over: Round, page: Page) -> None:
    recap = page.get_by_role("region", name=fr["coquillaude/tv:recap.title"])
    rounds = over.view["phase"]["rounds"]
    rows = recap.locator("details")
    expect(rows).to_have_count(len(rounds))
    for row, told in zip(rows.all(), rounds, strict=True):
        summary = row.locator("summary")
        expect(summary).to_contain_text(told["written"])
        if told["unseen"]:
            expect(summary).to_contain_text(told["unseen"]["written"])
            expect(summary).to_contain_text(str(told["unseen"]["points"]))
    rows.first.locator("summary").click()
    for best in rounds[0]["best"]:
        # The name alone and whole: LUCAS is also a word, and may be somebody's best one.
        name = page.get_by_text(over.player(best["seat"]).name, exact=True)
        line = rows.first.get_by_role("listitem").filter(has=name)
        expect(line).to_contain_text(best["written"])
        expect(line).to_contain_text(str(best["points"]))


def points_left_on_the_table_are_counted(over: Round, page: Page) -> None:
    left = page.get_by_role("region", name=fr["coquillaude/tv:recap.left"])
    for seat in range(4):
        points = 0
        for told in over.view["phase"]["rounds"]:
            best = next((one["points"] for one in told["best"] if one["seat"] == seat), 0)
            points += max(0, best - (told["bids"][seat] or 0))
        line = left.get_by_role("listitem").filter(has_text=over.player(seat).name)
        expect(line).to_contain_text(str(points))


def the_big_screen_shows_podium_and_recap(over: Round, screen: Page) -> None:
    expect(screen.get_by_role("list", name=fr["end.podium"])).to_be_visible()
    finest = max(over.view["words"], key=lambda one: one["scored"])
    expect(screen.get_by_role("img", name=finest["written"])).to_be_visible()
    missed = [one for one in over.view["phase"]["rounds"] if one["unseen"]]
    missed.sort(key=lambda one: one["scored"] - one["unseen"]["points"])
    reel = screen.get_by_role("region", name=fr["coquillaude/tv:recap.title"])
    words = [one["unseen"]["written"] for one in missed[:3]]
    expect(reel.locator("li b.word")).to_have_text(words)


def a_screen_that_moves_goes_through_all_rounds(over: Round, screen: Page) -> None:
    screen.emulate_media(reduced_motion="no-preference")
    screen.clock.install()
    screen.reload()
    reel = screen.get_by_role("region", name=fr["coquillaude/tv:recap.title"])
    missed = [one["unseen"]["written"] for one in over.view["phase"]["rounds"] if one["unseen"]]
    found: list[str] = []
    for at in range(0, len(missed), 3):
        expect(reel.locator("li b.word")).to_have_text(missed[at : at + 3])
        found += reel.locator("li b.word").all_text_contents()
        screen.clock.run_for(7_000)
    assert found == missed


def replay(devices: Devices, over: Round) -> Page:
    state = {"overlay": "replay", "argument": over.last_match}
    begins = f"history.state ?? history.replaceState({json.dumps(state)}, '')"
    page = devices.hand(over, over.host, begins=begins)
    expect(page.get_by_role("slider")).to_be_visible()
    return page


def each_moment_is_seen_again(page: Page) -> None:
    phase = page.locator(".moment .badge").first
    names = {
        name: fr.text(f"coquillaude/tv:moment.phases.{name}")
        for name in ("question", "answered", "compose", "announce", "placed", "ended")
    }
    seen: set[str] = set()
    slider = page.get_by_role("slider")
    slider.focus()
    most = int(slider.get_attribute("aria-valuemax") or "0")
    for step in range(most - 1):
        seen.add(phase.inner_text())
        page.keyboard.press("ArrowRight")
        expect(slider).to_have_attribute("aria-valuenow", str(step + 2))
        if seen >= set(names.values()) - {names["ended"]}:
            break
    page.keyboard.press("End")
    expect(phase).to_have_text(names["ended"])
    assert seen >= set(names.values()) - {names["ended"]}


def letters_are_seen_with_their_owners_eyes_alone(over: Round, page: Page) -> None:
    letters = fr.text("coquillaude/tv:moment.letters")
    assert whispers(page, letters) == []
    page.get_by_role("button", name=fr["replay.publicEyes"]).click()
    page.get_by_role("dialog").get_by_role("button", name=over.host.name).click()
    expect(page.get_by_text(letters)).to_be_visible()
    expect(page.locator(".letters")).not_to_be_empty()
