"""Ask the server of forks for a program, in the place of one's own process: ADDRESS CODE WORDS…

It is run without any package, so it begins at once.
"""

import json
import os
import socket
import sys


def run(address: str, code: str, words: list[str]) -> int:
    """Run code with these arguments, folder, environment and streams; its exit status."""
    here = os.getcwd()  # noqa: PTH109 paths would take longer to import than all the rest
    program = {"code": code, "words": words, "folder": here, "environ": dict(os.environ)}
    with socket.socket(socket.AF_UNIX) as line:
        line.connect(address)
        socket.send_fds(line, [b"\n"], [0, 1, 2])
        line.sendall(json.dumps(program).encode())
        line.shutdown(socket.SHUT_WR)
        # Its process is told first, for whoever wants to end it.
        return int(line.makefile().read().split()[-1])


if __name__ == "__main__":
    sys.exit(run(sys.argv[1], sys.argv[2], sys.argv[3:]))
