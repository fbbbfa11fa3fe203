"""Three slow people on one phone: time waits for them, and nothing disappears unexplained."""

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from e2e.devices import Devices
from e2e.lauriers.hands import Hands
from games.lauriers.party import Circle
from support.background import Background
from support.catalogue import fr
from support.depth import by_depth
from support.party import Player

ROUNDS = by_depth(1, 12)
# The house's time stands, and so does the page's: a timer shows what the server last said.
STANDS = "performance.now = () => 0"


def left(page: Page, seconds: str) -> None:
    """So much is on the timer."""
    expect(page.get_by_role("timer")).to_have_text(seconds)


def on_one_phone(house: Background, devices: Devices, **options: int) -> tuple[Circle, Hands]:
    """Three people and nobody else; all of them are on one phone, that begins to play."""
    party = Circle.gather(house, 3, **options).start()
    for one in party.players:
        party.hang_up(one)
    return party, Hands(devices.hand(party, *party.players, begins=STANDS))


def runs(phone: Hands) -> None:
    """The table has heard that somebody took the phone: its clock goes on."""
    expect(phone.page.get_by_role("timer")).not_to_have_class(re.compile(r"\bstands\b"))


def comes(phone: Hands, *, after: float, house: Background) -> str:
    """The phone lies about for so long; then whoever it is for takes it."""
    button = phone.button("curtain.me")
    expect(button).to_be_visible()
    expect(phone.reads("curtain.waits")).to_be_visible()  # so the table has heard of it
    house.pass_time(after)
    name = button.inner_text().rpartition(", ")[2]
    button.click()
    expect(button).to_be_hidden()
    runs(phone)
    return name


def thinks(phone: Hands, party: Circle) -> None:
    """For most of his minute, so that two of them need more than it; a page hears of it with the
    next frame."""

    async def look_in() -> None:
        cousin = await party.house.here.client(party.code, key=party.key)
        await cousin.stop()

    party.house.pass_time(40)
    party.house.call(look_in())
    left(phone.page, "0:20")


def slowly(phone: Hands, party: Circle, number: int) -> None:
    """A whole round: each takes most of the time there is, and believes the other."""
    house, writers = party.house, list[str]()
    comes(phone, after=15, house=house)
    thinks(phone, party)  # of a minute to choose
    phone.chooses()
    for _ in range(2):
        name = comes(phone, after=15, house=house)
        thinks(phone, party)  # of a minute to write
        writers.append(name)
        phone.writes(f"Sorte de bonnet que portait {name}, en l’an {number}.")
    comes(phone, after=15, house=house)
    phone.prepares()
    phone.reads_aloud()
    for _ in range(2):
        name = comes(phone, after=15, house=house)
        thinks(phone, party)  # of a minute to vote
        phone.votes(next(f"que portait {other}," for other in writers if other != name))


def test_three_on_one_phone_play_with_slow_hands(
    still_house: Background, own_devices: Devices
) -> None:
    party, phone = on_one_phone(still_house, own_devices, writing_minutes=1, voting_seconds=60)
    over = phone.button("end.toPodium")
    going_on = phone.button("lauriers:reveal.next")
    for number in range(ROUNDS):
        slowly(phone, party, number)
        expect(over.or_(going_on)).to_be_visible()
        if over.is_visible():
            break
        phone.goes_on()  # one tap for all of them
    else:
        expect(phone.button("curtain.me")).to_be_visible()  # the next round
        return
    phone.press("end.toPodium")
    expect(phone.page.get_by_text(fr.within("lauriers:triumph")).first).to_be_visible()


def curtain_for(phone: Hands, player: Player) -> None:
    button = phone.button("curtain.me")
    expect(button).to_contain_text(player.name)
    button.click()
    expect(button).to_be_hidden()
    runs(phone)


def two_share(
    house: Background, devices: Devices, phase: str, **options: int
) -> tuple[Circle, Hands]:
    """Two of three on one phone, which the first of them has in hand."""
    party = Circle.gather(house, 3, **options).start().play(phase)
    for one in party.writers:
        party.hang_up(one)
    phone = Hands(devices.hand(party, *party.writers, begins=STANDS))
    curtain_for(phone, party.writers[0])
    return party, phone


def test_everybody_sees_the_timer_stand_while_a_phone_changes_hands(
    still_house: Background, own_devices: Devices
) -> None:
    party = Circle.gather(still_house, 4, writing_minutes=1).start().play("writing")
    ann, bob, eve = party.writers
    for one in (ann, bob):
        party.hang_up(one)
    eve.idle = True
    screen = own_devices.screen(party)
    other = Hands(own_devices.hand(party, eve, begins=STANDS))
    phone = Hands(own_devices.hand(party, ann, bob, begins=STANDS))
    told = fr["common.changesHands"]
    expect(other.page.get_by_text(told)).to_be_visible()
    expect(screen.get_by_text(told)).to_be_visible()
    left(other.page, "1:00")
    still_house.pass_time(15)
    other.page.reload()
    left(other.page, "1:00")
    expect(phone.reads("curtain.waits")).to_be_visible()
    curtain_for(phone, ann)
    expect(other.page.get_by_text(told)).to_be_hidden()
    expect(screen.get_by_text(told)).to_be_hidden()
    still_house.pass_time(40)
    phone.writes("Petit chapeau de pluie.")
    curtain_for(phone, bob)
    # Bob has the whole minute, and so has everybody.
    expect(other.page.get_by_text(told)).to_be_hidden()
    left(phone.page, "1:00")
    left(other.page, "1:00")
    phone.writes("Grand chapeau de soleil.")
    party.until(party.host, lambda: len(party.view["phase"]["handed_in"]) == 2)
    left(other.page, "0:20")  # what he did not need is nobody's


def test_whoever_uses_up_his_time_is_taken_off_before_the_others_is_gone(
    still_house: Background, own_devices: Devices
) -> None:
    party, phone = two_share(still_house, own_devices, "voting", voting_seconds=30)
    ann, bob = party.writers
    # Whoever has had his time sees the clock run on the curtain: nothing is held for him any more.
    phone.page.reload()
    expect(phone.button("curtain.me")).to_contain_text(ann.name)
    expect(phone.page.get_by_role("timer")).to_be_visible()
    expect(phone.reads("curtain.waits")).to_have_count(0)
    curtain_for(phone, ann)
    entries = phone.page.get_by_role("radiogroup", name=fr["lauriers:vote.list"])
    entries.get_by_role("radio").first.click()
    expect(entries.get_by_role("radio").first).to_be_checked()
    still_house.pass_time(31)
    expect(phone.reads("curtain.late")).to_be_visible()
    curtain_for(phone, bob)
    left(phone.page, "0:30")
    entries.get_by_role("radio").last.click()
    phone.press("lauriers:vote.cast")
    expect(phone.button("curtain.me")).to_contain_text(ann.name)
    still_house.pass_time(2)
    # Ann has had her time: what she had chosen counts, and she hears it when all look at the phone.
    expect(phone.button("lauriers:reveal.next")).to_be_visible()
    expect(phone.page.get_by_text(fr.within("lauriers:vote.counted"))).to_be_visible()
    expect(phone.page.get_by_role("status").filter(has_text=ann.name)).to_be_visible()


def test_a_choice_that_never_got_there_is_told_as_well(
    still_house: Background, own_devices: Devices
) -> None:
    party = Circle.gather(still_house, 3, voting_seconds=30).start().play("voting")
    ann, bob = party.writers
    bob.idle = True
    party.hang_up(ann)
    phone = Hands(own_devices.hand(party, ann))
    mute = False

    def line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda frame: None if mute else server.send(frame))

    phone.page.context.route_web_socket("**/ws/*", line)
    phone.page.reload()
    entries = phone.page.get_by_role("radiogroup", name=fr["lauriers:vote.list"])
    expect(entries).to_be_visible()
    mute = True  # what is said from now on gets lost on the way
    entries.get_by_role("radio").nth(1).click()
    expect(entries.get_by_role("radio").nth(1)).to_be_checked()
    still_house.pass_time(31)
    expect(phone.page.get_by_text(fr.within("lauriers:vote.lost"))).to_be_visible()


def test_the_curtain_shows_nobody_elses_time(still_house: Background, own_devices: Devices) -> None:
    party, phone = two_share(still_house, own_devices, "writing", writing_minutes=1)
    bob = party.writers[1]
    still_house.pass_time(50)
    phone.writes("Petit chapeau de pluie.")
    # Ten seconds are left of Ann's minute: that is no news for Bob.
    expect(phone.reads("curtain.waits")).to_be_visible()
    expect(phone.page.get_by_role("timer")).to_have_count(0)
    still_house.pass_time(21)
    party.settle()
    expect(phone.reads("curtain.runs")).to_be_visible()
    expect(phone.page.get_by_role("timer")).to_have_count(0)
    curtain_for(phone, bob)
    left(phone.page, "0:59")


def test_what_time_has_passed_over_is_told_to_whom_it_concerns(
    still_house: Background, own_devices: Devices
) -> None:
    """Ann writes nothing and votes for nothing, Bob does not confirm what he has chosen."""
    party = Circle.gather(still_house, 4, writing_minutes=1, voting_seconds=30).start()
    party.play("writing")
    ann, bob, eve = party.writers
    for one in (ann, bob):
        one.idle = True
    phone, screen = Hands(own_devices.hand(party, ann)), own_devices.screen(party)
    expect(phone.field("lauriers:write.label")).to_be_visible()
    for number, one in enumerate((bob, eve)):
        party.do(one, act="write", text=f"Chapeau numéro {number}.", done=True)
    still_house.pass_time(61)
    expect(phone.page.get_by_text(fr.within("lauriers:write.missed"))).to_be_visible()
    phone.press("common.heard")
    expect(phone.page.get_by_text(fr.within("lauriers:write.missed"))).to_have_count(0)
    party.play("voting")
    other = Hands(own_devices.hand(party, bob))
    entries = other.page.get_by_role("radiogroup", name=fr["lauriers:vote.list"])
    entries.get_by_role("radio").nth(1).click()
    party.until(bob, lambda: bob.mine.get("vote") == 1)
    party.do(eve, act="vote", entry=0, done=True)
    expect(phone.page.get_by_role("radiogroup", name=fr["lauriers:vote.list"])).to_be_visible()
    still_house.pass_time(31)
    expect(phone.page.get_by_text(fr.within("lauriers:vote.missed"))).to_be_visible()
    expect(phone.page.get_by_text(fr["lauriers:reveal.youNoVote"])).to_be_visible()
    told = other.page.get_by_text(fr.within("lauriers:vote.counted"))
    expect(told).to_contain_text("B")
    other.press("common.heard")
    expect(told).to_be_hidden()
    # The room reads it in the verdict.
    theirs = re.compile("n’a pas voté")
    expect(other.page.get_by_text(theirs)).to_contain_text(ann.name)
    expect(other.page.get_by_text(fr.within("lauriers:vote.missed"))).to_have_count(0)
    expect(screen.get_by_text(theirs)).to_contain_text(ann.name)
    # It is told once: the next phase says nothing of it.
    for one in (party.host, eve):
        party.do(one, act="go-on")
    for device in (phone, other):
        device.goes_on()
    card = phone.page.get_by_role("radiogroup", name=fr["lauriers:choose.words"])
    expect(card).to_be_visible()  # she leads now
    expect(phone.page.get_by_text(fr.within("lauriers:vote.missed"))).to_have_count(0)


def test_whoever_is_the_last_to_do_his_part_hears_nothing_of_having_missed_it(
    house: Background, devices: Devices
) -> None:
    """His own act closes the phase: nothing was done without him."""
    party = Circle.gather(house, 3).start().play("writing")
    ann, bob = party.writers
    ann.idle = True
    phone = Hands(devices.hand(party, ann))
    party.do(bob, act="write", text="Chapeau de pluie.", done=True)
    phone.writes("Chapeau de soleil.")
    expect(phone.page.get_by_text("Chapeau de soleil.")).to_be_visible()
    party.until(party.host, lambda: party.view["phase"]["name"] == "preparing")
    party.settle()
    expect(phone.button("common.heard")).to_have_count(0)
    party.play("voting")
    party.do(bob, act="vote", entry=0, done=True)
    phone.votes("Chapeau de pluie.")
    expect(phone.button("lauriers:reveal.next")).to_be_visible()
    expect(phone.button("common.heard")).to_have_count(0)
