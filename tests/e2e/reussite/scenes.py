"""The scenes of La Réussite: every phase on every device, and a player's sheets."""

from functools import partial

import msgspec
from playwright.sync_api import Page, expect

from e2e import situations, steps
from e2e.scene import Scene, Situation, guest, host, last, last_match
from e2e.situations import of_phase
from games.reussite.party import DEAL, Patience, solution
from parlotte.games.reussite.search.cheapest import cheapest
from support.background import Background
from support.party import Party

LONG = "NE2222DD"  # its first column can be covered with eleven cards
DEAD_END = ("ORNE", "APPUYIEZ", "ETAIE", "HONORA", "ECRIVONS", "TEMOINS")  # all pétards at first
FATAL = "PRECAUTIONNERA"  # of the last cards of the deal all but one
UNKNOWN = "ZTUI"  # of the first bottoms of the deal, and no word


def covering(house: Background) -> Party:
    return Patience.deal(house, 3)


def lobby(house: Background) -> Party:
    return Patience.gather(house, 2, bots=(2,))


def written(house: Background, people: int = 3, count: int = 3) -> Patience:
    """After a few words of the solution."""
    table = Patience.deal(house, people)
    table.follow(solution(), stop=count)
    return table.arrives("writing")


def writing(house: Background) -> Party:
    """The host has a word, the last one has begun another."""
    table = written(house)
    table.do(table.host, act="lay", draft=table.hint())
    table.do(table.players[-1], act="take", column=2)
    return table.settle()


def under_way(house: Background) -> Party:
    """Somebody has proposed a word: the others have so long to object."""
    return proposed(house)


def alone(house: Background) -> Party:
    table = Patience.deal(house, 1).covered()
    table.do(table.host, act="spell", text="ZUT")
    return table.settle()


def sworn(house: Background) -> Party:
    """Alone at a trusting table, with a word that the lexicon does not know."""
    table = Patience.deal(house, 1, trust=True).covered()
    table.do(table.host, act="spell", text=UNKNOWN)
    return table.settle()


def fatal(house: Background) -> Party:
    """The last cards but one: the word would end the deal, and not well."""
    table = written(house, people=2, count=7)
    table.do(table.host, act="spell", text=FATAL)
    return table.settle()


def long_column(house: Background) -> Party:
    """One column of twelve cards, as an expert may get it."""
    table = Patience.deal(house, 1, deal=LONG)
    while len(table.view["columns"][0]) < 12:
        table.do(table.host, act="cover", column=0)
        table.settle()
    return table


def proposed(house: Background) -> Party:
    table = Patience.deal(house, 3).covered()
    return table.proposes()


def voting(house: Background) -> Party:
    """Somebody has objected, and it is proposed again."""
    table = Patience.deal(house, 3).covered()
    draft = table.hint()
    table.proposes(draft).answered(aye=False)
    table.arrives("writing")
    return table.proposes(draft)


def judging(house: Background) -> Party:
    table = Patience.deal(house, 3).covered()
    table.do(table.host, act="spell", text=UNKNOWN)
    table.do(table.host, act="plead")
    return table.arrives("judging")


def refilling(house: Background) -> Party:
    table = Patience.deal(house, 3).covered()
    table.proposes().answered(aye=True)
    return table.arrives("refilling")


def turning(house: Background, people: int = 3) -> Patience:
    """The last column was given a card, and the table covers by itself: in a moment."""
    table = Patience.deal(house, people, cover="automatic")
    table.arrives("writing")
    table.do(table.host, act="propose", draft=table.hint())
    if people > 1:
        table.arrives("proposed")
        table.do(table.players[1], act="answer", aye=True)
    table.arrives("refilling")
    while table.phase == "refilling":
        column, to = table.view["open"][0], table.view["gaps"][0]
        table.do(table.host, act="refill", column=column, to=to)
        table.settle()
    assert table.phase == "turning"
    return table


def undoing(house: Background) -> Party:
    """The second person would take back the host's word."""
    table = refilling(house)
    table.do(table.players[1], act="undo")
    return table.arrives("undoing")


def undo_voted(house: Background) -> Party:
    table = undoing(house)
    table.do(table.host, act="answer", aye=False)
    table.arrives("refilling")
    table.do(table.players[1], act="undo")
    return table.arrives("undoing")


def starred(house: Background) -> Party:
    """A word is complete but for its star, and only one letter makes it one."""
    table = Patience.deal(house, 2).covered()
    for column in (0, 5, 6, 1):
        table.do(table.host, act="take", column=column)
    table.settle()
    assert table.view["drafts"][0]["fit"] == "Q"
    return table


def on_trust(house: Background) -> Party:
    """A word was played on its writer's word alone, and then the deal was given up."""
    table = Patience.deal(house, 1, trust=True, cover="automatic", refill="automatic")
    table.arrives("writing")
    table.do(table.host, act="spell", text=UNKNOWN)
    table.do(table.host, act="plead")
    table.arrives("writing")
    table.do(table.host, act="give-up")
    return table.arrives("finished")


def yielding(house: Background) -> Party:
    table = written(house, count=1)
    table.do(table.host, act="give-up")
    return table.arrives("yielding")


def stuck(house: Background) -> Party:
    """Two people have written all they could: the lexicon has nothing more for these cards."""
    table = Patience.deal(house, 2, cover="automatic", refill="automatic")
    for word in DEAD_END:
        columns, petards, stock = (table.view[key] for key in ("columns", "petards", "stock"))
        draft = cheapest(tuple(columns), word, petards, stock)
        table.proposes(msgspec.to_builtins(draft)).answered(aye=True).arrives("writing")
    assert table.view["stuck"], "another way to a dead end is to be found"
    return table


def triumph(house: Background) -> Party:
    table = Patience.deal(house, 2)
    table.follow(solution())
    return table.arrives("finished")


def given_up(house: Background) -> Party:
    table = written(house, people=1)
    table.do(table.host, act="give-up")
    return table.arrives("finished")


def helped(page: Page, party: Party) -> None:
    steps.button(page, "reussite:bar.help").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def giving_up(page: Page, party: Party) -> None:
    helped(page, party)
    steps.button(page, "reussite:help.giveUp").click()


def listed(page: Page, party: Party) -> None:
    """The list of words; a laptop has it beside the columns."""
    steps.button(page, "reussite:stats.list").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def lettered(page: Page, party: Party) -> None:
    """A pétard that says nothing yet; where one lies there already, it asks by itself."""
    asked, add = page.get_by_role("dialog"), steps.button(page, "reussite:stats.add")
    expect(asked.or_(add).first).to_be_visible()
    if not asked.is_visible():
        add.click()
    expect(asked).to_be_visible()


def swearing(page: Page, party: Party) -> None:
    steps.button(page, "reussite:word.vouch").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def solved(page: Page, party: Party) -> None:
    """To look for it costs much: where the house's time stands, one more look is never paid for."""
    party.house.pass_time(30)
    expect(page.get_by_text(steps.words(page).within("reussite:end.possible"))).to_be_visible()


def unfolded(page: Page, party: Party) -> None:
    """The solution word by word; a laptop has it beside the result."""
    steps.button(page, "reussite:end.showSolution").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def rewound(page: Page, party: Party) -> None:
    expect(page.get_by_role("slider")).to_be_visible()


def first_day(house: Background) -> Party:
    """A beginner's first deal of a day."""
    days = house.here.house.library.with_packs("reussite").game.days
    return Patience.deal(house, deal=min(days))


def first_day_covered(house: Background) -> Party:
    table = first_day(house)
    return table.covered()


def begun(page: Page, party: Party) -> None:
    """The deal that came with the address, for the first time on this device."""
    steps.button(page, "reussite/card:given").click()
    expect(steps.button(page, "demo.skip")).to_be_visible()


def nameless_end(page: Page, party: Party) -> None:
    """Played without a name, given up, and to be shared."""
    begun(page, party)
    steps.button(page, "demo.skip").click()
    steps.button(page, "reussite:cover.all").click()
    giving_up(page, party)
    steps.button(page, "reussite:help.sureYes").click()
    steps.button(page, "reussite:end.copy").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def nameless_lobby(page: Page, party: Party) -> None:
    nameless_end(page, party)
    steps.button(page, "reussite:end.signNo").click()
    steps.button(page, "reussite:end.other").click()
    expect(steps.button(page, "people.tellName")).to_be_visible()


of_reussite = partial(of_phase, "reussite", big=())
alone_at = partial(situations.alone_at, "reussite")

BOTH = (("owner", host), ("other", guest))
SITUATIONS = (
    situations.lobby_of("reussite", lobby, guest),
    alone_at(
        "home",
        Party,
        Scene("reussite-home-given", path="/?donne=NA7K2Q9F"),
        Scene("reussite-home-astray", path="/?donne=2099-01-01"),
        Scene("reussite-first-demo", path=f"/?donne={DEAL}", steps=(begun,)),
        Scene("reussite-nameless-end", path=f"/?donne={DEAL}", steps=(nameless_end,)),
        Scene("reussite-nameless-lobby", path=f"/?donne={DEAL}", steps=(nameless_lobby,)),
    ),
    alone_at("coached", first_day, Scene("reussite-coached-cover", host)),
    alone_at("coached-word", first_day_covered, Scene("reussite-coached-word", host)),
    of_reussite("covering", covering, BOTH),
    of_reussite(
        "writing",
        writing,
        (("composes", host), ("looks", guest)),
        Scene("reussite-help", guest, steps=(helped,)),
        Scene("reussite-giving-up", guest, steps=(giving_up,)),
        Scene("reussite-words", guest, steps=(listed,)),
        Scene("reussite-letters", last, steps=(lettered,)),
    ),
    alone_at("alone", alone, Scene("reussite-alone", host)),
    alone_at("sworn", sworn, Scene("reussite-sworn", host, steps=(swearing,))),
    alone_at("fatal", fatal, Scene("reussite-fatal", host)),
    alone_at("long", long_column, Scene("reussite-long", host)),
    of_reussite("proposed", proposed, BOTH, brief=True),
    of_reussite("voting", voting, BOTH),
    of_reussite("judging", judging, BOTH),
    of_reussite("refilling", refilling, BOTH),
    of_reussite("turning", turning, BOTH, brief=True),
    of_reussite(
        "undoing", undoing, (("owner", host), ("asks", guest), ("other", last)), brief=True
    ),
    alone_at(
        "undo-voted",
        undo_voted,
        Scene("reussite-undo-voted", last),
        Scene("reussite-undo-voted-big", big=True),
    ),
    alone_at(
        "starred", starred, Scene("reussite-starred", host), Scene("reussite-starred-big", big=True)
    ),
    alone_at(
        "on-trust",
        on_trust,
        Scene("reussite-on-trust", host, steps=(solved,)),
        Scene("reussite-on-trust-big", big=True),
    ),
    of_reussite("yielding", yielding, BOTH),
    alone_at("stuck", stuck, Scene("reussite-stuck", host), Scene("reussite-stuck-big", big=True)),
    Situation(
        "reussite-finished",
        triumph,
        (
            Scene("reussite-end-host", host, steps=(solved,)),
            Scene("reussite-end-guest", guest, steps=(solved,)),
            Scene("reussite-end-big", big=True),
            Scene(
                "reussite-replay", guest, overlay="replay", argument=last_match, steps=(rewound,)
            ),
        ),
        ("reussite", "finished"),
    ),
    alone_at(
        "aloud",
        proposed,
        Scene("reussite-aloud-proposed", last, voices=("fr-FR",)),
        Scene("reussite-aloud-big", big=True, voices=("fr-FR",), steps=(steps.let_it_read,)),
        brief=True,
    ),
    alone_at(
        "given-up",
        given_up,
        Scene("reussite-given-up", host, steps=(solved,)),
        Scene("reussite-given-up-big", big=True),
        Scene("reussite-solution", host, steps=(solved, unfolded)),
    ),
)
