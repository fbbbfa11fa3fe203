"""§7, §8 Checks a draft: whether its place is legal, its words exist, and what it scores."""

from collections import Counter
from collections.abc import Collection, Mapping

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.contract import Param, Rejected, Seat, WordKind
from parlotte.core.folding import is_plain
from parlotte.core.prompts import Spot
from parlotte.games.coquillaude.board import SIZE, Square, square
from parlotte.games.coquillaude.content import EXISTING, Court
from parlotte.games.coquillaude.options import MOST_ANAGRAMS
from parlotte.games.coquillaude.phases import Doubt, Proposal, Side
from parlotte.games.coquillaude.placement import Laid, Made, lay
from parlotte.games.coquillaude.state import Draft, State
from parlotte.games.coquillaude.word_values import square_of, worth
from parlotte.kit.text import clean
from parlotte.kit.word_vote import voters
from parlotte.lexicon.judge import SHORTEST, Ruling, as_on_board


class Fault(Struct, frozen=True):
    """Why something can't be played as it is: a sentence, and the squares that are concerned."""

    key: str  # of a message
    params: Mapping[str, Param] = {}
    squares: tuple[Square, ...] = ()

    def rejected(self) -> Rejected:
        return Rejected(self.key, **self.params)


class Anagram(Struct, frozen=True):
    """An anagram claimed with a draft."""

    word: str
    points: int = 0
    famous: bool = False
    fault: Fault | None = None


class MadeWord(Struct, frozen=True):
    """A word that a draft makes on the board."""

    word: str
    squares: tuple[Square, ...]
    points: int
    ruling: Ruling
    famous: bool  # the word is a famous name, claimed or known


class Checked(Struct, frozen=True):
    """The complete result of checking a draft."""

    word: str  # as on the board
    anagrams: tuple[Anagram, ...] = ()
    missing: str = ""  # letters that the capital lacks
    main: MadeWord | None = None  # set once the word has a legal place
    sides: tuple[MadeWord, ...] = ()
    new: tuple[Square, ...] = ()
    doubt: Doubt | None = None
    fault: Fault | None = None
    proposal: Proposal | None = None  # set if it may be locked

    def accepted(self) -> Proposal:
        """The proposal; raises Rejected with the first fault if there is none."""
        if self.proposal is None:
            raise (self.fault or Fault("coquillaude-no-place")).rejected()
        return self.proposal


def check(court: Court, state: State, seat: Seat, draft: Draft) -> Checked:
    """Reports the first fault, and everything else that can be checked in spite of it."""
    word = as_on_board(draft.word)
    if (fault := _unreadable(word)) is not None:
        return Checked(word, fault=fault)
    if (at := draft.at) is None:
        fault = _nowhere(court, state, seat, word) or Fault("coquillaude-no-place")
        missing = _lacking(word, state.capitals[seat])
        return Checked(word, _anagrams(court, state, draft, word), missing, fault=fault)
    try:
        laid = laid_of(state, word, at)
    except Rejected as refused:
        return Checked(word, _anagrams(court, state, draft, word), fault=_of_place(refused))
    return _laid_down(court, state, seat, draft, at, laid)


def _laid_down(
    court: Court, state: State, seat: Seat, draft: Draft, at: Spot, laid: Laid
) -> Checked:
    """Checks a word at a legal place: does the seat hold its letters, and do all its words
    exist?"""
    word, known = laid.main.word, court.is_famous(state, laid.main.word)
    anagrams = _anagrams(court, state, draft, word, shells=laid.main.shells)
    famous = {one.word for one in anagrams if one.famous}
    if known or draft.person:
        famous.add(word)
    claimed = [one.word for one in anagrams if one.fault is None]
    points = worth(laid, claimed, famous.__contains__, state.options.own_name)
    main = _made(court, state, laid.main, points.main, famous=word in famous)
    sides = tuple(
        _made(court, state, side, of_side, famous=court.is_famous(state, side.word))
        for side, of_side in zip(laid.sides, points.sides, strict=True)
    )
    missing = _lacking("".join(laid.spent.values()), state.capitals[seat])
    doubts = _doubts(draft, main, sides, known=known)
    fault = _fault(state, seat, laid, missing, doubts)
    if fault is None:
        fault = next((one.fault for one in anagrams if one.fault is not None), None)
    checked = Checked(
        word,
        anagrams,
        missing,
        main,
        sides,
        tuple(laid.spent),
        doubts[0] if len(doubts) == 1 else None,
        fault,
    )
    if fault is not None:
        return checked
    plain = {word} if known else set()
    proposal = Proposal(
        word=word,
        written=clean(draft.word),
        at=at,
        squares=main.squares,
        new=checked.new,
        shells=laid.main.shells,
        famous=main.famous,
        main=main.points,
        plain=worth(laid, (), plain.__contains__, state.options.own_name).main,
        sides=tuple(Side(side.word, side.squares, side.points) for side in sides),
        anagrams=tuple(claimed),
        anagram_points=points.anagrams,
        doubt=checked.doubt,
    )
    return replace(checked, proposal=proposal)


def _made(court: Court, state: State, made: Made, points: int, *, famous: bool) -> MadeWord:
    return MadeWord(made.word, made.squares, points, court.ruling(state, made.word), famous)


def _fault(state: State, seat: Seat, laid: Laid, missing: str, doubts: list[Doubt]) -> Fault | None:
    if missing:
        letters = " ".join(missing)
        return Fault("coquillaude-missing-letters", {"letters": letters}, _under(laid, missing))
    if len(doubts) > 1:
        two = ", ".join(one.word for one in doubts)
        return Fault("coquillaude-two-doubts", {"words": two}, _of_words(laid, doubts))
    if doubts and not may_ask(state, seat):
        key = "coquillaude-nobody-to-ask" if doubts[0].exists else "coquillaude-unknown-word"
        return Fault(key, {"word": doubts[0].word}, _of_words(laid, doubts))
    return None


def laid_of(state: State, word: str, spot: Spot) -> Laid:
    """The proposal laid on the board it was made for."""
    return lay(state.board, spot, word, half_new=state.options.half_new)


def anagram_points(court: Court, state: State, proposal: Proposal, anagram: str) -> int:
    """An anagram scores like its word: by its letters, with those on shells counted twice."""
    letters = len(proposal.word) + proposal.shells
    return square_of(letters, person=court.is_famous(state, anagram))


def anagram_fault(
    court: Court, state: State, word: str, text: str, before: Collection[str], counted: int
) -> Fault | None:
    """Why a text is no acceptable anagram of the word, given the earlier ones and the number that
    may count; None if it is one."""
    said, most = as_on_board(text), MOST_ANAGRAMS[state.options.anagrams]
    if not is_plain(said) or sorted(said) != sorted(word):
        return Fault("coquillaude-not-an-anagram", {"word": clean(text), "of": word})
    if said != word and not court.knows(state, said):
        return Fault("coquillaude-unknown-anagram", {"word": said})
    if said == word or said in before:
        return Fault("coquillaude-same-anagram", {"word": said})
    if most is None or counted < most:
        return None
    if not most:
        return Fault("coquillaude-no-anagrams")
    return Fault("coquillaude-too-many-anagrams", {"most": most})


def may_ask(state: State, seat: Seat) -> bool:
    """Whether this seat may ask the table to vote on a word; bots never do."""
    if state.holders[seat] != "person":
        return False
    return state.options.trust or bool(voters(state.holders, seat))


def may_trust(state: State, seat: Seat) -> bool:
    """Option "confiance": nobody else could vote, so a person's word is enough."""
    trusted = state.options.trust and state.holders[seat] == "person"
    return trusted and not voters(state.holders, seat)


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


def _anagrams(
    court: Court, state: State, draft: Draft, word: str, *, shells: int = 0
) -> tuple[Anagram, ...]:
    found: list[Anagram] = []
    for text in draft.anagrams:
        said = as_on_board(text)
        counted = sum(one.fault is None for one in found)
        fault = anagram_fault(court, state, word, text, [one.word for one in found], counted)
        if fault is None:
            famous = court.is_famous(state, said)
            found.append(Anagram(said, square_of(len(word) + shells, person=famous), famous))
        else:
            found.append(Anagram(said if is_plain(said) else clean(text), fault=fault))
    return tuple(found)


def _doubts(
    draft: Draft, main: MadeWord, sides: tuple[MadeWord, ...], *, known: bool
) -> list[Doubt]:
    """The words and the person that the app does not know."""
    found = []
    if main.ruling not in EXISTING:
        kind: WordKind = "person" if draft.person else "word"
        found.append(Doubt(main.word, kind, main=True, exists=False))
    elif draft.person and not known:
        found.append(Doubt(main.word, "person", main=True, exists=True))
    unknown = {side.word for side in sides if side.ruling not in EXISTING} - {main.word}
    found += [Doubt(one, "word", main=False, exists=False) for one in sorted(unknown)]
    return found


def _nowhere(court: Court, state: State, seat: Seat, word: str) -> Fault | None:
    """The fault of an unknown word that the table cannot vote on either; no place would help."""
    if court.knows(state, word) or may_ask(state, seat):
        return None
    return Fault("coquillaude-unknown-word", {"word": word})


def _lacking(letters: str, capital: str) -> str:
    lacking = Counter(letters) - Counter(capital)
    return "".join(sorted(lacking.elements()))


def _under(laid: Laid, missing: str) -> tuple[Square, ...]:
    """The squares of the missing letters; of equal letters, the last squares."""
    found = []
    for letter, times in Counter(missing).items():
        places = [at for at, laid_letter in laid.spent.items() if laid_letter == letter]
        found += places[-times:]
    return tuple(sorted(found))


def _of_words(laid: Laid, doubts: list[Doubt]) -> tuple[Square, ...]:
    words = {doubt.word for doubt in doubts}
    made = [one.squares for one in (laid.main, *laid.sides) if one.word in words]
    return tuple(sorted({at for squares in made for at in squares}))
