"""A program that drives `ludoteca engine`: it asks for a move in a game of Feurio!.

Run it with “python examples/engine_client.py”. It needs nothing but the command.
"""

import json
import subprocess

HEAD = {"format": "ludoteca/1", "game": "feurio", "rules": "1", "options": {"seats": 2}}
OPENING = ["draw 3", "draw 6", "draw 6"]


def main() -> None:
    """Ask for the first turn: where the tile goes, and the men."""
    command = ["ludoteca", "engine", "--bot", "greedy", "--seed", "1"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as engine:

        def ask(**request: object) -> dict[str, object]:
            """Send a request; its answer is the first line that is no `info`."""
            assert engine.stdin
            assert engine.stdout
            print(json.dumps(request), file=engine.stdin, flush=True)
            for line in engine.stdout:
                answer: dict[str, object] = json.loads(line)
                if answer["type"] != "info":
                    return answer
            raise EOFError("the engine has ended")

        print("I talk to", ask(type="hello", protocol=1)["name"])
        ask(type="new", game="feurio", options=HEAD["options"])
        actions: list[object] = list(OPENING)
        for _ in range(2):
            ask(type="position", record={**HEAD, "actions": actions})
            move = ask(type="go", seconds=1)["move"]
            print("It plays", move)
            actions.append(move)


if __name__ == "__main__":
    main()
