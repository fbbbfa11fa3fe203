"""§3 The MDJ rewords, merges and orders the list of definitions."""

from collections.abc import Iterable

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.core.folding import fold
from parlotte.core.rng import Draws
from parlotte.games.lauriers.actions import Merge, Move, Preparation, Ready, Reword, Shuffle, Split
from parlotte.games.lauriers.content import WordId
from parlotte.games.lauriers.options import leading_time
from parlotte.games.lauriers.phases import Entry, Pile, Preparing, Sheet
from parlotte.games.lauriers.state import LauriersPlay
from parlotte.games.lauriers.writing import MOST_REWORDED, only_mdj
from parlotte.kit.text import typeset, written


def open_preparing(play: LauriersPlay, word: WordId, proposals: tuple[Sheet, ...]) -> None:
    """Adds the card's definition to the proposals, in a random order that reveals no author."""
    sheets = (Sheet(None, play.book.words[word].definition), *proposals)
    draws = play.draws()
    piles = merge_same(Pile(i, (i,), typeset(sheet.text)) for i, sheet in enumerate(sheets))
    ends_at = play.ends_in(leading_time(play.state.options))
    play.set(phase=Preparing(ends_at, word, sheets, draws.shuffled(piles)), rng=draws.rng)


def default_wording(sheets: tuple[Sheet, ...], pile: Iterable[int]) -> str:
    """The card's wording, otherwise that of the lowest seat; sheets are kept in that order."""
    return typeset(sheets[min(pile)].text)


def merge_same(piles: Iterable[Pile]) -> tuple[Pile, ...]:
    """Merges piles with the same text and keeps the first one's typing (the card's if it is
    there). Piles that the MDJ has split stay apart."""
    same: dict[str, Pile] = {}
    for pile in piles:
        key = f"apart {pile.id}" if pile.apart else f"text {fold(pile.text)}"
        if key in same:
            first = min(same[key], pile, key=lambda p: p.id)
            same[key] = Pile(first.id, tuple(sorted(same[key].sheets + pile.sheets)), first.text)
        else:
            same[key] = pile
    return tuple(same.values())


def prepare(play: LauriersPlay, seat: Seat, phase: Preparing, action: Preparation) -> None:
    """Only the MDJ works on the list."""
    only_mdj(play, seat)
    match action:
        case Ready():
            by_hand = play.state.holders[seat] == "person"
            play.amend(done=True, by_hand=by_hand)
        case Reword(pile=pile, text=text):
            reword(play, phase, pile, text)
        case Merge(pile=pile, into=into):
            merge(play, phase, pile, into)
        case Split(pile=pile):
            split(play, phase, pile)
        case Move(pile=pile, to=to):
            move(play, phase, pile, to)
        case Shuffle():
            draws = play.draws()
            _set_piles(play, phase, draws.shuffled(phase.piles), draws)


def _pile(phase: Preparing, number: int) -> Pile:
    for pile in phase.piles:
        if pile.id == number:
            return pile
    raise Rejected("lauriers-no-such-pile")


def _set_piles(
    play: LauriersPlay, phase: Preparing, piles: Iterable[Pile], draws: Draws | None = None
) -> None:
    chance = {"rng": draws.rng} if draws else {}
    play.set(phase=replace(phase, piles=tuple(piles)), **chance)


def reword(play: LauriersPlay, phase: Preparing, number: int, text: str) -> None:
    """Rewords a pile; the original text is kept for the reveal."""
    pile, wording = _pile(phase, number), typeset(written(text, MOST_REWORDED))
    _set_piles(play, phase, (replace(p, text=wording) if p is pile else p for p in phase.piles))


def merge(play: LauriersPlay, phase: Preparing, number: int, into: int) -> None:
    """Reads two piles as one, at the second one's place. Merging with the card's pile means that
    the author found the truth."""
    if number == into:
        raise Rejected("lauriers-merge-with-itself")
    pile, target = _pile(phase, number), _pile(phase, into)
    together = tuple(sorted(pile.sheets + target.sheets))
    reworded = [p.text for p in (target, pile) if p.text != default_wording(phase.sheets, p.sheets)]
    text = reworded[0] if reworded else default_wording(phase.sheets, together)
    merged = Pile(together[0], together, text)
    _set_piles(play, phase, (merged if p is target else p for p in phase.piles if p is not pile))


def split(play: LauriersPlay, phase: Preparing, number: int) -> None:
    """Splits a merged pile: its first sheet stays, the others go to random places."""
    pile = _pile(phase, number)
    if len(pile.sheets) == 1:
        raise Rejected("lauriers-nothing-to-split")
    first, *others = (Pile(i, (i,), typeset(phase.sheets[i].text), apart=True) for i in pile.sheets)
    piles = [first if p is pile else p for p in phase.piles]
    draws = play.draws()
    for other in others:
        piles.insert(draws.below(len(piles) + 1), other)
    _set_piles(play, phase, piles, draws)


def move(play: LauriersPlay, phase: Preparing, number: int, to: int) -> None:
    """Moves a pile in the order of reading."""
    pile = _pile(phase, number)
    if to not in range(len(phase.piles)):
        raise Rejected("lauriers-no-such-place")
    others = [p for p in phase.piles if p is not pile]
    _set_piles(play, phase, (*others[:to], pile, *others[to:]))


def entries_of(phase: Preparing) -> tuple[Entry, ...]:
    """The entries to be read; equal texts are read once, unless the MDJ has separated them."""
    return tuple(
        Entry(pile.text, tuple(phase.sheets[i] for i in pile.sheets), place)
        for place, pile in enumerate(merge_same(phase.piles))
    )
