"""The rules of a game so small that it is compiled at once: one kernel calls another."""

RULES = """
from ludoteca.core.kernels.kernel import kernel


@kernel
def double(number: int) -> int:
    return 2 * number


@kernel
def double_twice(number: int) -> int:
    return double(double(number))
"""
