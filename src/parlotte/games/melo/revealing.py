"""§4 The reveal: guesses one by one, the answer last; then the pawns move."""

from msgspec.structs import replace

from parlotte.core.contract import Seat
from parlotte.games.melo.cards import Card
from parlotte.games.melo.options import pause_time, turning_time
from parlotte.games.melo.phases import Asked, Reply, Result, Revealed, Said, Settled, Turning
from parlotte.games.melo.play import MeloPlay
from parlotte.games.melo.state import Known
from parlotte.games.melo.waiting import able_to_react, is_wrong, own_time_ends
from parlotte.games.melo.what_is_said import in_words


def open_turning(
    play: MeloPlay, asked: Asked, answer: Said, replies: tuple[Reply, ...], *, heard: bool = False
) -> None:
    """R: guesses spoken in turn are known already, so they count as turned over."""
    if heard:
        replies = tuple(replace(reply, turned_at=play.at) for reply in replies)
    turned = len(replies) if heard else 0
    ends_at = play.at + turning_time(len(replies))
    play.open(Turning(ends_at, asked, answer, replies, turned))


def turn_over(play: MeloPlay, phase: Turning) -> None:
    """Turns over the next guess, or the answer after the last one. If the server was late, the
    times of earlier guesses are shifted, so that nobody loses time to contest."""
    late, at = play.at - phase.ends_at, phase.turned
    before = tuple(replace(reply, turned_at=reply.turned_at + late) for reply in phase.replies[:at])
    phase = replace(phase, replies=(*before, *phase.replies[at:]))
    if at == len(phase.replies):
        reveal(play, phase)
        return
    shown = replace(phase.replies[at], turned_at=play.at)
    ends_at = play.at + turning_time(len(phase.replies))
    replies = (*before, shown, *phase.replies[at + 1 :])
    play.open(replace(phase, ends_at=ends_at, replies=replies, turned=at + 1))


def reveal(play: MeloPlay, phase: Turning) -> None:
    """A right guess moves by the card's value; joks are spent, and a refusal moves back."""
    card = play.card(phase.asked.card)
    replies = tuple(_settled(play, card, phase.answer, reply) for reply in phase.replies)
    result = Result(phase.asked, phase.answer, replies)
    play.set(revealed=(*play.state.revealed, _known(card, result)))
    show(play, Revealed(play.at, play.at, result))


def _settled(play: MeloPlay, card: Card, answer: Said, reply: Reply) -> Reply:
    match reply.how:
        case "jok":
            play.give_jok(reply.seat, card.kind)
        case "refused":
            return replace(reply, moved=play.move_back(reply.seat))
        case "said":
            right = is_same(play, card, answer, reply.said)
            moved = play.move(reply.seat, card.value) if right else 0
            return replace(reply, right=right, moved=moved)
        case "silent":
            pass
    return reply


def is_same(play: MeloPlay, card: Card, answer: Said, guess: Said | None) -> bool:
    """Adjectives are compared without accents, gender and number, and with synonyms."""
    if card.asks == "adjective" and isinstance(answer, str) and isinstance(guess, str):
        return play.book.thesaurus.same(answer, guess, play.state.options.language)
    return answer == guess


def _known(card: Card, result: Result) -> Known:
    """What everybody has learnt about the Questionné."""
    asked, answer = result.asked, result.answer
    said = {reply.seat: reply.said for reply in result.replies if reply.said is not None}
    return Known(
        number=asked.number,
        kind=card.kind,
        card=card.id,
        seat=asked.seat,
        answer=answer,
        text=in_words(card, answer),
        guesses=dict(sorted(said.items())),
        right=tuple(sorted(reply.seat for reply in result.replies if reply.right)),
    )


def guessed_after_all(play: MeloPlay, number: int, of: Seat, by: Seat) -> None:
    """Marks a guess as right in the public history, as the table has judged."""
    revealed = tuple(
        replace(known, right=tuple(sorted({*known.right, by})))
        if known.number == number and known.seat == of
        else known
        for known in play.state.revealed
    )
    play.set(revealed=revealed)


def show(play: MeloPlay, phase: Revealed) -> None:
    """§5 Opens the time to contest, or what is left of it; if nobody present may
    react, shows the result."""
    if not able_to_react(play.book, play.state, phase):
        look(play, phase)
        return
    # Includes the times of those who have declined: no act may move a deadline.
    ends = {own_time_ends(phase, reply) for reply in phase.result.replies if is_wrong(reply)}
    play.open(replace(phase, ends_at=min(end for end in ends if end > play.at)))


def time_is_up(play: MeloPlay, phase: Revealed) -> None:
    """Ends the time of guesses turned over twenty seconds ago; the others' time goes on."""
    over = {
        reply.seat
        for reply in phase.result.replies
        if is_wrong(reply) and own_time_ends(phase, reply) <= play.at
    }
    declined = tuple(sorted({*phase.declined, *over}))
    show(play, replace(phase, declined=declined))


def look(play: MeloPlay, phase: Revealed) -> None:
    """Shows the result for the rest of its display time."""
    beat = pause_time(play.state.options)
    ends_at = None if beat is None else max(play.at, phase.since + beat)
    play.open(Settled(ends_at, phase.since, phase.result))
