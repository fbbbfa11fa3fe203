"""§2 Guesses "à tour de rôle": the Détecteurs say their guesses one after another, aloud."""

from parlotte.core.contract import Rejected, Seat
from parlotte.games.melo.actions import Draft, GiveJok, Guess, Guessing, Refuse
from parlotte.games.melo.options import answer_time
from parlotte.games.melo.phases import Asked, Hand, Reply, Said, Speaking
from parlotte.games.melo.play import MeloPlay
from parlotte.games.melo.revealing import open_turning
from parlotte.games.melo.waiting import others_clockwise
from parlotte.games.melo.what_is_said import checked, drafted


def go_round(play: MeloPlay, asked: Asked, answer: Said, heard: tuple[Reply, ...] = ()) -> None:
    """Asks the next Détecteur clockwise who is present and has not spoken; after the last one,
    reveals the answer."""
    state = play.state
    circle = others_clockwise(state, asked.seat)
    last = circle.index(heard[-1].seat) if heard else -1
    left = [seat for seat in circle[last + 1 :] if state.holders[seat] != "away"]
    if not left:
        open_turning(play, asked, answer, heard, heard=True)
        return
    ends_at = play.ends_in(answer_time(state.options))
    play.open(Speaking(ends_at, asked, answer, left[0], heard))


def act(play: MeloPlay, seat: Seat, phase: Speaking, action: Guessing) -> None:
    """A guess, a jok or a refusal by the speaker; everybody sees it."""
    _only_speaker(phase, seat)
    asked = phase.asked
    card = play.card(asked.card)
    match action:
        case Draft(said=said):
            draft = drafted(card, play.state, seat, asked.seat, said)
            play.amend(draft=draft)
            return
        case Guess(said=said):
            hand = Hand("said", checked(card, play.state, seat, asked.seat, said))
        case GiveJok():
            play.must_hold_jok(seat, card)
            hand = Hand("jok")
        case Refuse():
            play.must_not_hold_jok(seat, card)
            hand = Hand("refused")
    _hear(play, phase, hand)


def close(play: MeloPlay, phase: Speaking) -> None:
    """The speaker's time is up: the draft counts, or silence; one who has left without a draft is
    skipped."""
    if phase.draft is not None:
        _hear(play, phase, Hand("said", phase.draft))
    elif play.state.holders[phase.speaker] == "away":
        go_round(play, phase.asked, phase.answer, phase.heard)
    else:
        _hear(play, phase, Hand("silent"))


def _hear(play: MeloPlay, phase: Speaking, hand: Hand) -> None:
    reply = Reply(phase.speaker, hand.how, hand.said)
    go_round(play, phase.asked, phase.answer, (*phase.heard, reply))


def _only_speaker(phase: Speaking, seat: Seat) -> None:
    if seat == phase.asked.seat:
        raise Rejected("melo-you-answer")
    if seat != phase.speaker:
        raise Rejected("melo-not-your-turn")
