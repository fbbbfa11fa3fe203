"""What each seat may and must do. Every choice listed here is accepted by the rules."""

from parlotte.core.contract import Seat
from parlotte.core.folding import ALPHABET
from parlotte.core.prompts import YES_OR_NO, Need, Pick, Prompt, Text
from parlotte.games.reussite import phases
from parlotte.games.reussite.cards import STAR
from parlotte.games.reussite.columns import empty, filled, may_lend, open_to_cover
from parlotte.games.reussite.content import Court
from parlotte.games.reussite.drafts import MOST_MOVES, NOTHING, Draft, laid_out
from parlotte.games.reussite.playable import judged
from parlotte.games.reussite.state import State
from parlotte.games.reussite.undoing import may_ask
from parlotte.games.reussite.unknown_words import may_plead
from parlotte.games.reussite.waiting import waiting
from parlotte.kit.ballot import Ballot
from parlotte.kit.word_vote import WordVote

Prompts = tuple[Prompt, ...]
LONGEST_TYPED = 24
_ANSWER = {"aye": YES_OR_NO}
_TYPED = Text(1, LONGEST_TYPED)


def prompts(court: Court, state: State, seat: Seat) -> Prompts:
    if state.holders[seat] == "away":
        return ()
    must = seat in waiting(state)
    match state.phase:
        case phase if isinstance(phase, phases.Choosing):
            turns = _choosing(phase, state, must=must) if phase.owner in (None, seat) else ()
            return (*turns, *_undoing(state, seat))
        case phases.Composing():
            return _composing(court, state, seat, must=must)
        case phases.Proposed(by=by) | phases.Undoing(by=by, ballot=None):
            if seat == by:
                return (Prompt("withdraw", must=False),)
            return (Prompt("answer", must, _ANSWER),) if must else ()
        case (
            phases.Voting(by=by, ballot=Ballot() as ballot)
            | phases.Undoing(by=by, ballot=Ballot() as ballot)
            | phases.Judging(vote=WordVote(by=by, ballot=ballot))
        ):
            own = (Prompt("withdraw", must=False),) if seat == by else ()
            return (*_answering(ballot, seat, must=must), *own)
        case phases.Yielding(ballot=ballot):
            return _answering(ballot, seat, must=must)
        case _:
            return ()


def _answering(ballot: Ballot, seat: Seat, *, must: bool) -> Prompts:
    return (Prompt("answer", must, _ANSWER),) if seat in ballot.voters else ()


def _choosing(phase: phases.Choosing, state: State, *, must: bool) -> Prompts:
    match phase:
        case phases.Covering():
            columns = Pick(open_to_cover(state.columns))
            return Prompt("cover", must, {"column": columns}), Prompt("cover-all", must=False)
        case phases.Refilling():
            needs = {"column": Pick(may_lend(state.columns)), "to": Pick(empty(state.columns))}
            return (Prompt("refill", must, needs),)
        case phases.Turning():
            return (Prompt("turn", must),)


def _undoing(state: State, seat: Seat) -> Prompts:
    """Undo is possible until a card is turned: free for the seat that played, on request for
    others."""
    return (Prompt("undo", must=False),) if may_ask(state, seat) else ()


def _composing(court: Court, state: State, seat: Seat, *, must: bool) -> Prompts:
    found = [*_drafting(state, state.drafts.get(seat, NOTHING), must=must)]
    found += _playing(court, state, seat, must=must)
    found += _undoing(state, seat)
    if isinstance(state.phase, phases.Composing) and state.phase.asked == seat:
        found.append(Prompt("no-idea", must))
    if state.holders[seat] == "person" or not state.people:
        found.append(Prompt("give-up", must=False))
    if state.holders[seat] == "person":
        bots = tuple(one for one, held in enumerate(state.holders) if held == "bot")
        if bots:
            found.append(Prompt("ask-bot", must=False, needs={"seat": Pick(bots)}))
    return tuple(found)


def _drafting(state: State, draft: Draft, *, must: bool) -> list[Prompt]:
    """Prompts to take and put back cards, and to choose and place letters."""
    laid = laid_out(state.columns, draft)
    found = [Prompt("spell", must=must, needs={"text": _TYPED})]
    if (full := filled(laid.columns)) and len(draft.moves) < MOST_MOVES:
        found.append(Prompt("take", must, {"column": Pick(full)}))
        if gaps := empty(laid.columns):
            found.append(
                Prompt("shift", must=False, needs={"column": Pick(full), "to": Pick(gaps)})
            )
    if draft.petards < state.petards:
        found.append(Prompt("petard", must=False))
    at = Pick(tuple(range(len(draft.slots))))
    if draft.slots:
        found += [
            Prompt("put-back", must=False, needs={"at": at}),
            Prompt("place", must=False, needs={"at": at, "to": at}),
        ]
    if draft.slots or draft.moves:
        found += [Prompt("clear", must=False), Prompt("take-back", must=False)]
    wild = tuple(n for n, tile in enumerate(laid.tiles) if tile.card in (STAR, "!"))
    if wild:
        saying: dict[str, Need] = {"at": Pick(wild), "letter": Pick(tuple(ALPHABET))}
        found.append(Prompt("say", must=False, needs=saying))
    return found


def _playing(court: Court, state: State, seat: Seat, *, must: bool) -> list[Prompt]:
    """What the seat may do with a complete draft."""
    found = judged(court, state, state.drafts.get(seat, NOTHING))
    word = found.laid.word
    if found.fault is not None or (word, seat) in state.refused:
        return []
    if found.counts:
        return [Prompt("propose", must)]
    return [Prompt("plead", must=False)] if may_plead(court, state, seat, word) else []
