"""§7 The verdict: the round is counted, and counted again if a claim is granted."""

from collections.abc import Iterable

from msgspec.structs import replace

from parlotte.core.contract import Millis, Seat
from parlotte.core.folding import fold
from parlotte.games.lauriers import claims, scoring
from parlotte.games.lauriers.content import Book, WordId
from parlotte.games.lauriers.options import claiming_time, leading_time
from parlotte.games.lauriers.phases import (
    Entry,
    Finished,
    Judging,
    Polled,
    Recourse,
    Result,
    Revealing,
    Settled,
    Sheet,
    Voting,
)
from parlotte.games.lauriers.state import LauriersPlay, State
from parlotte.games.lauriers.waiting import looking
from parlotte.kit.text import typeset


def count(play: LauriersPlay, phase: Voting, polled: Polled) -> None:
    """Counts points and moves the pawns. An author may claim afterwards, unless a person has
    compared the list."""
    recourse = None if phase.by_hand else claims.recourse(play, phase.entries, polled)
    result = _counted(play, phase.word, phase.entries, polled)
    for score in result.scores:
        if score.total:
            play.announce("lauriers-moves", seat=score.seat, points=score.total, leaf=score.leaf)
    show(play, result, recourse)


def _counted(
    play: LauriersPlay, word: WordId, entries: tuple[Entry, ...], polled: Polled
) -> Result:
    state = play.state
    scores = scoring.count(state, entries, polled)
    fooled = scoring.fooled_by(entries, polled)
    star = scoring.star(state.tale, fooled)
    tale = scoring.tale_with(state, word, entries, polled, fooled, scores)
    play.set(leaves=tuple([score.leaf for score in scores]), tale=tale)
    return Result(word, state.mdj, entries, polled.votes, scores, star)


def show(play: LauriersPlay, result: Result, recourse: Recourse | None = None) -> None:
    """Shows the round to everybody. If a pawn has reached the diploma, the match ends after the
    claims, or after a recount has been shown."""
    give_away(play, result)
    limit = play.ends_in(leading_time(play.state.options))
    if not is_last(play.state):
        play.set(phase=Revealing(limit, result, recourse=recourse))
    elif recourse is None:
        finish(play, result, shown=False)
    else:
        told = play.ends_in(claiming_time(play.state.options, len(result.entries)))
        play.set(phase=Revealing(limit if told is None else told, result, recourse=recourse))


def finish(play: LauriersPlay, result: Result, *, shown: bool) -> None:
    winners = scoring.diploma_winners(play.state)
    for seat in winners:
        play.announce("lauriers-wins", seat=seat)
    play.set(phase=Finished(result, winners, shown))


def settle_claim(play: LauriersPlay, phase: Judging) -> None:
    """If the claim is granted, the round is counted again; if not, the verdict stays."""
    if claims.granted(play.state, phase):
        _count_again(play, phase)
    else:
        _refuse(play, phase)
    shut_idle_claims(play)


def _refuse(play: LauriersPlay, phase: Judging) -> None:
    result, recourse = phase.verdict.result, phase.recourse
    play.announce("lauriers-claim-refused", seat=phase.seat)
    held = play.at - phase.since
    verdict = replace(
        phase.verdict,
        ends_at=_later(phase.verdict.ends_at, held),
        result=replace(result, claims=_judged(phase, granted=False)),
        recourse=replace(recourse, until=_later(recourse.until, held)),
    )
    play.set(phase=verdict)


def _count_again(play: LauriersPlay, phase: Judging) -> None:
    """Recounts the same votes and tokens, from the pawns and the `Tale` as they were before the
    count.

    Players who had gone on must look again, because everybody sees the recount.
    """
    play.announce("lauriers-claim-accepted", seat=phase.seat)
    first, recourse = phase.verdict.result, phase.recourse
    entries, polled = claims.merge_with_truth(first.entries, recourse.polled, phase.entry)
    play.set(leaves=recourse.leaves, tale=recourse.tale)
    result = _counted(play, first.word, entries, polled)
    before = tuple(score.total for score in first.scores)
    play.announce("lauriers-recount")
    for score in result.scores:
        if score.total != before[score.seat]:
            play.announce(
                "lauriers-recounted", seat=score.seat, points=score.total, leaf=score.leaf
            )
    until = _later(recourse.until, play.at - phase.since)
    show(
        play,
        replace(result, claims=_judged(phase, granted=True), before=before),
        replace(recourse, until=until, polled=polled),
    )


def _judged(phase: Judging, *, granted: bool) -> tuple[Settled, ...]:
    """The judged claims of the round, including the one that has just been judged."""
    result = phase.verdict.result
    claimed = result.entries[phase.entry]
    return (*result.claims, Settled(claimed.place, claimed.text, phase.seat, granted))


def _later(time: Millis | None, by: Millis) -> Millis | None:
    """Shifts a time: the verdict's time limits are paused while a claim is judged."""
    return None if time is None else time + by


def go_on(play: LauriersPlay, seat: Seat, phase: Revealing | Judging) -> None:
    """The seat has seen the results. Repeating it, or a bot's go-on among people, changes
    nothing."""
    shown = phase if isinstance(phase, Revealing) else phase.verdict
    if seat not in looking(play.state, shown.ready):
        return
    shown = replace(shown, ready=tuple(sorted((*shown.ready, seat))))
    play.set(phase=shown if isinstance(phase, Revealing) else replace(phase, verdict=shown))


def shut_claims(play: LauriersPlay, phase: Revealing) -> None:
    """Ends the time for claims. The verdict is final, and a match that it ends is over; a recount
    is shown first, like every verdict."""
    play.amend(recourse=None)
    if is_last(play.state) and not phase.result.before:
        finish(play, phase.result, shown=True)


def shut_idle_claims(play: LauriersPlay) -> None:
    """Ends the time for claims early if nobody is left who could claim, or judge a claim."""
    shown = play.state.phase
    if not isinstance(shown, Revealing) or shown.recourse is None:
        return
    if not claims.someone_may_claim(play.state, shown.result):
        shut_claims(play, shown)


def deadline(phase: Revealing) -> Millis | None:
    """The end of the time for claims if there is one, then the end of the verdict."""
    times = [phase.ends_at, phase.recourse.until if phase.recourse else None]
    return min((time for time in times if time is not None), default=None)


def claims_end_first(phase: Revealing) -> bool:
    """Whether the deadline is that of the claims; the verdict itself is then shown for longer."""
    return phase.recourse is not None and phase.recourse.until == deadline(phase)


def give_away(play: LauriersPlay, result: Result) -> None:
    """§2 Bars words whose true definition was used for another word; they never come up again."""
    words = given_away(play.book, result.word, (e.sheets for e in result.entries))
    if not words.issubset(play.state.barred):
        play.set(barred=tuple(sorted(words.union(play.state.barred))))


def given_away(book: Book, word: WordId, used: Iterable[tuple[Sheet, ...]]) -> set[WordId]:
    """The other words whose true definition was written for this word."""
    texts = [fold(typeset(sheet.text)) for sheets in used for sheet in sheets]
    return {other for text in texts for other in book.by_definition.get(text, ())} - {word}


def is_last(state: State) -> bool:
    """Whether a pawn is on the last leaf; this verdict then ends the match unless a claim is
    granted."""
    return bool(scoring.diploma_winners(state))
