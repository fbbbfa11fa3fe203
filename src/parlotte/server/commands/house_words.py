"""The house lexicon: lists and removes words that people have voted in."""

from functools import partial

from parlotte.core.contract import Rejected
from parlotte.lexicon.judge import as_on_board
from parlotte.server.commands.context import CommandContext, handles
from parlotte.server.commands.kinds import DropHouseWord, ListHouseWords


@handles(ListHouseWords, "anyone")
def list_house_words(context: CommandContext, command: ListHouseWords) -> None:  # noqa: ARG001
    voted = context.state.voted  # other tables change it: must be read in the event loop
    context.reply_shared(
        "house-words", *voted.version, make=lambda: {"words": voted.views()}, aside=False
    )


@handles(DropHouseWord, "host")
def drop_house_word(context: CommandContext, command: DropHouseWord) -> None:
    """The word is unknown again from the next match on; the present match keeps it."""
    word, voted = as_on_board(command.word), context.state.voted
    rows = voted.rows_of(word)
    if not rows:
        raise Rejected("house-word-unknown", word=command.word)
    if not all(map(voted.may_undo, rows)):
        raise Rejected("house-word-not-yours", word=command.word)
    for row in rows:
        context.write.house_words_gone.append(row.key)
        context.after.append(partial(voted.lose, row))
    context.say("table-word-gone", word=word)
    context.remember()
