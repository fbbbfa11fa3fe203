"""§2, §3 The question: secret answer and guesses, joks and refusals."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.melo import guessing_in_turn
from parlotte.games.melo.actions import Answer, Answering, Draft, GiveJok, Guess, Refuse
from parlotte.games.melo.options import answer_time, pause_time
from parlotte.games.melo.phases import Again, Asked, Asking, Hand, Moved, Passed, Reply, Said, Why
from parlotte.games.melo.play import MeloPlay
from parlotte.games.melo.revealing import open_turning
from parlotte.games.melo.waiting import others_clockwise
from parlotte.games.melo.what_is_said import checked, drafted
from parlotte.kit.collect import Collect


def ask(play: MeloPlay, seat: Seat, moved: Moved | None, again: Again | None = None) -> None:
    """Draws the top card of the colour of the player's square, and asks it."""
    state = play.state
    card = play.draw_card(play.board[state.squares[seat]].kind)
    play.set(number=state.number + 1)
    asked = Asked(play.state.number, seat, card, moved, again)
    together = state.options.guesses == "together"
    hands: Collect[Hand] = Collect(tuple(state.seats) if together else (seat,))
    play.open(Asking(play.ends_in(answer_time(state.options)), asked, hands))


def act(play: MeloPlay, seat: Seat, phase: Asking, action: Answering) -> None:
    match action:
        case Answer(said=said):
            if seat != phase.asked.seat:
                raise Rejected("melo-you-guess-here")
            _hand_in(play, seat, phase, said)
        case Guess(said=said):
            if seat == phase.asked.seat:
                raise Rejected("melo-you-answer")
            _only_asked(phase, seat)
            _hand_in(play, seat, phase, said)
        case Draft(said=said):
            _draft(play, seat, phase, said)
        case GiveJok():
            _give_jok(play, seat, phase)
        case Refuse():
            _refuse(play, seat, phase)


def _only_asked(phase: Asking, seat: Seat) -> None:
    if seat not in phase.hands.asked:
        raise Rejected("melo-wait-for-the-answer")


def _give(play: MeloPlay, seat: Seat, phase: Asking, hand: Hand) -> None:
    """Hands in; it may be corrected until all have handed in."""
    play.amend(hands=phase.hands.give(seat, hand, done=True))


def _hand_in(play: MeloPlay, seat: Seat, phase: Asking, said: Said) -> None:
    card = play.card(phase.asked.card)
    _give(play, seat, phase, Hand("said", checked(card, play.state, seat, phase.asked.seat, said)))


def _draft(play: MeloPlay, seat: Seat, phase: Asking, said: Said) -> None:
    """Keeps a draft, seen by its author alone, until the author has handed in."""
    _only_asked(phase, seat)
    hands = phase.hands
    if seat in hands.confirmed:
        raise Rejected("melo-handed-in")
    draft = drafted(play.card(phase.asked.card), play.state, seat, phase.asked.seat, said)
    if draft is None:
        hands = hands.take_back(seat)
    else:
        hands = hands.give(seat, Hand("said", draft), done=False)
    play.concerns(seat)
    play.amend(hands=hands)


def _give_jok(play: MeloPlay, seat: Seat, phase: Asking) -> None:
    """Gives a jok. Instead of a guess it stays secret until the reveal. Instead of an answer it
    brings another card of the same colour at once; the others' guesses become drafts."""
    _only_asked(phase, seat)
    play.must_hold_jok(seat, play.card(phase.asked.card))
    if seat == phase.asked.seat:
        play.announce("melo-gives-jok", seat=seat)
        _another_card(play, phase, "jok")
    else:
        _give(play, seat, phase, Hand("jok"))


def _another_card(play: MeloPlay, phase: Asking, again: Again) -> None:
    seat = phase.asked.seat
    play.give_jok(seat, play.card(phase.asked.card).kind)
    ask(play, seat, None, again)


def _refuse(play: MeloPlay, seat: Seat, phase: Asking) -> None:
    """Only a player without a jok of that colour may refuse; it costs three squares."""
    _only_asked(phase, seat)
    play.must_not_hold_jok(seat, play.card(phase.asked.card))
    if seat == phase.asked.seat:
        play.announce("melo-refuses", seat=seat)
        end_turn(play, phase.asked, "refused", play.move_back(seat))
    else:
        _give(play, seat, phase, Hand("refused"))


def end_turn(play: MeloPlay, asked: Asked, why: Why, moved: int = 0) -> None:
    """Ends a turn without an answer: no guess counts, and nothing can be contested."""
    play.open(Passed(play.ends_in(pause_time(play.state.options)), asked, why, moved))


def close(play: MeloPlay, phase: Asking) -> None:
    hand = _answered(play, phase)
    if hand is None or hand.said is None:
        _close_unanswered(play, phase)
    elif play.state.options.guesses == "in-turn":
        guessing_in_turn.go_round(play, phase.asked, hand.said)
    else:
        open_turning(play, phase.asked, hand.said, _replies(play, phase))


def _close_unanswered(play: MeloPlay, phase: Asking) -> None:
    """A silent Questionné loses a jok and gets another card, or goes back three squares. One who
    has left only loses the turn."""
    seat, card = phase.asked.seat, play.card(phase.asked.card)
    if play.state.holders[seat] == "away":
        play.announce("melo-left", seat=seat)
        end_turn(play, phase.asked, "left")
    elif play.holds_jok(seat, card):
        play.announce("melo-silent-jok", seat=seat)
        _another_card(play, phase, "silent")
    else:
        play.announce("melo-silent", seat=seat)
        end_turn(play, phase.asked, "silent", play.move_back(seat))


def _answered(play: MeloPlay, phase: Asking) -> Hand | None:
    """What the Questionné handed in, or drafted and is still there; one who leaves before
    answering has no turn."""
    seat = phase.asked.seat
    if seat not in phase.hands.confirmed and play.state.holders[seat] == "away":
        return None
    return phase.hands.given.get(seat)


def _replies(play: MeloPlay, phase: Asking) -> tuple[Reply, ...]:
    """What the Détecteurs handed in or drafted, clockwise from the Questionné, also if they have
    left since. A silent one has not guessed; one who was away was not asked."""
    found = []
    for seat in others_clockwise(play.state, phase.asked.seat):
        hand = phase.hands.given.get(seat)
        if hand is None and play.state.holders[seat] == "away":
            continue
        hand = hand or Hand("silent")
        found.append(Reply(seat, hand.how, hand.said))
    return tuple(found)
