"""Round robin: tables take turns, and a busy table delays only its own questions."""

from parlotte.server.workers.round_robin import RoundRobin


def order(turns: RoundRobin[str]) -> list[str]:
    found = []
    while (one := turns.next(())) is not None:
        found.append(one)
    return found


def asked(*names: str) -> RoundRobin[str]:
    """The first letter is the table."""
    turns = RoundRobin[str]()
    for name in names:
        turns.add(name[0], name)
    return turns


def test_tables_take_turns_however_much_one_asks() -> None:
    turns = asked("a1", "a2", "a3", "a4", "b1", "c1", "b2")
    assert len(turns) == 7
    assert order(turns) == ["a1", "b1", "c1", "a2", "b2", "a3", "a4"]
    assert len(turns) == 0


def test_a_new_table_waits_for_at_most_one_question_per_table() -> None:
    turns = asked(*(f"{table}{n}" for table in "abcdefghij" for n in range(8)))
    turns.add("z", "z1")
    assert order(turns).index("z1") == 10


def test_a_table_that_asks_again_goes_behind_waiting_tables() -> None:
    turns = asked("a1", "b1")
    found = []
    for n in range(2, 5):
        found.append(turns.next(()))
        turns.add("a", f"a{n}")
    assert found + order(turns) == ["a1", "b1", "a2", "a3", "a4"]


def test_a_running_table_is_skipped_and_keeps_its_place() -> None:
    turns = asked("a1", "b1", "c1")
    assert turns.next({"a"}) == "b1"
    assert turns.next(set()) == "a1"
    assert turns.next({"c"}) is None
    assert len(turns) == 1


def test_a_dropped_question_is_never_next() -> None:
    turns = asked("a1", "b1", "b2", "c1")
    turns.drop("b", "b1")
    turns.drop("c", "c1")
    assert len(turns) == 2
    assert order(turns) == ["a1", "b2"]
