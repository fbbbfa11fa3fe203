"""The checker is able to fail: each fault, planted in a log that is right, is found."""

import pytest
from msgspec.structs import replace

from support.cluster.checker import Line, ack_faults, log_faults, screen_faults
from support.cluster.phone import Phone, Sent


def line(seq: int, **other: object) -> Line:
    fence = 1 if seq < 4 else 2  # the table went to another node after the third line
    at = b'{"at":%d,"by":0}' % (100 * seq)
    right = Line(seq, f"1:act{seq}", at, fence, 10 + fence, "un" if fence == 1 else "deux")
    return replace(right, **other)


LOG = [line(seq) for seq in range(1, 7)]


def test_a_log_that_is_right_has_no_faults() -> None:
    assert log_faults(LOG) == []
    assert log_faults([]) == []


DOCTORED = {
    "a line twice": ([*LOG, line(3, action=None)], "seq 3 stands there 2 times"),
    "a gap": (LOG[:2] + LOG[3:], "seq 3 is missing"),
    "no beginning": (LOG[1:], "seq 1 is missing"),
    "an act twice": ([*LOG, line(7, action="1:act2")], "act 1:act2 was done 2 times"),
    "an old fence": ([*LOG, line(7, fence=1, owner=11, writer="un")], "seq 7: fence 1 after 2"),
    "time going back": ([*LOG, line(7, given=b'{"at":5}')], "seq 7: time 5 after 600"),
    "two owners of a fence": ([*LOG, line(7, owner=13, writer="trois")], "fence 2"),
    "an owner that is two": ([*LOG, line(7, fence=3, owner=12, writer="trois")], "owner 12"),
}


@pytest.mark.parametrize("name", DOCTORED)
def test_a_doctored_log_is_found_out(name: str) -> None:
    doctored, found = DOCTORED[name]
    assert any(fault.startswith(found) for fault in log_faults(doctored)), log_faults(doctored)


async def _nowhere(code: str) -> int:
    raise OSError(code)


def phone(**acts: Sent) -> Phone:
    one = Phone(_nowhere, "MILO", home="127.0.0.1")
    one.you = [1]
    one.sent = acts
    return one


def sent(answered: float = 1.0, refused: str = "", *, do: bool = True) -> Sent:
    return Sent(b"{}", "m", do, 0.5, answered, refused)


def faults_of(log: list[Line], **acts: Sent) -> list[str]:
    """Of a table where nobody else acted."""
    ours = {f"act{one.seq}": sent(answered=0.0) for one in LOG}
    return ack_faults(log, [phone(**{**ours, **acts})])


def test_what_was_acknowledged_stands_there_once() -> None:
    assert faults_of(LOG, act1=sent(), act6=sent()) == []
    (lost,) = faults_of(LOG, act9=sent())
    assert "acknowledged, 0 times" in lost
    (twice,) = faults_of([*LOG, line(7, action="1:act1")], act1=sent())
    assert "acknowledged, 2 times" in twice
    assert faults_of([*LOG, line(7)]) == ["1:act7: nobody sent it"]


def test_what_was_refused_does_not_and_what_was_not_answered_may() -> None:
    (kept,) = faults_of(LOG, act1=sent(refused="not-now"))
    assert "not-now, 1 times" in kept
    assert faults_of(LOG, act9=sent(refused="not-now")) == []
    assert faults_of(LOG, act9=sent(answered=0.0)) == []
    assert faults_of(LOG, wish=sent(do=False)) == []  # no line of a log


def test_screens_show_what_was_true_in_its_order() -> None:
    a, b, c, fork = b"a", b"b", b"c", b"x"
    assert screen_faults([a, b, b, c], [a, b, c]) == []
    assert screen_faults([a, c], [a, b, c]) == []  # some are passed over
    assert screen_faults([a, b, a], [a, b, a]) == []
    assert screen_faults([a, fork, c], [a, b, c]) == ["view 1 of 3 never was, after line 0 of 2"]
    assert screen_faults([b, a], [a, b, c]) == ["view 1 of 2 never was, after line 1 of 2"]
