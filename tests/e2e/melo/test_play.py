"""Four phones play: a question of each kind, a jok, a contest that ties, a test won."""

from playwright.sync_api import expect

from e2e.devices import Devices, whispers
from e2e.melo.hands import Hands
from games.melo.party import CHOICE, LAST, NAME, OTHER, Evening
from support.catalogue import fr

# Squares from which each is asked another colour: two of them move before their turn comes.
SQUARES = {0: 3, 1: 19, 2: 5, 3: LAST}
BOOK, EXPLORE = "ouvrez un livre", "explorez la gare"
PLEA = "Trois romans entamés sur ma table de nuit."
Four = tuple[Hands, Hands, Hands, Hands]


def test_four_phones_play_from_the_first_question_to_a_test_that_is_won(devices: Devices) -> None:
    table = Evening.begin(devices.house, 4, CHOICE, NAME, OTHER, at=SQUARES)
    camille, jo, lucas, mamie = (Hands(devices.hand(table, one), one.name) for one in table.players)
    four = (camille, jo, lucas, mamie)
    an_ego_card_and_a_jok(table, four)
    a_contest_that_ties(table, four)
    a_melo_card(table, four)
    a_duo_card(table, four)
    a_last_test(table, four)

    mamie.press("end.toPodium")
    expect(mamie.page.get_by_role("heading", name=fr["melo/tv:honours.title"])).to_be_visible()
    expect(mamie.page.get_by_role("table")).to_be_visible()
    # Nobody has been asked yet whether this may leave the table.
    expect(mamie.button("melo/tv:honours.share")).to_have_count(0)


def an_ego_card_and_a_jok(table: Evening, four: Four) -> None:
    """Mamie gives a jok, which looks like a guess until all is turned over."""
    camille, jo, lucas, mamie = four
    mamie.press("melo:jok.give.ego")
    table.until(table.host, lambda: 3 in table.view["phase"]["given"])
    assert table.view["joks"][3]["ego"] == 1
    camille.says(BOOK)
    jo.says(BOOK)
    lucas.says(EXPLORE)
    lies_open(table)
    replies = {one["seat"]: one for one in table.view["phase"]["replies"]}
    assert [replies[seat]["how"] for seat in (1, 2, 3)] == ["said", "said", "jok"]
    assert table.view["squares"][1] == SQUARES[1] + 1
    assert table.view["joks"][3]["ego"] == 0


def a_contest_that_ties(table: Evening, four: Four) -> None:
    """Two speak, one of them in writing; the others are divided, and the doubt wins."""
    camille, jo, lucas, mamie = four
    lucas.press("melo:contest.act")
    camille.field("melo:debate.example").fill(PLEA)
    camille.press("melo:debate.rest")
    lucas.press("melo:debate.aloud")
    lucas.press("melo:debate.rest")
    expect(jo.page.locator("main").get_by_text(PLEA)).to_be_visible()
    jo.press("melo:jury.yes")
    mamie.press("melo:jury.no")
    table.arrives("revealed")
    verdict = table.view["phase"]["verdict"]
    assert (verdict["ayes"], verdict["noes"], verdict["winner"]) == (1, 1, 2)
    assert table.view["squares"][2] == SQUARES[2] + 2
    expect(lucas.heading("reveal.wonYou")).to_be_visible()
    all_go_on(four)


def a_melo_card(table: Evening, four: Four) -> None:
    """Whoever is asked may name himself."""
    camille, jo, lucas, mamie = four
    jo.says(fr.text("melo:names.me"))
    for one, guess in ((camille, "Papi Jo"), (lucas, "Mamie"), (mamie, "Papi Jo")):
        one.says(guess)
    lies_open(table)
    lucas.press("melo:contest.decline")
    all_go_on(four)


def a_duo_card(table: Evening, four: Four) -> None:
    """Never oneself. Nobody else's page holds what Lucas has answered."""
    camille, jo, lucas, mamie = four
    expect(lucas.page.get_by_role("radio")).to_have_count(3)
    lucas.says("Mamie")
    said = fr.text("melo:given.answer")
    expect(lucas.page.locator("main").get_by_text(said)).to_be_visible()
    assert whispers(lucas.page, said) == [said]
    for one in (camille, jo, mamie):
        assert whispers(one.page, said) == []
        one.says(fr.text("melo:names.me") if one is mamie else "Mamie")
        assert whispers(one.page, said) == []  # it has heard of his answer by now
    lies_open(table)
    all_go_on(four)


def a_last_test(table: Evening, four: Four) -> None:
    """Each answers for himself; Mamie guesses all three, two of them rightly."""
    camille, jo, lucas, mamie = four
    table.arrives("testing")
    for one, choice in ((camille, 0), (jo, 1), (lucas, 2)):
        one.page.get_by_role("radio").nth(choice).click()
        one.hands_in()
    partners = mamie.page.get_by_role("radiogroup", name=fr["melo:test.partners"])
    choices = mamie.page.get_by_role("radiogroup").last
    for name, choice in (("Camille", 0), ("Papi Jo", 1), ("Lucas", 0)):
        partners.get_by_role("radio", name=name).click()
        choices.get_by_role("radio").nth(choice).click()
    mamie.press("melo:test.handIn")
    table.arrives("test-turning", "finished").turned().arrives("finished")
    assert table.view["phase"]["winner"] == 3


def lies_open(table: Evening) -> None:
    table.arrives("turning", "revealed").turned().arrives("revealed")


def all_go_on(four: Four) -> None:
    for one in four:
        one.goes_on()
