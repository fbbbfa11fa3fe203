"""The house lexicon: what people have voted in, shown and taken away again."""

from functools import partial

from parlotte.core.contract import Rejected
from parlotte.lexicon.judge import as_on_board
from parlotte.server.commands.handling import Doing, manner
from parlotte.server.commands.kinds import DropHouseWord, ListHouseWords


@manner(ListHouseWords, "anyone")
def list_house_words(doing: Doing, command: ListHouseWords) -> None:  # noqa: ARG001
    doing.answer = {"words": doing.live.voted.told()}


@manner(DropHouseWord, "host")
def drop_house_word(doing: Doing, command: DropHouseWord) -> None:
    """From the next match on it is unknown again; the present one began with it."""
    word, voted = as_on_board(command.word), doing.live.voted
    scopes = voted.scopes_of(word)
    if not scopes:
        raise Rejected("house-word-unknown", word=command.word)
    if not all(map(voted.may_undo, scopes)):
        raise Rejected("house-word-not-yours", word=command.word)
    for scope in scopes:
        doing.house_words_gone.append((scope.scope, word))
        doing.after.append(partial(scope.lose, word))
    doing.say("table-word-gone", word=word)
    doing.remember()
