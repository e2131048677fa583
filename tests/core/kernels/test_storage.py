"""A game in memory: records that are read by name, and copied as bytes."""

import pickle

import numpy as np
import pytest

from ludoteca.core.kernels.kernel import kernel
from ludoteca.core.kernels.storage import as_record, copy_storage, layout_of

PARTY = layout_of(np.dtype([("guests", "i1"), ("chairs", "i8", 3)], align=True))


@kernel
def seat_everyone(s: np.record) -> int:
    """Every guest takes a chair."""
    for guest in range(s.guests):
        s.chairs[guest] += 1
    return int(s.guests)


def test_fields_are_attributes_to_read_and_to_write() -> None:
    party = as_record(np.zeros(1, PARTY))
    party.guests = 2
    party.chairs[1] = 7
    assert (party.guests, party.chairs.tolist()) == (2, [0, 7, 0])
    assert party["guests"] == 2


def test_a_field_that_is_not_there_is_named() -> None:
    party = as_record(np.zeros(1, PARTY))
    with pytest.raises(AttributeError, match="tables"):
        _ = party.tables
    with pytest.raises(ValueError, match="tables"):
        party.tables = 1


def test_a_kernel_changes_the_memory_that_was_looked_into() -> None:
    memory = np.zeros(2, PARTY)
    memory["guests"] = 3
    assert seat_everyone(as_record(memory)) == 3
    assert memory["chairs"].tolist() == [[1, 1, 1], [0, 0, 0]]


def test_a_kernel_takes_a_record_of_which_nobody_noted_where_it_lies() -> None:
    memory = np.zeros(2, PARTY)
    memory["guests"] = 1
    assert seat_everyone(memory[1]) == 1
    assert memory["chairs"].tolist() == [[0, 0, 0], [1, 0, 0]]


def test_a_copy_is_equal_and_lives_its_own_life() -> None:
    memory = np.zeros(1, PARTY)
    memory["guests"] = 2
    copy = copy_storage(memory)
    assert copy.tobytes() == memory.tobytes()
    seat_everyone(as_record(copy))
    assert memory["chairs"].tolist() == [[0, 0, 0]]
    assert copy["chairs"].tolist() == [[1, 1, 0]]


def test_memory_can_be_sent_to_another_process() -> None:
    memory = np.zeros(1, PARTY)
    memory["guests"] = 2
    again = pickle.loads(pickle.dumps(memory))
    assert as_record(again).guests == 2


def test_where_a_record_lies_is_the_same_whether_or_not_it_was_noted() -> None:
    memory = np.zeros(1, PARTY)
    plain, noted = memory[0].data, as_record(memory).data
    memory["guests"] = 2
    assert bytes(plain) == bytes(noted) == memory.tobytes()
