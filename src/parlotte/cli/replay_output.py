"""Retells, verifies or saves a recorded match."""

import argparse
import os
import sys
from datetime import UTC, datetime
from pathlib import Path

from parlotte.cli.find_match import Found, find, obstacle_of
from parlotte.cli.output import Refused, listed, show, show_json
from parlotte.cli.recorded_match import Checker, ReplayFailed, moments, texts_of
from parlotte.core.codec import encode
from parlotte.core.contract import Event, Millis, Outcome, Param
from parlotte.games import registered
from parlotte.i18n import Speaker
from parlotte.kit.text import clean
from parlotte.server.content.library import Bound


def replay(arguments: argparse.Namespace, say: Speaker) -> int:
    found = find(arguments, say)
    if found is None:
        return _sorry(say("replay-unknown", match=arguments.match))
    if arguments.save is not None:
        return _save(found, arguments.save, say)
    obstacle = obstacle_of(found, say)
    if not arguments.verify and not arguments.json:
        return _show_match(found, obstacle, say)
    fault = _fault(found) if arguments.verify and obstacle is None else None
    checked = arguments.verify and obstacle is None
    if arguments.json:
        show_json(_report(found, verified=fault is None if checked else None))
    if fault is not None:
        return _sorry(say("cli-diverged", fault=fault.sentence(say)))
    if arguments.verify and obstacle is not None:
        return _sorry(obstacle)
    if not arguments.json:
        over = "replay-verified" if found.over else "replay-verified-so-far"
        show(say(over, count=len(found.recorded.written.inputs)))
    return 0


def _sorry(sentence: str) -> int:
    sys.stderr.write(f"{sentence}\n")
    return 1


def _fault(found: Found) -> ReplayFailed | None:
    if found.bound is None:
        raise ValueError("nothing to play it with")
    if found.altered:
        return ReplayFailed("replay-content-differs")
    checker = Checker(found.recorded)
    try:
        for moment in moments(found.recorded, found.bound):
            checker.see(moment.match)
        checker.end(moment.match)
    except ReplayFailed as fault:
        return fault
    return None


def _report(found: Found, *, verified: bool | None) -> dict[str, object]:
    written = found.recorded.written
    return {
        "match": found.recorded.match,
        "game": written.game,
        "rules": written.rules,
        "content": written.content,
        "inputs": len(written.inputs),
        "over": found.over,
        "verified": verified,
        "outcome": found.outcome,
        "seats": found.names,
    }


def _show_match(found: Found, obstacle: str | None, say: Speaker) -> int:
    show(_head(found, say))
    fault = None
    if found.bound is not None and obstacle is None:
        fault = _show_steps(found, found.bound, say)
    if found.over is False:
        show(say("replay-not-over"))
    if found.outcome is not None:
        for line in _outcome_lines(found.outcome, found.names, say):
            show(line)
    if fault is not None:
        return _sorry(say("cli-diverged", fault=fault.sentence(say)))
    if obstacle is None:
        return 0
    if not found.recorded.kept:  # deleted as its players wished: no error
        show(obstacle)
        return 0
    return _sorry(obstacle)


def _head(found: Found, say: Speaker) -> str:
    written, started_at = found.recorded.written, found.recorded.started_at
    known = written.game in registered()
    lines = [say(f"game-{written.game}") if known else written.game]
    if started_at is not None:
        then = datetime.fromtimestamp(started_at, UTC).astimezone()
        lines.append(
            say(
                "replay-date",
                day=f"{then:%d}",
                month=f"{then:%m}",
                year=f"{then:%Y}",
                time=f"{then:%H:%M}",
            )
        )
    lines += [say("replay-seats", names=listed(found.names))] if found.names else []
    return "\n".join(map(clean, lines))


def _show_steps(found: Found, bound: Bound, say: Speaker) -> ReplayFailed | None:
    """The public events; after the end of a match that is not private, also the secret ones."""
    everything = bool(found.over) and not bound.registration.private
    try:
        for moment in moments(found.recorded, bound):
            told = [event for event in moment.events if everything or event.to is None]
            lines = [_event_text(event, found.names, say) for event in told]
            # A draft causes no event, and is not shown.
            given = moment.given
            if everything and lines and given is not None and given.by is not None:
                name = _name(found.names, given.by)
                texts = [say("replay-text", name=name, text=text) for text in texts_of(moment)]
                lines = texts + lines
            for line in lines:
                show(f"{_clock(moment.match.now):>6}  {clean(line)}")
    except ReplayFailed as fault:
        return fault
    return None


def _event_text(event: Event, names: tuple[str, ...], say: Speaker) -> str:
    params: dict[str, Param] = {
        key: _name(names, value) if key.endswith("seat") and isinstance(value, int) else value
        for key, value in event.params.items()
    }
    return say(event.key, **params)


def _name(names: tuple[str, ...], seat: int) -> str:
    return names[seat] if seat in range(len(names)) else str(seat + 1)


def _clock(time: Millis) -> str:
    seconds = time // 1000
    return f"{seconds // 60}:{seconds % 60:02}"


def _outcome_lines(outcome: Outcome, names: tuple[str, ...], say: Speaker) -> list[str]:
    if outcome.stopped:
        head = say("replay-stopped")
    elif outcome.winners:
        winners = [_name(names, seat) for seat in outcome.winners]
        head = say("replay-won", count=len(winners), names=listed(winners))
    else:
        head = say("replay-nobody-won")
    lines = ["", head]
    if outcome.verdict:
        lines.append(say(outcome.verdict))
    for one in sorted(outcome.standings, key=lambda standing: standing.place):
        name = _name(names, one.seat)
        if one.score is None:
            lines.append(say("replay-place", place=one.place, name=name))
        else:
            lines.append(say("replay-score", place=one.place, name=name, score=one.score))
    return lines


def _save(found: Found, file: Path, say: Speaker) -> int:
    if not found.recorded.kept:
        return _sorry(say("replay-forgotten"))
    if not found.over:
        obstacle = obstacle_of(found, say) if found.over is None else None
        return _sorry(obstacle or say("replay-save-not-over"))
    try:
        # Players' texts are for the owner only, and no file is overwritten.
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "wb") as raw:
            raw.write(encode(found.recorded.written))
    except FileExistsError:
        raise Refused(say("replay-save-in-the-way", file=str(file))) from None
    except OSError:
        raise Refused(say("replay-save-unwritable", file=str(file))) from None
    show(say("replay-saved", file=str(file)))
    return 0
