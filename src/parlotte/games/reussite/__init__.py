"""La Réussite: 1 to 8 players empty seven columns of letter cards together."""

from parlotte.core.registration import Advice, Days, Registration, Slow
from parlotte.games.reussite.actions import Action
from parlotte.games.reussite.advice import QUESTIONS, Advisor, advise, counts
from parlotte.games.reussite.bots import ReussiteBot
from parlotte.games.reussite.ending import report
from parlotte.games.reussite.items import Content
from parlotte.games.reussite.judging import Court
from parlotte.games.reussite.options import Options
from parlotte.games.reussite.rules import KEY, SEATS, Reussite, closes, complete, is_race
from parlotte.games.reussite.search.solving import KERNEL
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
    version=3,
    options=Options,
    action=Action,
    state=State,
    view=View,
    content=Content,
    make=make,
    bot=ReussiteBot,
    words=True,
    kernel=KERNEL,
    advice=Advice(QUESTIONS, advise, counts=counts),
    days=Days("deal", lambda game: game.days),
    slow=Slow(bots=True),
    closes=closes,
    race=is_race,
    report=report,
    complete=complete,
    decided={"deck": "deal", "blues": "deal"},
    asides=("drafts", "mine", "hints"),
)
