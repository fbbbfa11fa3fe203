"""What a player's revealed answers say about them; bots use it to guess and to judge."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from parlotte.core.contract import Seat
from parlotte.games.melo.cards import Card
from parlotte.games.melo.content import Book
from parlotte.games.melo.leanings import is_teasing, leanings_of
from parlotte.games.melo.phases import Said
from parlotte.games.melo.state import Known

# Weight of an earlier answer that named a player: same mood, same colour, any card.
SAME_MOOD, SAME_KIND, ANY = 3.0, 1.0, 0.5
PLACE = 0.8  # weight of a player's habit of taking the same place in the list
LEANS = 1.0


class Evidence:
    """The revealed answers of one seat, without the answer that is in doubt."""

    def __init__(
        self, book: Book, revealed: Sequence[Known], seat: Seat, but: int | None = None
    ) -> None:
        self.book = book
        self.seat = seat
        self.known = [one for one in revealed if one.seat == seat and one.number != but]

    def named(self, card: Card, candidates: Sequence[Seat]) -> list[float]:
        """A weight for each candidate: how likely the player is to name them."""
        mood = is_teasing(card.question)
        weights: dict[Seat, float] = defaultdict(float)
        for one in self.known:
            past = self.book.cards.get(one.card)
            if past is None or past.asks != "name" or not isinstance(one.answer, int):
                continue
            weight = ANY + SAME_KIND * (past.kind == card.kind)
            weights[one.answer] += weight + SAME_MOOD * (is_teasing(past.question) == mood)
        return [weights[seat] for seat in candidates]

    def chosen(self, choices: Sequence[str]) -> list[float]:
        """A weight for each choice: how likely the player is to take it."""
        leans: dict[str, float] = defaultdict(float)
        places, seen = Counter[int](), 0
        for one in self.known:
            past = self.book.cards.get(one.card)
            if past is None or not past.choices or not isinstance(one.answer, int):
                continue
            seen += 1
            places[one.answer] += 1
            for at, choice in enumerate(past.choices):
                for name in leanings_of(choice):
                    leans[name] += 1.0 if at == one.answer else -1.0 / (len(past.choices) - 1)
        return [
            LEANS * sum(leans[name] for name in leanings_of(choice))
            + PLACE * places[at] / max(1, seen) * min(seen, 4)
            for at, choice in enumerate(choices)
        ]

    def adjectives(self, card: Card) -> Counter[str]:
        """The adjectives the player has used, weighted towards the mood of the card."""
        used = Counter[str]()
        for one in self.known:
            past = self.book.cards.get(one.card)
            if past is not None and isinstance(one.answer, str):
                same = is_teasing(past.question) == is_teasing(card.question)
                used[one.answer] += 3 if same else 1
        return used

    def expects(self, card: Card, answer: Said, candidates: Sequence[Seat]) -> int:
        """Whether an answer fits the player: 1 fits, -1 does not fit, 0 unknown."""
        if isinstance(answer, str):
            return 1 if self.adjectives(card)[answer] else 0
        options = range(len(card.choices)) if card.choices else candidates
        weights = self.chosen(card.choices) if card.choices else self.named(card, candidates)
        if answer not in options or len(set(weights)) < 2:
            return 0
        own = weights[list(options).index(answer)]
        return 1 if own == max(weights) else -1 if own == min(weights) else 0
