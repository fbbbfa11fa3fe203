"""La Réussite: 1 to 8 players empty seven columns of letter cards together."""

from parlotte.core.registration import Advice, Days, Registration, Slow
from parlotte.games.reussite.actions import Action
from parlotte.games.reussite.advice import QUESTIONS, advise, counts
from parlotte.games.reussite.bots import ReussiteBot
from parlotte.games.reussite.content import Content, Court
from parlotte.games.reussite.dealing import completed
from parlotte.games.reussite.options import Options
from parlotte.games.reussite.rules import Reussite
from parlotte.games.reussite.scoring import report
from parlotte.games.reussite.search.advisor import Advisor
from parlotte.games.reussite.search.solving import KERNEL
from parlotte.games.reussite.shown import View
from parlotte.games.reussite.state import State
from parlotte.games.reussite.waiting import closes, is_race
from parlotte.lexicon.judge import Judge
from parlotte.lexicon.lexicon import Lexicon


def make(content: Content, lexicon: Lexicon) -> Reussite:
    return Reussite(content, Court(Judge(lexicon, content.words), Advisor(lexicon)))


GAME = Registration(
    key=Reussite.key,
    seats=Reussite.seats,
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
    complete=lambda game, options: completed(game.days, options),
    decided={"deck": "deal", "blues": "deal"},
    asides=("drafts", "mine", "hints"),
)
