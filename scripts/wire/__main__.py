"""Write all that is made from the types of the wire, or tell what differs from them."""

import sys
from pathlib import Path

from ludoteca.core.registry import find_game, game_names
from scripts.wire import page, schema, typescript

ROOT = Path(__file__).parents[2]


def make() -> dict[Path, str]:
    """What all files that are made should say."""
    socket = schema.describe_socket()
    everything = schema.merge(socket, schema.describe_http())
    socket_page = ROOT / "docs" / "socket.md"
    schemas = ROOT / "docs" / "schemas"
    made = {
        schemas / "wire.schema.json": schema.write("The wire of Ludoteca", everything),
        ROOT / "web" / "src" / "server" / "wire.ts": typescript.write(everything),
        socket_page: page.fill(socket_page.read_text(encoding="utf-8"), socket),
    }
    for name in game_names():
        game = find_game(name)
        room, scenes = ROOT / "web" / "src" / "games" / name, schema.describe_scenes(game.presenter)
        # A package that brings a game keeps its own types.
        if scenes and room.exists():
            text = schema.write(f"The scenes of {game.title}", scenes)
            made[schemas / f"{name}.schema.json"] = text
            made[room / "wire.ts"] = typescript.write(scenes)
    return made


def differing() -> dict[Path, str]:
    """The files that do not say what they should, and what they should say."""
    return {
        file: text
        for file, text in make().items()
        if not file.exists() or file.read_text(encoding="utf-8") != text
    }


def main() -> int:
    """Write, or with --check only look."""
    wrong = differing()
    for file, text in wrong.items():
        if "--check" in sys.argv:
            sys.stderr.write(f"{file.relative_to(ROOT)} differs from the types: make wire\n")
        else:
            file.write_text(text, encoding="utf-8")
    return 1 if wrong and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
