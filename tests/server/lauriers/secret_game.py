"""A match of Les Lauriers in which a secret watch checks every frame for leaked secrets."""

import asyncio
import urllib.error
import urllib.request
from contextlib import suppress
from typing import Any, Protocol

import pytest

from parlotte.client import Client, Closed, Refused, open_table
from parlotte.server.table.tokens import digest
from support.secret_watch import SecretWatch, marker_of
from support.server import ANIMALS
from support.tables import games, refusal

NAMES = ("Clothilde", "Barnabé", "Philomène", "Théophraste")
KNOCKER = "Zéphyrine"
SCREEN, WATCHER, DOOR, STRANGER = "screen", "watcher", "door", "stranger"
# JSON keys whose mere presence would reveal authors and votes, or the true definition.
AUTHORS = ('"author"', '"authors"', '"sheets"', '"voters"')
TRUTH = ('"definition"', '"authors"')
LIST = ('"card":', '"piles":', '"list":')
BEFORE_THE_MDJ = ('"author"', '"sheets"', '"definition"', *LIST)


class Place(Protocol):
    """Where the game is served, and which clients to stop afterwards."""

    url: str
    clients: list[Client]


class Game:
    """A table of four, with a big screen, a watcher and a guest at the door."""

    def __init__(self, here: Place, *, automatic: bool) -> None:
        self.here = here
        self.automatic = automatic
        self.secret_watch = SecretWatch()
        self.clients: dict[str, Client] = {}
        self.people: list[Client] = []
        self.key = ""
        self.tokens: list[str] = []
        self.truth = ""  # the true definition in this round
        self.unread: list[str] = []  # drafts and replaced texts: no rule ever shows them
        self.said: list[str] = [*NAMES, KNOCKER]  # every name and text so far

    async def come(self, viewer: str, code: str, **about: Any) -> Client:
        client = self.clients[viewer] = Client(self.here.url, code, **about)
        client.watch = self.secret_watch.watch(viewer)
        self.here.clients.append(client)
        return await client.start()

    async def gather(self) -> None:
        opened = await open_table(self.here.url, NAMES[0], ANIMALS[0], "lauriers")
        code, self.key = opened["code"], self.secret_watch.keep(opened["key"])
        self.keep_token("0", opened["token"])
        host = await self.come("0", code, tokens=[opened["token"]])
        self.people = [host]
        for number in range(1, 4):
            guest = await self.come(str(number), code, key=self.key)
            # The client receives the token before we can register it; the watch also checks past
            # frames.
            answer = await guest.ask("join", name=NAMES[number], animal=ANIMALS[number])
            self.keep_token(str(number), answer["token"])
            self.people.append(guest)
        await self.come(SCREEN, code, screen=True)
        await self.come(WATCHER, code, key=self.key)
        await host.ask("set-options", options={"track": 15, "automatic_mdj": self.automatic})
        await host.ask("set-knock", knock=True)
        await (await self.come(DOOR, code)).ask("knock", name=KNOCKER)

    def keep_token(self, viewer: str, token: str) -> None:
        self.tokens += [
            self.secret_watch.keep(token, viewer),
            self.secret_watch.keep(digest(token)),
        ]

    @property
    def host(self) -> Client:
        return self.people[0]

    @property
    def view(self) -> dict[str, Any]:
        assert self.host.view is not None
        return self.host.view

    @property
    def phase(self) -> dict[str, Any]:
        return self.view["phase"]

    @property
    def mdj(self) -> int:
        return self.view["mdj"]

    @property
    def writers(self) -> list[int]:
        return [seat for seat in range(4) if seat != self.view["mdj"]]

    def before_the_mdj(self, part: str) -> list[dict[str, Any]]:
        return self.people[self.mdj].mine[self.mdj + 1]["view"][part]

    async def do(self, seat: int, act: str, **fields: Any) -> None:
        await self.people[seat].do({"act": act, **fields})
        await self.secret_watch.nothing_leaked(self.clients)

    def text(self, *knowers: str, unread: bool = False) -> str:
        """A text with a unique marker."""
        marker = self.secret_watch.keep(f"zq{len(self.said)}brindille", *knowers)
        self.said.append(marker)
        self.unread += [marker] if unread else []
        return f"Sorte de {marker} qui penche."

    # One method for each phase. A text that becomes public is declared just before it does.

    def a_round_begins(self, leader: int) -> None:
        for secret in (*AUTHORS, *TRUTH, *LIST):
            self.secret_watch.keep(secret, again=True)
        for secret in () if self.automatic else BEFORE_THE_MDJ:
            self.secret_watch.confide(secret, str(leader))

    async def choosing(self) -> None:
        card = self.before_the_mdj("card")
        for word in card:
            self.secret_watch.keep(f'"{word["id"]}"', str(self.mdj))
            self.secret_watch.keep(marker_of(word["definition"]), str(self.mdj))
        chosen = card[-1]["id"]
        self.secret_watch.reveal([f'"{chosen}"'])
        await self.do(self.mdj, "choose", word=chosen)

    async def writing(self) -> None:
        leader = [] if self.automatic else [str(self.mdj)]
        book = games().with_packs("lauriers").game.book
        self.truth = marker_of(book.words[self.phase["word"]["id"]].definition)
        self.secret_watch.keep(self.truth, *leader)
        *others, last = self.writers
        for seat in self.writers:
            await self.do(seat, "write", text=self.text(str(seat), unread=True), done=False)
        for seat in others:  # handed in, then corrected
            await self.do(seat, "write", text=self.text(str(seat), unread=True), done=True)
        texts = {seat: self.text(str(seat)) for seat in self.writers}
        for seat in others:
            await self.do(seat, "write", text=texts[seat], done=True)
        for secret in self.secret_watch.kept_in(" ".join(texts.values())):
            for leads in leader:
                self.secret_watch.confide(secret, leads)
        if self.automatic:  # without an mdj the list is prepared and read by nobody
            self.secret_watch.reveal(
                [self.truth, *self.secret_watch.kept_in(" ".join(texts.values()))]
            )
        await self.do(last, "write", text=texts[last], done=True)

    async def preparing(self) -> None:
        piles = self.before_the_mdj("piles")
        rewording = self.text(str(self.mdj))
        await self.do(self.mdj, "reword", pile=piles[0]["id"], text=rewording)
        await self.do(self.mdj, "move", pile=piles[0]["id"], to=len(piles) - 1)
        await self.do(self.mdj, "ready")

    async def reading(self) -> None:
        if self.automatic:  # by itself: its time may be up before the last one goes on
            for seat in range(4):
                with suppress(Refused):
                    await self.do(seat, "go-on")
            return
        for number, entry in enumerate(self.before_the_mdj("list")):
            self.secret_watch.reveal(self.secret_watch.kept_in(entry["text"]))
            await self.do(self.mdj, "read-on", entry=number)

    async def voting(self) -> None:
        entries = len(self.phase["entries"])
        for seat in self.writers:
            await self.do(seat, "vote", entry=seat % entries, done=False)
            if self.view["tokens"][seat]:
                await self.do(seat, "stake")
            if seat == self.writers[-1]:
                self.secret_watch.reveal(TRUTH)
                self.everything_is_revealed()
            await self.do(seat, "vote", entry=(seat + 1) % entries, done=True)

    def everything_is_revealed(self) -> None:
        """Declares authors, votes, and each text as it was handed in."""
        told = set(self.secret_watch.kept_in(" ".join(self.said))) - set(self.unread)
        self.secret_watch.reveal((*AUTHORS, self.truth, *told))

    async def claims(self) -> None:
        """Each judge's verdict is private."""
        await self.do(1, "claim")
        claim = self.phase["claim"]
        for seat in claim["judges"]:
            await self.do(seat, "judge", place=claim["place"], agree=seat == 2)
        assert "claim" not in self.phase

    async def revealing(self) -> None:
        if self.automatic:
            await self.claims()
        for seat in range(4):
            if seat == 3 and not self.phase.get("last"):
                self.a_round_begins(self.phase["next"])
            await self.do(seat, "go-on")

    @property
    def over(self) -> bool:
        return bool(self.phase["name"] == "finished")

    async def play(self) -> set[str]:
        """Plays to the end; returns the phases it went through."""
        seen = set()
        self.a_round_begins(0)
        await self.host.ask("start")
        await self.secret_watch.nothing_leaked(self.clients)
        while not self.over:
            name = self.phase["name"]
            if name not in seen:
                await asyncio.to_thread(errors_over_http, self)
                await refusals_inside(self)
            seen.add(name)
            await getattr(self, name)()
        return seen


def errors_over_http(game: Game) -> None:
    """What a stranger is told in answer to bad requests."""
    base, code = game.here.url, game.host.code
    asked: list[Any] = [f"{base}/{path}" for path in (f"{code}/x/y", "api/tables", "api/x/y")]
    kind = {"content-type": "application/json"}
    bodies = (b"", b"{", b'{"name":"","animal":"renard"}', b"x" * 20_000)
    asked += [urllib.request.Request(f"{base}/api/tables", body, kind) for body in bodies]
    asked.append(urllib.request.Request(f"{base}/metrics", headers={"x-forwarded-for": "::1"}))
    for one in asked:
        with pytest.raises(urllib.error.HTTPError) as fault:
            urllib.request.urlopen(one)
        game.secret_watch.hear(STRANGER, fault.value.read().decode() + str(fault.value.headers))
        fault.value.close()


async def refusals_inside(game: Game) -> None:
    """Forbidden acts and unusable texts are refused to one person; nobody else hears of it."""
    long = "zqlongbrindille " * 20
    game.said.append("zqlongbrindille")
    for number, one in enumerate(game.people):
        game.secret_watch.keep("zqlongbrindille", str(number))
        await refusal(one.do({"act": "write", "text": long}))
        await refusal(one.ask("rename", name=long[:40], animal="renard"))
    await refusal(game.clients[WATCHER].do({"act": "vote", "entry": 0}))
    await refusal(game.clients[DOOR].ask("join", name="Quelqu’un", animal="ours"))
    with pytest.raises(Closed):
        await game.come(STRANGER, "ABXY", key=game.key, tokens=[game.tokens[0]])
    del game.clients[STRANGER]
    await game.secret_watch.nothing_leaked(game.clients)
