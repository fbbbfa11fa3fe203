"""What each seat may and must do. Every choice listed here is accepted by the rules."""

from parlotte.core.contract import Seat
from parlotte.core.prompts import YES_OR_NO, Need, Prompt, Several, Square, Text, Texts
from parlotte.games.coquillaude import phases
from parlotte.games.coquillaude.actions import MOST_CLAIMED
from parlotte.games.coquillaude.board import DIRECTIONS, SIZE
from parlotte.games.coquillaude.letters import tiles
from parlotte.games.coquillaude.options import MOST_ANAGRAMS
from parlotte.games.coquillaude.questions import MOST_ANSWER
from parlotte.games.coquillaude.state import State
from parlotte.games.coquillaude.waiting import composing, may_contest, rivals, waiting
from parlotte.kit.word_vote import WordVote
from parlotte.lexicon.judge import SHORTEST

Prompts = tuple[Prompt, ...]
MOST_TYPED = 40
_ANSWER: dict[str, Need] = {"text": Text(0, MOST_ANSWER), "done": YES_OR_NO}
_VOTE: dict[str, Need] = {"aye": YES_OR_NO}
_WORD = Text(SHORTEST, MOST_TYPED)
_AT = Square(SIZE, SIZE, DIRECTIONS)


def prompts(state: State, seat: Seat) -> Prompts:
    if state.holders[seat] == "away":
        return ()
    must = seat in waiting(state)
    beside = _composing(state, seat)
    match state.phase:
        case phases.Gifts(given=given, count=count) if seat in given.asked:
            letters = Several(tiles(state.capitals[seat]), count, count)
            return Prompt("give", must, {"letters": letters}), *beside
        case phases.Asking() if must:
            return Prompt("answer", must, _ANSWER), *beside
        case phases.Answered():
            contest = (Prompt("contest", must=False),) if may_contest(state, seat) else ()
            return *_looking(must=must), *contest, *beside
        case phases.Appeal(ballot=ballot) if seat in ballot.voters:
            return Prompt("vote", must, _VOTE), *beside
        case phases.Announce(vote=WordVote(ballot=ballot)):
            return (Prompt("vote", must, _VOTE),) if seat in ballot.voters else ()
        case phases.Announce() | phases.Placed():
            return _looking(must=must)
        case phases.Minute() as phase:
            return _minute(state, phase, seat, must=must)
        case _:
            return beside


def _looking(*, must: bool) -> Prompts:
    return (Prompt("go-on", must),) if must else ()


def _composing(state: State, seat: Seat) -> Prompts:
    """A player who has drawn may compose while questions go on; the table waits only afterwards."""
    if seat not in composing(state):
        return ()
    if seat in state.locked:
        return (Prompt("unlock", must=False),)
    must = isinstance(state.phase, phases.Composing)
    most = MOST_ANAGRAMS[state.options.anagrams]
    claims = Texts(0, MOST_CLAIMED if most is None else most, _WORD)
    needs: dict[str, Need] = {"word": _WORD, "at": _AT, "anagrams": claims, "person": YES_OR_NO}
    return (
        Prompt("draft", must=False, needs=needs),
        Prompt("lock", must, needs, judged=True),
        Prompt("pass", must),
    )


def _minute(state: State, phase: phases.Minute, seat: Seat, *, must: bool) -> Prompts:
    if seat not in rivals(state) or seat in phase.done:
        return ()
    if all(one.seat != seat for one in phase.buzzed):
        return Prompt("buzz", must=False), Prompt("enough", must)
    enter = Prompt("enter", must, {"word": _WORD}, judged=True)
    return enter, Prompt("enough", must)
