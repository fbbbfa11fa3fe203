"""The content of Mélo Ego Duo: packs of cards, and groups of synonymous adjectives."""

from msgspec import Struct

from parlotte.core.contract import Rejected
from parlotte.core.folding import fold
from parlotte.core.rng import Draws
from parlotte.games.melo.adjectives import Group, Thesaurus
from parlotte.games.melo.cards import KINDS, Card, CardId, Decks, Kind
from parlotte.games.melo.options import Options

# One of this many cards is the table's own, until all own cards have come up. Otherwise they would
# be rare: nobody plays the 150 questions of a colour.
ONE_OWN_IN = 3


class CardPack(Struct, frozen=True):
    key: str
    lang: str
    cards: tuple[Card, ...]


class Synonyms(Struct, frozen=True):
    """The synonym groups of one language."""

    lang: str
    groups: tuple[Group, ...]


class Content(Struct, frozen=True):
    """All packs at a table. Options say which are played."""

    packs: tuple[CardPack, ...]
    synonyms: tuple[Synonyms, ...] = ()


class Book:
    """The content, indexed once when a game is built."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.packs = tuple(pack.key for pack in content.packs)
        self.cards: dict[CardId, Card] = {
            card.id: card for pack in content.packs for card in pack.cards
        }
        self.thesaurus = Thesaurus({one.lang: one.groups for one in content.synonyms})
        self._playable: dict[tuple[object, ...], dict[Kind, tuple[Card, ...]]] = {}

    def playable(self, options: Options) -> dict[Kind, tuple[Card, ...]]:
        """The cards the options allow, by colour; a question that is in two packs counts once."""
        key = (options.tone, options.language, options.own_questions, options.packs)
        if key not in self._playable:
            self._playable[key] = self._chosen(options)
        return self._playable[key]

    def _chosen(self, options: Options) -> dict[Kind, tuple[Card, ...]]:
        found: dict[Kind, dict[str, Card]] = {kind: {} for kind in KINDS}
        for pack in self.content.packs:
            if options.packs and pack.key not in options.packs:
                continue
            for card in pack.cards:
                if _fits(card, pack, options):
                    found[card.kind].setdefault(fold(card.question), card)
        return {kind: tuple(cards.values()) for kind, cards in found.items()}

    def check(self, options: Options) -> None:
        """Raises if a named pack is missing, or a colour has no card."""
        for pack in options.packs:
            if pack not in self.packs:
                raise Rejected("melo-unknown-pack", pack=pack)
        if not all(self.playable(options).values()):
            raise Rejected("melo-no-cards")

    def shuffled(
        self, options: Options, kind: Kind, met: tuple[CardId, ...], draws: Draws
    ) -> tuple[CardId, ...]:
        """A whole shuffled deck: cards this table has seen come last, its own cards early."""
        seen = set(met)
        cards = draws.shuffled(self.playable(options)[kind])
        fresh = [card for card in cards if card.id not in seen]
        own = [card.id for card in fresh if card.own]
        ours = [card.id for card in fresh if not card.own]
        mixed: list[CardId] = []
        while own and ours:
            batch = [own.pop(), *(ours.pop() for _ in range(min(ONE_OWN_IN - 1, len(ours))))]
            mixed += draws.shuffled(batch)
        return (*mixed, *own, *ours, *(card.id for card in cards if card.id in seen))

    def decks(self, options: Options, met: tuple[CardId, ...], draws: Draws) -> Decks:
        return Decks(*(self.shuffled(options, kind, met, draws) for kind in KINDS))


def _fits(card: Card, pack: CardPack, options: Options) -> bool:
    if card.own:
        return options.own_questions
    spoken = bool(options.packs) or pack.lang == options.language
    return spoken and (card.tone == "famille" or options.tone == "amis")
