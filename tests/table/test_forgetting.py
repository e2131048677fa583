"""A person is taken out of the texts of a table, and the game stays what it was."""

from msgspec import structs

from ludoteca.core.records.record import Record
from ludoteca.core.records.replay import replay
from ludoteca.core.text.messages import speaking
from ludoteca.table import (
    SOMEONE,
    SeatPlan,
    Setup,
    Table,
    forget_person,
    plan_rematch,
    write_entry,
)
from tests.table.party import HOST, NOW, SEED, open_table, set_up

BEN = "ben"


def play(table: Table, moves: int) -> None:
    """Play so many moves, each the first that is legal."""
    for _ in range(moves):
        assert table.to_move is not None
        move = str(table.state.move_of(next(iter(table.state.legal()))))
        table.move(table.to_move, table.version, move, NOW)


def played(seats: str = "me open") -> Table:
    """A table with Ben, at which something has happened."""
    table = open_table(seats)
    table.sit(BEN, "Ben", "●", at=NOW)
    while table.to_move is not None and table.version < 12:
        play(table, 1)
    return table


def texts(table: Table) -> list[str]:
    return [write_entry(transition.entry) for transition in table.pending]


def forget(table: Table, who: str) -> Table:
    """The table as it is read after a person was forgotten."""
    forgotten = forget_person(who, str(table.setup), texts(table))
    setup = Setup.from_text(forgotten.setup)
    after = Table.from_journal(setup, SEED, forgotten.entries)
    assert who not in forgotten.setup + "".join(forgotten.entries)
    return after


def test_whoever_is_forgotten_sits_there_as_someone_and_the_game_is_the_same() -> None:
    before = played()
    after = forget(before, BEN)
    assert (after.version, str(Record.of(after.state))) == (
        before.version,
        str(Record.of(before.state)),
    )
    assert [seat.who for seat in after.seats] == [HOST, SOMEONE]
    assert (after.seats[1].name, after.seats[1].mark) == ("", "")
    assert after.seats[0] == before.seats[0]


def test_a_record_stays_valid_and_names_someone_in_the_language_of_who_asks() -> None:
    table = forget(played(), BEN)
    table.abandon(table.version, NOW)
    with speaking("de"):
        record = table.record(None)
    assert record.extras["players"] == ["Anna", "jemand"]
    assert str(Record.of(replay(record))) == str(Record.of(table.state))


def test_a_host_is_forgotten_with_those_who_played_beside_them() -> None:
    before = played("me here open")
    after = forget(before, HOST)
    assert after.setup.host == SOMEONE
    assert [seat.name for seat in after.seats] == ["", "", "Ben"]
    assert [plan.name for plan in after.setup.seats] == ["", "", ""]


def test_a_seat_that_somebody_else_took_later_keeps_its_name() -> None:
    table = open_table("me open open")
    table.sit(BEN, "Ben", "●", at=NOW)
    table.leave(BEN, NOW)
    table.sit("carla", "Carla", "■", at=NOW)
    forgotten = forget_person(BEN, str(table.setup), texts(table))
    assert forgotten.seats == frozenset()
    assert "Ben" not in "".join(forgotten.entries)
    assert "Carla" in "".join(forgotten.entries)


def test_a_place_that_was_kept_for_somebody_is_kept_for_nobody_in_particular() -> None:
    plans = (SeatPlan(kind="me"), SeatPlan(kind="invited", who=BEN, name="Ben"))
    setup = structs.replace(set_up("me invited"), seats=plans)
    forgotten = Setup.from_text(forget_person(BEN, str(setup), ()).setup)
    assert forgotten.seats[1] == SeatPlan(kind="invited", who=SOMEONE)


def test_in_a_rematch_a_friend_may_sit_where_someone_sat() -> None:
    table = forget(played(), BEN)
    table.abandon(table.version, NOW)
    plans = plan_rematch(table, HOST).seats
    assert SeatPlan(kind="invited") in plans


def test_what_is_damaged_forgets_as_well() -> None:
    damaged = ['{"kind":"sat","who":"ben"', "nonsense"]
    forgotten = forget_person(BEN, '{"host":"ben", and so on', damaged)
    assert forgotten.setup == '{"host":"someone", and so on'
    assert forgotten.entries == tuple(damaged)


def test_a_table_is_given_up_once() -> None:
    table = played()
    table.abandon(table.version, NOW)
    assert (str(table.status), table.closed) == ("closed", "abandoned")
    version = table.version
    table.abandon(table.version, NOW)
    assert table.version == version


def test_who_looks_on_sees_someone_from_then_on_also_where_a_bot_plays() -> None:
    table = played("me open open")
    table.sit("carla", "Carla", "■", at=NOW)
    table.resign(1, NOW)
    table.forget(BEN, NOW)
    seat = table.seats[1]
    assert (seat.who, seat.name, seat.bot) == (SOMEONE, "", "level:3")
    assert table.name_of(1) == "level:3"
    again = Table.from_journal(table.setup, SEED, texts(table))
    assert again.seats == table.seats
    version = table.version
    table.forget(BEN, NOW)
    assert table.version == version
