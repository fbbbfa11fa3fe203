"""What each viewer sees: hands, drafts and proposals are private, in every phase."""

from games.coquillaude.table import MID, Table
from parlotte.core.codec import encode
from parlotte.games.coquillaude.board import ORANGE, SHELLS
from parlotte.games.coquillaude.letters import tiles

HANDS = ("TABLESQQ", "REGLESWW", "BALISEKK")


def seen(table: Table, viewer: int | None) -> str:
    """All that this viewer is sent of the match, as JSON."""
    prompts = () if viewer is None else table.game.prompts(table.state, viewer)
    return encode([table.view(viewer), prompts]).decode()


def only_his(table: Table, text: str, seat: int) -> None:
    """This seat is sent the text, and no other viewer is."""
    assert text in seen(table, seat)
    for viewer in (None, 0, 1, 2):
        if viewer != seat:
            assert text not in seen(table, viewer)


def test_hands_are_secret_in_every_phase_and_only_counted() -> None:
    table = Table(6545, 6544, 4321).hands(*HANDS)
    phases = set()
    while table.state.round == 1:
        phases.add(table.name)
        for seat, capital in enumerate(table.state.capitals):
            only_his(table, f'"{capital}"', seat)
        assert table.view().letters == tuple(map(len, table.state.capitals))
        if table.name == "compose":
            table.lock(0, "tables", MID)
            table.passes(1, 2)
        elif table.name == "question":
            table.answer(table.state.turn.seat)
        elif table.name == "gifts":
            table.expire()
        else:
            table.go_on()
    assert phases == {"question", "answered", "gifts", "compose", "announce", "placed"}


def test_a_proposal_made_beside_questions_and_gifts_is_seen_by_nobody_else() -> None:
    table = Table(6545, 6544, 4321).hands(*HANDS)
    table.answer(0)
    table.go_on()
    assert table.name == "gifts"
    table.draft(0, "tablesq", MID)
    only_his(table, "tablesq", 0)
    table.lock(0, "tables", MID)
    only_his(table, '"TABLES"', 0)
    table.give(0, "Q1")
    only_his(table, '"given":"Q"', 0)
    table.give(2, tiles(table.state.capitals[2])[0])
    assert table.name == "question"
    only_his(table, '"TABLES"', 0)
    table.answer(1, "rega", done=False)
    only_his(table, "rega", 1)


def test_a_gift_is_known_to_giver_and_receiver() -> None:
    table = Table(6544, 5432, 4321).hands("AAAAAAAA", "BBBBBBBW", "CCCCCCCC")
    table.give(1, "W1")
    table.give(2, "C1")
    known = [viewer for viewer in (None, 0, 1, 2) if '"letters":"W"' in seen(table, viewer)]
    assert known == [0, 1]


def test_a_gift_does_not_tell_whether_somebody_had_locked_a_word_or_passed() -> None:
    """A given letter reopens only a locked word that needs it: unseen until everybody composes."""
    lost, kept, passed = (Table(6545, 6544, 4321) for _ in range(3))
    for table in (lost, kept, passed):
        table.hands(*HANDS)
        table.answer(0)
        table.go_on()
        assert table.name == "gifts"
        table.hands("TABLES")
    lost.lock(0, "tables", MID)
    kept.lock(0, "table", MID)
    passed.passes(0)
    tables, alike = (lost, kept, passed), []
    for name in ("gifts", "question", "answered", "question", "answered"):
        alike.append([table.name for table in tables] == [name] * 3)
        for viewer in (None, 1, 2):
            assert len({seen(table, viewer) for table in tables}) == 1
        for table in tables:
            if name == "gifts":
                table.give(0, "S1")
                table.give(2, "K1")
            elif name == "question":
                table.answer(table.state.turn.seat)
            else:
                table.go_on()
    assert all(alike)
    assert [table.name for table in tables] == ["compose"] * 3
    assert [table.view().ready for table in tables] == [(), (0,), (0,)]


def test_the_big_screen_has_no_hand() -> None:
    assert Table().view().mine is None


def test_the_board_names_its_special_squares() -> None:
    shown = Table().view()
    assert (shown.size, len(shown.board)) == (21, 441)
    assert (set(shown.orange), set(shown.shells)) == (ORANGE, SHELLS)


def test_an_owner_sees_which_letters_are_new_in_this_round() -> None:
    table = Table(6544, 5432, 4321)
    before = table.state.capitals
    table.give(1, tiles(before[1])[0])
    table.give(2, tiles(before[2])[0])
    assert table.view(0).mine.fresh == before[1][0] + before[2][0]
    table.answer(0)
    table.go_on()
    assert len(table.view(0).mine.fresh) == 2 + 4
