"""Makes sentences of cards for the command line."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import product
from typing import Any

import msgspec

from parlotte.games.bornes.content import Content, Proverb, Proverbs
from parlotte.games.bornes.grammar.reading import readings
from parlotte.games.bornes.sentence_check import Free, SentenceCheck
from parlotte.games.bornes.sentence_proposals import entries, propose
from parlotte.games.bornes.unprinted_words import said_with
from parlotte.games.bornes.words import Lang, Word
from parlotte.packs.loader import builtin_packs, format_of
from parlotte.packs.sayers import NotACard, Said
from parlotte.voice.realised import RealisedVoice

LONGEST = 3  # the most words on one card
JOKER = "joker="  # joker=yéti
MOST_WAYS = 64  # combinations tried for ambiguous words (love: noun or verb)


class BornesSayer:
    @cached_property
    def _content(self) -> Content:
        content: Content = format_of("bornes").content(builtin_packs("bornes"))
        return content

    @cached_property
    def _voice(self) -> RealisedVoice:
        return RealisedVoice(entries(tuple(self._content.words.values())))

    def say(self, words: list[str], lang: str) -> Said:
        tongue = msgspec.convert(lang, Lang)
        meant = self._meant(list(self._found(words, tongue)), tongue)
        proverb = Proverbs(self._content.proverbs).recognise([one.id for one in meant], tongue)
        return Said(
            lang,
            tuple(map(_told, meant)),
            sum(word.value for word in meant if not isinstance(word, Free)) * len(meant),
            self._proposals(meant, tongue),
            None if proverb is None else proverb.proverb,
            None if proverb is None else self._pair(proverb),
        )

    def _proposals(self, meant: Sequence[Word | Free], lang: Lang) -> tuple[str, ...]:
        known = [word for word in meant if not isinstance(word, Free)]
        if len(known) == len(meant):
            return tuple(one.text for one in propose(known, lang, self._voice))
        found = said_with(meant, self._content.vocabulary, lang, self._voice)
        check = SentenceCheck(self._voice)
        return tuple(one for one in found if not check.find(one, meant, lang).missing)

    def _pair(self, proverb: Proverb) -> str | None:
        ways = ((one.proverb, one.pair) for one in self._content.proverbs if one.pair)
        pairs = {one: other for pair in ways for one, other in (pair, pair[::-1])}
        return pairs.get(proverb.proverb)

    def _found(self, words: Sequence[str], lang: Lang) -> Iterator[tuple[Word | Free, ...]]:
        """The cards that each word may mean; the longest match wins: look for, before look. A
        joker stands for any word."""
        at = 0
        while at < len(words):
            if words[at].startswith(JOKER) and words[at] != JOKER:
                yield (Free(words[at].removeprefix(JOKER)),)
                at += 1
                continue
            for end in range(min(at + LONGEST, len(words)), at, -1):
                if found := self._content.vocabulary.find(" ".join(words[at:end]), lang):
                    yield found
                    at = end
                    break
            else:
                raise NotACard(words[at])

    def _meant(self, found: list[tuple[Word | Free, ...]], lang: Lang) -> tuple[Word | Free, ...]:
        """Of words that are spelt alike, those that make the simplest sentence."""
        ways = [way for way, _ in zip(product(*found), range(MOST_WAYS), strict=False)]

        def price(way: tuple[Word | Free, ...]) -> float:
            read = readings([word for word in way if not isinstance(word, Free)], lang)
            return read[0].cost if read else 99

        return min(ways, key=price)


def _told(word: Word | Free) -> dict[str, Any]:
    if isinstance(word, Free):
        return {"fr": word.text, "en": word.text, "class": "joker", "value": 0}
    return {"fr": word.fr, "en": word.en, "class": word.__struct_config__.tag, "value": word.value}
