"""A tiny engine for tests, with one fault on request: `stub.py [FAULT] [LOG]`.

It plays the first legal move. What it hears is written to the log.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

FAULT = sys.argv[1] if len(sys.argv) > 1 else "none"
LOG = sys.argv[2] if len(sys.argv) > 2 else None
FOR_EVER = 1000
# What it says that it plays; else anything.
GAMES = {
    "other-game": {"chess": "1"},
    "newer-rules": {"feurio": "2 3"},
    "many-rules": {"feurio": "1 2"},
}

Json = dict[str, Any]


def say(request: Json, type_: str, /, **facts: object) -> None:
    print(json.dumps({"type": type_, "id": request.get("id"), **facts}), flush=True)


def go(request: Json, position: Json) -> None:
    move = position.get("legal", ["lay 0,0"])[0]
    if FAULT == "late":
        return  # only `stop` makes it move
    if FAULT == "talkative":
        say(request, "info", value=1)
        line, shares = [move, "whatever"], {move: 1}
        say(request, "info", value=2.5, line=line, shares=shares, simulations=7)
    moves = {"illegal": "lay 9,9", "no-move": "castle"}
    say(request, "bestmove", move=moves.get(FAULT, move))


def main() -> None:
    if FAULT == "deaf":
        time.sleep(FOR_EVER)
    if FAULT == "flood":
        while True:
            print(json.dumps({"type": "info", "value": 1}))
    position: Json = {}
    thinking: Json = {}
    for line in sys.stdin:
        if LOG:
            with Path(LOG).open("a", encoding="utf-8") as log:
                log.write(line)
        try:
            request = json.loads(line)
        except ValueError as fault:
            say({}, "error", kind="malformed", message=str(fault))
            continue
        if not isinstance(request, dict):
            if FAULT == "no-object":
                sys.exit("I cannot bear nothing.")
            say({}, "error", kind="malformed", message="What is that?")
            continue
        kind = request["type"]
        if f"dies-at-{kind}" == FAULT:
            sys.exit(f"I cannot bear {kind}.")
        elif f"lost-at-{kind}" == FAULT:
            # It hears no more, not even the end, and holds a file open.
            with Path(f"{LOG}.fifo").open("w", encoding="utf-8") as held:
                print("lost", file=held, flush=True)
                time.sleep(FOR_EVER)
        elif f"silent-at-{kind}" == FAULT:
            continue
        elif f"garbage-at-{kind}" == FAULT:
            print("Thinking hard…", flush=True)
        elif f"mute-at-{kind}" == FAULT:
            os.close(1)
            time.sleep(FOR_EVER)
        elif f"refuses-{kind}" == FAULT:
            say(request, "error", kind="illegal", message="I do not like it.", rule="R16")
        elif f"pong-to-{kind}" == FAULT:
            say(request, "pong")
        elif kind == "hello":
            games = GAMES.get(FAULT)
            protocol = 2 if FAULT == "other-protocol" else 1
            wants = ["imagined"] if FAULT == "imagines" else []
            say(request, "welcome", protocol=protocol, name="stub", games=games, wants=wants)
        elif kind == "new":
            if FAULT == "parent":
                # Something that would outlive it, and tells so by holding a file open.
                subprocess.Popen([sys.executable, "-c", f"open({LOG!r}+'.fifo', 'w').read()"])
            say(request, "ready")
        elif kind == "position":
            position = request
            print(flush=True)  # an empty line means nothing
            say(request, "ready")
        elif kind == "go" and not position and FAULT != "early":
            say(request, "error", kind="malformed", message="Where am I?")
        elif kind == "go" and FAULT == "absorbed":
            time.sleep(FOR_EVER)
        elif kind == "go":
            thinking = request
            go(request, position)
        elif kind == "stop":
            if FAULT == "late":
                say(thinking, "bestmove", move=position["legal"][-1])
            say(request, "ready")
        elif kind == "ping":
            say(request, "pong")
        elif kind == "quit" and FAULT != "stays":
            sys.exit(3 if FAULT == "bad-end" else 0)
        else:
            say(request, "error", kind="malformed", message=f"What is {kind}?")
    if FAULT == "stays":
        time.sleep(FOR_EVER)


main()
