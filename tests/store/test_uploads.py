"""Uploads: records and files that people bring are kept as they came."""

from dataclasses import replace

import pytest

from ludoteca.store import AssetRow, RecordRow, Store
from tests.store.rows import furnish

pytestmark = pytest.mark.anyio


async def test_a_record_is_kept_as_it_was_sent(store: Store) -> None:
    await furnish(store)
    record = RecordRow("r", "anna", '{"game": "…"}\n', 3.5)
    await store.uploads.add_record(record)
    assert await store.uploads.find_record("r") == record
    assert await store.uploads.find_record("s") is None


async def test_a_paper_is_kept_once_and_counts_for_who_brought_it(store: Store) -> None:
    await furnish(store)
    paper = AssetRow("file-1", "anna", '{"title": "Ä"}', 5.0)
    await store.uploads.add_asset(paper)
    await store.uploads.add_asset(replace(paper, owner="ben", created_at=6.0))
    assert await store.uploads.find_asset("file-1") == paper
    assert await store.uploads.find_asset("file-2") is None
    assert await store.uploads.count_assets("anna") == 1
    assert await store.uploads.count_assets("ben") == 0
