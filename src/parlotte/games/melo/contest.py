"""§5 « Je conteste ! »: two players argue, the others vote in secret."""

from msgspec.structs import replace

from parlotte.core.contract import Millis, Rejected, Seat
from parlotte.games.melo.actions import Plead, Rest
from parlotte.games.melo.options import debate_time, voting_time
from parlotte.games.melo.phases import Debating, Jury, Line, Revealed, TestOpen, Verdict
from parlotte.games.melo.play import MeloPlay
from parlotte.games.melo.revealing import look, show
from parlotte.games.melo.waiting import able_to_react, may_contest, may_react
from parlotte.kit.ballot import Ballot
from parlotte.kit.text import written

MOST_LINE = 280  # characters
MOST_LINES = 6  # per speaker
PRIZE = 2  # squares


def contest(play: MeloPlay, seat: Seat, phase: Revealed, of: Seat) -> None:
    """The first Détecteur with a wrong guess who doubts the Questionné's answer."""
    if phase.result.verdict is not None:
        raise Rejected("melo-contest-taken")
    if seat not in may_contest(play.book, phase) or of != phase.result.asked.seat:
        raise Rejected("melo-nothing-to-contest")
    open_debate(play, phase, seat, of)


def decline(play: MeloPlay, seat: Seat, phase: Revealed) -> None:
    if seat not in may_react(play.book, phase):
        raise Rejected("melo-nothing-to-contest")
    phase = replace(phase, declined=tuple(sorted((*phase.declined, seat))))
    if able_to_react(play.book, play.state, phase):
        play.amend(declined=phase.declined)
    else:
        look(play, phase)


def open_debate(play: MeloPlay, back: Revealed | TestOpen, by: Seat, of: Seat) -> None:
    play.announce("melo-contests", seat=by, of_seat=of)
    play.open(Debating(play.ends_in(debate_time(play.state.options)), play.at, back, by, of))


def may_plead(phase: Debating, seat: Seat) -> bool:
    return sum(line.seat == seat for line in phase.lines) < MOST_LINES


def debate(play: MeloPlay, seat: Seat, phase: Debating, action: Plead | Rest) -> None:
    """Only the two speakers may write a line, or say "J'ai tout dit"."""
    _only_speaker(phase, seat)
    if isinstance(action, Rest):
        play.amend(done=tuple(sorted((*phase.done, seat))))
        return
    if not may_plead(phase, seat):
        raise Rejected("melo-enough-said", most=MOST_LINES)
    line = Line(seat, written(action.text, MOST_LINE))
    play.amend(lines=(*phase.lines, line))


def _only_speaker(phase: Debating, seat: Seat) -> None:
    if seat not in (phase.by, phase.of):
        raise Rejected("melo-their-debate")
    if seat in phase.done:
        raise Rejected("melo-all-said")


def open_jury(play: MeloPlay, phase: Debating) -> None:
    """The jury is everybody else present, including bots: it is a matter of taste."""
    jurors = tuple(seat for seat in play.state.present if seat not in (phase.by, phase.of))
    ends_at = play.ends_in(voting_time(play.state.options))
    play.open(
        Jury(ends_at, phase.began, phase.back, phase.by, phase.of, phase.lines, Ballot(jurors))
    )


def debate_duration(play: MeloPlay, phase: Jury) -> Millis:
    """How long the time to contest was paused."""
    return play.at - phase.began


def close_jury(play: MeloPlay, phase: Jury, back: Revealed) -> None:
    """With more votes for the Questionné, he moves two squares; otherwise, also in a tie, the
    contester does. What the guesses brought stays."""
    sincere = phase.ballot.carried()
    winner = phase.of if sincere else phase.by
    play.announce("melo-sincere" if sincere else "melo-doubted", seat=phase.of)
    moved = play.move(winner, PRIZE)
    verdict = verdict_of(phase, winner, moved)
    result = replace(back.result, verdict=verdict)
    show(
        play,
        replace(back, since=play.at, result=result, held=back.held + debate_duration(play, phase)),
    )


def verdict_of(phase: Jury, winner: Seat, moved: int) -> Verdict:
    ballot = phase.ballot
    return Verdict(phase.by, phase.of, len(ballot.ayes), len(ballot.noes), winner, moved)
