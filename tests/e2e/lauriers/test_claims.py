"""Without a leader the verdict comes first; « c’était la bonne » is a quiet button on it."""

import re

from playwright.sync_api import Page, expect

from e2e.devices import Devices
from e2e.lauriers.hands import Hands
from games.lauriers.party import SHEETS, Circle
from support.background import Background
from support.catalogue import fr
from support.party import Player


def verdict(house: Background, people: int = 4, **options: object) -> Circle:
    """A round that the house has prepared, counted. All voted for what the second one wrote, so
    that the points change when that turns out to be right, wherever chance has put it."""
    party = Circle.gather(house, people, automatic_mdj=True, **options).start().play("voting")
    entries: list[str] = party.view["phase"]["entries"]
    for one in party.players:
        party.do(one, act="vote", entry=entries.index(SHEETS[1]))
    return party.play("revealing")


def claims(page: Page) -> None:
    page.get_by_role("button", name=fr["lauriers:claim.yes"]).click()
    page.get_by_role("dialog").get_by_role("button", name=fr["lauriers:claim.sure"]).click()


def points(party: Circle, player: Player) -> int:
    scores = party.view["phase"]["result"]["scores"]
    return next(int(one["total"]) for one in scores if one["seat"] == party.seat(player))


def shown(points: int) -> str:
    return f"+{points}" if points else "0"


def test_the_cards_turn_before_anybody_claims_and_nobody_taps_to_decline(devices: Devices) -> None:
    """One person among bots: votes, and the verdict is there."""
    party = Circle.gather(devices.house, 1, bots=(2, 2, 2), automatic_mdj=True).start()
    camille = Hands(devices.hand(party, party.host))
    camille.writes("Chapeau de pluie que l’on prête sans le reprendre.")
    camille.press("lauriers:listen.toVote")
    entries = camille.page.get_by_role("radiogroup", name=fr["lauriers:vote.list"])
    entries.get_by_role("radio").first.click()
    camille.page.get_by_role("button", name=fr.within("lauriers:vote.cast")).click()
    # The next thing to tap leads on; nobody else could judge a claim, so none is offered.
    expect(camille.button("lauriers:reveal.next")).to_be_visible()
    expect(camille.page.get_by_text(fr["lauriers:reveal.all"])).to_be_visible()
    expect(camille.page.get_by_role("button", name=fr["lauriers:claim.yes"])).to_have_count(0)
    camille.goes_on()
    expect(camille.field("lauriers:write.label")).to_be_visible()


def test_a_claim_that_is_granted_is_counted_again_before_all(devices: Devices) -> None:
    party = verdict(devices.house)
    host, author, third, fourth = party.players
    screen = devices.open(f"/{party.code}/ecran", size="tv")
    judge, claimant = devices.hand(party, host), devices.hand(party, author)
    shared = devices.hand(party, third, fourth)
    phones = {host.name: judge, author.name: claimant}
    before = {one.name: points(party, one) for one in party.players}
    claims(claimant)
    told = screen.locator("footer").filter(has_text=fr.within("lauriers/tv:claim.question"))
    expect(told).to_contain_text(author.name)
    for page in (judge, shared):
        asked = page.get_by_role("region", name=fr["lauriers:claim.question"])
        expect(asked).to_be_visible()
        # The verdict is still there, and so is the way on.
        expect(page.get_by_text(fr["lauriers:reveal.all"])).to_be_visible()
        expect(page.get_by_role("button", name=fr["lauriers:reveal.next"]).first).to_be_visible()
    yes = judge.get_by_role("button", name=fr["lauriers:claim.same"], exact=True)
    yes.click()
    # Those who share a phone are asked each.
    asked = shared.get_by_role("region", name=fr["lauriers:claim.question"])
    for left in (2, 1):
        yes = asked.get_by_role("button", name=fr["lauriers:claim.same"], exact=True)
        expect(yes).to_have_count(left)
        yes.first.click()
    for page in (judge, claimant, shared):
        expect(page.get_by_text(fr["lauriers:reveal.recounted"]).first).to_be_visible()
    expect(screen.get_by_text(fr["lauriers/tv:claim.recounted"]).first).to_be_visible()
    # Whose points have changed sees what they were, and what they are.
    party.until(party.host, lambda: bool(party.view["phase"]["result"].get("before")))
    changed = [one for one in (host, author) if points(party, one) != before[one.name]]
    assert changed
    for one in changed:
        score = phones[one.name].locator(".score")
        expect(score.locator("s")).to_have_text(shown(before[one.name]))
        expect(score).to_contain_text(shown(points(party, one)))
    for page in phones.values():
        page.get_by_role("button", name=fr["lauriers:reveal.next"]).click()
    for one in (third, fourth):
        party.do(one, act="go-on")
    expect(judge.get_by_label(fr["lauriers:write.label"])).to_be_visible()


def test_a_claim_that_is_refused_leaves_the_verdict_as_it_was(devices: Devices) -> None:
    party = verdict(devices.house)
    host, author, third, fourth = party.players
    page, judge = devices.hand(party, author), devices.hand(party, host, size="small")
    before = page.locator(".score").text_content() or ""
    claims(page)
    judge.get_by_role("button", name=fr["lauriers:claim.other"]).click()
    party.until(party.host, lambda: "claim" in party.view["phase"])
    place = party.view["phase"]["claim"]["place"]
    for one in (third, fourth):
        party.do(one, act="judge", place=place, agree=False)
    expect(page.get_by_text(re.compile("pas d’accord")).first).to_be_visible()
    expect(page.locator(".score")).to_have_text(before)
    expect(page.get_by_role("button", name=fr["lauriers:claim.yes"])).to_have_count(0)
    expect(page.get_by_text(fr["lauriers:reveal.recounted"])).to_have_count(0)


def test_silence_is_a_no_and_costs_no_tap(still_house: Background, own_devices: Devices) -> None:
    party = verdict(still_house, voting_seconds=30)
    author = party.players[1]
    page = own_devices.hand(party, author)
    claims(page)
    judge = own_devices.hand(party, party.host)
    expect(judge.get_by_role("region", name=fr["lauriers:claim.question"])).to_be_visible()
    still_house.pass_time(31)
    expect(page.get_by_text(re.compile("pas d’accord")).first).to_be_visible()
    expect(judge.get_by_role("region", name=fr["lauriers:claim.question"])).to_have_count(0)
    expect(judge.get_by_role("button", name=fr["lauriers:reveal.next"])).to_be_visible()
