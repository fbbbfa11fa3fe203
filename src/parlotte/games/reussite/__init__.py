"""La Réussite: 1 to 8 players empty seven columns of letter cards together."""

from parlotte.core.registration import Registration
from parlotte.games.reussite.actions import Action
from parlotte.games.reussite.advice import KINDS, Advisor, advise
from parlotte.games.reussite.bots import ReussiteBot
from parlotte.games.reussite.ending import tally
from parlotte.games.reussite.items import Content
from parlotte.games.reussite.judging import Court
from parlotte.games.reussite.options import Options
from parlotte.games.reussite.rules import KEY, SEATS, Reussite, closes, settle
from parlotte.games.reussite.state import State
from parlotte.games.reussite.view import View
from parlotte.lexicon.judge import Judge
from parlotte.lexicon.lexicon import Lexicon


def make(content: Content, lexicon: Lexicon) -> Reussite:
    return Reussite(content, Court(Judge(lexicon, content.words), Advisor(lexicon)))


GAME = Registration(
    key=KEY,
    seats=SEATS,
    minutes=20,
    version=2,
    options=Options,
    action=Action,
    state=State,
    view=View,
    content=Content,
    make=make,
    bot=ReussiteBot,
    words=True,
    advise=advise,
    advice=KINDS,
    slow_bots=True,
    closes=closes,
    tally=tally,
    settle=settle,
    decided={"deck": "deal", "blues": "deal"},
    asides=("drafts", "mine"),
)
