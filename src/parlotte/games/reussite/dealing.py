"""§1 Deal: a new one, or one that somebody names by its code or its day."""

from msgspec.structs import replace

from parlotte.core.contract import Holder, Rejected
from parlotte.core.rng import Draws
from parlotte.games.reussite.cards import COLUMNS, dealt, kind_of, new_code, read_code
from parlotte.games.reussite.content import Court, DayDeal
from parlotte.games.reussite.options import Options
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.state import Composing, State
from parlotte.games.reussite.stock import go_on

Days = dict[str, DayDeal]


def chosen(court: Court, days: Days, options: Options, draws: Draws) -> tuple[str, str]:
    """The code of the deal, and its day if it is one of a day."""
    if options.deal:
        return named(days, options.deal)
    while True:
        code = new_code(options.deck, options.blues, draws)
        if can_begin(court, code):
            return code, ""


def named(days: Days, name: str) -> tuple[str, str]:
    """The code of a deal that somebody named by its day or its code, and its day."""
    day = name.rpartition("donne=")[2].strip()
    if day in days:
        return days[day].code, day
    code = read_code(name)
    if code is None:
        raise Rejected("reussite-no-such-deal", deal=name)
    return code, ""


def completed(days: Days, options: Options) -> Options:
    """A deal's code says by itself which cards are dealt, and which of them are blue."""
    if not options.deal:
        return options
    code, day = named(days, options.deal)
    deck, blues = kind_of(code)
    return replace(options, deal=day or code, deck=deck, blues=blues)


def laid_deal(options: Options, code: str, holders: tuple[Holder, ...]) -> State:
    """One card on each column, nothing covered yet."""
    cards = dealt(code)
    return State(
        options=options,
        code=code,
        day="",
        holders=holders,
        columns=tuple(cards[:COLUMNS]),
        stock=cards[COLUMNS:],
        phase=Composing(),
    )


def can_begin(court: Court, code: str) -> bool:
    """R: a new deal has a first word without pétards, if it is covered from left to right. About
    one in five hundred has none."""
    state = replace(laid_deal(Options(cover="automatic"), code, ("person",)), petards=0)
    play = ReussitePlay(court, state, 0)
    go_on(play)
    return not play.state.stuck
