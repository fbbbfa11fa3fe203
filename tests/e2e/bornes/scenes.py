"""The scenes of 1000 Bornes des Mots: every phase on every device, and a player's sheets."""

from functools import partial

from playwright.sync_api import Page, expect

from e2e import situations, steps
from e2e.bornes.table_scenes import TABLE, TEAMS, consent, drawing, ended, score
from e2e.scene import Scene, Situation, guest, host, last, last_match
from e2e.situations import of_phase
from games.bornes.party import CAT, CAT_SAID, HANDS, Sabot, going_out
from support.background import Background
from support.party import Party


def under_way(house: Background) -> Party:
    """The host has two minutes for his turn."""
    return Sabot.begin(house, *HANDS[:2], turn_seconds=120)


def lobby(house: Background) -> Party:
    return Sabot.gather(house, 2, bots=(2,))


def turn(house: Background) -> Party:
    """The host plays: two sentences of his lie open, one of them stopped; so do the others'."""
    table = Sabot.begin(house, *HANDS, stock="chien soleil rire enfant")
    table.starts(0, "Père_Noël lit", "Le Père Noël est au lit.").discards(0, "F1")
    table.starts(1, "roi chaussure", "Le roi aime les chaussures.").discards(1, "regarder")
    table.starts(2, "bébé jouer balle", "Le bébé joue avec la balle.").discards(2, "lune")
    table.plays(3, "faute", sentence=table.last_sentence(0))
    table.starts(3, "sorcière danser", "La sorcière danse.").discards(3, "odeur")
    return table.starts(0, "chat gris", "Le chat est gris.")


def composing(house: Background) -> Party:
    """Four cards are put together: the house proposes what they say."""
    return Sabot.begin(house, *HANDS).drafts(0, CAT)


def written(house: Background) -> Party:
    """The player wrote it himself, and a word is missing."""
    return Sabot.begin(house, *HANDS).drafts(0, CAT, "Le chat gris rêve de son lit.")


def proverb(house: Background) -> Party:
    return Sabot.begin(house, "argent odeur chat lit", HANDS[1]).drafts(0, "argent odeur")


def joker(house: Background) -> Party:
    """A joker that stands for nothing yet."""
    return Sabot.begin(house, "chat gris J1 lit", HANDS[1]).drafts(0, "chat gris J1")


OWN: list[dict[str, str]] = [
    {"fr": "Tata Odile", "under_fr": "sieste", "under_en": "nap", "picture": "zzz"},
    {"fr": "ukulélé", "en": "ukulele", "picture": "guitar"},
    {"fr": "Pépère"},
]


def own_lobby(house: Background) -> Party:
    """Three blank cards are written."""
    return Sabot.gather(house, 2, bots=(2,), blanks=OWN)


def own_words(house: Background) -> Party:
    """Blank cards with pictures in a hand, in what is put together, and on the table."""
    table = Sabot.begin(
        house,
        "V1 V2 V4 dormir lit chien",
        HANDS[1],
        "V3 bébé jouer",
        blanks=OWN,
        blanks_in_play="takeable",
    )
    table.discards(0, "chien").discards(1)
    table.starts(2, "V3:a jouer", "Pépère joue.").discards(2)
    return table.drafts(0, "V1:a dormir V4", words=["hamac"], pictures=["bed"])


def takeable(house: Background) -> Party:
    """A joker stands for BÉBÉ before the second, and the host holds that word."""
    table = Sabot.begin(house, "bébé chat lit", "J1 jouer balle roi", borrowing="same")
    table.discards(0)
    table.starts(1, "J1 jouer balle", "Le bébé joue avec la balle.", words=["bébé"])
    return table.discards(1)


def rebus(house: Background) -> Party:
    return Sabot.begin(house, *HANDS[:2], rebus=True).drafts(0, CAT)


def attack(house: Background) -> Party:
    """The host holds a FAUTE; three sentences of others lie open, one of them stopped."""
    table = Sabot.begin(house, "F1 chat lit", "roi chaussure regarder", "bébé jouer balle F2")
    table.discards(0).starts(1, "roi chaussure regarder", "Le roi regarde ses chaussures.")
    table.discards(1).plays(2, "faute", sentence=table.last_sentence(1))
    table.starts(2, "bébé jouer balle", "Le bébé joue avec la balle.")
    return table.discards(2)


def censored(house: Background) -> Party:
    """The host is silenced for three turns, and it is his turn."""
    table = Sabot.begin(house, "chat gris dormir lit", "C1 roi", counters=3)
    table.starts(0, "chat gris").discards(0).plays(1, "censure", seat=0).arrives("window")
    house.pass_time(11)
    return table.arrives("turn").discards(1)


def vote(house: Background) -> Party:
    table = Sabot.begin(house, *HANDS[:3])
    return table.starts(0, CAT, CAT_SAID).finishes(0, CAT_SAID).arrives("vote")


def window(house: Background) -> Sabot:
    """The second is censored; the fourth, his partner, can answer."""
    table = Sabot.begin(house, *TEAMS, teams=True)
    return table.plays(0, "censure", seat=1).arrives("window")


def parting(house: Background) -> Sabot:
    return window(house).plays(3, "coup-fourre").arrives("parting")


def jury(house: Background) -> Sabot:
    return going_out(house)


def replayed(house: Background) -> Sabot:
    """A match as chance dealt it, stopped after a few turns: it can be seen again."""
    table = Sabot.gather(house, 2, turn_seconds=0).start()
    for _ in range(4):
        player = table.player(table.turn)
        words = next(
            (one for one in player.client.prompts(player.person) if one["act"] == "start"), None
        )
        if words is not None:
            chosen = {one.partition(":")[0]: one for one in words["needs"]["cards"]["of"]}
            plain = [up for card, up in chosen.items() if card.isdecimal()]
            table.plays(table.turn, "start", cards=plain[:2], text="", lang="fr")
        table.discards(table.turn)
    table.ask("stop")
    table.until(table.host, lambda: table.table["match"]["outcome"] is not None)
    return table


def with_the_poster(page: Page, party: Party) -> None:
    expect(page.locator(".poster")).to_be_visible()


def rewound(page: Page, party: Party) -> None:
    expect(page.get_by_role("slider")).to_be_visible()
    for _ in range(3):
        page.get_by_role("button", name=steps.words(page)["replay.next"]).click()


def picked(page: Page, party: Party) -> None:
    """A card of the hand is picked up."""
    page.locator(".hand button").first.click()
    expect(page.locator(".hand button.picked")).to_be_visible()


def proposed(page: Page, party: Party) -> None:
    """The sentences have come."""
    expect(page.locator(".composer .offer").first).to_be_visible()


def moving(page: Page, party: Party) -> None:
    proposed(page, party)
    page.locator(".composer .card").nth(1).click()
    expect(page.locator(".composer .tools")).to_be_visible()


def writing(page: Page, party: Party) -> None:
    proposed(page, party)
    steps.button(page, "bornes:compose.edit").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def discarding(page: Page, party: Party) -> None:
    steps.button(page, "bornes:hand.end").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def looking(page: Page, party: Party) -> None:
    """At a card, closely."""
    picked(page, party)
    steps.button(page, "bornes:hand.about").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def aiming(page: Page, party: Party) -> None:
    """The FAUTE is picked up, and somebody's sentence chosen."""
    page.locator(".hand button", has=page.locator(".attacks")).first.click()
    steps.button(page, "bornes:hand.attack").click()
    page.get_by_role("radio").first.click()


def next_door(page: Page, party: Party) -> None:
    """Somebody else's game: a sheet on a phone, on the table itself on a laptop."""
    page.get_by_role("button", name=steps.words(page).within("bornes:others.open")).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


def taking(page: Page, party: Party) -> None:
    next_door(page, party)
    page.get_by_role("dialog").get_by_role("button", name="Joker").click()
    steps.button(page, "bornes:card.take").click()
    page.get_by_role("dialog").get_by_role("radio").first.click()


def writes_a_card(page: Page, party: Party) -> None:
    page.get_by_role("button", name="Tata Odile").click()
    expect(page.get_by_role("dialog").get_by_role("radio").first).to_be_visible()


def picks_a_picture(page: Page, party: Party) -> None:
    steps.button(page, "bornes:own.choose").click()
    expect(page.get_by_role("dialog").get_by_role("radio").first).to_be_visible()


def missing(page: Page, party: Party) -> None:
    expect(page.locator(".composer .fault")).to_be_visible()


def announced(page: Page, party: Party) -> None:
    expect(page.locator(".composer .proverb")).to_be_visible()


def judged(page: Page, party: Party) -> None:
    page.get_by_role("radio").last.click()


of_bornes = partial(of_phase, "bornes")
alone_at = partial(situations.alone_at, "bornes")

SITUATIONS = (
    situations.lobby_of("bornes", lobby),
    alone_at(
        "own-lobby",
        own_lobby,
        Scene("bornes-own-options", host, overlay="options"),
        Scene("bornes-own-card", host, overlay="options", steps=(writes_a_card,)),
    ),
    alone_at(
        "own-words",
        own_words,
        Scene("bornes-own-words", host, steps=(proposed,)),
        Scene("bornes-own-picture", host, steps=(picks_a_picture,)),
    ),
    of_bornes(
        "turn",
        turn,
        (("plays", host), ("waits", guest)),
        Scene("bornes-turn-picked", host, steps=(picked,)),
        Scene("bornes-turn-card", host, steps=(looking,)),
        Scene("bornes-turn-discards", host, steps=(discarding,)),
        Scene("bornes-turn-zone", guest, steps=(next_door,)),
    ),
    alone_at(
        "composing",
        composing,
        Scene("bornes-composing", host, steps=(proposed,)),
        Scene("bornes-composing-moves", host, steps=(moving,)),
        Scene("bornes-composing-writes", host, steps=(writing,)),
    ),
    alone_at("written", written, Scene("bornes-written", host, steps=(missing,))),
    alone_at("proverb", proverb, Scene("bornes-proverb", host, steps=(announced,))),
    alone_at("joker", joker, Scene("bornes-joker", host)),
    alone_at("takeable", takeable, Scene("bornes-take", host, steps=(taking,))),
    alone_at("rebus", rebus, Scene("bornes-rebus", host)),
    alone_at("censored", censored, Scene("bornes-censored", host)),
    alone_at("attack", attack, Scene("bornes-target", host, steps=(aiming,))),
    of_bornes("vote", vote, (("owner", host), ("votes", guest))),
    alone_at("consent", consent, Scene("bornes-consent", last)),
    of_bornes(
        "window", window, (("attacks", host), ("attacked", guest), ("answers", last)), brief=True
    ),
    of_bornes("parting", parting, (("discards", host), ("waits", guest))),
    of_bornes("draw", drawing, (("draws", last), ("waits", host))),
    of_bornes(
        "jury", jury, (("judges", host),), Scene("bornes-jury-judged", guest, steps=(judged,))
    ),
    of_bornes("score", score, (("seen", host),)),
    Situation(
        "bornes-ended",
        ended,
        (Scene("bornes-end-podium", host, steps=(with_the_poster,)),),
        ("bornes", "ended"),
    ),
    alone_at(
        "replay",
        replayed,
        Scene("bornes-replay", guest, overlay="replay", argument=last_match, steps=(rewound,)),
    ),
    *TABLE,
)
