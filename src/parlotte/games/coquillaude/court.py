"""What the rules ask of the words, of the questions and of the search."""

from collections.abc import Collection, Container, Mapping
from typing import Protocol

from parlotte.games.coquillaude.board import Board
from parlotte.games.coquillaude.dice import Kind, Roll
from parlotte.games.coquillaude.items import Person, Question
from parlotte.games.coquillaude.scoring import OWN_NAME
from parlotte.games.coquillaude.search.plays import House, Play
from parlotte.games.coquillaude.state import State
from parlotte.lexicon.judge import Ruling


class Words(Protocol):
    """The judge of all word games, or one that a test puts in its place."""

    def ruling(self, text: str, voted: Collection[str] = ()) -> Ruling: ...

    def is_person(self, text: str, voted: Collection[str] = ()) -> bool: ...


class Search(Protocol):
    """The best-play finder, with what a table has voted in since the match began."""

    def best(
        self, board: Board, capital: str, house: House, words: Collection[str] = (),
        persons: Collection[str] = (),
    ) -> Play | None: ...  # fmt: skip


class Questions(Protocol):
    """The Coquillaudet."""

    def kind(self, roll: Roll) -> Kind: ...

    def entry(self, roll: Roll, met: Container[str], asked: Container[str]) -> Roll:
        """The number to be asked: that one, or the next of its kind that the table has not met;
        where it has met them all, that was not asked in this match."""
        ...

    def question(self, entry: Roll) -> Question: ...

    def is_right(self, given: str, question: Question) -> bool: ...


class Court:
    """All of them, as the game hands them to its rules."""

    __slots__ = ("persons", "questions", "search", "words")

    def __init__(
        self, words: Words, search: Search, questions: Questions, persons: Mapping[str, Person]
    ) -> None:
        self.words = words
        self.search = search
        self.questions = questions
        self.persons = persons  # by their names as on the board

    def ruling(self, state: State, word: str) -> Ruling:
        """§7 The lexicon, proper nouns, the famous, what the house and this table have voted in."""
        if word == OWN_NAME:
            return "common"
        ruling = self.words.ruling(word, state.voted)
        return "name" if ruling == "unknown" and self.is_famous(state, word) else ruling

    def knows(self, state: State, word: str) -> bool:
        return self.ruling(state, word) in ("common", "house", "voted", "name")

    def is_famous(self, state: State, word: str) -> bool:
        return word in self.persons or self.words.is_person(word, state.persons)

    def best(self, state: State, capital: str, house: House) -> Play | None:
        """The best play with these letters on the board as it lies."""
        return self.search.best(state.board, capital, house, state.voted, state.persons)
