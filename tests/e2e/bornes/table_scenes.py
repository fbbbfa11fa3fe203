"""The scenes of 1000 Bornes des Mots on the big screen: every phase, for two to six players."""

from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from e2e import situations, steps
from e2e.scene import Scene, Situation, Step
from e2e.situations import on_big_screen
from games.bornes.party import CAT, CAT_SAID, Sabot, going_out
from games.bornes.table import up
from support.background import Background
from support.party import Party

VOICES = ("fr-FR", "en-GB")
SIX = (
    "chat gris dormir lit C1 vampire",
    "roi chaussure regarder fromage F2 D1",
    "enfant jouer balle riche L1 F1",
    "argent odeur sorcière danser D2 J1",
    "dragon affamé bateau baleine chien rire",
    "renard vouloir porte prophète croire Père_Noël",
)
DRAWN = "ventre éléphant reine boire pomme"
QUEEN_SAID = "L’éléphant de la reine boit une pomme."
FOX_SAID = "The fox wanted a door."
DRAGON_SAID = "Le dragon affamé avale le bateau de la baleine."
TEAMS = (
    "chat gris dormir lit C1 F1",
    "roi chaussure regarder fromage D1 D2",
    "bébé jouer balle lune J1 D3",
    "argent odeur sorcière danser L1 F2",
)


def round_of_six(house: Background, **options: Any) -> Sabot:
    """Everybody has had a turn: accepted sentences, open ones in both languages, one that is
    stopped; and the fourth is under CENSURE."""
    table = Sabot.begin(house, *SIX, stock=DRAWN, **{"counters": 3, "trust": True, **options})
    table.accepted(0, CAT, CAT_SAID).plays(0, "censure", seat=3).arrives("window")
    house.pass_time(11)
    table.arrives("turn").discards(0)
    table.starts(1, "roi chaussure regarder", "Le roi regarde ses chaussures.")
    table.discards(1, "fromage")
    table.plays(2, "faute", sentence=table.last_sentence(1))
    table.starts(2, "enfant jouer balle", "L’enfant joue avec la balle.").discards(2, "riche")
    table.discards(3, "odeur")
    table.accepted(4, "dragon affamé bateau baleine", DRAGON_SAID).discards(4)
    table.starts(5, "renard vouloir porte", FOX_SAID, lang="en")
    table.starts(5, "prophète croire", "Le prophète croit.").discards(5)
    return table.arrives("turn")


def turn(house: Background) -> Sabot:
    """The first lays his next sentence."""
    table = round_of_six(house)
    return table.starts(0, "reine boire pomme", "La reine boit une pomme.")


def for_so_many(people: int) -> Callable[[Background], Sabot]:
    def arrange(house: Background) -> Sabot:
        table = Sabot.begin(house, *SIX[:people], trust=True)
        table.accepted(0, CAT, CAT_SAID).discards(0)
        return table.starts(1, "roi chaussure regarder", "Le roi regarde ses chaussures.")

    return arrange


def teams_of(people: int) -> Callable[[Background], Sabot]:
    def arrange(house: Background) -> Sabot:
        table = Sabot.begin(house, *SIX[:people], teams=True, trust=True)
        table.accepted(0, CAT, CAT_SAID).discards(0)
        return table.starts(1, "roi chaussure regarder", "Le roi regarde ses chaussures.")

    return arrange


def rebus(house: Background) -> Sabot:
    table = Sabot.begin(house, *SIX[:3], rebus=True)
    return table.starts(0, CAT, CAT_SAID)


def vote(house: Background) -> Sabot:
    """Two of five have voted."""
    table = round_of_six(house)
    table.starts(0, "éléphant reine boire pomme", QUEEN_SAID).finishes(0, QUEEN_SAID)
    return table.arrives("vote").plays(1, "vote", aye=True).plays(2, "vote", aye=False)


def consent(house: Background) -> Sabot:
    """ENFANT for the joker that stood for BÉBÉ."""
    table = Sabot.begin(house, "J1 jouer balle", "enfant chat regarder", "lune lit")
    table.starts(0, "J1 jouer balle", "Le bébé joue avec la balle.", words=["bébé"]).discards(0)
    taken = {"joker": "J1", "card": up("enfant"), "cards": (up("chat"), "J1"), "words": ["dort"]}
    table.plays(
        1, "take", sentence=table.last_sentence(0), said="L’enfant joue avec la balle.", **taken
    )
    return table.arrives("vote")


def window(house: Background) -> Sabot:
    table = Sabot.begin(house, *TEAMS, teams=True).starts(0, CAT, CAT_SAID)
    return table.plays(0, "censure", seat=1).arrives("window")


def parting(house: Background) -> Sabot:
    return window(house).plays(3, "coup-fourre").arrives("parting")


def drawing(house: Background) -> Sabot:
    table = Sabot.begin(house, *TEAMS, teams=True).discards(0, "F1")
    table.discards(1).discards(2).discards(3)
    table.plays(0, "censure", seat=1).arrives("window")
    table.plays(3, "coup-fourre").arrives("parting")
    return table.discards(0).arrives("draw")


def jury(house: Background) -> Sabot:
    """One of three has graded."""
    table = going_out(house)
    table.do(table.player(1), act="grade", funny=["1"], done=True)
    return table.settle()


def score(house: Background) -> Sabot:
    """The second deal begins after it."""
    return going_out(house).grades("1").arrives("score")


def ended(house: Background) -> Sabot:
    table = going_out(house, goal=0).grades("1", "2").arrives("score")
    return table.all_go_on().arrives("ended")


# What happens while the screen looks on: it has to be there first, or it has seen nothing.


def looks_on(page: Page, party: Party) -> None:
    expect(page.get_by_role("article").first).to_be_visible()


def all_vote(*noes: int) -> Step:
    def step(page: Page, party: Party) -> None:
        party.votes(*noes)
        expect(page.locator(".yes, .no").first).to_be_visible()

    return step


def counters(page: Page, party: Party) -> None:
    """A coup fourré by the partner of the attacked."""
    party.plays(3, "coup-fourre")
    expect(page.get_by_text(steps.words(page)["bornes/tv:banner.fourre"])).to_be_visible()


def opens_the_book(page: Page, party: Party) -> None:
    """A DICTIONNAIRE for the sentence that is stopped."""
    party.discards(0).plays(1, "dictionnaire", sentence=party.last_sentence(1))
    expect(page.get_by_text(steps.words(page)["bornes/tv:zone.freed"])).to_be_visible()


big = partial(on_big_screen, "bornes")
alone_at = partial(situations.alone_at, "bornes")


def happening(name: str, arrange: Callable[[Background], Party], act: Step) -> Situation:
    """Arranged anew for every look."""
    return big(name, arrange, steps=(looks_on, act), brief=True)


TABLE = (
    big("turn", turn, "turn"),
    *(big(f"{people}-players", for_so_many(people)) for people in (2, 3, 4, 5)),
    big("two-teams", teams_of(4)),
    big("three-teams", teams_of(6)),
    big("rebus", rebus),
    happening("freed", turn, opens_the_book),
    big("vote", vote, "vote"),
    happening("accepted", vote, all_vote(2)),
    happening("refused", vote, all_vote(2, 3, 4, 5)),
    big("consent", consent),
    big("window", window, "window", brief=True),
    happening("fourre", window, counters),
    big("parting", parting, "parting"),
    big("draw", drawing, "draw"),
    big("jury", jury, "jury"),
    big("score", score, "score"),
    alone_at(
        "aloud",
        vote,
        Scene("bornes-aloud-big", big=True, voices=VOICES, steps=(steps.let_it_read,)),
    ),
    big("over", ended, "ended"),
)
