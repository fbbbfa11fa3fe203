"""§3 A player makes a word from cards on their own device: step by step, typed, or whole."""

from collections import Counter

from parlotte.core.contract import Rejected, Seat
from parlotte.core.folding import ALPHABET
from parlotte.games.reussite import drafts
from parlotte.games.reussite.actions import (
    AddPetard,
    Clear,
    Lay,
    Place,
    PutBack,
    Say,
    ShiftCard,
    Spell,
    TakeBack,
    TakeCard,
)
from parlotte.games.reussite.cards import STAR
from parlotte.games.reussite.drafts import NOTHING, Draft
from parlotte.games.reussite.play import ReussitePlay
from parlotte.games.reussite.prompts import LONGEST_TYPED
from parlotte.games.reussite.state import State
from parlotte.kit.seats import without_seat
from parlotte.lexicon.judge import as_on_board

LONGEST_TRAIL = 40  # undo steps kept for a draft
MOST_TEXT = 100  # characters of a typed text that are read
PREFIXES = 5  # prefixes of a typed word that are tried: buried letters may leave little of it

Drafting = TakeCard | ShiftCard | AddPetard | Say | Place | PutBack | Clear | TakeBack | Spell | Lay


def draft_of(state: State, seat: Seat) -> Draft:
    return state.drafts.get(seat, NOTHING)


def compose(play: ReussitePlay, seat: Seat, action: Drafting) -> None:
    """A player changes their own draft; everybody may see it."""
    state, before = play.state, draft_of(play.state, seat)
    match action:
        case TakeCard(column=column):
            after = drafts.taken(state.columns, before, column)
        case ShiftCard(column=column, to=to):
            after = drafts.freed(state.columns, before, column, to)
        case AddPetard():
            after = drafts.with_petard(before, state.petards)
        case Say(at=at, letter=letter):
            after = drafts.said(state.columns, before, at, letter)
        case Place(at=at, to=to):
            after = drafts.placed(before, at, to)
        case PutBack(at=at):
            after = drafts.put_back(state.columns, before, at)
        case Clear():
            after = NOTHING
        case Spell(text=text):
            after = spelled(play, text, before.petards)
        case Lay(draft=draft):
            drafts.laid_out(state.columns, draft)
            after = drafts.decent(draft, state.petards)
        case TakeBack():
            take_back(play, seat, before)
            return
    trail = (*state.trails.get(seat, ()), before)[-LONGEST_TRAIL:] if after != before else None
    keep_draft(play, seat, after, trail)


def take_back(play: ReussitePlay, seat: Seat, before: Draft) -> None:
    if before == NOTHING:
        raise Rejected("reussite-no-draft")
    trail = play.state.trails.get(seat, ())
    keep_draft(play, seat, drafts.before_last(play.state.columns, before, trail), trail[:-1])


def keep_draft(
    play: ReussitePlay, seat: Seat, draft: Draft, trail: tuple[Draft, ...] | None
) -> None:
    """Stores a draft with its history; `trail` None keeps the history. An empty draft has none."""
    state = play.state
    held = without_seat(state.drafts, seat)
    trails = without_seat(state.trails, seat)
    if draft != NOTHING:
        held[seat] = draft
        trails[seat] = state.trails.get(seat, ()) if trail is None else trail
    kept = {one: steps for one, steps in sorted(trails.items()) if steps}
    play.set(drafts=dict(sorted(held.items())), trails=kept)


def keep_what_lies(play: ReussitePlay) -> None:
    """After the columns changed, keeps the drafts whose cards lie as before, and those that an
    undo has just restored."""
    before, after = play.began, play.state
    if after.columns == before.columns or not (after.drafts or after.trails):
        return
    old = {one: kept for one, kept in after.drafts.items() if before.drafts.get(one) is kept}
    good = drafts.still_good(before.columns, after.columns, old)
    new = {one: kept for one, kept in after.drafts.items() if one not in old}
    play.set(drafts=dict(sorted({**good, **new}.items())), trails={})


def spelled(play: ReussitePlay, text: str, petards: int) -> Draft:
    """Makes typed text from the cheapest cards, as far as the table has letters for it. It uses
    only pétards that are already in the draft, so that a typing error never adds one."""
    state = play.state
    word = "".join(sign for sign in as_on_board(text[:MOST_TEXT]) if sign in ALPHABET)
    word = word[:LONGEST_TYPED]
    most = _as_far_as_letters_go(word, "".join(state.columns).upper(), petards)
    for end in range(most, max(0, most - PREFIXES), -1):
        draft = play.book.search.cheapest(state.columns, word[:end], petards, len(state.stock))
        if draft is not None:
            return draft
    return NOTHING


def _as_far_as_letters_go(word: str, cards: str, petards: int) -> int:
    """The longest prefix that the cards could spell if all of them were accessible."""
    held = Counter(cards)
    spare = min(1, held[STAR]) + petards
    for at, letter in enumerate(word):
        held[letter] -= 1
        spare -= held[letter] < 0
        if spare < 0:
            return at
    return len(word)
