"""For all tests: a slow machine, or a kernel being compiled, is no failure."""

from hypothesis import settings

from tests.effort import times

pytest_plugins = ["tests.databases"]

settings.register_profile("ludoteca", deadline=None, max_examples=times(50, 20))
settings.load_profile("ludoteca")
