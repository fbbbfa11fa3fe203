"""Nothing typed or chosen is lost by a reload, a restart of the server, or a new client."""

import shutil
from pathlib import Path

from playwright.sync_api import expect

from e2e.devices import Devices, shown
from e2e.lauriers.hands import Hands
from games.lauriers.party import Circle
from parlotte.server.http.client_build import ClientBuild
from support.background import Background, client_folder
from support.catalogue import fr

SHEET = "Ruban de cour, vert et or, qu’on nouait au chapeau."


def test_a_draft_outlasts_a_reload_and_a_pause(devices: Devices) -> None:
    party = Circle.gather(devices.house, 3).start().play("writing")
    writer = party.writers[0]
    phone = Hands(devices.hand(party, writer))
    phone.field("lauriers:write.label").press_sequentially(SHEET)
    phone.page.reload()
    expect(phone.field("lauriers:write.label")).to_have_value(SHEET)
    party.until(writer, lambda: writer.mine.get("text") == SHEET)
    party.ask("pause")
    expect(phone.reads("common.paused")).to_be_visible()
    party.ask("resume")
    expect(phone.reads("common.paused")).to_be_hidden()
    expect(phone.field("lauriers:write.label")).to_have_value(SHEET)
    phone.press("lauriers:write.send")
    expect(phone.page.get_by_text("Prenez l’air savant.")).to_be_visible()
    party.until(party.host, lambda: party.view["phase"]["handed_in"] != [])
    party.until(writer, lambda: writer.mine.get("text") == SHEET)


def test_a_restart_in_the_middle_of_a_vote_is_hardly_seen(own_devices: Devices) -> None:
    party = Circle.gather(own_devices.house, 4).start().play("voting")
    first, *others = party.writers
    party.do(others[0], act="vote", entry=1, done=True)
    screen = own_devices.screen(party)
    phone = Hands(own_devices.hand(party, first))
    entries = phone.page.get_by_role("radiogroup", name=fr["lauriers:vote.list"])
    expect(entries).to_be_visible()
    expect(entries.get_by_role("radio")).to_have_count(4)
    texts = entries.get_by_role("radio").all_inner_texts()
    entries.get_by_role("radio").nth(2).click()
    party.until(first, lambda: first.mine.get("vote") == 2)
    own_devices.lose_the_house()
    expect(phone.reads("common.reconnecting")).to_be_visible()
    expect(entries.get_by_role("radio").nth(2)).to_be_checked()
    expect(screen.get_by_text(fr["common.reconnecting"])).to_be_visible()
    own_devices.house.start()
    expect(phone.reads("common.reconnecting")).to_be_hidden()
    expect(screen.get_by_text(fr["common.reconnecting"])).to_be_hidden()
    expect(entries.get_by_role("radio")).to_have_text(texts, use_inner_text=True)
    expect(entries.get_by_role("radio").nth(2)).to_be_checked()
    phone.press("lauriers:vote.cast")
    first.idle = True
    party.play("revealing")
    expect(phone.button("lauriers:reveal.next")).to_be_visible()
    voters = [entry["voters"] for entry in party.view["phase"]["result"]["entries"]]
    assert party.seat(first) in voters[2]
    assert party.seat(others[0]) in voters[1]


def test_what_is_handed_in_while_the_line_is_lost_arrives_by_itself(own_devices: Devices) -> None:
    party = Circle.gather(own_devices.house, 3).start().play("writing")
    phone = Hands(own_devices.hand(party, party.writers[0]))
    own_devices.lose_the_house()
    phone.field("lauriers:write.label").fill(SHEET)
    phone.press("lauriers:write.sendLater")
    own_devices.house.start()
    party.until(party.host, lambda: party.view["phase"]["handed_in"] != [])
    expect(phone.reads("lauriers:write.sentHelp")).to_be_visible()


def test_a_tab_of_an_older_client_loads_the_new_one_and_keeps_the_draft(
    own_house: Background, own_devices: Devices, tmp_path: Path
) -> None:
    newer = shutil.copytree(client_folder(), tmp_path / "newer")
    (newer / "assets" / "news.txt").write_text("newer", encoding="ascii")
    party = Circle.gather(own_house, 3).start().play("writing")
    phone = Hands(own_devices.hand(party, party.writers[0]))
    build = phone.page.locator("meta[name=build]")
    before = build.get_attribute("content")
    phone.field("lauriers:write.label").fill(SHEET)
    own_devices.lose_the_house()
    own_house.client = ClientBuild(newer)
    assert own_house.client.fingerprint != before
    own_house.start()
    expect(build).to_have_attribute("content", own_house.client.fingerprint)
    shown(phone.page)
    expect(phone.field("lauriers:write.label")).to_have_value(SHEET)
