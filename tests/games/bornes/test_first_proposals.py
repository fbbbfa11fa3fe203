"""The first sentence proposed for each set of cards that readers judged."""

import pytest

from games.bornes import speech
from parlotte.games.bornes.sentence_proposals import propose
from parlotte.games.bornes.words import LANGS, Lang

RIGHT = 0.85


@pytest.mark.parametrize("lang", LANGS)
def test_most_first_proposals_are_what_a_good_reader_accepts(lang: Lang) -> None:
    wrong = {}
    count = 0
    for ids, accepted in speech.sets(lang):
        proposals = propose(speech.words(*ids), lang, speech.voice())
        said = proposals[0].text if proposals else ""
        count += 1
        if speech.plain(said) not in accepted:
            wrong[ids] = said
    assert count >= 40
    assert 1 - len(wrong) / count >= RIGHT, wrong


@pytest.mark.parametrize("lang", LANGS)
def test_every_set_has_words_that_are_on_cards_and_something_accepted(lang: Lang) -> None:
    for ids, accepted in speech.sets(lang):
        assert len(speech.words(*ids)) >= 2
        assert accepted
