"""The search engine of La Réussite. Pure and deterministic; bounded in nodes, never in seconds.

    Position(columns, stock, petards=3, words=0)   a table; EMPTY columns and a deck: not yet dealt
    Turn(word, draft, refill, cover)               a word (or "", before the first), what follows it
    Lend(column, to)                               one refill; column None: from the stock
    replay(position, turns, valid) -> Position     strictly by the rules, raises Illegal

    Searcher(lexicon, common=None)                 common=n: only words of band n or below
      .hint(position, nodes=…) -> Turn | None      next word; order of stock not looked at
      .cover(position) -> int                      column for the next card of the stock
      .refill(position, nodes=…) -> (from, to) | None
      .settled(position) -> Position               all refills and covers it is due
      .solve(position, nodes=…, words_at_most=None) -> tuple[Turn, ...] | None     stock known
      .winnable(position, nodes=…) -> tuple[Turn, ...] | None                      stock empty
      .none_left(columns, petards, stock=0) -> bool      yes is certain, no may be undecided
      .playable(columns, petards=0, stock=0, most=None) -> list[str]               exact

`stock` in the last two is the number of cards in it: a word with a star must leave four cards.
`words_at_most` counts words still to be written. A solution's first turn has no word if the table
was due a refill or cover (as an undealt deck is). Where the lexicon has its kernel it
searches, else the twin does: the same words and rules, a weaker search. The kernel takes one
question at a time, so ask from a worker; `cover` and `none_left` never wait for it.
"""

from parlotte.games.reussite.search.positions import Lend, Position, Turn
from parlotte.games.reussite.search.replay import played, replay
from parlotte.games.reussite.search.searcher import Searcher

__all__ = ["Lend", "Position", "Searcher", "Turn", "played", "replay"]
