"""What the shared laws need to know of Les Lauriers."""

from collections.abc import Iterable

from msgspec.structs import replace

from games.lauriers.table import sample_content
from laws.subject import Secret, Subject
from parlotte.core.contract import Seat
from parlotte.core.rng import Draws
from parlotte.games.lauriers import GAME
from parlotte.games.lauriers.options import Options
from parlotte.games.lauriers.phases import (
    Bluff,
    Choosing,
    Entry,
    Finished,
    Judging,
    Pile,
    Preparing,
    Reading,
    Sheet,
    Tale,
    Tally,
    Voting,
    Writing,
)
from parlotte.games.lauriers.rules import Lauriers
from parlotte.games.lauriers.state import TOKENS, State

Viewer = Seat | None


class LauriersSubject(Subject):
    registration = GAME
    game = Lauriers(sample_content(40))
    secret_acts = frozenset({"write", "vote", "judge"})
    option_values = {"packs": ((), ("base",), ("base", "maison"))}
    walks = (22, 140, 116, 55, 1, 13)

    replays = {
        "printed": Options(),
        "automatic": Options(automatic_mdj=True, track=15),
        "sans-chrono": Options(writing_minutes=0, voting_seconds=0, pick="hasard"),
    }

    def secrets(self, state: State) -> Iterable[Secret]:
        nobody = frozenset[Viewer]()
        leader = nobody if state.mdj is None else frozenset[Viewer]({state.mdj})
        match state.phase:
            case Choosing(words=words):
                for word in words:
                    yield Secret(self._truth(word), leader)
                    yield Secret(f'"{word}"', leader)
            case Writing(word=word, sheets=sheets):
                yield Secret(self._truth(word), leader)
                for seat, text in sheets.given.items():
                    yield Secret(_marker(text), frozenset({seat}))
            case Preparing(word=word, sheets=sheets):
                yield Secret(self._truth(word), leader)
                for sheet in sheets[1:]:
                    same = {other.author for other in sheets if other.text == sheet.text}
                    yield Secret(_marker(sheet.text), leader | same)
            case Reading(entries=entries, read=read):
                for entry in entries[read:]:
                    yield Secret(_marker(entry.text), leader.union(entry.authors))
        known = {*state.played, *(state.phase.words if isinstance(state.phase, Choosing) else ())}
        if isinstance(state.phase, Finished):
            # Where every word was played and may come back, the honours quote one all the same.
            known |= {bluff.word for bluff in state.tale.bluffs}
        cards = self.game.book.cards(state.options)
        for word in {word for card in state.deck for word in cards[card]}:
            if word not in known:
                yield Secret(f'"{word}"', nobody)

    def _truth(self, word: str) -> str:
        return self.game.book.words[word].definition

    def reshuffled(self, state: State, viewer: Viewer, draws: Draws) -> State:
        """New texts, votes and chance wherever this viewer has no eye."""
        leads = viewer is not None and viewer == state.mdj
        state = replace(state, rng=draws.rng, deck=draws.shuffled(state.deck))
        if not isinstance(state.phase, Finished):
            state = replace(state, tale=self._other_tale(state, draws))
        match state.phase:
            case Choosing(words=words) as phase if not leads:
                other = draws.shuffled(tuple(self.game.book.words))[: len(words)]
                return replace(state, phase=replace(phase, words=other))
            case Writing(sheets=sheets) as phase:
                given = {
                    seat: text if seat == viewer else "autre " * (1 + draws.below(9))
                    for seat, text in sheets.given.items()
                }
                return replace(state, phase=replace(phase, sheets=replace(sheets, given=given)))
            case Preparing() as phase if not leads:
                return replace(state, phase=self._other_list(phase, viewer, draws))
            case Reading() as phase if not leads:
                entries = self._other_authors(phase.entries, viewer, draws)
                return replace(state, phase=replace(phase, entries=entries))
            case Voting(votes=votes) as phase:
                entries = phase.entries
                if not leads:
                    entries = self._other_authors(entries, viewer, draws)
                given_votes = {
                    seat: vote if seat == viewer else draws.below(len(phase.entries))
                    for seat, vote in votes.given.items()
                }
                after = replace(phase, entries=entries, votes=replace(votes, given=given_votes))
                return replace(state, phase=after)
            case Judging(ballot=ballot) as phase:
                for judge in {*ballot.ayes, *ballot.noes} - {viewer}:
                    ballot = ballot.cast(judge, aye=draws.chance(50))
                return replace(state, phase=replace(phase, ballot=ballot))
            case _:
                return state

    def _other_tale(self, state: State, draws: Draws) -> Tale:
        """What the honours will be told from is nobody's before the end."""
        tallies = tuple(Tally(*(draws.below(9) for _ in range(5))) for _ in state.seats)
        bluff = Bluff(1 + draws.below(9), state.played[-1] if state.played else "", "autre", (), ())
        return Tale(draws.below(9), tallies, (bluff,) * draws.below(4))

    def _other_authors(
        self, entries: tuple[Entry, ...], viewer: Viewer, draws: Draws
    ) -> tuple[Entry, ...]:
        """The same texts from other hands; the viewer knows his own."""
        theirs = [i for i, entry in enumerate(entries) if viewer not in entry.authors]
        hands = dict(zip(theirs, draws.shuffled(theirs), strict=True))
        return tuple(
            replace(entry, sheets=entries[hands.get(i, i)].sheets)
            for i, entry in enumerate(entries)
        )

    def _other_list(self, phase: Preparing, viewer: Viewer, draws: Draws) -> Preparing:
        own = [sheet for sheet in phase.sheets if sheet.author == viewer]
        others = [
            Sheet(sheet.author, "autre " * (1 + draws.below(9)))
            for sheet in phase.sheets
            if sheet.author != viewer
        ]
        sheets = (*others[:1], *own, *others[1:])
        piles = tuple(Pile(i, (i,), sheets[i].text) for i in range(len(sheets)))
        return replace(phase, sheets=sheets, piles=draws.shuffled(piles))

    def conserved(self, state: State) -> object:
        """No card is twice in the deck, tokens are only spent, pawns stay on the track."""
        seats = len(state.holders)
        return (
            len(set(state.deck)) == len(state.deck),
            len(set(state.played)) == len(state.played),
            seats == len(state.tokens) == len(state.leaves),
            all(0 <= left <= TOKENS for left in state.tokens),
            all(1 <= leaf <= state.options.track for leaf in state.leaves),
        )


def _marker(text: str) -> str:
    """The part of a text that survives typesetting: its first word, without the capital."""
    return text.split(maxsplit=1)[0][1:].rstrip(".,")


SUBJECT = LauriersSubject()
