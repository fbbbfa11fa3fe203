"""§3 Prepare: the MDJ rewords, merges and orders what will be read."""

from collections.abc import Iterable

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.core.folding import fold
from parlotte.games.lauriers.actions import Merge, Move, Ready, Reword, Shuffle, Split
from parlotte.games.lauriers.content import WordId
from parlotte.games.lauriers.options import leading_time
from parlotte.games.lauriers.play import LauriersPlay
from parlotte.games.lauriers.state import Entry, Pile, Preparing, Sheet
from parlotte.games.lauriers.writing import MOST_REWORDED, only_mdj, written
from parlotte.kit.text import typeset

Preparation = Ready | Reword | Merge | Split | Move | Shuffle


def open_preparing(play: LauriersPlay, word: WordId, proposals: tuple[Sheet, ...]) -> None:
    """The card's definition joins the proposals, in an order that betrays nobody."""
    sheets = (Sheet(None, play.book.words[word].definition), *proposals)
    draws = play.draws()
    piles = merge_same(Pile(i, (i,), typeset(sheet.text)) for i, sheet in enumerate(sheets))
    ends_at = play.ends_in(leading_time(play.state.options))
    play.set(phase=Preparing(ends_at, word, sheets, draws.shuffled(piles)), rng=draws.rng)


def default_wording(sheets: tuple[Sheet, ...], pile: Iterable[int]) -> str:
    """The card's wording, else that of the first seat: sheets are kept in that order."""
    return typeset(sheets[min(pile)].text)


def merge_same(piles: Iterable[Pile]) -> tuple[Pile, ...]:
    """Piles that read the same are one, in the typing of the first: the card's, if it is there."""
    same: dict[str, Pile] = {}
    for pile in piles:
        key = fold(pile.text)
        if key in same:
            first = min(same[key], pile, key=lambda p: p.id)
            same[key] = Pile(first.id, tuple(sorted(same[key].sheets + pile.sheets)), first.text)
        else:
            same[key] = pile
    return tuple(same.values())


def prepare(play: LauriersPlay, seat: Seat, phase: Preparing, action: Preparation) -> None:
    """The MDJ alone works on the list."""
    only_mdj(play, seat)
    match action:
        case Ready():
            ready(play, seat, phase)
        case Reword(pile=pile, text=text):
            reword(play, phase, pile, text)
        case Merge(pile=pile, into=into):
            merge(play, phase, pile, into)
        case Split(pile=pile):
            split(play, phase, pile)
        case Move(pile=pile, to=to):
            move(play, phase, pile, to)
        case Shuffle():
            shuffle(play, phase)


def _pile(phase: Preparing, number: int) -> Pile:
    for pile in phase.piles:
        if pile.id == number:
            return pile
    raise Rejected("lauriers-no-such-pile")


def _set_piles(play: LauriersPlay, phase: Preparing, piles: tuple[Pile, ...]) -> None:
    play.set(phase=replace(phase, piles=piles))


def reword(play: LauriersPlay, phase: Preparing, number: int, text: str) -> None:
    """Touch up the form of a pile; the original is kept for the reveal."""
    pile, wording = _pile(phase, number), typeset(written(text, most=MOST_REWORDED))
    piles = tuple(replace(p, text=wording) if p is pile else p for p in phase.piles)
    _set_piles(play, phase, piles)


def merge(play: LauriersPlay, phase: Preparing, number: int, into: int) -> None:
    """Read two piles as one, where the second stood. With the card: its author found it."""
    if number == into:
        raise Rejected("lauriers-merge-with-itself")
    pile, target = _pile(phase, number), _pile(phase, into)
    together = tuple(sorted(pile.sheets + target.sheets))
    reworded = [p.text for p in (target, pile) if p.text != default_wording(phase.sheets, p.sheets)]
    text = reworded[0] if reworded else default_wording(phase.sheets, together)
    merged = Pile(together[0], together, text)
    piles = tuple(merged if p is target else p for p in phase.piles if p is not pile)
    _set_piles(play, phase, piles)


def split(play: LauriersPlay, phase: Preparing, number: int) -> None:
    """Take a merged pile apart: its first sheet stays, the others go to places drawn by chance."""
    pile = _pile(phase, number)
    if len(pile.sheets) == 1:
        raise Rejected("lauriers-nothing-to-split")
    first, *others = (Pile(i, (i,), typeset(phase.sheets[i].text)) for i in pile.sheets)
    piles = [first if p is pile else p for p in phase.piles]
    draws = play.draws()
    for other in others:
        piles.insert(draws.below(len(piles) + 1), other)
    play.set(phase=replace(phase, piles=tuple(piles)), rng=draws.rng)


def move(play: LauriersPlay, phase: Preparing, number: int, to: int) -> None:
    """Choose the order of reading."""
    pile = _pile(phase, number)
    if to not in range(len(phase.piles)):
        raise Rejected("lauriers-no-such-place")
    others = [p for p in phase.piles if p is not pile]
    _set_piles(play, phase, (*others[:to], pile, *others[to:]))


def shuffle(play: LauriersPlay, phase: Preparing) -> None:
    draws = play.draws()
    play.set(phase=replace(phase, piles=draws.shuffled(phase.piles)), rng=draws.rng)


def ready(play: LauriersPlay, seat: Seat, phase: Preparing) -> None:
    by_hand = play.state.holders[seat] == "person"
    play.set(phase=replace(phase, done=True, by_hand=by_hand))


def entries_of(phase: Preparing) -> tuple[Entry, ...]:
    """The list to be read: what reads the same is read once."""
    return tuple(
        Entry(pile.text, tuple(phase.sheets[i] for i in pile.sheets), place)
        for place, pile in enumerate(merge_same(phase.piles))
    )
