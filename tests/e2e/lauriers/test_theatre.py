"""The verdict is played on the big screen: entry, voters, a pause, author; then the pawns."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e.devices import Devices, drawn, shown, whispers
from games.lauriers.party import SHEETS, Circle
from support.background import Background
from support.catalogue import fr
from support.party import Player

AFTER_TWO_ENTRIES_MS = 6_500  # the first two entries, which nobody believed, have been told
AT_THIRD_PAUSE_MS = 8_000  # the pause before the author of the third entry
WHOLE_PLAY_MS = 40_000  # longer than the whole play
NOW = 1_800_000_000  # any time will do
# Records what the live region says, and whether the play is on.
RECORD_LIVE_REGION = """() => {
  window.overheard = [];
  const region = document.querySelector('[aria-live].above');
  const look = () => window.overheard.push({
    said: region.textContent,
    played: Boolean(document.querySelector('.stage')),
  });
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(region, all);
}"""
# Every beat as it comes: which entry, who has landed, whether its author is told, which points.
LISTEN = """() => {
  window.beats = [];
  const look = () => {
    const stage = document.querySelector('.stage');
    if (!stage || stage.dataset.beat === 'before') return;
    const beat = {
      kind: stage.dataset.beat,
      entry: stage.querySelector(".card .disc").textContent,
      voters: stage.querySelectorAll('.vote').length,
      told: Boolean(stage.querySelector('.who')),
      walked: Boolean(document.querySelector('.wreath')),
      says: stage.dataset.beat === 'star' ? stage.textContent : '',
    };
    const last = window.beats.at(-1);
    if (JSON.stringify(last) !== JSON.stringify(beat)) window.beats.push(beat);
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""


def is_real(entry: dict[str, Any]) -> bool:
    return None in entry["authors"]


def before_the_verdict(house: Background, people: int = 4) -> Circle:
    """All but the host have voted for the first one's entry; the host's vote is the last."""
    party = Circle.gather(house, people, automatic_mdj=True).start().play("voting")
    entries = party.view["phase"]["entries"]
    mark = next(at for at, text in enumerate(entries) if text == SHEETS[0])
    for one in party.players[1:]:
        party.do(one, act="vote", entry=mark, done=True)
    return party


def cast_last_vote(party: Circle) -> None:
    """The host votes for the second one's entry."""
    entries = party.view["phase"]["entries"]
    mark = next(at for at, text in enumerate(entries) if text == SHEETS[1])
    party.do(party.host, act="vote", entry=mark, done=True)


def lively(devices: Devices, party: Circle, player: Player | None = None) -> Page:
    """A big screen that moves, or a phone, on which every beat is noted. Its time stands: the play
    goes on when a test lets time pass there."""
    seats = [] if player is None else [{"person": player.person, "token": player.token}]
    held = {"seats": seats, "key": party.key, "name": "", "at": 0}
    size, path = ("tv", f"/{party.code}/ecran") if player is None else ("phone", f"/{party.code}")
    page = devices.context(size, lively=True, kept={f"table:{party.code}": held}).new_page()
    page.clock.install(time=NOW)
    page.clock.pause_at(NOW + 1)
    page.goto(path)
    shown(page).evaluate(LISTEN)
    return page


def stage(screen: Page) -> Locator:
    return screen.get_by_role("region", name=fr["lauriers/tv:verdict"])


def board(screen: Page) -> Locator:
    return screen.get_by_role("list", name=fr["lauriers/tv:reveal.earned"])


def by_entry(beats: list[dict[str, Any]]) -> list[tuple[str, list[dict[str, Any]]]]:
    """The beats of each entry, in the order in which they are told."""
    told: list[tuple[str, list[dict[str, Any]]]] = []
    for beat in beats:
        if not told or told[-1][0] != beat["entry"]:
            told.append((beat["entry"], []))
        told[-1][1].append(beat)
    return told


# Everything that is told to who listens, with what is on the screen at that moment.
FONT_SIZE = "(all) => Math.min(...all.map((one) => parseFloat(getComputedStyle(one).fontSize)))"


def test_entry_voters_pause_and_author_come_one_after_the_other(devices: Devices) -> None:
    party = before_the_verdict(devices.house)
    screen, phone = lively(devices, party), lively(devices, party, party.players[1])
    for page in (screen, phone):
        page.evaluate(RECORD_LIVE_REGION)
    cast_last_vote(party)
    expect(stage(screen)).to_be_visible()
    expect(phone.get_by_role("button", name=fr["lauriers/tv:suspense.atOnce"])).to_be_visible()
    # At 1280×800 a definition is as large on the stage as a headline, and no small print below.
    screen.clock.run_for(1_000)
    expect(stage(screen).locator(".t")).to_be_visible()
    assert stage(screen).locator(".t").evaluate_all(FONT_SIZE) >= 40
    for page in (screen, phone):
        page.clock.run_for(WHOLE_PLAY_MS)
    expect(board(screen)).to_be_visible()
    expect(stage(screen)).to_have_count(0)
    assert screen.locator(".rev .text").evaluate_all(FONT_SIZE) >= 19
    beats_are_right(screen, party)
    # Who listens hears of the points when the play is over.
    moves = re.compile("avance")
    for page in (screen, phone):
        page.clock.run_for(WHOLE_PLAY_MS)
        expect(page.locator("[aria-live].above")).to_have_text(moves)
    heard = screen.evaluate("window.overheard")
    assert [one["played"] for one in heard if moves.search(one["said"])] == [False]


def beats_are_right(screen: Page, party: Circle) -> None:
    beats = screen.evaluate("window.beats")
    assert not any(beat["walked"] for beat in beats)  # the pawns wait
    result = party.view["phase"]["result"]
    places = {"ABCDEFG"[one["place"]]: one for one in result["entries"]}
    *entries, (starring, star) = by_entry(beats)
    assert [beat["kind"] for beat in star] == ["star"]
    assert places[starring]["place"] == result.get("star")
    assert len(entries) == len(places) == 5
    for letter, of_entry in entries:
        voters = len(places[letter]["voters"])
        kinds = [beat["kind"] for beat in of_entry]
        breath = ["breath"] if voters or is_real(places[letter]) else []
        assert kinds == ["entry", *["vote"] * voters, *breath, "author"]
        landed = [beat["voters"] for beat in of_entry if beat["kind"] == "vote"]
        assert landed == list(range(1, voters + 1))
        assert [beat["told"] for beat in of_entry] == [False] * (len(kinds) - 1) + [True]
    # From the least believed to the most, and the truth at the very end.
    order = [(is_real(places[letter]), len(places[letter]["voters"])) for letter, _ in entries]
    assert order == sorted(order)
    assert order[-1][0]
    # Points have counted up, and the pawns have walked to where the count put them.
    for score in result["scores"]:
        if score["total"]:
            name = party.players[score["seat"]].name
            line = board(screen).get_by_role("listitem").filter(has_text=name)
            expect(line).to_contain_text(f"+{score['total']}")
    expect(screen.locator(".wreath").first).to_be_visible()
    # The best bluff so far has its own moment, and the board still says which one it was.
    (moment,) = star
    assert fr.within("lauriers/tv:reveal.star").search(moment["says"])
    assert SHEETS[0] in moment["says"]
    assert party.host.name in moment["says"]
    shines = screen.get_by_role("listitem").filter(has_text=SHEETS[0])
    expect(shines).to_contain_text(fr.within("lauriers/tv:reveal.star"))


def test_reduced_motion_shows_the_whole_verdict_at_once(devices: Devices) -> None:
    party = before_the_verdict(devices.house)
    screen = devices.screen(party)  # devices in tests ask for less motion
    screen.evaluate(LISTEN)
    cast_last_vote(party)
    expect(board(screen)).to_be_visible()
    assert screen.evaluate("window.beats") == []
    moving = screen.evaluate("() => document.getAnimations().length")
    drawn(screen)
    assert moving == 0
    for text in party.view["phase"]["entries"]:
        expect(screen.get_by_text(text)).to_be_visible()


def test_a_screen_opened_during_the_play_goes_on_where_the_others_are(
    still_house: Background, own_devices: Devices
) -> None:
    """Reloaded, or another one: what is not told yet stays untold."""
    party, devices = before_the_verdict(still_house), own_devices
    screen = lively(devices, party)
    cast_last_vote(party)
    expect(stage(screen)).to_be_visible()
    screen.clock.run_for(AT_THIRD_PAUSE_MS)
    expect(stage(screen)).to_have_attribute("data-beat", "breath")
    told = {beat["entry"] for beat in screen.evaluate("window.beats")}
    still_house.pass_time(AFTER_TWO_ENTRIES_MS / 1000)
    screen.reload()
    expect(stage(screen)).to_be_visible()
    screen.evaluate(LISTEN)
    expect(board(screen)).to_have_count(0)
    result = party.view["phase"]["result"]
    places = {"ABCDEFG"[one["place"]]: one for one in result["entries"]}
    (truth,) = (letter for letter, one in places.items() if is_real(one))
    assert truth not in told
    assert whispers(screen, party.view["phase"]["entries"][places[truth]["place"]]) == []
    another = lively(devices, party)
    expect(stage(another)).to_be_visible()
    expect(board(another)).to_have_count(0)
    # It is played to its end, each beat once, and what was told is not told again.
    screen.clock.run_for(WHOLE_PLAY_MS)
    expect(board(screen)).to_be_visible()
    letters = [letter for letter, _ in by_entry(screen.evaluate("window.beats"))]
    assert truth in letters
    assert len(letters) < len(places) + 1  # with the star: the whole of it would be one more
    # A claim ends the play, and stands below the verdict.
    expect(stage(another)).to_be_visible()
    party.do(party.players[1], act="claim")
    expect(stage(another)).to_have_count(0)
    another.clock.run_for(2_000)  # the board takes a moment to come
    expect(board(another)).to_be_visible()
    claim = another.locator("footer").filter(has_text=fr.within("lauriers/tv:claim.question"))
    expect(claim).to_contain_text(SHEETS[1])
    still_house.pass_time(60)
    late = lively(devices, party)
    late.clock.run_for(2_000)
    expect(board(late)).to_be_visible()
    expect(stage(late)).to_have_count(0)


def test_phones_go_on_when_they_like_and_the_screen_follows(devices: Devices) -> None:
    party = before_the_verdict(devices.house)
    screen, phone = lively(devices, party), lively(devices, party, party.players[1])
    cast_last_vote(party)
    expect(stage(screen)).to_be_visible()
    # The phone keeps the secret of the big screen, unless somebody does not want to wait.
    phone.get_by_role("button", name=fr["lauriers/tv:suspense.atOnce"]).click()
    expect(phone.get_by_text(fr["lauriers:reveal.all"])).to_be_visible()
    expect(stage(screen)).to_be_visible()
    phone.get_by_role("button", name=fr["lauriers:reveal.next"]).click()
    for one in (party.players[0], *party.players[2:]):
        party.do(one, act="go-on")
    expect(stage(screen)).to_have_count(0)
    expect(screen.get_by_text(fr["lauriers/tv:writing.task"])).to_be_visible()
