"""What each command costs, in usual frames. What is written, read or thought out costs more.

A person has 60 at once and 20 a second: nobody who taps comes near it.
"""

from parlotte.server.commands import kinds
from parlotte.server.commands.kinds import Command

ACT = 1  # of a game: rules that take long have threads of their own

COSTS: dict[type[Command], int] = {
    # A change of the table, shown to all.
    **dict.fromkeys(
        (
            kinds.Claim, kinds.Leave, kinds.TakeBack, kinds.Admit, kinds.TurnAway, kinds.MoreTime,
            kinds.Curtain, kinds.React, kinds.TellVoice, kinds.Aloud, kinds.Ready, kinds.KeepLog,
            kinds.Couch, kinds.Resume, kinds.AddBot, kinds.SetLevel, kinds.Remove, kinds.StandIn,
            kinds.GoOnWithout, kinds.Order, kinds.Partner, kinds.Youngest, kinds.Choose,
            kinds.Pause, kinds.Close, kinds.Stop, kinds.Lock, kinds.SetKnock, kinds.HandOver,
            kinds.DropHouseWord,
        ),
        1,
    ),
    # Names and texts are compared with all others; an answer made once is handed out.
    **dict.fromkeys((kinds.Knock, kinds.Join, kinds.Rename, kinds.Invite, kinds.Hide), 2),
    kinds.SetOptions: 3,
    kinds.ListHouseWords: 3,
    # Beside the loop: the store, a solver, a match set up, a pack written anew.
    **dict.fromkeys(
        (
            kinds.History, kinds.Advise, kinds.Replay, kinds.Start, kinds.PutItem, kinds.DropItem,
            kinds.DropPack, kinds.GetPack,
        ),
        5,
    ),
    kinds.Items: 10,  # perhaps a megabyte
    kinds.PutPack: 40,  # thousands of rows
}  # fmt: skip
