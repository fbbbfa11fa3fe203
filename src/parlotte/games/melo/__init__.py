"""Mélo Ego Duo: 4 to 10 players go round a board by guessing what one of them has answered."""

from parlotte.core.registration import Registration
from parlotte.games.melo.actions import Action
from parlotte.games.melo.bots import MeloBot
from parlotte.games.melo.content import Content
from parlotte.games.melo.options import Options
from parlotte.games.melo.own import OWN
from parlotte.games.melo.rules import Melo, is_race
from parlotte.games.melo.scoring import report
from parlotte.games.melo.shown import View
from parlotte.games.melo.state import State

GAME = Registration(
    key=Melo.key,
    seats=Melo.seats,
    minutes=60,
    # 2: one verdict on equal adjectives, drafts of who has left, no time for what nobody may do.
    version=2,
    options=Options,
    action=Action,
    state=State,
    view=View,
    content=Content,
    make=Melo,
    bot=MeloBot,
    own=OWN,
    private=True,
    race=is_race,
    report=report,
    rounds=True,
)
