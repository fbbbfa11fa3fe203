"""§8 Attacks, defences, and the counters on a CENSURE."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.games.bornes.cards import CardId
from parlotte.games.bornes.options import WINDOW, Options
from parlotte.games.bornes.phases import Window
from parlotte.games.bornes.play import BornesPlay
from parlotte.games.bornes.state import Censured, State
from parlotte.kit.seats import with_seat, without_seat


def faute(play: BornesPlay, seat: Seat, number: int) -> None:
    """§8.1 Lays a FAUTE on one open sentence of an opponent; a sentence holds one at a time."""
    card, sentence = play.needed(seat, "faute"), play.sentence(number)
    if sentence.owner in play.state.side(seat):
        raise Rejected("bornes-attack-others")
    if sentence.faute is not None:
        raise Rejected("bornes-stopped-already")
    play.give_up(seat, (card,))
    play.put(replace(sentence, faute=card))
    play.announce("bornes-faute", seat=seat, other_seat=sentence.owner)


def dictionnaire(play: BornesPlay, seat: Seat, number: int) -> None:
    """§8.2 Lays it on a FAUTE on one's own or a partner's sentence; both cards leave the deal."""
    card, sentence = play.needed(seat, "dictionnaire"), play.sentence(number)
    if sentence.owner not in play.state.side(seat):
        raise Rejected("bornes-not-your-sentence", seat=sentence.owner)
    if sentence.faute is None:
        raise Rejected("bornes-nothing-to-cover")
    play.give_up(seat, (card,))
    play.put(replace(sentence, faute=None))
    play.set_aside(sentence.faute, card)
    play.announce("bornes-dictionnaire", seat=seat, other_seat=sentence.owner)


def censure(play: BornesPlay, seat: Seat, target: Seat) -> None:
    """§8.3 Censures an opponent's whole game; the opponent has ten seconds for a coup fourré."""
    card, state = play.needed(seat, "censure"), play.state
    if target not in state.seats:
        raise Rejected("bornes-nobody-there")
    if target in state.side(seat):
        raise Rejected("bornes-attack-others")
    if target in state.censures:
        raise Rejected("bornes-censured-already", seat=target)
    play.give_up(seat, (card,))
    lies = Censured(card, seat, counters_for(state.options, target))
    play.set(censures=with_seat(state.censures, target, lies))
    play.announce("bornes-censure", seat=seat, other_seat=target)
    left = play.time_left()
    play.open(Window(play.at + WINDOW, target, left))


def counters_for(options: Options, seat: Seat) -> int | None:
    """§8.5 The number of counters for a seat: for everybody, or only for the named seats."""
    if not options.counters or (options.young and seat not in options.young):
        return None
    return options.counters


def liberte(play: BornesPlay, seat: Seat, target: Seat) -> None:
    """§8.4 Lifts the CENSURE on oneself or a partner; its counters go back too."""
    card, state = play.needed(seat, "liberte"), play.state
    if target not in state.side(seat):
        raise Rejected("bornes-free-your-own")
    if target not in state.censures:
        raise Rejected("bornes-nothing-to-cover")
    play.give_up(seat, (card,))
    lift(play, target, card)
    play.announce("bornes-liberte", seat=seat, other_seat=target)


def lift(play: BornesPlay, target: Seat, *covering: CardId) -> None:
    """Removes the CENSURE and the cards that cover it from the deal."""
    lay = play.state.censures[target]
    play.set(censures=without_seat(play.state.censures, target))
    play.set_aside(lay.card, *covering)


def give_back_counter(play: BornesPlay, seat: Seat) -> None:
    """§8.5 Removes one counter at the end of a censured turn; the last one ends the CENSURE."""
    lies = play.state.censures.get(seat)
    if lies is None or lies.counters is None:
        return
    if lies.counters > 1:
        fewer = replace(lies, counters=lies.counters - 1)
        play.set(censures={**play.state.censures, seat: fewer})
        return
    lift(play, seat)
    play.announce("bornes-counters-out", seat=seat)


def targets(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The seats whose game may be censured."""
    side = state.side(seat)
    return tuple(one for one in state.seats if one not in side and one not in state.censures)
