"""`parlotte say`: the sentences that the game makes of cards."""

import argparse

from parlotte.cli.output import Refused, add_json, show, show_json
from parlotte.i18n import LANGUAGES, Speaker
from parlotte.packs.sayers import NotACard, sayer


def add_arguments(command: argparse.ArgumentParser, say: Speaker) -> None:
    command.add_argument("words", metavar=say("cli-say-word"), nargs="+", help=say("cli-say-words"))
    command.add_argument(
        "--lang", choices=LANGUAGES, default=LANGUAGES[0], help=say("cli-say-lang")
    )
    add_json(command, say)


def run(arguments: argparse.Namespace, say: Speaker) -> int:
    """Exit code 1 if the cards make no sentence."""
    try:
        found = sayer().say(arguments.words, arguments.lang)
    except NotACard as unknown:
        raise Refused(say("say-not-a-card", word=unknown.word)) from None
    if arguments.json:
        show_json(found)
    else:
        for sentence in found.proposals or (say("say-nothing"),):
            show(sentence)
        if found.proverb:
            both = " – ".join(one for one in (found.proverb, found.pair) if one)
            show(say("say-proverb", proverb=both))
    return 0 if found.proposals or found.proverb else 1
