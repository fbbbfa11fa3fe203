"""§3 Whether a draft can be played: the word it makes, and the reason why not."""

from msgspec import Struct

from parlotte.core.folding import ALPHABET
from parlotte.games.reussite.cards import SHORTEST
from parlotte.games.reussite.content import Court
from parlotte.games.reussite.drafts import Draft, Laid, complete, laid_out
from parlotte.games.reussite.state import State
from parlotte.lexicon.judge import Ruling

COUNTING: tuple[Ruling, ...] = ("common", "house", "voted")


class Judged(Struct, frozen=True):
    laid: Laid
    left: int  # cards in columns and stock after it is played
    fault: str | None  # the reason why these cards can't be played, whatever the word
    ruling: Ruling | None  # on the word, once every letter is chosen

    @property
    def counts(self) -> bool:
        """Whether the word is in the lexicon or was accepted by the house."""
        return self.ruling in COUNTING


def judged(court: Court, state: State, draft: Draft) -> Judged:
    """Raises Illegal if the columns don't allow the draft (any more)."""
    laid = laid_out(state.columns, draft)
    left = sum(map(len, laid.columns)) + len(state.stock)
    said = bool(laid.tiles) and "?" not in laid.word
    ruling = ruling_of(court, state, laid.word) if said else None
    return Judged(laid, left, _fault(state, draft, laid, left), ruling)


def _fault(state: State, draft: Draft, laid: Laid, left: int) -> str | None:
    if len(laid.tiles) < SHORTEST:
        return "reussite-too-short"
    if not complete(laid, draft):
        return "reussite-say-the-star"
    return _fault_of_cards(state, draft, laid, left)


def _fault_of_cards(state: State, draft: Draft, laid: Laid, left: int) -> str | None:
    if laid.stars > 1:
        return "reussite-one-star"
    if draft.petards > state.petards:
        return "reussite-no-petard"
    if laid.stars and left < SHORTEST:
        return "reussite-star-not-last"
    return None


def ruling_of(court: Court, state: State, word: str) -> Ruling:
    """R: the deal of the day is the same for everybody, so words accepted by one house don't
    count."""
    ruling = court.words.ruling(word, state.voted)
    return "unknown" if state.day and ruling in ("house", "voted") else ruling


def only_fit(court: Court, state: State, draft: Draft, found: Judged) -> str:
    """The only letter that makes a playable word, if a single star or pétard has no letter yet;
    empty if there is none or more than one."""
    spelled = found.laid.word
    if found.fault != "reussite-say-the-star" or spelled.count("?") != 1 or not draft.cards:
        return ""
    if _fault_of_cards(state, draft, found.laid, found.left) is not None:
        return ""
    words = {one: spelled.replace("?", one) for one in ALPHABET}
    fits = [one for one, word in words.items() if ruling_of(court, state, word) in COUNTING]
    return fits[0] if len(fits) == 1 else ""
