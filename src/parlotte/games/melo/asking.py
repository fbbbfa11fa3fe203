"""§2, §3 The question: an answer in secret, guesses in secret, joks and refusals."""

from msgspec.structs import replace

from parlotte.core.contract import Rejected, Seat
from parlotte.core.folding import fold
from parlotte.games.melo.items import Card
from parlotte.games.melo.options import answer_time, beat_time
from parlotte.games.melo.play import MeloPlay
from parlotte.games.melo.state import (
    Again,
    Asked,
    Asking,
    Hand,
    Moved,
    Passed,
    Reply,
    Said,
    Speaking,
    State,
    Why,
)
from parlotte.games.melo.waiting import to_the_left_of
from parlotte.kit.collect import Collect
from parlotte.kit.text import clean

MOST_ADJECTIVE = 30  # characters
BACK = 3  # squares, for a refusal


def ask(play: MeloPlay, seat: Seat, moved: Moved | None, again: Again | None = None) -> None:
    """The top card of the colour one stands on, read by all."""
    state = play.state
    card = play.draw_card(play.board[state.squares[seat]].kind)
    play.set(number=state.number + 1)
    asked = Asked(play.state.number, seat, card, moved, again)
    together = state.options.guesses == "together"
    hands: Collect[Hand] = Collect(tuple(state.seats) if together else (seat,))
    play.open(Asking(play.ends_in(answer_time(state.options)), asked, hands))


def checked(card: Card, state: State, seat: Seat, asked: Seat, said: Said) -> Said:
    """What was said, if it is what the card asks for. A DUO card never names the Questionné."""
    match card.asks, said:
        case "adjective", str(text):
            return _adjective(text)
        case "adjective", _:
            raise Rejected("melo-an-adjective")
        case "choice", int(choice):
            if choice not in range(len(card.choices)):
                raise Rejected("melo-no-such-choice")
        case "choice", _:
            raise Rejected("melo-no-such-choice")
        case _, int(who):
            if who not in state.seats:
                raise Rejected("melo-no-such-person")
            if card.kind == "duo" and who == asked:
                raise Rejected("melo-not-yourself" if seat == asked else "melo-not-the-asked")
        case _:
            raise Rejected("melo-no-such-person")
    return said


def _adjective(text: str) -> str:
    said = clean(text)
    if len(said) > MOST_ADJECTIVE:
        raise Rejected("text-too-long", most=MOST_ADJECTIVE, length=len(said))
    if not fold(said):
        raise Rejected("text-empty")
    return said


def is_nothing(card: Card, said: Said) -> bool:
    """A draft that was wiped out again."""
    return card.asks == "adjective" and isinstance(said, str) and not clean(said)


def hand_in(play: MeloPlay, seat: Seat, phase: Asking, said: Said) -> None:
    """An answer or a guess, open to correction until all have done."""
    hand = Hand(
        "said", checked(play.card(phase.asked.card), play.state, seat, phase.asked.seat, said)
    )
    play.set(phase=replace(phase, hands=phase.hands.give(seat, hand, done=True)))


def draft(play: MeloPlay, seat: Seat, phase: Asking, said: Said) -> None:
    """Kept for its author alone, until he has handed something in."""
    card, hands = play.card(phase.asked.card), phase.hands
    if seat not in hands.asked:
        raise Rejected("melo-wait-for-the-answer")
    if seat in hands.confirmed:
        raise Rejected("melo-handed-in")
    if is_nothing(card, said):
        hands = hands.take_back(seat)
    else:
        hand = Hand("said", checked(card, play.state, seat, phase.asked.seat, said))
        hands = hands.give(seat, hand, done=False)
    play.concerns(seat)
    play.set(phase=replace(phase, hands=hands))


def only_detective(phase: Asking, seat: Seat) -> None:
    if seat == phase.asked.seat:
        raise Rejected("melo-you-answer")
    if seat not in phase.hands.asked:
        raise Rejected("melo-wait-for-the-answer")


def give_jok(play: MeloPlay, seat: Seat, phase: Asking) -> None:
    """Instead of a guess: kept until the reveal, so that nobody can tell. Instead of an answer: at
    once, another card of the same colour, and what the others had handed in is theirs again."""
    kind = play.card(phase.asked.card).kind
    if seat not in phase.hands.asked:
        raise Rejected("melo-wait-for-the-answer")
    if not play.state.joks[seat].of(kind):
        raise Rejected("melo-no-jok")
    if seat == phase.asked.seat:
        play.announce("melo-gives-jok", seat=seat)
        another_card(play, phase, "jok")
        return
    play.set(phase=replace(phase, hands=phase.hands.give(seat, Hand("jok"), done=True)))


def another_card(play: MeloPlay, phase: Asking, again: Again) -> None:
    seat = phase.asked.seat
    play.give_jok(seat, play.card(phase.asked.card).kind)
    ask(play, seat, None, again)


def refuse(play: MeloPlay, seat: Seat, phase: Asking) -> None:
    """With a jok of the colour one gives it, or answers; without, three squares back."""
    if seat not in phase.hands.asked:
        raise Rejected("melo-wait-for-the-answer")
    must_not_hold_jok(play, seat, phase.asked)
    if seat == phase.asked.seat:
        play.announce("melo-refuses", seat=seat)
        end_turn(play, phase.asked, "refused", play.move(seat, -BACK))
        return
    play.set(phase=replace(phase, hands=phase.hands.give(seat, Hand("refused"), done=True)))


def must_not_hold_jok(play: MeloPlay, seat: Seat, asked: Asked) -> None:
    if play.state.joks[seat].of(play.card(asked.card).kind):
        raise Rejected("melo-jok-instead")


def end_turn(play: MeloPlay, asked: Asked, why: Why, moved: int = 0) -> None:
    """Without an answer no guess counts, and nothing is contested."""
    play.open(Passed(play.ends_in(beat_time(play.state.options)), asked, why, moved))


def handed_in(play: MeloPlay, hands: Collect[Hand], seat: Seat) -> Hand | None:
    """What counts when the time is up: what was done, and the draft of who is still here."""
    if seat not in hands.confirmed and play.state.holders[seat] == "away":
        return None
    return hands.given.get(seat)


def answer_given(play: MeloPlay, phase: Asking) -> Said | None:
    """The Questionné's answer, or None once his turn has gone on without one."""
    seat = phase.asked.seat
    hand = handed_in(play, phase.hands, seat)
    if hand is not None:
        return hand.said
    if play.state.holders[seat] == "away":
        # Who leaves loses his turn, and nothing else.
        play.announce("melo-left", seat=seat)
        end_turn(play, phase.asked, "left")
    elif play.state.joks[seat].of(play.card(phase.asked.card).kind):
        play.announce("melo-silent-jok", seat=seat)
        another_card(play, phase, "silent")
    else:
        play.announce("melo-silent", seat=seat)
        end_turn(play, phase.asked, "silent", play.move(seat, -BACK))
    return None


def replies(play: MeloPlay, phase: Asking) -> tuple[Reply, ...]:
    """What the Détecteurs handed in, to the left of the Questionné. A silent one has simply not
    guessed; one who is away was not asked."""
    found = []
    for seat in to_the_left_of(play.state, phase.asked.seat):
        hand = handed_in(play, phase.hands, seat)
        if hand is None and play.state.holders[seat] == "away":
            continue
        hand = hand or Hand("silent")
        found.append(Reply(seat, hand.how, hand.said))
    return tuple(found)


def open_speaking(play: MeloPlay, asked: Asked, answer: Said, heard: tuple[Reply, ...]) -> bool:
    """§2 In turn: the next Détecteur to the left who is here and has not spoken; False: none."""
    state = play.state
    circle = to_the_left_of(state, asked.seat)
    last = circle.index(heard[-1].seat) if heard else -1
    left = [seat for seat in circle[last + 1 :] if state.holders[seat] != "away"]
    if not left:
        return False
    ends_at = play.ends_in(answer_time(state.options))
    play.open(Speaking(ends_at, asked, answer, left[0], heard))
    return True


def speak(play: MeloPlay, seat: Seat, phase: Speaking, hand: Hand) -> Reply:
    """A guess, a jok or a refusal, heard by all."""
    asked = phase.asked
    _only_speaker(phase, seat)
    card = play.card(asked.card)
    if hand.how == "jok" and not play.state.joks[seat].of(card.kind):
        raise Rejected("melo-no-jok")
    if hand.how == "refused":
        must_not_hold_jok(play, seat, asked)
    said = None if hand.said is None else checked(card, play.state, seat, asked.seat, hand.said)
    return Reply(seat, hand.how, said)


def draft_to_speak(play: MeloPlay, seat: Seat, phase: Speaking, said: Said) -> None:
    _only_speaker(phase, seat)
    card = play.card(phase.asked.card)
    kept = None
    if not is_nothing(card, said):
        kept = checked(card, play.state, seat, phase.asked.seat, said)
    play.set(phase=replace(phase, draft=kept))


def _only_speaker(phase: Speaking, seat: Seat) -> None:
    if seat == phase.asked.seat:
        raise Rejected("melo-you-answer")
    if seat != phase.speaker:
        raise Rejected("melo-not-your-turn")


def unspoken(play: MeloPlay, phase: Speaking) -> Reply | None:
    """When the speaker's time is up: his draft, or silence; None where he has left."""
    if play.state.holders[phase.speaker] == "away":
        return None
    if phase.draft is not None:
        return Reply(phase.speaker, "said", phase.draft)
    return Reply(phase.speaker, "silent")
