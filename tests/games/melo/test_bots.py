"""Bots: a steady character to learn, and guesses from what everybody has seen."""

from functools import cache

import pytest
from msgspec.structs import replace

from games.melo.table import CONFESS, FRIEND, LUNATIC, QUALITY, Table
from parlotte.core.autoplay import autoplay, bot_action, bot_for
from parlotte.core.contract import Seats
from parlotte.core.match import Match, Setup
from parlotte.core.rng import Draws, Rng, derive
from parlotte.games.melo import GAME
from parlotte.games.melo.actions import Answer, Contest, Decline, GiveJok, Guess, GuessAll, Rest
from parlotte.games.melo.bots import MeloBot
from parlotte.games.melo.cards import Card
from parlotte.games.melo.character import PRAISE, TEASE, Character
from parlotte.games.melo.content import Book, CardPack, Content
from parlotte.games.melo.evidence import Evidence
from parlotte.games.melo.leanings import is_teasing
from parlotte.games.melo.options import Options
from parlotte.games.melo.phases import Line, Revealed
from parlotte.games.melo.rules import Melo
from parlotte.games.melo.shown import JuryView, View
from parlotte.games.melo.state import Known
from parlotte.packs.loader import bind, load_content

SEEN = 15
SEATS = 6


@cache
def house() -> Melo:
    """With the cards of the house: characters are read from true questions."""
    return bind(GAME, load_content(GAME))


@cache
def cards() -> tuple[Card, ...]:
    playable = house().book.playable(Options(tone="amis"))
    named = (*playable["melo"], *playable["ego"], *playable["duo"])
    return tuple(card for card in named if not card.adjective)


def known(number: int, card: Card, seat: int, answer: int | str) -> Known:
    return Known(number, card.kind, card.id, seat, answer)


def shown(revealed: tuple[Known, ...]) -> View:
    """What a player sees at a table of six, once so much has been revealed."""
    return replace(blank(), revealed=revealed)


@cache
def blank() -> View:
    setup = Setup(Options(tone="amis"), Seats(("bot",) * SEATS), b"blank")
    match = Match(house(), setup)
    return house().view(match.state, 1)


def rate(level: int, seen: int) -> tuple[float, float]:
    """How often a bot guesses a consistent player after so many answers, and by chance."""
    right = asked = 0
    chance = 0.0
    for number in range(60):
        seed = derive(b"player", number)
        player = Character(seed, 0, SEATS)
        draws = Draws(Rng(derive(seed, "cards")))
        drawn = draws.shuffled(cards())[: seen + 5]
        revealed = tuple(
            known(at, card, 0, player.answer(card, "fr")) for at, card in enumerate(drawn[:seen])
        )
        bot = MeloBot(house(), level, b"guesser", 1)
        for card in drawn[seen:]:
            guess = bot.guess(shown(revealed), card.id, 0, draws)
            right += guess == player.answer(card, "fr")
            asked += 1
            options = len(card.choices) or (SEATS if card.kind == "melo" else SEATS - 1)
            chance += 1 / options
    return right / asked, chance / asked


def test_after_fifteen_answers_a_good_bot_guesses_half_as_often_again_as_chance() -> None:
    found, chance = rate(3, SEEN)
    assert found >= 1.5 * chance, (found, chance)


def test_having_seen_nothing_it_knows_nothing() -> None:
    found, chance = rate(3, 0)
    assert found < 1.3 * chance


def test_a_better_bot_guesses_better() -> None:
    rates = [rate(level, SEEN)[0] for level in (1, 2, 3)]
    assert rates == sorted(rates)
    assert rates[2] > 1.2 * rates[0]


def test_a_character_answers_each_card_in_one_way_and_others_answer_otherwise() -> None:
    one, again = (Character(b"seed", 2, SEATS) for _ in range(2))
    other = Character(b"seed", 3, SEATS)
    answers = [one.answer(card, "fr") for card in cards()]
    assert answers == [again.answer(card, "fr") for card in cards()]
    assert answers != [other.answer(card, "fr") for card in cards()]


def test_it_has_favourites_that_people_can_find_out() -> None:
    naming = [card for card in cards() if card.asks == "name"]
    for seat in range(SEATS):
        character = Character(b"favourites", seat, SEATS)
        named = [character.answer(card, "fr") for card in naming]
        two = {character.stars[0], character.butts[0]}
        assert sum(one in two for one in named) > len(named) / 2


@pytest.mark.parametrize(
    ("question", "teases"),
    [
        ("Quel est son pire défaut ?", True),
        ("Défaut ou qualité ?", True),
        ("Qui est toujours en retard ?", True),
        ("Who is always late?", True),
        ("Who would share a bar of chocolate?", False),  # only as a word begins
        ("Avec qui iriez-vous danser ?", False),
    ],
)
def test_it_tells_a_question_that_teases_by_the_beginning_of_a_word(
    question: str, teases: bool
) -> None:
    assert is_teasing(question) is teases


def test_it_expects_the_taste_of_an_earlier_choice_then_its_place() -> None:
    evening = Card("t:e001", "ego", "Ce soir ?", choices=("une sieste", "une fête", "un livre"))
    book = Book(Content((CardPack("t", "fr", (evening,)),)))
    party = Evidence(book, [known(1, evening, 0, 1)], 0)
    dancing, sleeping, reading = party.chosen(("danser", "dormir", "lire"))
    assert dancing > sleeping > reading


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_its_adjectives_are_in_our_thesaurus(lang: str) -> None:
    thesaurus = house().book.thesaurus
    unknown = [w for w in (*PRAISE[lang], *TEASE[lang]) if not thesaurus.known(w, lang)]
    assert unknown == []
    assert len(PRAISE["fr"]) == len(PRAISE["en"])
    assert len(TEASE["fr"]) == len(TEASE["en"])


def test_its_french_adjectives_are_the_same_for_her_and_him() -> None:
    thesaurus = house().book.thesaurus
    for word in (*PRAISE["fr"], *TEASE["fr"]):
        masculine, feminine = thesaurus.forms(word)
        assert masculine == feminine == word


@pytest.mark.parametrize(("card", "at"), [(FRIEND, 0), (LUNATIC, 5), (CONFESS, 1), (QUALITY, 1)])
def test_it_answers_and_guesses_each_kind_of_card(card: str, at: int) -> None:
    for level in (1, 2, 3):
        table = Table(4, bots=(0, 1, 2, 3), at={0: at}, first=card)
        for seat in range(4):
            bot = MeloBot(table.game, level, b"bots", seat)
            action = bot_action(table.match, seat, bot)
            assert isinstance(action, (Answer if seat == 0 else Guess) | GiveJok)
            table.do(seat, action)


def test_it_lets_others_contest_and_abstains_from_debates() -> None:
    table = Table(4, bots=(2,), first=FRIEND).question(0, {1: 0, 2: 1, 3: 1})
    assert isinstance(table.phase, Revealed)
    bot = MeloBot(table.game, 3, b"bots", 2)
    assert bot_action(table.match, 2, bot) == Decline()
    contested = Table(4, bots=(0,), first=FRIEND)
    contested.question(0, {1: 0, 2: 1, 3: 0})
    contested.do(2, Contest(0))
    asked = MeloBot(contested.game, 3, b"bots", 0)
    assert bot_action(contested.match, 0, asked) == Rest()


def test_it_votes_with_the_evidence() -> None:
    """An answer like those before it is believed; one unlike them, with a word against it, not."""
    naming = [card for card in cards() if card.kind == "duo"]
    past = tuple(known(at, card, 0, 3) for at, card in enumerate(naming[:8]))
    bot = MeloBot(house(), 3, b"jury", 1)
    for answer, lines, sincere in ((3, (), True), (4, (Line(2, "Jamais de la vie !"),), False)):
        card = naming[9]
        view = shown((*past, known(9, card, 0, answer)))
        phase = replace(
            jury(), card=replace(jury().card, id=card.id), answer=answer, lines=lines, number=9
        )
        votes = {bot.is_sincere(view, phase, Draws(Rng(bytes([n])))) for n in range(8)}
        assert votes == {sincere}


@cache
def jury() -> JuryView:
    table = Table(4, first=FRIEND).question(0, {1: 0, 2: 1, 3: 0})
    table.do(2, Contest(0))
    table.do(0, Rest())
    table.do(2, Rest())
    phase = table.view().phase
    assert isinstance(phase, JuryView)
    return phase


def test_it_guesses_every_partner_in_the_last_test() -> None:
    table = Table(4, bots=(0,), at={0: 31}, first=FRIEND)
    action = bot_action(table.match, 0, MeloBot(table.game, 2, b"bots", 0))
    assert isinstance(action, GuessAll)
    assert set(action.guesses) == {1, 2, 3}


@pytest.mark.parametrize("seats", [4, 10])
def test_a_table_of_bots_plays_to_the_end(seats: int) -> None:
    setup = Setup(Options(length=20), Seats(("bot",) * seats), b"whole")
    match = Match(house(), setup)
    bots = {seat: bot_for(GAME, match, seat, 1 + seat % 3) for seat in range(seats)}
    autoplay(match, bots)
    assert len(match.outcome.winners) == 1
