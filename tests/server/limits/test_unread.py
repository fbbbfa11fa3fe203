"""Unread bytes are bounded, for each socket and for all together."""

from parlotte.server.limits.unread import NOTICED, Unread


class Reader:
    def __init__(self, unread: Unread) -> None:
        self.waits = 0
        self.cut = False
        self._unread = unread

    def unread(self) -> int:
        return self.waits

    def cut_off(self) -> None:
        self.cut = True
        self.waits = 0

    def gets(self, size: int) -> None:
        self.waits += size
        self._unread.waits(self, self.waits)


def test_only_the_socket_too_far_behind_is_cut_off() -> None:
    unread = Unread(each=100, in_all=10_000)
    slow, quick = Reader(unread), Reader(unread)
    slow.gets(100)
    quick.gets(50)
    assert not slow.cut
    slow.gets(1)
    assert slow.cut
    assert not quick.cut
    assert unread.total == 50


def test_over_the_total_the_socket_farthest_behind_is_cut_off() -> None:
    size = NOTICED * 2
    unread = Unread(each=100 * size, in_all=10 * size)
    readers = [Reader(unread) for _ in range(4)]
    for reader, times in zip(readers, (1, 5, 3, 1), strict=True):
        reader.gets(times * size)
    assert not any(reader.cut for reader in readers)
    readers[0].gets(size)
    assert [reader.cut for reader in readers] == [False, True, False, False]
    assert unread.total == 6 * size


def test_bytes_read_meanwhile_are_subtracted_first() -> None:
    size = NOTICED * 2
    unread = Unread(each=100 * size, in_all=10 * size)
    readers = [Reader(unread) for _ in range(3)]
    for reader in readers[:2]:
        reader.gets(5 * size)
        reader.waits = 0
    readers[2].gets(size)
    assert not any(reader.cut for reader in readers)
    assert unread.total == size


def test_a_closed_socket_is_forgotten() -> None:
    unread = Unread(each=100, in_all=100)
    reader = Reader(unread)
    reader.gets(100)
    unread.forget(reader)
    unread.forget(reader)
    assert unread.total == 0
