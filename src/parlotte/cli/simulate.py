"""`parlotte simulate`: whole matches played by bots."""

import argparse
import os
import sys
from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from tqdm import tqdm

from parlotte.cli.output import Refused, add_json, listed, show, show_json
from parlotte.cli.parser import level_list, option_pair, whole_number
from parlotte.core.contract import Rejected
from parlotte.core.registration import Registration
from parlotte.core.replay import Diverged
from parlotte.games import registered
from parlotte.i18n import Speaker
from parlotte.on_cores import on_cores
from parlotte.packs.loader import build, load_content
from parlotte.simulation import Plan, Report, simulate

USUAL_SEATS = 4
USUAL_LEVEL = 2
USUAL_GAMES = 100
MANY_GAMES = 500
MOST_CORES = 60  # the limit of Python on Windows
_YES_OR_NO = {
    **dict.fromkeys(("oui", "yes", "vrai"), "true"),
    **dict.fromkeys(("non", "no", "faux"), "false"),
}


def add_arguments(command: argparse.ArgumentParser, say: Speaker) -> None:
    count = whole_number(say, least=1)
    command.add_argument("game", metavar=say("cli-game"), choices=list(registered()))
    command.add_argument("--seats", metavar="N", type=count, help=say("cli-seats"))
    command.add_argument(
        "--games", metavar="K", type=count, default=USUAL_GAMES, help=say("cli-games-count")
    )
    command.add_argument(
        "--seed", metavar="S", type=whole_number(say), default=1, help=say("cli-seed")
    )
    command.add_argument(
        "--level", metavar="L", type=level_list(say), default=(USUAL_LEVEL,), help=say("cli-level")
    )
    command.add_argument(
        "--option",
        metavar=say("cli-name-value"),
        type=option_pair(say),
        action="extend",
        nargs="+",
        default=[],
        help=say("cli-option"),
    )
    command.add_argument("--cores", metavar="C", type=count, help=say("cli-cores"))
    command.add_argument("--verify", action="store_true", help=say("cli-verify"))
    add_json(command, say)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    registration = registered()[arguments.game]
    levels = _levels(registration, arguments, say)
    options = _options(registration, arguments.option, say)
    plan = Plan(options, levels, arguments.games, arguments.seed, arguments.verify)
    game, content = build(registration, load_content(registration))
    try:
        # The progress bar appears only on a terminal, and only after a second.
        with tqdm(
            total=plan.games,
            delay=1,
            disable=None,
            leave=False,
            desc=say(f"game-{game.key}"),
            bar_format="{desc} {bar} {n_fmt} / {total_fmt}",
        ) as bar:
            cores = _cores(arguments.cores, plan.games)
            elsewhere = partial(on_cores, game.key, cores) if cores > 1 else None
            report = simulate(registration, game, content, plan, bar.update, elsewhere)
    except Rejected as refusal:
        raise Refused(say(refusal.key, **refusal.params)) from None
    except Diverged as fault:
        sys.stderr.write(say("cli-diverged", fault=str(fault)) + "\n")
        return 1
    if arguments.json:
        fields: dict[str, Any] = msgspec.to_builtins(report)
        show_json(fields | fields.pop("report"))
    else:
        show(_text(report, plan, say))
    if report.finished < report.games:
        sys.stderr.write(say("simulate-stuck", count=report.games - report.finished) + "\n")
        return 1
    return 0


def _cores(asked: int | None, games: int) -> int:
    """All cores if the simulation is long enough to make starting workers worthwhile."""
    there = os.cpu_count() or 1
    return min(asked or (there if games >= MANY_GAMES else 1), there, MOST_CORES)


def _levels(
    registration: Registration, arguments: argparse.Namespace, say: Speaker
) -> tuple[int, ...]:
    """One level per seat, from one for all or one each."""
    asked: tuple[int, ...] = arguments.level
    least, most = registration.seats[0], registration.seats[-1]
    usual = min(max(USUAL_SEATS, least), most)
    seats = arguments.seats or (len(asked) if len(asked) > 1 else usual)
    if len(asked) > 1 and not arguments.seats and seats not in registration.seats:
        raise Refused(say("cli-levels-out-of-range", levels=seats, least=least, most=most))
    if seats not in registration.seats:
        raise Refused(say("seats-out-of-range", least=least, most=most))
    if len(asked) not in (1, seats):
        raise Refused(say("cli-levels-and-seats", levels=len(asked), seats=seats))
    for level in asked:
        if level not in registration.levels:
            first, last = registration.levels[0], registration.levels[-1]
            raise Refused(say("cli-no-such-level", level=level, least=first, most=last))
    return asked if len(asked) > 1 else asked * seats


def _options(registration: Registration, pairs: Sequence[tuple[str, str]], say: Speaker) -> Any:
    """Parses options one by one, so that an invalid one is named."""
    fields = {field.name: field for field in msgspec.structs.fields(registration.options)}
    values: dict[str, object] = {}
    for name, text in pairs:
        if name not in fields:
            raise Refused(say("cli-no-such-option", option=name, known=listed(fields)))
        kind = fields[name].type
        listing = [part for part in text.split(",") if part]
        bare = kind.__origin__ if get_origin(kind) is Annotated else kind  # without its annotations
        value = listing if get_origin(bare) is tuple else _YES_OR_NO.get(text.lower(), text)
        try:
            values[name] = msgspec.convert(value, kind, strict=False)
        except msgspec.ValidationError:
            raise Refused(
                say("cli-bad-option", option=name, value=text, known=_possible(kind, say))
            ) from None
    return msgspec.convert(values, registration.options)


def _possible(kind: Any, say: Speaker) -> str:
    if kind is bool:
        return say("cli-yes-or-no")
    return listed(get_args(kind)) if get_origin(kind) is Literal else say("cli-names")


def _text(report: Report, plan: Plan, say: Speaker) -> str:
    lines = [
        say(
            "simulate-told",
            name=say(f"game-{report.game}"),
            games=report.games,
            seats=report.seats,
            finished=report.finished,
            seconds=report.seconds,
            speed=report.games_per_s,
        ),
        say(
            "simulate-rounds", mean=report.rounds.mean, min=report.rounds.min, max=report.rounds.max
        ),
    ]
    if report.scores is not None:
        lines.append(say("simulate-scores", mean=report.scores.mean, best=report.scores.best))
    for level, wins in report.wins_by_level.items() if len(report.wins_by_level) > 1 else ():
        percent = round(100 * wins / report.games)
        lines.append(say("simulate-wins", level=level, wins=wins, percent=percent))
    if plan.verify:
        lines.append(say("simulate-verified"))
    return "\n".join(lines)
