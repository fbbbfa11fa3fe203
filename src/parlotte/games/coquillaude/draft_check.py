"""§7, §8 A draft looked at: does it lie there, do its words exist, what does it score."""

from collections import Counter
from collections.abc import Mapping

from msgspec import Struct

from parlotte.core.contract import Param, Rejected, Seat
from parlotte.core.folding import is_plain
from parlotte.core.prompts import Spot
from parlotte.games.coquillaude.board import SIZE, Square, square
from parlotte.games.coquillaude.content import Court
from parlotte.games.coquillaude.options import MOST_ANAGRAMS
from parlotte.games.coquillaude.placement import Laid, lay
from parlotte.games.coquillaude.state import Doubt, Draft, Proposal, Side, State
from parlotte.games.coquillaude.word_values import Worth, square_of, worth
from parlotte.kit.text import clean
from parlotte.kit.word_vote import voters
from parlotte.lexicon.judge import SHORTEST, as_on_board


class Fault(Struct, frozen=True):
    """Why something can't be played as it is: a sentence, and the squares that are concerned."""

    key: str  # of a message
    params: Mapping[str, Param] = {}
    squares: tuple[Square, ...] = ()

    def rejected(self) -> Rejected:
        return Rejected(self.key, **self.params)


class Anagram(Struct, frozen=True):
    word: str
    fault: Fault | None = None


class Looked(Struct, frozen=True):
    """A draft with all that is to be said of it."""

    word: str  # as on the board
    laid: Laid | None = None
    worth: Worth | None = None
    anagrams: tuple[Anagram, ...] = ()
    missing: str = ""  # letters that the capital lacks
    famous: bool = False
    doubt: Doubt | None = None
    fault: Fault | None = None


def look(court: Court, state: State, seat: Seat, draft: Draft) -> Looked:
    """The first fault is told; what can be said beside it is said all the same."""
    word = as_on_board(draft.word)
    fault = _unreadable(word)
    anagrams = _anagrams(court, state, word, draft) if fault is None else ()
    looked = Looked(word, anagrams=anagrams, fault=fault)
    if fault is not None:
        return looked
    if draft.at is None:
        return Looked(
            word,
            anagrams=anagrams,
            missing=_lacking(word, state.capitals[seat]),
            famous=draft.person or court.is_famous(state, word),
            fault=_nowhere(court, state, seat, word) or Fault("coquillaude-no-place"),
        )
    try:
        laid = laid_of(state, word, draft.at)
    except Rejected as refused:
        return Looked(word, anagrams=anagrams, fault=_of_place(refused))
    return _judged(court, state, seat, draft, Looked(word, laid, anagrams=anagrams))


def _judged(court: Court, state: State, seat: Seat, draft: Draft, looked: Looked) -> Looked:
    """A word that may lie there: are its letters held, and do all its words exist?"""
    word, laid = looked.word, looked.laid
    if laid is None:
        return looked
    famous = draft.person or court.is_famous(state, word)
    missing = _lacking("".join(laid.spent.values()), state.capitals[seat])
    doubts = _doubts(court, state, draft, laid)
    fault = None
    if missing:
        fault = Fault(
            "coquillaude-missing-letters", {"letters": " ".join(missing)}, _under(laid, missing)
        )
    elif len(doubts) > 1:
        two = ", ".join(one.word for one in doubts)
        fault = Fault("coquillaude-two-doubts", {"words": two}, _of_words(laid, doubts))
    elif doubts and not may_ask(state, seat):
        key = "coquillaude-nobody-to-ask" if doubts[0].exists else "coquillaude-unknown-word"
        fault = Fault(key, {"word": doubts[0].word}, _of_words(laid, doubts))
    else:
        fault = next((one.fault for one in looked.anagrams if one.fault is not None), None)
    claimed = [one.word for one in looked.anagrams if one.fault is None]
    return Looked(
        word,
        laid,
        _worth(court, state, laid, claimed, famous=famous),
        looked.anagrams,
        missing,
        famous,
        doubts[0] if len(doubts) == 1 else None,
        fault,
    )


def proposal_of(court: Court, state: State, looked: Looked, draft: Draft) -> Proposal:
    """A draft as it is locked. Rejected, with the first fault."""
    if looked.fault is not None or looked.laid is None or looked.worth is None or draft.at is None:
        raise (looked.fault or Fault("coquillaude-no-place")).rejected()
    laid, worth = looked.laid, looked.worth
    known = court.is_famous(state, looked.word)
    sides = zip(laid.sides, worth.sides, strict=True)
    return Proposal(
        word=looked.word,
        written=clean(draft.word),
        at=draft.at,
        squares=laid.main.squares,
        new=tuple(laid.spent),
        shells=laid.main.shells,
        famous=looked.famous,
        main=worth.main,
        plain=_worth(court, state, laid, (), famous=known).main,
        sides=tuple(Side(side.word, side.squares, points) for side, points in sides),
        anagrams=tuple(one.word for one in looked.anagrams),
        anagram_points=worth.anagrams,
        doubt=looked.doubt,
    )


def laid_of(state: State, word: str, spot: Spot) -> Laid:
    """A proposal on the board it was made for."""
    return lay(state.board, spot, word, half_new=state.options.half_new)


def anagram_points(court: Court, state: State, proposal: Proposal, anagram: str) -> int:
    """It scores like the word it is of: by its letters, those on shells twice."""
    letters = len(proposal.word) + proposal.shells
    return square_of(letters, person=court.is_famous(state, anagram))


def anagram_fault(court: Court, state: State, word: str, text: str) -> Fault | None:
    """Why this is no anagram of that word that the app knows."""
    said = as_on_board(text)
    if not is_plain(said) or sorted(said) != sorted(word):
        return Fault("coquillaude-not-an-anagram", {"word": clean(text), "of": word})
    if said == word:
        return Fault("coquillaude-same-anagram", {"word": said})
    if not court.knows(state, said):
        return Fault("coquillaude-unknown-anagram", {"word": said})
    return None


def too_many(most: int) -> Fault:
    if not most:
        return Fault("coquillaude-no-anagrams")
    return Fault("coquillaude-too-many-anagrams", {"most": most})


def may_ask(state: State, seat: Seat) -> bool:
    """Whether the table could vote on a word of this seat; bots have nothing to ask."""
    if state.holders[seat] != "person":
        return False
    return state.options.trust or bool(voters(state.holders, seat))


def may_trust(state: State, seat: Seat) -> bool:
    """Option "confiance": nobody else could vote, and a person's own word is enough."""
    trusted = state.options.trust and state.holders[seat] == "person"
    return trusted and not voters(state.holders, seat)


def _worth(
    court: Court, state: State, laid: Laid, anagrams: list[str] | tuple[str, ...], *, famous: bool
) -> Worth:
    def is_person(word: str) -> bool:
        return famous if word == laid.main.word else court.is_famous(state, word)

    return worth(laid, anagrams, is_person, state.options.own_name)


def _unreadable(word: str) -> Fault | None:
    if not word:
        return Fault("coquillaude-no-word")
    if not is_plain(word):
        return Fault("coquillaude-letters-only")
    if len(word) < SHORTEST:
        return Fault("coquillaude-too-short")
    if len(word) > SIZE:
        return Fault("coquillaude-too-long", {"most": SIZE})
    return None


def _of_place(refused: Rejected) -> Fault:
    params = refused.params
    column, row = params.get("column"), params.get("row")
    at = (square(column, row),) if isinstance(column, int) and isinstance(row, int) else ()
    return Fault(refused.key, params, at)


def _anagrams(court: Court, state: State, word: str, draft: Draft) -> tuple[Anagram, ...]:
    most = MOST_ANAGRAMS[state.options.anagrams]
    found: list[Anagram] = []
    for text in draft.anagrams:
        fault = anagram_fault(court, state, word, text)
        said = as_on_board(text)
        if fault is None and said in [one.word for one in found]:
            fault = Fault("coquillaude-same-anagram", {"word": said})
        counted = sum(one.fault is None for one in found)
        if fault is None and most is not None and counted >= most:
            fault = too_many(most)
        found.append(Anagram(said if fault is None or is_plain(said) else clean(text), fault))
    return tuple(found)


def _doubts(court: Court, state: State, draft: Draft, laid: Laid) -> list[Doubt]:
    """The words that the app does not know, and a person it does not know."""
    word = laid.main.word
    found = []
    exists = court.knows(state, word)
    if not exists:
        found.append(Doubt(word, "person" if draft.person else "word", main=True, exists=False))
    elif draft.person and not court.is_famous(state, word):
        found.append(Doubt(word, "person", main=True, exists=True))
    unknown = {side.word for side in laid.sides if not court.knows(state, side.word)} - {word}
    found += [Doubt(one, "word", main=False, exists=False) for one in sorted(unknown)]
    return found


def _nowhere(court: Court, state: State, seat: Seat, word: str) -> Fault | None:
    """Why a word could be placed nowhere: it is unknown, and nobody could be asked about it."""
    if court.knows(state, word) or may_ask(state, seat):
        return None
    return Fault("coquillaude-unknown-word", {"word": word})


def _lacking(letters: str, capital: str) -> str:
    lacking = Counter(letters) - Counter(capital)
    return "".join(sorted(lacking.elements()))


def _under(laid: Laid, missing: str) -> tuple[Square, ...]:
    """Where the letters would lie that are not there: the last ones of each."""
    found = []
    for letter, times in Counter(missing).items():
        places = [at for at, laid_letter in laid.spent.items() if laid_letter == letter]
        found += places[-times:]
    return tuple(sorted(found))


def _of_words(laid: Laid, doubts: list[Doubt]) -> tuple[Square, ...]:
    words = {doubt.word for doubt in doubts}
    made = [one.squares for one in (laid.main, *laid.sides) if one.word in words]
    return tuple(sorted({at for squares in made for at in squares}))
