"""The names that the package offers."""

import pytest

import ludoteca.games.futurisiko as package


def test_the_package_has_the_names_that_it_tells_and_no_others() -> None:
    for name in package.__all__:
        assert getattr(package, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'Nothing'"):
        getattr(package, "Nothing")  # noqa: B009 as an import from it asks
