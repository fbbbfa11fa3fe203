"""Every screen and phase there is, and how to get there: for pictures (`make shots`) and for axe.

A situation is a table brought to some point; its scenes are what the devices of the room show then.
A phase of a game without a scene fails a test.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Page, expect

from e2e import scenes_reussite, steps
from e2e.devices import Devices, drawn, shown
from e2e.scene import Choice, Scene, Situation, guest, host, last, nobody
from support.background import Background
from support.party import Party, Player
from support.voted import vote_in


def leader(party: Party) -> list[Player]:
    assert party.mdj is not None
    return [party.mdj]


def writer(party: Party) -> list[Player]:
    return [party.writers[0]]


def two_writers(party: Party) -> list[Player]:
    return party.writers[:2]


@dataclass(frozen=True)
class Look:
    """Opens the scenes of a situation on devices, one look at a time."""

    devices: Devices
    party: Party
    situation: Situation = field(repr=False)

    @contextmanager
    def at(self, scene: Scene, **about: str) -> Iterator[Page]:
        page = self._open(scene, **about)
        for step in scene.steps:
            step(page, self.party)
        if self.situation.offline:
            self.devices.house.stop()
            self.devices.forgive("WebSocket", "ERR_CONNECTION_REFUSED")
            expect(page.get_by_role("status").first).to_be_visible()
        try:
            yield drawn(page)
        finally:
            page.context.close()
            if self.situation.offline:
                self.devices.house.start()

    def _open(self, scene: Scene, **about: str) -> Page:
        size = scene.sizes[0]
        if scene.path:
            return self.devices.open(scene.path, size, **about)
        where = f"/{self.party.code}" + ("/ecran" if scene.big else "")
        if scene.keyless:
            return self.devices.open(where, size, **about)
        page = self.devices.hand(self.party, *scene.who(self.party), size=size, path=where, **about)
        if scene.overlay:
            # As the phone's own back and forward do: what lies on top is a step of the history.
            step = {"overlay": scene.overlay, "argument": scene.argument(self.party)}
            page.evaluate("(step) => history.replaceState(step, '')", step)
            page.reload()
            shown(page)
            steps.cover(page)
        return page


# The tables.


def anywhere(house: Background) -> Party:
    return Party(house)


def lobby(house: Background) -> Party:
    """Four people, one of them on the couch, two bots, and words of the family's own."""
    party = Party.gather(house, 5, bots=(1, 3))
    text = "mot;classe;définition\nzigouigoui;n.m.;Petit objet dont on a perdu le nom.\n"
    for letter in "abc":
        text += f"bidule{letter};n.f.;Chose de la cave, étagère {letter}.\n"
    party.ask("put-pack", game="lauriers", name="Maison", file="maison.csv", text=text)
    party.ask("couch", of=party.players[-1])
    return party


def with_a_lexicon(house: Background) -> Party:
    party = Party.gather(house, 3)
    vote_in(house, party.code, "gloubi", "tchatchouk", "anticonstitutionnellissimement")
    return party


def knocked(house: Background) -> Party:
    party = Party.gather(house, 3)
    party.ask("set-knock", knock=True)

    async def knock() -> None:
        cousin = await house.here.client(party.code)
        await cousin.ask("knock", name="Basile")

    house.call(knock())
    party.until(party.host, lambda: bool(party.table["guests"]))
    return party


def playing(phase: str, rounds: int = 2, **options: object) -> Callable[[Background], Party]:
    """In that phase of the second round, when the pawns have left the first leaf."""

    def arrange(house: Background) -> Party:
        party = Party.gather(house, 4, **options)
        party.start()
        party.play(phase, rounds=rounds)
        return party

    return arrange


def reading(house: Background) -> Party:
    party = playing("reading")(house)
    for entry in range(2):
        party.do(leader(party)[0], act="read-on", entry=entry)
    return party


def voting(house: Background) -> Party:
    """One has voted, another has laid a token."""
    party = playing("voting", voting_seconds=120)(house)
    _, second, third = party.writers
    party.do(second, act="vote", entry=1, done=True)
    party.do(third, act="stake")
    return party


def writing(house: Background) -> Party:
    party = playing("writing", writing_minutes=5)(house)
    party.do(party.writers[-1], act="write", text="Ruban de cour, vert et or.", done=True)
    return party


def judging(house: Background) -> Party:
    party = playing("claiming", automatic_mdj=True)(house)
    party.do(party.players[1], act="claim")
    party.play("judging")
    return party


def revealing(house: Background) -> Party:
    party = playing("revealing")(house)
    party.do(last(party)[0], act="go-on")
    return party


def finished(house: Background) -> Party:
    party = Party.gather(house, 4)
    party.start()
    party.play("finished")
    return party


def paused(house: Background) -> Party:
    party = writing(house)
    party.ask("pause")
    return party


def asleep(house: Background) -> Party:
    """Nobody has touched anything for a whole round."""
    party = playing("writing", rounds=1, writing_minutes=1, voting_seconds=30)(house)
    for _ in range(60):
        if party.table["asleep"]:
            break
        house.pass_time(30)
        party.settle()
    assert party.table["asleep"]
    return party


def last_match(party: Party) -> str:
    return str(party.table["match"]["id"])


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
) -> Situation:
    scenes = (*phones(phase, *roles), *more)
    return Situation(f"lauriers-{phase}", arrange, scenes, ("lauriers", phase))


SITUATIONS = (
    Situation(
        "home",
        anywhere,
        (
            Scene("home", path="/"),
            Scene("home-open", path="/", steps=(steps.open_a_table,)),
            Scene("closed", path="/ZZZZ"),
        ),
    ),
    Situation(
        "lobby",
        lobby,
        (
            Scene("lobby-host", host),
            Scene("lobby-guest", guest),
            Scene("lobby-couch", last),
            Scene("lobby-big", big=True),
            Scene("join", nobody),
            Scene("refused", nobody, steps=(steps.take_a_name_that_is_taken,)),
            Scene("menu-host", host, steps=(steps.menu,)),
            Scene("menu-guest", guest, steps=(steps.menu,)),
        ),
    ),
    Situation(
        "on-top",
        lobby,
        (
            Scene("options", host, overlay="options"),
            Scene("options-guest", guest, overlay="options"),
            Scene("seats", host, overlay="seats"),
            Scene("words", host, overlay="words"),
            Scene("words-many", guest, overlay="words", steps=(steps.many_words,)),
            Scene("rules-short", guest, overlay="rules"),
            Scene("rules-long", guest, overlay="rules", steps=(steps.long_rules,)),
            Scene("demo", guest, overlay="demo"),
            Scene("settings", guest, overlay="settings"),
            Scene("me", guest, overlay="me"),
            Scene("history-empty", guest, overlay="history"),
        ),
    ),
    Situation(
        "lexicon",
        with_a_lexicon,
        (
            Scene("lexicon-host", host, overlay="lexicon"),
            Scene("lexicon-guest", guest, overlay="lexicon"),
            Scene("lexicon-menu", guest, steps=(steps.menu,)),
        ),
    ),
    Situation(
        "door",
        knocked,
        (
            Scene("guests", host),
            Scene("guests-sheet", host, steps=(steps.who_knocks,)),
            Scene("door", keyless=True),
        ),
    ),
    of_lauriers("choosing", playing("choosing")),
    of_lauriers(
        "writing",
        writing,
        BOTH,
        Scene("curtain", two_writers),
        Scene("menu-playing", host, steps=(steps.menu,)),
    ),
    of_lauriers("preparing", playing("preparing")),
    of_lauriers("reading", reading),
    of_lauriers("voting", voting),
    of_lauriers("claiming", playing("claiming", automatic_mdj=True), ALL_WRITE),
    of_lauriers("judging", judging, (*ALL_WRITE, ("judge", last))),
    of_lauriers("revealing", revealing),
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
    Situation(
        "paused",
        paused,
        (Scene("paused-host", host), Scene("paused-guest", guest), Scene("paused-big", big=True)),
    ),
    Situation("asleep", asleep, (Scene("asleep", guest), Scene("asleep-big", big=True))),
    Situation("reconnecting", writing, (Scene("reconnecting", writer),), offline=True),
    *scenes_reussite.SITUATIONS,
)
