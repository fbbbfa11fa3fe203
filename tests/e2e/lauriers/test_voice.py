"""The big screen reads the word, each definition and the verdict, in its own language."""

import re

from playwright.sync_api import Locator, Page, expect

from e2e.devices import Devices
from e2e.speech import Ear
from games.lauriers.party import Circle
from support.background import Background
from support.catalogue import fr

FRENCH = ("fr-FR",)


def voice_of(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=fr[f"voice.{key}"])


def begun(house: Background, people: int = 3, **options: object) -> Circle:
    party = Circle.gather(house, people, **options)
    return party.start()


def entries(party: Circle) -> list[str]:
    """As the leader has them before him, or as everybody votes for them."""
    phase = party.view["phase"]
    if phase["name"] == "voting":
        return list(phase["entries"])
    return [one["text"] for one in party.mdj.mine["list"]]


def word(party: Circle) -> str:
    spelling: str = party.view["phase"]["word"]["spelling"]
    return f"{spelling[0].upper()}{spelling[1:]}."


def read_out(party: Circle, ear: Ear, lists: list[str]) -> None:
    """The leader turns one after another, and waits until the screen has said it."""
    assert party.mdj is not None
    for at, text in enumerate(lists):
        party.do(party.mdj, act="read-on", entry=at)
        ear.hears("ABCDEF"[at] + ".")
        ear.hears_all_of(text)


def test_the_screen_reads_word_definitions_and_verdict(devices: Devices) -> None:
    party = begun(devices.house)
    screen = devices.screen(party, voices=FRENCH, sound=False)
    ear = Ear(screen)
    voice_of(screen, "read").click()
    ear.hears(fr.text("voice.sample"))
    party.play("writing")
    ear.hears(word(party))
    said = next(one for one in ear.said if one["text"] == word(party))
    assert (said["lang"], said["voice"]) == ("fr-FR", "fr-FR")
    ear.page.wait_for_function("() => /nom|verbe|adj|adv|loc/i.test(speech.said.at(-1).text)")
    assert re.search(r"\b(n|v|adj|adv|loc)\.", ear.texts[-1]) is None
    party.play("reading")
    lists = entries(party)
    read_out(party, ear, lists)
    party.play("revealing")
    truth = party.view["phase"]["word"]["definition"]
    ear.forgets()
    ear.hears_all_of(truth)
    assert [one["text"] for one in ear.said if one["overlaps"]] == []
    assert {one["lang"] for one in ear.said} == {"fr-FR"}


def test_the_verdict_is_told_as_it_is_played(devices: Devices) -> None:
    """The screen moves here: each author is named when he steps forward, and then the meaning."""
    party = begun(devices.house, 5)  # Inès among them
    screen = devices.screen(party, voices=FRENCH, sound=False, lively=True)
    screen.clock.install()
    screen.reload()
    ear = Ear(screen)
    voice_of(screen, "read").click()
    party.play("voting")
    ear.hears(word(party))
    ear.forgets()
    party.play("revealing")
    phase = party.view["phase"]
    truth = next(one for one in phase["result"]["entries"] if None in one["authors"])
    spoken = re.sub(r"\s", " ", fr.text("lauriers/tv:aloud.truth"))
    letter = "ABCDEF"[truth["place"]] + "."
    expect(screen.get_by_role("region", name=fr["lauriers/tv:verdict"])).to_be_visible()
    screen.clock.run_for(60_000)  # the whole of the play
    ear.hears(spoken)
    ear.hears_all_of(phase["word"]["definition"])
    told = ear.texts
    assert [one for one in told if re.match("De |D’", one)]
    assert told.index(letter) < told.index(spoken)
    assert [one for one in told if re.match("De [AEIOUÉÈH]", one)] == []  # but « D’Inès ! »
    assert [one["text"] for one in ear.said if one["overlaps"]] == []


def test_without_a_leader_it_reads_the_list_and_shows_where_it_is(devices: Devices) -> None:
    party = begun(devices.house, automatic_mdj=True)
    party.play("writing")
    screen = devices.screen(party, voices=FRENCH, sound=False)
    ear = Ear(screen)
    voice_of(screen, "read").click()
    ear.slowly()
    party.play("voting")
    lists = entries(party)
    ear.hears(word(party))
    ear.finish()
    ear.hears("A.")
    ear.finish()
    ear.hears_how_it_begins(lists[0])
    said = screen.locator("li.said")
    expect(said).to_have_count(1)
    expect(said).to_contain_text(lists[0])


def test_without_a_voice_of_that_language_there_is_no_button_until_one_comes(
    house: Background, devices: Devices
) -> None:
    party = begun(house)
    party.play("reading")
    assert party.mdj is not None
    phone = devices.hand(party, party.mdj)
    expect(phone.get_by_role("button", name=fr.within("lauriers:read.next"))).to_be_visible()
    expect(voice_of(phone, "read")).to_have_count(0)
    expect(voice_of(phone, "tvReads")).to_have_count(0)
    screen = devices.screen(party, voices=("en-GB", "de-DE"))
    expect(screen.get_by_role("heading").first).to_be_visible()
    expect(voice_of(screen, "read")).to_have_count(0)
    Ear(screen).voices_come("de-DE", "fr_FR")
    expect(voice_of(screen, "read")).to_be_visible()


def test_a_pause_holds_it_a_reload_waits_for_a_touch_and_a_tap_stops_it(devices: Devices) -> None:
    party = begun(devices.house)
    screen = devices.screen(party, voices=FRENCH, sound=False)
    ear = Ear(screen)
    voice_of(screen, "read").click()
    ear.hears(fr.text("voice.sample"))
    ear.is_silent()
    ear.slowly()
    party.play("writing")
    ear.hears(word(party))
    party.ask("pause")
    ear.is_silent()
    assert ear.said[-1]["cut"] is True
    party.ask("resume")
    ear.hears(word(party), word(party))
    # It is remembered; a page may not speak before it is touched.
    screen.reload()
    expect(voice_of(screen, "touch")).to_be_visible()
    assert ear.said == []
    voice_of(screen, "touch").click()
    ear.hears(word(party))
    # A tap stops it at once.
    party.play("reading")
    lists = entries(party)
    ear.slowly()
    party.do(party.mdj, act="read-on", entry=0)
    ear.hears("A.")
    voice_of(screen, "takeOver").click()
    ear.is_silent()
    assert ear.said[-1]["cut"] is True
    heard = len(ear.said)
    party.do(party.mdj, act="read-on", entry=1)
    expect(screen.get_by_text(lists[1]).first).to_be_visible()
    assert len(ear.said) == heard


def test_the_leader_takes_over_from_his_phone_and_gives_it_back(devices: Devices) -> None:
    party = begun(devices.house)
    party.play("reading")
    leader = party.mdj
    assert leader is not None
    lists = entries(party)
    screen = devices.screen(party, voices=FRENCH, sound=False)
    voice_of(screen, "read").click()
    ear = Ear(screen)
    phone = devices.hand(party, leader)
    voice_of(phone, "takeOver").click()
    expect(voice_of(screen, "read")).to_be_visible()
    party.do(leader, act="read-on", entry=0)
    expect(screen.get_by_text(lists[0]).first).to_be_visible()
    assert lists[0] not in " ".join(ear.texts)
    voice_of(phone, "tvReads").click()
    # What lies there was read by a person: the screen says it once more, and what follows.
    ear.hears_all_of(lists[0])
    party.do(leader, act="read-on", entry=1)
    ear.hears_all_of(lists[1])


def test_a_phone_reads_the_list_on_a_tap_in_short_breaths_and_stops_on_another(
    house: Background, devices: Devices
) -> None:
    party = begun(house, automatic_mdj=True)
    party.play("writing")
    long = (
        "Outil de jardin, n.m., dont on se sert pour retourner la terre, les cailloux, "
        "etc., quand qqn a perdu qqch dans un potager, autrefois très grand, aujourd’hui oublié"
    )
    party.do(party.players[0], act="write", text=long, done=True)
    party.play("voting")
    phone = devices.hand(party, party.players[1], voices=FRENCH)
    ear = Ear(phone)
    expect(voice_of(phone, "read")).to_be_visible()
    assert ear.said == []
    ear.slowly()
    voice_of(phone, "read").click()
    ear.hears(word(party))
    voice_of(phone, "stop").click()
    ear.is_silent()
    assert len(ear.said) == 1
    phone.evaluate("() => { speech.quick = true }")
    voice_of(phone, "read").click()
    short = [one for one in entries(party) if "oublié" not in one]
    ear.hears(word(party), "A.", "B.", "C.")
    for text in short:
        ear.hears_all_of(text)
    phone.wait_for_function("() => speech.said.some(({ text }) => text.endsWith('oublié.'))")
    told = " ".join(ear.texts)
    assert "nom masculin" in told
    assert "et cetera" in told
    assert "quand quelqu’un a perdu quelque chose" in told
    assert max(map(len, ear.texts)) <= 170
