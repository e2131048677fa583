"""How a program is ended from outside: as by Ctrl-C, so that nothing it started is left behind."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

# Not every system knows all of them.
END_SIGNALS = [
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if name in signal.Signals.__members__
]


@contextmanager
def interruptible() -> Iterator[None]:
    """Take every wish that the program may end, within a `with` block, for a Ctrl-C.

    The plain end that Python has for them would close nothing. What is ignored, as under nohup, or
    heeded by somebody else stays so; and Python lets only the main thread heed anything.
    """
    is_main = current_thread() is main_thread()
    plain = [one for one in END_SIGNALS if is_main and signal.getsignal(one) == signal.SIG_DFL]
    for one in plain:
        signal.signal(one, signal.default_int_handler)
    try:
        yield
    finally:
        for one in plain:
            signal.signal(one, signal.SIG_DFL)
