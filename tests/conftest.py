"""For all tests: a slow machine, or a kernel being compiled, is no failure."""

from hypothesis import settings

settings.register_profile("ludoteca", deadline=None)
settings.load_profile("ludoteca")
