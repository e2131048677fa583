"""For all tests: a slow machine, or a kernel being compiled, is no failure."""

from hypothesis import settings

pytest_plugins = ["tests.databases"]

settings.register_profile("ludoteca", deadline=None)
settings.load_profile("ludoteca")
