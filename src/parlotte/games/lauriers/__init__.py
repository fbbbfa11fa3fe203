"""Les Lauriers, le jeu du dictionnaire: 3 to 6 players bluff with false definitions."""

from parlotte.core.registration import Registration
from parlotte.games.lauriers.actions import Action
from parlotte.games.lauriers.bots import LauriersBot
from parlotte.games.lauriers.content import Content
from parlotte.games.lauriers.options import Options
from parlotte.games.lauriers.own import OWN
from parlotte.games.lauriers.rules import Lauriers
from parlotte.games.lauriers.shown import View
from parlotte.games.lauriers.state import State

GAME = Registration(
    key=Lauriers.key,
    seats=Lauriers.seats,
    minutes=40,
    # 2: the state counts medals and bluffs of the match. 3: the verdict is shown before claims.
    # 4: the list is read also if no person leads; separated copies stay apart.
    version=4,
    options=Options,
    action=Action,
    state=State,
    view=View,
    content=Content,
    make=Lauriers,
    bot=LauriersBot,
    own=OWN,
    rounds=True,
)
