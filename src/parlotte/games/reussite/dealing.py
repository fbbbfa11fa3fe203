"""§1 The deal: a new one, or one named by its code or day."""

from msgspec.structs import replace

from parlotte.core.contract import Holder, Rejected
from parlotte.core.rng import Draws
from parlotte.games.reussite.cards import COLUMNS, dealt, kind_of, new_code, read_code
from parlotte.games.reussite.content import Court, DayDeal
from parlotte.games.reussite.options import Options
from parlotte.games.reussite.phases import Composing
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.state import State
from parlotte.games.reussite.stock import go_on

Days = dict[str, DayDeal]


def chosen(court: Court, days: Days, options: Options, draws: Draws) -> tuple[str, str]:
    """The code of the deal, and its day (empty if it is no deal of a day)."""
    if options.deal:
        return named(days, options.deal)
    while True:
        code = new_code(options.deck, options.blues, draws)
        if can_begin(court, code):
            return code, ""


def named(days: Days, name: str) -> tuple[str, str]:
    """The code and day of a deal that was named by either."""
    day = name.rpartition("donne=")[2].strip()
    if day in days:
        return days[day].code, day
    code = read_code(name)
    if code is None:
        raise Rejected("reussite-no-such-deal", deal=name)
    return code, ""


def completed(days: Days, options: Options) -> Options:
    """Options completed from the deal's code, which says which deck is dealt and which letters are
    blue."""
    if not options.deal:
        return options
    code, day = named(days, options.deal)
    deck, blues = kind_of(code)
    return replace(options, deal=day or code, deck=deck, blues=blues)


def laid_deal(options: Options, code: str, holders: tuple[Holder, ...]) -> State:
    """One card on each column; nothing is covered yet."""
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
    """R: a new deal must have a first word without pétards when covered from left to right. About
    one deal in five hundred has none."""
    state = replace(laid_deal(Options(cover="automatic"), code, ("person",)), petards=0)
    play = ReussitePlay(court, state, 0)
    go_on(play)
    return not play.state.stuck
