"""Sounds are made on the device, only if its settings allow them."""

from playwright.sync_api import Page, expect

from e2e.devices import Devices
from support.party import Party

# Every note that is struck, in hertz.
RECORDER = """(() => {
  const notes = (window.notes = []);
  const param = () => ({
    value: 0, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {},
  });
  const node = (more) => ({ connect: (to) => to, start() {}, stop() {}, ...more });
  window.AudioContext = class extends EventTarget {
    state = "running";
    currentTime = 0;
    destination = node({});
    resume() { return Promise.resolve(); }
    createGain() { return node({ gain: param() }); }
    createOscillator() {
      const frequency = param();
      return node({ frequency, start: () => notes.push(Math.round(frequency.value)) });
    }
  };
})()"""


def listened_to(devices: Devices, party: Party, **about: object) -> Page:
    context = devices.context("tv", **about)
    context.add_init_script(RECORDER)
    page = context.new_page()
    page.goto(f"/{party.code}/ecran")
    page.get_by_text(party.host.name).first.wait_for()
    return page


def notes(page: Page, so_many: int) -> list[int]:
    page.wait_for_function("(n) => notes.length >= n", arg=so_many)
    return page.evaluate("() => notes")


def test_the_big_screen_counts_those_who_are_in_and_hears_who_leaves(devices: Devices) -> None:
    party = Party.gather(devices.house, 4)
    screen = listened_to(devices, party, sound=True)
    mute = listened_to(devices, party, sound=False)
    for one in party.players[:3]:
        party.ask("ready", of=one)
    first, second, third = notes(screen, 3)
    assert first < second < third
    party.ask("remove", person=party.players[3].person)
    left = notes(screen, 5)[3:]
    assert left == sorted(left, reverse=True)
    gone = mute.get_by_role("listitem").filter(has_text=party.players[3].name)
    expect(gone).to_have_count(0)
    assert mute.evaluate("() => notes") == []
