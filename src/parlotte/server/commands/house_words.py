"""The house lexicon: what people have voted in, shown and taken away again."""

from functools import partial

from parlotte.core.contract import Rejected
from parlotte.lexicon.judge import as_on_board
from parlotte.server.commands.handling import Hearing, handles
from parlotte.server.commands.kinds import DropHouseWord, ListHouseWords


@handles(ListHouseWords, "anyone")
def list_house_words(hearing: Hearing, command: ListHouseWords) -> None:  # noqa: ARG001
    hearing.answer = {"words": hearing.kept.voted.told()}


@handles(DropHouseWord, "host")
def drop_house_word(hearing: Hearing, command: DropHouseWord) -> None:
    """From the next match on it is unknown again; the present one began with it."""
    word, voted = as_on_board(command.word), hearing.kept.voted
    scopes = voted.scopes_of(word)
    if not scopes:
        raise Rejected("house-word-unknown", word=command.word)
    if not all(map(voted.may_undo, scopes)):
        raise Rejected("house-word-not-yours", word=command.word)
    for scope in scopes:
        hearing.write.house_words_gone.append((scope.scope, word))
        hearing.after.append(partial(scope.lose, word))
    hearing.say("table-word-gone", word=word)
    hearing.remember()
