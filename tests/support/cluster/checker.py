"""Checks the log of every match after a load test against what everybody was told.

Each seq has one line and there is no gap; fences only rise, and each has one writer; time does not
go back; what was acknowledged is stored once, what was refused is not; and every view ever shown is
what the rules make of the log, in order, to the byte.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

import msgspec
from msgspec import Struct

from parlotte.core.codec import encode
from parlotte.server.store.rows import InputRow, MatchRow
from support.cluster.phone import Phone, fingerprint
from support.logbook import Logbook, seen_in


class Line(Struct, frozen=True):
    """One line of a log, with the audit's note of its writing."""

    seq: int
    action: str | None
    given: bytes
    fence: int | None = None
    owner: int | None = None
    writer: str = ""

    @property
    def at(self) -> int:
        return int(msgspec.json.decode(self.given)["at"])


def log_faults(lines: Sequence[Line]) -> list[str]:
    """The faults of a log by itself."""
    faults = []
    counted = Counter(line.seq for line in lines)
    faults += [f"seq {seq} stands there {n} times" for seq, n in counted.items() if n > 1]
    missing = set(range(1, max(counted, default=0) + 1)) - counted.keys()
    faults += [f"seq {seq} is missing" for seq in sorted(missing)]
    done = Counter(line.action for line in lines if line.action is not None)
    faults += [f"act {act} was done {n} times" for act, n in done.items() if n > 1]
    ordered = sorted(lines, key=lambda line: line.seq)
    for before, after in pairwise(ordered):
        if (after.fence or 0) < (before.fence or 0):
            faults.append(f"seq {after.seq}: fence {after.fence} after {before.fence}")
        if after.at < before.at:
            faults.append(f"seq {after.seq}: time {after.at} after {before.at}")
    return faults + _writer_faults(ordered)


def _writer_faults(lines: Iterable[Line]) -> list[str]:
    """A fence belongs to one owner, and an owner is one process."""
    by_fence: dict[int | None, set[tuple[int | None, str]]] = {}
    by_owner: dict[int | None, set[str]] = {}
    for line in lines:
        by_fence.setdefault(line.fence, set()).add((line.owner, line.writer))
        by_owner.setdefault(line.owner, set()).add(line.writer)
    faults = [f"fence {fence}: {who}" for fence, who in by_fence.items() if len(who) > 1]
    return faults + [f"owner {owner}: {who}" for owner, who in by_owner.items() if len(who) > 1]


def ack_faults(lines: Iterable[Line], phones: Iterable[Phone]) -> list[str]:
    """Compares what people were told of their acts with all logs of their table."""
    stored = Counter(line.action for line in lines if line.action is not None)
    faults, sent_by_us = [], set()
    for phone in phones:
        for name, sent in phone.sent.items():
            act = f"{phone.person}:{name}"
            sent_by_us.add(act)
            if sent.do and sent.answered and stored[act] != (0 if sent.refused else 1):
                said = sent.refused or "acknowledged"
                faults.append(f"{phone.code} {act}: {said}, {stored[act]} times there")
    return faults + [f"{act}: nobody sent it" for act in stored.keys() - sent_by_us]


def screen_faults(shown: Sequence[bytes], true: Sequence[bytes]) -> list[str]:
    """Every view shown was true once, in this order; `true` has one state for each line."""
    at = 0
    for number, one in enumerate(shown):
        try:
            at = true.index(one, at)
        except ValueError:
            return [f"view {number} of {len(shown)} never was, after line {at} of {len(true) - 1}"]
    return []


class Checked(Struct):
    tables: int = 0
    matches: int = 0
    lines: int = 0
    acknowledged: int = 0
    screens: int = 0  # views that were shown and found in a log
    hand_overs: int = 0  # moves of tables between nodes, counted by fences
    faults: list[str] = []


class Checker:
    def __init__(
        self, book: Logbook, noted: dict[tuple[str, int], list[tuple[int | None, int | None, str]]]
    ) -> None:
        self._book = book
        self._noted = noted

    def check(self, tables: Iterable[tuple[str, Sequence[Phone]]]) -> Checked:
        """Call it when everybody has received everything and nobody acts."""
        found = Checked()
        for code, phones in tables:
            found.tables += 1
            self._table(code, phones, found)
        return found

    def _table(self, code: str, phones: Sequence[Phone], found: Checked) -> None:
        all_lines: list[Line] = []
        for row in self._book.matches(code):
            inputs = self._book.reader.inputs(row.id)
            lines = [self._line(one) for one in inputs]
            all_lines += lines
            found.matches += 1
            found.lines += len(lines)
            found.hand_overs += max(0, len({line.fence for line in lines}) - 1)
            faults = log_faults(lines)
            if not faults:
                faults = self._screens(row, inputs, phones, found)
            found.faults += [f"{code} match {row.number}: {fault}" for fault in faults]
        found.faults += ack_faults(all_lines, phones)
        found.acknowledged += sum(
            sent.do and sent.acknowledged for phone in phones for sent in phone.sent.values()
        )
        found.faults += self._last_faults(code, phones)

    def _line(self, row: InputRow) -> Line:
        noted = self._noted.get((row.match_id, row.seq), [(None, None, "")])
        fence, owner, writer = noted[-1] if len(noted) == 1 else (None, None, f"{len(noted)} notes")
        return Line(row.seq, row.action, row.given, fence, owner, writer)

    def _screens(
        self, row: MatchRow, inputs: list[InputRow], phones: Sequence[Phone], found: Checked
    ) -> list[str]:
        true = []
        for moment in self._book.moments(row, inputs):
            view = msgspec.json.decode(encode(moment.match.game.view(moment.match.state, None)))
            del view["mine"]
            true.append(fingerprint(view))
        faults = []
        for phone in phones:
            shown = phone.shown.get(row.id, [])
            found.screens += len(shown)
            faults += [f"{phone.person}: {one}" for one in screen_faults(shown, true)]
        return faults

    def _last_faults(self, code: str, phones: Sequence[Phone]) -> list[str]:
        """Compares each phone's last view and private part with the rules, to the byte."""
        faults = []
        # from its snapshot, which equals a replay from the start
        match = self._book.live_match(code)
        for phone in phones:
            seat = phone.table["match"]["seats"].index(phone.person)
            view, mine, prompts = seen_in(match, seat)
            if phone.view != view:
                faults.append(f"{code} {phone.person}: another view at the end")
            if phone.mine.get(phone.person) != {"view": mine, "prompts": prompts}:
                faults.append(f"{code} {phone.person}: another hand at the end")
        return faults
