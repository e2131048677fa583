"""A cache that is bounded by size, and may be asked by several threads at once."""

from concurrent.futures import ThreadPoolExecutor

from ludoteca.core.sized_lru import SizedLru


def test_what_nobody_has_used_for_longest_goes_first() -> None:
    cache: SizedLru[str, int] = SizedLru(10)
    for key in "abc":
        cache.put(key, ord(key), 4 if key == "c" else 3)
    assert cache.size == 10
    assert cache.get("a") == ord("a")
    cache.put("d", 0, 3)
    assert [key in cache for key in "abcd"] == [True, False, True, True]
    assert cache.get("b") is None


def test_an_item_takes_the_place_of_the_one_before() -> None:
    cache: SizedLru[str, str] = SizedLru(10)
    cache.put("a", "old", 9)
    cache.put("a", "new", 2)
    assert (cache.get("a"), cache.size) == ("new", 2)
    cache.clear()
    assert (cache.get("a"), cache.size) == (None, 0)


def test_the_newest_is_kept_however_large() -> None:
    cache: SizedLru[str, str] = SizedLru(10)
    cache.put("a", "small", 1)
    cache.put("b", "large", 100)
    assert cache.get("b") == "large"
    assert "a" not in cache


def test_what_is_there_is_found_by_all_threads_at_once() -> None:
    cache: SizedLru[int, int] = SizedLru(100)
    for key in range(100):
        cache.put(key, key, 1)

    def look(_: int) -> bool:
        return all(cache.get(key) == key for key in range(100))

    with ThreadPoolExecutor(8) as pool:
        assert all(pool.map(look, range(200)))
