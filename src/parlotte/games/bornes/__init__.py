"""1000 Bornes des Mots: 2 to 6 players, or teams of two, and sentences made of cards."""

from parlotte.core.registration import Advice, Registration, Slow, Teams
from parlotte.games.bornes.actions import Action
from parlotte.games.bornes.advice import QUESTIONS, Composed, advise
from parlotte.games.bornes.bots import BornesBot
from parlotte.games.bornes.content import Book, Content
from parlotte.games.bornes.options import Options
from parlotte.games.bornes.own import complete
from parlotte.games.bornes.rules import Bornes, is_race, takes_long
from parlotte.games.bornes.scoring import report
from parlotte.games.bornes.sentence_proposals import entries
from parlotte.games.bornes.shown import View
from parlotte.games.bornes.state import State
from parlotte.kit.speech import Entry, Voice


def make(content: Content, voice: Voice) -> Bornes:
    return Bornes(Book(content, voice))


def spoken(content: Content) -> tuple[Entry, ...]:
    """The dictionary entries that the voice must know."""
    return tuple(entries(tuple(content.words.values())))


GAME = Registration(
    key=Bornes.key,
    seats=Bornes.seats,
    minutes=45,
    version=2,
    options=Options,
    action=Action,
    state=State,
    view=View,
    content=Content,
    make=make,
    bot=BornesBot,
    speech=spoken,
    advice=Advice(QUESTIONS, advise, draft=Composed),
    teams=Teams(2, (4, 6), "teams"),
    slow=Slow(bots=True, rules=takes_long),
    race=is_race,
    report=report,
    rounds=True,
    asides=("mine",),
    complete=complete,
)
