"""La Coquillaude: 2 to 4 players, dice, questions, and the best word of the round on a board."""

from functools import partial

from parlotte.core.registration import Advice, Registration, Slow
from parlotte.games.coquillaude.actions import Action
from parlotte.games.coquillaude.advice import QUESTIONS, Typing, advise
from parlotte.games.coquillaude.answering.known import Known
from parlotte.games.coquillaude.answers import judge
from parlotte.games.coquillaude.bots import CoquillaudeBot
from parlotte.games.coquillaude.content import Book, Content, Court
from parlotte.games.coquillaude.options import Options
from parlotte.games.coquillaude.rules import Coquillaude, closes, is_race, takes_long
from parlotte.games.coquillaude.scoring import report
from parlotte.games.coquillaude.search.exchange import KERNEL
from parlotte.games.coquillaude.search.memo import Searches
from parlotte.games.coquillaude.shown import View
from parlotte.games.coquillaude.state import State
from parlotte.lexicon.judge import Judge
from parlotte.lexicon.lexicon import Lexicon


def make(content: Content, lexicon: Lexicon) -> Coquillaude:
    words = Judge(lexicon, content.words)
    persons = {person.letters: person for person in content.persons}
    known = Known(lexicon, content.questions, content.persons)
    questions = Book(content.questions, partial(judge, known=known))
    rare = {name for name, person in persons.items() if person.rare}
    famous = {*persons, *words.persons} - rare
    searches = Searches(lexicon, famous, {*content.words.house, *rare})
    return Coquillaude(Court(words, searches, questions, persons))


GAME = Registration(
    key=Coquillaude.key,
    seats=Coquillaude.seats,
    minutes=60,
    version=1,
    options=Options,
    action=Action,
    state=State,
    view=View,
    content=Content,
    make=make,
    bot=CoquillaudeBot,
    words=True,
    kernel=KERNEL,
    advice=Advice(QUESTIONS, advise, draft=Typing),
    slow=Slow(bots=True, rules=takes_long),
    closes=closes,
    race=is_race,
    report=report,
    rounds=True,
    asides=("mine",),
)
