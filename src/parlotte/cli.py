"""The command `parlotte`."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from tqdm import tqdm

from parlotte.cli_parser import FriendlyParser, LevelList, OptionPair, at_least
from parlotte.core.codec import encode
from parlotte.core.contract import Rejected
from parlotte.core.registration import Registration
from parlotte.core.replay import Diverged
from parlotte.games import registered
from parlotte.i18n import Speaker, speaker
from parlotte.packs.format import Pack
from parlotte.packs.loader import all_packs, build, format_of, load_content, own_pack_file
from parlotte.packs.problems import Problem
from parlotte.simulate import Plan, Report, simulate

USUAL_SEATS = 4
USUAL_LEVEL = 2


class Refused(Exception):  # noqa: N818
    """A command that can't be carried out, with the sentence that says why."""


def main(argv: Sequence[str] | None = None) -> int:
    say = speaker()
    arguments = parser(say).parse_args(argv)
    try:
        code: int = arguments.run(arguments, say)
    except Refused as refusal:
        sys.stderr.write(f"{refusal}\n")
        return 2
    except KeyboardInterrupt:
        sys.stderr.write(say("cli-interrupted") + "\n")
        return 130
    return code


def parser(say: Speaker) -> FriendlyParser:
    top = FriendlyParser(prog="parlotte", say=say, description=say("cli-about"))
    commands = top.add_subparsers(title=say("cli-commands"), metavar=say("cli-command"))
    top.set_defaults(run=lambda _arguments, _say: _show_help(top))

    games = commands.add_parser("games", say=say, help=say("cli-games"))
    _add_json(games, say)
    games.set_defaults(run=run_games)

    play = commands.add_parser("play", say=say, help=say("cli-play"))
    play.set_defaults(run=run_play)

    sim = commands.add_parser("simulate", say=say, help=say("cli-simulate"))
    sim.add_argument("game", metavar=say("cli-game"), choices=list(registered()))
    sim.add_argument("--seats", metavar="N", type=at_least(1, say), help=say("cli-seats"))
    sim.add_argument(
        "--games", metavar="K", type=at_least(1, say), default=100, help=say("cli-games-count")
    )
    sim.add_argument("--seed", metavar="S", type=int, default=1, help=say("cli-seed"))
    sim.add_argument(
        "--level", metavar="L", type=LevelList(say), default=(USUAL_LEVEL,), help=say("cli-level")
    )
    sim.add_argument(
        "--option",
        metavar=say("cli-name-value"),
        type=OptionPair(say),
        action="extend",
        nargs="+",
        default=[],
        help=say("cli-option"),
    )
    sim.add_argument("--verify", action="store_true", help=say("cli-verify"))
    _add_json(sim, say)
    sim.set_defaults(run=run_simulate)

    packs = commands.add_parser("packs", say=say, help=say("cli-packs"))
    packs.add_argument(
        "files", metavar=say("cli-file"), nargs="*", type=Path, help=say("cli-packs-files")
    )
    packs.add_argument(
        "--game", choices=list(registered()), default="lauriers", help=say("cli-packs-game")
    )
    _add_json(packs, say)
    packs.set_defaults(run=run_packs)
    return top


def _add_json(command: argparse.ArgumentParser, say: Speaker) -> None:
    command.add_argument("--json", action="store_true", help=say("cli-json"))


def _show_help(top: argparse.ArgumentParser) -> int:
    top.print_help()
    return 0


def _print(text: str) -> None:
    sys.stdout.write(text + "\n")


def _print_json(value: object) -> None:
    _print(encode(value).decode())


def run_games(arguments: argparse.Namespace, say: Speaker) -> int:
    games = [
        {"key": key, "name": say(f"game-{key}"), "seats": [game.seats[0], game.seats[-1]]}
        for key, game in registered().items()
    ]
    if arguments.json:
        _print_json(games)
        return 0
    for key, game in registered().items():
        least, most = game.seats[0], game.seats[-1]
        _print(say("cli-game-line", key=key, name=say(f"game-{key}"), least=least, most=most))
    return 0


def run_play(_arguments: argparse.Namespace, say: Speaker) -> int:
    """Until there is a table in the browser: say so, and show a game of bots."""
    _print(say("cli-play-not-yet") + "\n")
    return main(["simulate", "lauriers", "--games", "200"])


def run_simulate(arguments: argparse.Namespace, say: Speaker) -> int:
    registration = registered()[arguments.game]
    levels = _levels(registration, arguments, say)
    options = _options(registration, arguments.option, say)
    plan = Plan(options, levels, arguments.games, arguments.seed, arguments.verify)
    game, content = build(registration, load_content(registration.key))
    try:
        # The bar shows only where somebody watches, and only when it lasts.
        with tqdm(
            total=plan.games, delay=1, disable=None, leave=False, desc=say(f"game-{game.key}")
        ) as bar:
            report = simulate(registration, game, content, plan, bar.update)
    except Rejected as refusal:
        raise Refused(say(refusal.key, **refusal.params)) from None
    except Diverged as fault:
        sys.stderr.write(say("cli-diverged", fault=str(fault)) + "\n")
        return 1
    if arguments.json:
        _print_json(report)
    else:
        _print(_told(report, plan, say))
    return 0


def _levels(
    registration: Registration, arguments: argparse.Namespace, say: Speaker
) -> tuple[int, ...]:
    """A level a seat: one for all, or one each."""
    said: tuple[int, ...] = arguments.level
    least, most = registration.seats[0], registration.seats[-1]
    usual = min(max(USUAL_SEATS, least), most)
    seats = arguments.seats or (len(said) if len(said) > 1 else usual)
    if seats not in registration.seats:
        raise Refused(say("seats-out-of-range", least=least, most=most))
    if len(said) not in (1, seats):
        raise Refused(say("cli-levels-and-seats", levels=len(said), seats=seats))
    for level in said:
        if level not in registration.levels:
            first, last = registration.levels[0], registration.levels[-1]
            raise Refused(say("cli-no-such-level", level=level, least=first, most=last))
    return said if len(said) > 1 else said * seats


def _options(registration: Registration, pairs: Sequence[tuple[str, str]], say: Speaker) -> Any:
    """Options from words, judged one by one so that a wrong one is named."""
    fields = {field.name: field for field in msgspec.structs.fields(registration.options)}
    values: dict[str, object] = {}
    for name, said in pairs:
        if name not in fields:
            raise Refused(say("cli-no-such-option", option=name, known=", ".join(fields)))
        candidates: list[object] = [said, said.split(",")]
        if said.lstrip("-").isdigit():
            candidates.insert(0, int(said))
        if said.lower() in ("true", "false", "oui", "non", "yes", "no"):
            candidates.insert(0, said.lower() in ("true", "oui", "yes"))
        for candidate in candidates:
            try:
                values[name] = msgspec.convert(candidate, fields[name].type)
                break
            except msgspec.ValidationError:
                continue
        else:
            raise Refused(say("cli-bad-option", option=name, value=said))
    return msgspec.convert(values, registration.options)


def _told(report: Report, plan: Plan, say: Speaker) -> str:
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
    for level, wins in report.wins_by_level.items():
        percent = round(100 * wins / report.games)
        lines.append(say("simulate-wins", level=level, wins=wins, percent=percent))
    if plan.verify:
        lines.append(say("simulate-verified"))
    return "\n".join(lines)


def run_packs(arguments: argparse.Namespace, say: Speaker) -> int:
    """The packs of the house, or those of the files named; 1 when anything is wrong."""
    if arguments.files:
        packs = [own_pack_file(arguments.game, path) for path in arguments.files]
    else:
        packs = all_packs()
    if arguments.json:
        _print_json([_pack_report(pack, say) for pack in packs])
    else:
        for pack in packs:
            _print(_pack_told(pack, say))
    return 1 if any(pack.problems for pack in packs) else 0


def _pack_report(pack: Pack, say: Speaker) -> dict[str, object]:
    return {
        "game": pack.game,
        "pack": pack.key,
        "lang": pack.lang,
        "counts": format_of(pack.game).counts(pack.items),
        "errors": [problem_told(problem, say) for problem in pack.problems],
    }


def _pack_told(pack: Pack, say: Speaker) -> str:
    counts = ", ".join(
        f"{say(f'count-{name}')} {count}"
        for name, count in format_of(pack.game).counts(pack.items).items()
    )
    head = say("packs-line", game=say(f"game-{pack.game}"), pack=pack.key, counts=counts)
    told = [f"  {problem_told(problem, say)}" for problem in pack.problems]
    return "\n".join([head, *told])


def problem_told(problem: Problem, say: Speaker) -> str:
    """File, line and field, then what is wrong."""
    place = [problem.file] if problem.file else []
    if problem.line is not None:
        place.append(say("problem-line", line=problem.line))
    if problem.field is not None:
        place.append(say("problem-field", field=problem.field))
    where = ", ".join(place)
    what = say(problem.key, **problem.params)
    return say("problem", where=where, what=what) if where else what
