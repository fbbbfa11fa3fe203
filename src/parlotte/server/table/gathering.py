"""A gathering: the people of a table, their options, and what they have played.

A frozen value, stored whole at every change. It does not hold who is connected.
"""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from parlotte.core.contract import Holder, Memory, Millis, Outcome
from parlotte.server.table.shared_devices import StoredDevices

FIRST_PERSON = 1  # who opened the table
MOST_PEOPLE = 10  # as many as there are animals
MOST_BOTS = 6
MOST_PLAYED = 200
MOST_DONE = 16  # remembered commands per person
MOST_HIDDEN = 50
ROBOT = "robot"  # the animal of every bot
# A match that ends this long after the last one belongs to another evening.
NIGHT_SECONDS = 6 * 3600

BOT_NAMES = ("Léon", "Ada", "Gaston", "Zoé", "Octave", "Mireille", "Basile", "Rosalie")


# The pronoun of a person; empty: not told, and never guessed.
Spoken = Literal["", "il", "elle"]


class Newcomer(Struct, frozen=True, gc=False):
    name: str
    animal: str
    spoken: Spoken = ""
    unnamed: bool = False  # named after the animal


class Person(Struct, frozen=True, gc=False, omit_defaults=True):
    id: int
    name: str
    animal: str
    token: str = ""  # the digest of the seat token; a bot has none
    joined: str = ""  # the mark of this person's "join" (`commands/job.py`)
    level: int = 0  # of a bot; 0 is a person
    stand_in: int = 0  # the level of a bot that plays for this person meanwhile
    gone: bool = False  # has left, or has been away for long
    couch: bool = False  # watches: gets no seat in the next match
    since: int = 0  # unix seconds: in earlier matches another person had this seat
    spoken: Spoken = ""
    unnamed: bool = False  # has given no name; named after the animal

    @property
    def is_bot(self) -> bool:
        return self.level > 0

    @property
    def bot_level(self) -> int:
        """The level of the bot that plays this seat now; 0: none."""
        return self.level or self.stand_in

    @property
    def holder(self) -> Holder:
        if self.bot_level:
            return "bot"
        return "away" if self.gone else "person"


class Played(Struct, frozen=True, gc=False, omit_defaults=True):
    """A finished match of this table."""

    match: str
    game: str
    evening: int
    ended_at: int  # unix seconds, for display
    people: tuple[int, ...]  # by seat
    names: tuple[str, ...]  # at that time
    outcome: Outcome
    animals: tuple[str, ...] = ()  # at that time; empty in older records
    lasted: Millis = 0  # of match time
    hidden: tuple[str, ...] = ()  # texts the host took off all screens

    @property
    def faces(self) -> tuple[str, ...]:
        """The animal of each seat; empty if unknown."""
        return self.animals or ("",) * len(self.people)


# What happens to the log of a private match: undecided, kept or deleted.
Fate = Literal["", "kept", "forgotten"]


class KeepQuestion(Struct, frozen=True, gc=False, omit_defaults=True):
    """The question whether the log of a finished private match is kept."""

    match: str
    until: Millis  # house time; then the log is deleted, and the match leaves the screens
    until_wall: int  # the same in unix seconds, in case the house is closed meanwhile
    asked: tuple[int, ...] = ()  # the people who played
    answered: tuple[int, ...] = ()  # those who have answered; their answers are not stored
    parted: tuple[int, ...] = ()  # those whose seat another person has taken since
    erased: bool = False  # its log is deleted after a no, which is not announced yet
    fate: Fate = ""  # as announced


class Gathering(Struct, frozen=True, gc=False, omit_defaults=True):
    code: str
    key: str  # the secret of the invitation link
    game: str
    people: tuple[Person, ...] = ()  # in the order of the seats
    host: int = 0
    # The host who went missing and lent the role; gets it back by coming back soon.
    lent_by: int = 0
    next_id: int = 1
    options: dict[str, dict[str, Any]] = {}  # by game
    youngest: int | None = None
    knock: bool = False  # people with only the code must knock
    locked: bool = False
    paused: bool = False  # by the host
    match: str | None = None  # the present one, or the last
    seats: tuple[int, ...] = ()  # its people, by seat
    playing: bool = False
    memory: dict[str, Memory] = {}  # by game
    played: tuple[Played, ...] = ()
    played_by: tuple[int, ...] = ()  # the people who have played any part of the present match
    parted: bool = False  # one of them was removed or replaced
    keepings: tuple[KeepQuestion, ...] = ()  # private matches that people are asked about
    ready: tuple[int, ...] = ()  # those who said "encore une !"
    hidden: tuple[str, ...] = ()  # texts the host took off all screens
    done: tuple[str, ...] = ()  # the last commands carried out, for retries (`commands/job.py`)
    wrote: dict[int, tuple[int, int]] = {}  # by person: bytes on the disk, and when that was
    hands: StoredDevices = StoredDevices()  # who had the shared devices, as last reported

    def person(self, person: int) -> Person | None:
        for one in self.people:
            if one.id == person:
                return one
        return None

    def seat_of(self, person: int) -> int | None:
        return self.seats.index(person) if person in self.seats else None

    def awaits(self, person: Person) -> bool:
        """Whether an absence has an effect: on the person's seat, or on the role they have lent."""
        return not person.gone or person.id == self.lent_by

    @property
    def humans(self) -> tuple[Person, ...]:
        return tuple(one for one in self.people if not one.is_bot)

    @property
    def chairs(self) -> tuple[Person, ...]:
        """The people who would get a seat if a match started now."""
        willing = (one for one in self.people if not one.couch)
        return tuple(one for one in willing if not one.gone or one.stand_in)


def with_person(table: Gathering, changed: Person) -> Gathering:
    people = tuple(changed if one.id == changed.id else one for one in table.people)
    return replace(table, people=people)


def without_person(table: Gathering, person: int) -> Gathering:
    people = tuple(one for one in table.people if one.id != person)
    youngest = None if table.youngest == person else table.youngest
    ready = tuple(one for one in table.ready if one != person)
    return replace(table, people=people, youngest=youngest, ready=ready)


def remember_done(table: Gathering, mark: str) -> Gathering:
    """Remembers a command; keeps the last ones of each person at the table."""
    whose = _who_did(mark)
    present = {"join", whose, *(str(one.id) for one in table.people)}
    done = [one for one in table.done if _who_did(one) in present]
    mine = [one for one in done if _who_did(one) == whose]
    if len(mine) >= MOST_DONE:
        done.remove(mine[0])
    return replace(table, done=(*done, mark))


def _who_did(mark: str) -> str:
    """The person of a mark, or "join"."""
    return mark.partition(":")[0]


def this_evening(table: Gathering) -> tuple[Played, ...]:
    if not table.played:
        return ()
    evening = table.played[-1].evening
    return tuple(played for played in table.played if played.evening == evening)


def played_match(table: Gathering, match: str) -> Played | None:
    """A finished match of this table, with its hidden texts."""
    found = next((one for one in table.played if one.match == match), None)
    if found is None or match != table.match or table.playing:
        return found
    return replace(found, hidden=table.hidden)  # while it is on the screens the table holds them


def put_by(table: Gathering) -> Gathering:
    """Moves the hidden texts of the last match into its record, before another match starts."""
    last = None if table.match is None else played_match(table, table.match)
    if last is None or not last.hidden:
        return table
    played = tuple(last if one.match == last.match else one for one in table.played)
    return replace(table, played=played)


def medals(table: Gathering) -> dict[int, tuple[int, int, int]]:
    """Gold, silver and bronze of the evening, by person. A stopped match gives none."""
    counts: dict[int, list[int]] = {}
    for played in this_evening(table):
        outcome = played.outcome
        if outcome.stopped or not outcome.winners:
            continue
        for standing in outcome.standings:
            if standing.place <= 3:
                person = played.people[standing.seat]
                counts.setdefault(person, [0, 0, 0])[standing.place - 1] += 1
    return {person: (won[0], won[1], won[2]) for person, won in counts.items()}


def add_played(table: Gathering, played: Played) -> Gathering:
    """Adds a finished match to the list; people removed meanwhile lose their seat now."""
    for one in table.people:
        if not (one.token or one.is_bot):
            table = without_person(table, one.id)
    evening = (*table.played, played)[-MOST_PLAYED:]
    return replace(table, played=evening, playing=False, paused=False, ready=())


def evening_at(table: Gathering, now: int) -> int:
    """The number of the evening for a match that ends now."""
    if not table.played:
        return 1
    last = table.played[-1]
    return last.evening + (now - last.ended_at > NIGHT_SECONDS)
