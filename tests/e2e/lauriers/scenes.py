"""The scenes of Les Lauriers: every phase on every device, and a family's own words."""

from collections.abc import Callable
from functools import partial

from playwright.sync_api import Page, expect

from e2e import situations, steps
from e2e.scene import Choice, Scene, Situation, guest, host, last, last_match, nobody
from games.lauriers.party import Circle
from support.background import Background
from support.party import Party, Player

VOICES = ("fr-FR", "en-GB")


def leader(party: Circle) -> list[Player]:
    return [party.mdj]


def writer(party: Circle) -> list[Player]:
    return [party.writers[0]]


def two_writers(party: Circle) -> list[Player]:
    return party.writers[:2]


def lobby(house: Background) -> Party:
    """With words of the family's own."""
    party = Circle.gather(house, 5, bots=(1, 3))
    text = "mot;classe;définition\nzigouigoui;n.m.;Petit objet dont on a perdu le nom.\n"
    for letter in "abc":
        text += f"bidule{letter};n.f.;Chose de la cave, étagère {letter}.\n"
    party.ask("put-pack", game=party.game, name="Maison", file="maison.csv", text=text)
    return party


def playing(phase: str, rounds: int = 2, **options: object) -> Callable[[Background], Circle]:
    """In that phase of the second round, when the pawns have left the first leaf."""

    def arrange(house: Background) -> Circle:
        party = Circle.gather(house, 4, **options).start()
        return party.play(phase, rounds=rounds)

    return arrange


def reading(house: Background) -> Circle:
    party = playing("reading")(house)
    for entry in range(2):
        party.do(leader(party)[0], act="read-on", entry=entry)
    return party


def reading_aloud(house: Background) -> Circle:
    """By the television, of which the phones know."""
    party = reading(house)
    screen = house.call(house.here.client(party.code, screen=True))
    house.call(screen.ask("voice", voice="on"))
    return party.settle()


def read_by_a_bot(house: Background) -> Circle:
    """The second definition has come; the guest wants to vote at once."""
    party = Circle.gather(house, 3, bots=(2,)).start().play("reading", rounds=4)
    party.do(party.players[1], act="go-on")
    return second_has_come(party)


def read_by_nobody(house: Background) -> Circle:
    return second_has_come(playing("reading", automatic_mdj=True)(house))


def second_has_come(party: Circle) -> Circle:
    """The table has listened for a while."""
    party.house.pass_time(8)
    party.until(party.host, lambda: len(party.view["phase"]["entries"]) > 1)
    return party.settle()


def voting(house: Background) -> Circle:
    """One has voted, another has laid a token."""
    party = playing("voting", voting_seconds=120)(house)
    _, second, third = party.writers
    party.do(second, act="vote", entry=1, done=True)
    party.do(third, act="stake")
    return party


def writing(house: Background) -> Circle:
    party = playing("writing", writing_minutes=5)(house)
    party.do(party.writers[-1], act="write", text="Ruban de cour, vert et or.", done=True)
    return party


def changing_hands(house: Background) -> Circle:
    """Two share a phone, and its curtain hangs."""
    party = playing("writing", writing_minutes=5)(house)
    one, other = two_writers(party)
    device = house.call(house.here.client(party.code, tokens=[one.token, other.token]))
    house.call(device.ask("curtain", by=one.person, down=True))
    return party.settle()


def judging(house: Background) -> Circle:
    """The guest says that his was the right one; one of the others has answered."""
    party = playing("revealing", automatic_mdj=True)(house)
    party.do(party.players[1], act="claim")
    party.until(party.host, lambda: "claim" in party.view["phase"])
    place = party.view["phase"]["claim"]["place"]
    party.do(party.host, act="judge", place=place, agree=True)
    return party


def almost_told(house: Background) -> Circle:
    """All but the host have voted."""
    party = playing("voting", automatic_mdj=True)(house)
    for one in party.players[1:]:
        party.do(one, act="vote", entry=0, done=True)
    return party


TOLD = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


def play_the_verdict(page: Page, party: Party) -> None:
    """On a screen that moves, as far as the first author."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(TOLD)  # what changed is told with the next frame
    party.do(party.host, act="vote", entry=1, done=True)
    expect(page.locator("[data-beat=author]")).to_be_visible()


def recounted(house: Background) -> Circle:
    party = judging(house)
    place = party.view["phase"]["claim"]["place"]
    for one in party.players[2:]:
        party.do(one, act="judge", place=place, agree=True)
    party.until(party.host, lambda: bool(party.view["phase"]["result"].get("before")))
    return party


def revealing(house: Background) -> Circle:
    party = playing("revealing")(house)
    party.do(last(party)[0], act="go-on")
    return party


def finished(house: Background) -> Circle:
    party = Circle.gather(house, 4).start()
    return party.play("finished")


def under_way(house: Background) -> Circle:
    party = playing("writing", writing_minutes=5, voting_seconds=30)(house)
    party.do(party.writers[-1], act="write", text="Ruban de cour, vert et or.", done=True)
    return party


def let_time_pass(page: Page, party: Party) -> None:
    """Something is chosen, and nobody confirms it."""
    (chooser,) = writer(party)
    page.get_by_role("radio").first.click()
    party.until(chooser, lambda: "vote" in chooser.mine)
    party.house.pass_time(125)
    expect(page.get_by_role("button", name=steps.words(page)["common.heard"])).to_be_visible()


def definitions(page: Page, party: Party) -> None:
    """The voice has come to the first one."""
    for _ in range(2):
        page.evaluate("() => speech.finish()")
        page.wait_for_function("() => speechSynthesis.speaking")


def many_words(page: Page, party: Party) -> None:
    page.get_by_role("radio", name=steps.words(page)["items.several"]).click()


def phones(phase: str, *roles: tuple[str, Choice]) -> tuple[Scene, ...]:
    """The devices of a phase: those of the roles, of whoever watches, and the big screen."""
    return (
        *(Scene(f"{phase}-{name}", who) for name, who in roles),
        Scene(f"{phase}-watcher", nobody, steps=(steps.only_look,)),
        Scene(f"{phase}-big", big=True),
    )


BOTH = (("mdj", leader), ("writer", writer))
ALL_WRITE = (("writer", guest),)


def of_lauriers(
    phase: str,
    arrange: Callable[[Background], Party],
    roles: tuple[tuple[str, Choice], ...] = BOTH,
    *more: Scene,
    shown: str = "",
) -> Situation:
    """A phase, or a moment of one that the view calls `shown`."""
    scenes = (*phones(phase, *roles), *more)
    return Situation(f"lauriers-{phase}", arrange, scenes, ("lauriers", shown or phase))


alone_at = partial(situations.alone_at, "lauriers")

SITUATIONS = (
    alone_at(
        "lobby",
        lobby,
        Scene("lobby-words", host),
        Scene("options", host, overlay="options"),
        Scene("options-guest", guest, overlay="options"),
        Scene("words", host, overlay="items"),
        Scene("words-many", guest, overlay="items", steps=(many_words,)),
        Scene("rules-short", guest, overlay="rules"),
        Scene("rules-long", guest, overlay="rules", steps=(steps.long_rules,)),
        Scene("demo", guest, overlay="demo"),
    ),
    of_lauriers("choosing", playing("choosing")),
    of_lauriers(
        "writing",
        writing,
        BOTH,
        Scene("curtain", two_writers),
        Scene("menu-playing", host, steps=(steps.menu,)),
        Scene("words-shut", host, overlay="items"),
    ),
    of_lauriers("preparing", playing("preparing")),
    of_lauriers("reading", reading),
    of_lauriers(
        "read-by-a-bot",
        read_by_a_bot,
        (("listener", host), ("voter", guest)),
        shown="reading",
    ),
    of_lauriers("read-by-nobody", read_by_nobody, ALL_WRITE, shown="reading"),
    of_lauriers("voting", voting),
    alone_at(
        "aloud",
        reading_aloud,
        Scene("aloud-mdj", leader, voices=VOICES),
        Scene("aloud-listen", writer, voices=VOICES),
        Scene("aloud-big", big=True, voices=VOICES, steps=(steps.let_it_read,)),
    ),
    alone_at(
        "aloud-voting",
        voting,
        Scene("aloud-vote", writer, voices=VOICES, steps=(steps.let_it_read, definitions)),
        Scene("aloud-vote-big", big=True, voices=VOICES, steps=(steps.let_it_read, definitions)),
    ),
    alone_at("aloud-writing", writing, Scene("aloud-write", writer, voices=VOICES)),
    alone_at(
        "theatre",
        almost_told,
        Scene("theatre-big", big=True, steps=(play_the_verdict,)),
        brief=True,
    ),
    alone_at(
        "hands",
        changing_hands,
        Scene("hands-writer", last),
        Scene("hands-curtain", two_writers),
        Scene("hands-big", big=True),
        brief=True,
    ),
    alone_at("told", voting, Scene("told", writer, steps=(let_time_pass,)), brief=True),
    of_lauriers("revealing", revealing),
    of_lauriers(
        "claimable", playing("revealing", automatic_mdj=True), ALL_WRITE, shown="revealing"
    ),
    of_lauriers("judging", judging, (*ALL_WRITE, ("judge", last)), shown="revealing"),
    of_lauriers("recounted", recounted, ALL_WRITE, shown="revealing"),
    Situation(
        "lauriers-finished",
        finished,
        (
            Scene("end-host", host),
            Scene("end-guest", guest),
            Scene("end-big", big=True),
            Scene("history", guest, overlay="history"),
            Scene("replay", guest, overlay="replay", argument=last_match),
        ),
        ("lauriers", "finished"),
    ),
)
