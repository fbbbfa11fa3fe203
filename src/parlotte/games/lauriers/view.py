"""What each viewer may know of a match. The view is built up from nothing, so that everything not
named here stays secret.

Everything but `mine` is public, and the same for every viewer.
"""

from msgspec import UNSET, UnsetType

from parlotte.core.contract import Seat
from parlotte.games.lauriers import phases, shown
from parlotte.games.lauriers.claims import judges
from parlotte.games.lauriers.content import Book, WordId
from parlotte.games.lauriers.results import is_last
from parlotte.games.lauriers.scoring import medals
from parlotte.games.lauriers.state import State
from parlotte.games.lauriers.waiting import next_leader, waiting
from parlotte.kit.text import distinctive_words, share, typeset

# The MDJ is told of two proposals whose similarity reaches this share, and decides.
ALIKE = 0.5


def view(book: Book, state: State, viewer: Seat | None) -> shown.View:
    return shown.View(
        state.options,
        state.round,
        state.mdj,
        state.holders,
        state.leaves,
        state.tokens,
        state.played,
        state.barred,
        state.phase.ends_at,
        waiting(state),
        _phase(book, state),
        None if viewer is None else mine(book, state, viewer),
    )


def _word(book: Book, word: WordId) -> shown.WordView:
    known = book.words[word]
    return shown.WordView(word, known.spelling, known.word_class)


def _full_word(book: Book, word: WordId) -> shown.FullWord:
    known = book.words[word]
    return shown.FullWord(
        word, known.spelling, known.word_class, known.definition, known.level, known.note
    )


def _phase(book: Book, state: State) -> shown.PhaseView:
    match state.phase:
        case phases.Writing(word=word, sheets=sheets, bots=bots):
            return shown.WritingView(_word(book, word), sheets.confirmed, bots)
        case phases.Voting(word=word, entries=entries, votes=votes, staked=staked):
            return shown.VotingView(
                _word(book, word), tuple([entry.text for entry in entries]), votes.confirmed, staked
            )
        case phases.Choosing():
            return shown.ChoosingView()
        case phases.Preparing(word=word):
            return shown.PreparingView(_word(book, word))
        case phases.Reading(word=word, entries=entries, read=read) as phase:
            texts = tuple([entry.text for entry in entries[:read]])
            return shown.ReadingView(
                _word(book, word), texts, len(entries), phase.by_itself, phase.ready
            )
        case phases.Revealing() as phase:
            return _revealing(book, state, phase)
        case phases.Judging(verdict=verdict) as phase:
            return _revealing(book, state, verdict, _claim(state, phase))
        case phases.Finished(result=result, winners=winners, shown=was_shown):
            return shown.FinishedView(
                word=_full_word(book, result.word),
                entries=_as_voted_on(result),
                result=_result(result),
                winners=winners,
                shown=was_shown,
                rounds=state.tale.rounds,
                bluffs=tuple(
                    shown.BluffView(
                        one.round, _word(book, one.word), one.text, one.authors, one.voters
                    )
                    for one in state.tale.bluffs
                ),
                medals=medals(state),
            )


def _revealing(
    book: Book, state: State, verdict: phases.Revealing, claim: shown.ClaimView | UnsetType = UNSET
) -> shown.RevealingView:
    result = verdict.result
    return shown.RevealingView(
        word=_full_word(book, result.word),
        entries=_as_voted_on(result),
        result=_result(result),
        ready=verdict.ready,
        next=next_leader(state),
        last=is_last(state) or UNSET,
        claim=claim,
    )


def _claim(state: State, phase: phases.Judging) -> shown.ClaimView:
    claimed = phase.verdict.result.entries[phase.entry]
    return shown.ClaimView(claimed.place, claimed.text, phase.seat, judges(state, phase.ballot))


def _as_voted_on(result: phases.Result) -> tuple[str, ...]:
    """Entry texts by place, including claimed entries that were merged with the real definition."""
    texts = {one.place: one.text for one in result.claims}
    texts |= {entry.place: entry.text for entry in result.entries}
    return tuple([texts[place] for place in sorted(texts)])


def _result(result: phases.Result) -> shown.ResultView:
    voters: dict[int, list[Seat]] = {}
    for seat, number in result.votes.items():
        voters.setdefault(number, []).append(seat)
    entries = tuple(
        shown.EntryView(
            entry.place,
            tuple([sheet.author for sheet in entry.sheets]),
            tuple(voters.get(number, ())),
        )
        for number, entry in enumerate(result.entries)
    )
    originals = tuple(
        [
            sheet
            for entry in result.entries
            for sheet in entry.sheets
            if sheet.text != entry.text and typeset(sheet.text) != entry.text
        ]
    )
    return shown.ResultView(
        mdj=result.mdj,
        entries=entries,
        originals=originals,
        scores=result.scores,
        star=None if result.star is None else result.entries[result.star].place,
        claims=result.claims,
        before=result.before,
    )


def mine(book: Book, state: State, viewer: Seat) -> shown.Mine:
    """What only this seat may know."""
    leads = viewer == state.mdj
    match state.phase:
        case phases.Writing(word=word, sheets=sheets):
            if leads:
                return shown.Mine(word=_full_word(book, word))
            return shown.Mine(text=sheets.given.get(viewer, ""))
        case phases.Voting(word=word, entries=entries, votes=votes):
            if leads:
                return shown.Mine(word=_full_word(book, word))
            return shown.Mine(entry=_own(entries, viewer), vote=votes.given.get(viewer))
        case phases.Choosing(words=words):
            return (
                shown.Mine(card=tuple(_full_word(book, w) for w in words))
                if leads
                else shown.Mine()
            )
        case phases.Preparing() as phase:
            if leads:
                return shown.Mine(word=_full_word(book, phase.word), piles=_piles(phase))
            return shown.Mine(text=next((s.text for s in phase.sheets if s.author == viewer), ""))
        case phases.Reading(word=word, entries=entries, read=read):
            if leads:
                return shown.Mine(
                    word=_full_word(book, word),
                    list=tuple(shown.ReadingEntry(entry.text, entry.sheets) for entry in entries),
                )
            return shown.Mine(text=_text(entries, viewer), entry=_own(entries[:read], viewer))
        case phases.Judging(ballot=ballot):
            opinions = dict.fromkeys(ballot.ayes, True) | dict.fromkeys(ballot.noes, False)
            return shown.Mine(agree=opinions.get(viewer))
        case _:
            return shown.Mine()


def _own(entries: tuple[phases.Entry, ...], seat: Seat) -> int | None:
    return next((at for at, entry in enumerate(entries) if seat in entry.authors), None)


def _text(entries: tuple[phases.Entry, ...], seat: Seat) -> str:
    """What this seat has handed in."""
    sheets = (sheet for entry in entries for sheet in entry.sheets)
    return next((sheet.text for sheet in sheets if sheet.author == seat), "")


def _piles(phase: phases.Preparing) -> tuple[shown.PileView, ...]:
    words = [distinctive_words(pile.text) for pile in phase.piles]
    return tuple(
        [
            shown.PileView(
                pile.id,
                pile.text,
                tuple([phase.sheets[i] for i in pile.sheets]),
                tuple(
                    [
                        other.id
                        for other, theirs in zip(phase.piles, words, strict=True)
                        if other is not pile and share(own, theirs) >= ALIKE
                    ]
                ),
            )
            for pile, own in zip(phase.piles, words, strict=True)
        ]
    )
