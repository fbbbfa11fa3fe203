"""What each seat may and must do. What is listed is accepted by the rules, or `judged`.

The table waits for the discard that ends a turn; all other acts of a turn come before it.
"""

from collections.abc import Iterable, Iterator, Sequence

from parlotte.core.contract import Seat
from parlotte.core.prompts import YES_OR_NO, Need, Pick, Prompt, Several, Text, Texts, card_of
from parlotte.games.bornes import phases
from parlotte.games.bornes.actions import MOST_CARDS, MOST_TEXT, MOST_WORD, NEW
from parlotte.games.bornes.attacks import targets
from parlotte.games.bornes.borrowing import may_be_borrowed
from parlotte.games.bornes.cards import CardId, Up
from parlotte.games.bornes.content import Book, is_wild
from parlotte.games.bornes.finishing import LEAST as LEAST_FINISHED
from parlotte.games.bornes.finishing import MOST_TRIES
from parlotte.games.bornes.grading import to_grade
from parlotte.games.bornes.jokers import may_be_taken
from parlotte.games.bornes.open_sentences import LEAST
from parlotte.games.bornes.options import languages_of
from parlotte.games.bornes.play import held
from parlotte.games.bornes.state import State
from parlotte.games.bornes.waiting import waiting

_TEXT = Text(0, MOST_TEXT)
_WORDS = Texts(0, MOST_CARDS, Text(1, MOST_WORD))
_SAID = Text(1, MOST_TEXT)


def prompts(book: Book, state: State, seat: Seat) -> tuple[Prompt, ...]:
    if state.holders[seat] == "away":
        return ()
    over = isinstance(state.phase, phases.DealOver)
    ups = () if over else sides(book, state, state.hands[seat])
    draft = () if over or state.holders[seat] != "person" else _sketching(state, ups)
    return *_now(book, state, seat, ups), *draft


def _now(book: Book, state: State, seat: Seat, ups: tuple[Up, ...]) -> Iterable[Prompt]:
    must = seat in waiting(state)
    match state.phase:
        case phases.Playing() if must:
            return _turn(book, state, seat, ups)
        case phases.Parting() if must:
            return (Prompt("discard", must, {"card": Pick(state.hands[seat])}),)
        case phases.Drawing() if must:
            return (Prompt("draw", must, {"pick_up": _pick_up(state)}),)
        case phases.Voting(ballot=ballot) if seat in ballot.voters:
            return (Prompt("vote", must, {"aye": YES_OR_NO}),)
        case phases.Window(target=target) if seat in state.side(target):
            able = held(state.hands[seat], "liberte") is not None
            return (Prompt("coup-fourre", must=False),) if able else ()
        case phases.Judging():
            ids = tuple(str(pile.id) for pile in to_grade(state))
            grades: dict[str, Need] = {"funny": Several(ids, 0, len(ids)), "done": YES_OR_NO}
            return (Prompt("grade", must, grades),)
        case phases.Scored() if must:
            return (Prompt("go-on", must),)
        case _:
            return ()


def _pick_up(state: State) -> Pick:
    return YES_OR_NO if state.discards else Pick((False,))


def _turn(book: Book, state: State, seat: Seat, ups: tuple[Up, ...]) -> Iterator[Prompt]:
    hand, own = state.hands[seat], touchable(state, seat)
    if hand:
        yield Prompt("discard", must=True, needs={"card": Pick(hand), "pick_up": _pick_up(state)})
    else:
        yield Prompt("end", must=True)
    yield from _composing(book, state, seat, ups, own)
    yield from _finishing(state, seat, own)
    yield from _fighting(state, seat)
    words = tuple([up for up in ups if not is_wild(state.options, up)])
    if words:
        yield from _taking(book, state, seat, ups, words, own)
        yield from _borrowing(state, seat, words)


def sides(book: Book, state: State, cards: Iterable[CardId]) -> tuple[Up, ...]:
    """These cards with each side they can have up in a sentence."""
    return tuple([up for card in cards for up in book.sides(state.options, card)])


def _count(ups: Iterable[Up]) -> int:
    """The number of cards, counting both sides once."""
    return len(set(map(card_of, ups)))


def _composing(
    book: Book, state: State, seat: Seat, ups: tuple[Up, ...], own: Sequence[phases.Sentence]
) -> Iterator[Prompt]:
    more = _count(ups)
    if seat not in state.censures and more >= LEAST:
        cards = Several(ups, LEAST, more, ordered=True)
        languages = Pick(languages_of(state.options))
        needs: dict[str, Need] = {"cards": cards, "lang": languages, "text": _TEXT, "words": _WORDS}
        yield Prompt("start", must=False, needs=needs, judged=True)
    for one in own:
        least = len(one.cards) + (one.owner != seat)
        most = min(MOST_CARDS, len(one.cards) + more)
        if least <= most:
            of = (*sides(book, state, one.ids), *ups)
            cards = Several(of, least, most, ordered=True)
            needs = {"sentence": Pick((one.id,)), "cards": cards, "text": _TEXT, "words": _WORDS}
            yield Prompt("change", must=False, needs=needs, judged=True)


def touchable(state: State, seat: Seat) -> list[phases.Sentence]:
    """The open sentences that this seat may extend."""
    side = state.side(seat)
    return [
        one
        for one in state.sentences
        if one.owner in side and one.owner not in state.censures and one.faute is None
    ]


def _finishing(state: State, seat: Seat, own: Sequence[phases.Sentence]) -> Iterator[Prompt]:
    if state.turn.refused >= MOST_TRIES:
        return
    for one in own:
        if one.owner == seat:
            proverb = YES_OR_NO if len(one.cards) >= LEAST_FINISHED else Pick((True,))
            needs: dict[str, Need] = {
                "sentence": Pick((one.id,)),
                "text": _SAID,
                "proverb": proverb,
            }
            yield Prompt("finish", must=False, needs=needs, judged=True)


def _fighting(state: State, seat: Seat) -> Iterator[Prompt]:
    """Prompts for attacks and defences; these are never refused."""
    hand, side = state.hands[seat], state.side(seat)
    free = tuple(one.id for one in state.sentences if one.owner not in side and one.faute is None)
    stopped = tuple(
        one.id for one in state.sentences if one.owner in side and one.faute is not None
    )
    if free and held(hand, "faute"):
        yield Prompt("faute", must=False, needs={"sentence": Pick(free)})
    if stopped and held(hand, "dictionnaire"):
        yield Prompt("dictionnaire", must=False, needs={"sentence": Pick(stopped)})
    if (seats := targets(state, seat)) and held(hand, "censure"):
        yield Prompt("censure", must=False, needs={"seat": Pick(seats)})
    silenced = tuple(one for one in side if one in state.censures)
    if silenced and held(hand, "liberte"):
        yield Prompt("liberte", must=False, needs={"seat": Pick(silenced)})


def _taking(
    book: Book,
    state: State,
    seat: Seat,
    ups: tuple[Up, ...],
    words: tuple[Up, ...],
    own: Sequence[phases.Sentence],
) -> Iterator[Prompt]:
    """A prompt for each joker; the answer includes the target sentence and the joker's word."""
    into = [NEW] if seat not in state.censures else []
    into += [one.id for one in own]
    if not into:
        return
    lying = sides(book, state, [card for one in own for card in one.ids])
    for one in state.sentences:
        for card in one.ids:
            if may_be_taken(state.options, one, card):
                of = dict.fromkeys((card, *ups, *lying))
                distinct = _count(of)
                needs: dict[str, Need] = {
                    "sentence": Pick((one.id,)),
                    "joker": Pick((card,)),
                    "card": Pick(words),
                    "into": Pick(tuple(into)),
                    "cards": Several(tuple(of), 2, min(MOST_CARDS, distinct), ordered=True),
                    "lang": Pick(languages_of(state.options)),
                    "text": _TEXT,
                    "words": _WORDS,
                    "said": _TEXT,
                }
                if distinct >= LEAST:
                    yield Prompt("take", must=False, needs=needs, judged=True)


def _borrowing(state: State, seat: Seat, words: tuple[Up, ...]) -> Iterator[Prompt]:
    tired = state.options.borrowing == "same" and state.turn.refused >= MOST_TRIES
    if state.options.borrowing == "no" or tired:
        return
    for one in state.sentences:
        if theirs := may_be_borrowed(state, seat, one):
            needs: dict[str, Need] = {
                "sentence": Pick((one.id,)),
                "theirs": Pick(theirs),
                "card": Pick(words),
                "said": _TEXT,
            }
            yield Prompt("borrow", must=False, needs=needs, judged=True)


def _sketching(state: State, ups: tuple[Up, ...]) -> tuple[Prompt, ...]:
    """A player may compose a sentence before their turn."""
    needs: dict[str, Need] = {
        "cards": Several(ups, 0, _count(ups), ordered=True),
        "lang": Pick(languages_of(state.options)),
        "text": _TEXT,
        "words": _WORDS,
    }
    return (Prompt("draft", must=False, needs=needs),)
