"""1000 Bornes des Mots on phones: the sheet's sentences, a refusal, an attack, going out."""

import pytest
from playwright.sync_api import Locator, expect

from e2e.bornes.hands import Hands
from e2e.devices import Devices
from games.bornes.party import BABY_SAID, CAT_SAID, HANDS, Sabot, going_out
from support.background import Background


@pytest.mark.parametrize(
    ("lang", "words", "said"),
    [
        ("fr", ("chat", "gris", "dormir", "lit"), CAT_SAID),
        pytest.param(
            "en",
            ("grey", "cat", "sleep", "bed"),
            "The grey cat sleeps on the bed.",
            marks=pytest.mark.deep,
        ),
    ],
)
def test_the_grey_cat_sleeps_on_the_bed(
    house: Background, devices: Devices, lang: str, words: tuple[str, ...], said: str
) -> None:
    """Laid by touch, said by the house, refused by the table, tried again, kept; then the turn is
    the other's, and nobody is told that he was late before he is."""
    with house.standing():
        table = Sabot.begin(house, *HANDS[:3], turn_seconds=120)
        owner = Hands(devices.hand(table, table.player(0), lang=lang))
        other = Hands(devices.hand(table, table.player(1)))
        owner.lays(*words)
        expect(owner.offers.first).to_contain_text(said)
        expect(owner.offers.first).to_be_checked()
        expect(owner.offers.first.locator("b")).to_have_count(4)
        looks_at_a_card(owner)
        is_refused(table, owner, other, said)
        owner.finishes()
        table.arrives("vote").plays(2, "vote", aye=True)
        other.press("bornes:vote.yes")
        table.arrives("turn")
        (pile,) = table.view["piles"]
        assert (pile["text"], pile["points"], pile["lang"]) == (said, 16, lang)
        expect(owner.page.locator(".piles")).to_contain_text(said)
        ends_his_turn(house, table, owner, other)


def attack_of(owner: Hands) -> Locator:
    """The only card of the hand that attacks."""
    return owner.page.locator(".hand button", has=owner.page.locator(".attacks"))


def looks_at_a_card(owner: Hands) -> None:
    """While a card is up, what can be done with it stands where « Terminée ! » stood."""
    finish, fault = owner.button("bornes:compose.finish"), attack_of(owner)
    fault.click()
    expect(finish).to_be_hidden()
    fault.click()
    expect(finish).to_be_visible()
    expect(fault).to_have_attribute("aria-pressed", "false")
    fault.click()
    owner.press("bornes:hand.down")
    expect(finish).to_be_visible()
    expect(owner.composed).to_have_count(4)


def is_refused(table: Sabot, owner: Hands, other: Hands, said: str) -> None:
    """One against one: the sentence comes back as it was, to be mended or tried again."""
    owner.finishes()
    expect(other.heading("bornes:vote.keep")).to_be_visible()
    expect(other.page.locator("article")).to_contain_text(said)
    other.press("bornes:vote.no")
    table.plays(2, "vote", aye=True).arrives("turn")
    assert table.view["piles"] == []
    assert table.view["hands"][0] == 6
    expect(owner.composed).to_have_count(4)
    expect(owner.page.locator(".composer")).to_contain_text(
        owner.said.within("bornes:compose.restored")
    )


def ends_his_turn(house: Background, table: Sabot, owner: Hands, other: Hands) -> None:
    """Neither who ends his turn nor who voted last is told that he was late; who is late is."""
    attack_of(owner).click()
    owner.press("bornes:hand.discard")
    owner.press("bornes:discard.stock")
    table.until(table.host, lambda: table.turn == 1)
    expect(other.button("bornes:hand.end")).to_be_visible()
    expect(owner.page.get_by_role("dialog")).to_be_hidden()
    for one in (owner, other):
        expect(one.page.locator(".told")).to_have_count(0)
    house.pass_time(121)
    expect(other.page.locator(".told")).to_contain_text(other.said.within("bornes:missed.turn"))


def test_seven_points_times_five_cards_are_35(devices: Devices) -> None:
    """The sheet's example, with a joker whose word is typed and a sentence of one's own."""
    table = Sabot.begin(devices.house, "chat gris prophète J1 Père_Noël", "roi lit")
    owner = Hands(devices.hand(table, table.player(0)))
    owner.lays("chat", "gris", "prophète")
    owner.card("Joker").click()
    owner.press("bornes:hand.lay")
    owner.lays("Père Noël")
    owner.field("bornes:compose.stands").fill("croire")
    expect(owner.page.locator(".composer .badge")).to_contain_text("35")
    expect(owner.offers.first).to_be_checked()
    owner.press("bornes:compose.edit")
    owner.field("bornes:write.field").fill("Le chat gris croit au Père Noël.")
    owner.press("bornes:write.keep")
    expect(owner.page.locator(".composer .fault")).to_contain_text("prophète")
    owner.press("bornes:compose.edit")
    owner.field("bornes:write.field").fill("Le chat gris du prophète croit au Père Noël.")
    owner.press("bornes:write.keep")
    expect(owner.page.locator(".composer .fault")).to_be_hidden()
    owner.finishes()
    table.arrives("vote").votes().arrives("turn")
    (pile,) = table.view["piles"]
    assert (pile["values"], pile["points"]) == (7, 35)


def test_a_partner_answers_with_a_coup_fourre(devices: Devices) -> None:
    """In teams: seat 1 is silenced, seat 3 answers for him, and the turn is his."""
    with devices.house.standing():  # there are ten seconds to answer
        table = Sabot.begin(
            devices.house, "C1 chat gris", "roi lit", "bébé balle", "L1 lune argent", teams=True
        )
        attacker = Hands(devices.hand(table, table.player(0)))
        partner = Hands(devices.hand(table, table.player(3)))
        attacker.card("Censure").click()
        attacker.press("bornes:hand.attack")
        attacker.page.get_by_role("radio").filter(has_text=table.player(1).name).click()
        attacker.press("bornes:target.act.censure")
        strike = partner.button("bornes:fourre.act")
        expect(strike).to_be_visible()
        expect(attacker.page.get_by_role("timer")).to_be_visible()
        expect(attacker.button("bornes:fourre.act")).to_be_hidden()
        strike.click()
        expect(attacker.heading("bornes:fourre.struck")).to_be_visible()
        attacker.card("chat").click()
        attacker.press("bornes:fourre.discard")
        table.arrives("turn", "draw")
        if table.phase == "draw":
            partner.press("bornes:fourre.drawStock")
        table.arrives("turn")
        assert table.turn == 3
        assert [zone.get("fourres", 0) for zone in table.view["zones"]] == [0, 0, 0, 1]
        assert all(zone.get("censure") is None for zone in table.view["zones"])
        assert table.view["hands"] == [6, 6, 6, 6]


def test_a_player_who_lays_all_cards_ends_the_deal(devices: Devices) -> None:
    """The last cards go down on a phone; the table judges, counts, and deals again."""
    table = going_out(devices.house, asked=False)
    owner = Hands(devices.hand(table, table.player(0)))
    other = Hands(devices.hand(table, table.player(1)))
    owner.lays("bébé", "regarder", "chien", "danser")
    expect(owner.offers.first).to_be_checked()
    owner.press("bornes:compose.edit")
    owner.field("bornes:write.field").fill(BABY_SAID)
    owner.press("bornes:write.keep")
    owner.finishes()
    table.arrives("vote").votes().arrives("turn")
    owner.lays("roi", "soleil")
    owner.press("bornes:compose.lay")
    owner.press("bornes:hand.endOut")
    table.arrives("jury")
    other.page.get_by_role("radio", name=other.said.within("bornes:jury.funny")).click()
    other.press("bornes:jury.act")
    other.page.get_by_role("radio", name=other.said.within("bornes:jury.simple")).click()
    other.press("bornes:jury.send")
    expect(other.heading("bornes:jury.done")).to_be_visible()
    for seat in (0, 2):
        table.plays(seat, "grade", funny=["1"], done=True)
    table.arrives("score")
    (sheet,) = table.view["sheets"]
    assert sheet["tallies"][0]["out"] == 10
    assert [one["grade"] for one in sheet["sentences"]] == ["humour", "simple"]
    expect(other.page.get_by_role("table")).to_contain_text(str(sheet["tallies"][0]["total"]))
    other.press("bornes:score.next")
    for seat in (0, 2):
        table.plays(seat, "go-on")
    table.arrives("turn")
    assert table.view["deal"] == 2


def test_cards_are_moved_turned_and_taken_back_by_tap_and_key(devices: Devices) -> None:
    table = Sabot.begin(devices.house, *HANDS[:2])
    owner = Hands(devices.hand(table, table.player(0), size="laptop"))
    owner.lays("gris", "chat", "lit")
    owner.composed.nth(1).focus()
    owner.page.keyboard.press("Shift+ArrowLeft")
    expect(owner.composed.first).to_have_accessible_name("Chat, 1 sur 3")
    owner.composed.nth(2).focus()
    owner.page.keyboard.press("Delete")
    expect(owner.composed).to_have_count(2)
    owner.press("bornes:compose.flip")  # the cat is still picked
    expect(owner.composed.first).to_have_accessible_name("Moine, 1 sur 2")
    owner.press("bornes:compose.back")
    expect(owner.composed).to_have_count(1)


def test_a_silenced_player_is_told_and_may_end_the_turn(devices: Devices) -> None:
    """What he had prepared is kept; no button asks him for one more card."""
    table = Sabot.begin(devices.house, "C1 chat gris", "roi chaussure regarder fromage")
    silenced = Hands(devices.hand(table, table.player(1)))
    silenced.lays("roi", "regarder", "fromage")
    with devices.house.standing():
        table.plays(0, "censure", seat=1).arrives("window")
        devices.house.pass_time(11)
    table.arrives("turn").discards(0)
    end = silenced.button("bornes:hand.end")
    expect(end).to_be_visible()
    acts = silenced.page.locator(".acts")
    expect(acts).to_contain_text(silenced.said.within("bornes:compose.censured"))
    expect(silenced.composed).to_have_count(3)
    silenced.press("bornes:compose.clear")
    expect(silenced.page.locator(".composer")).to_have_count(0)
    expect(end).to_be_visible()
