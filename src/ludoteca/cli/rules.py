"""ludoteca rules: the rules in our own words, by number or by word."""

import re

from rich.markdown import Markdown

from ludoteca.cli.table import complain, console
from ludoteca.core.errors import Malformed, Refusal
from ludoteca.core.game import AnyGame
from ludoteca.core.messages import has_attribute, say
from ludoteca.core.registry import find_game


def look_up(name: str, words: list[str], *, markdown: bool) -> int:
    """Print the rules asked for; without words, the chapters. The exit status."""
    try:
        game = find_game(name)
        if markdown:
            print(write_page(game))  # noqa: T201 this is the output
        else:
            print_rules(game, words)
    except Refusal as refusal:
        return complain(refusal)
    return 0


def print_rules(game: AnyGame, words: list[str]) -> None:
    """Print the rules that are named by number, or in which all words occur."""
    if not words:
        console.print(Markdown(_list_chapters(game)))
        return
    numbered = [w.upper() for w in words if re.fullmatch(rf"{game.letter}\d+", w, re.IGNORECASE)]
    if len(numbered) < len(words):
        numbered = [rule for rule in game.rule_names if _mentions(rule, words)]
    found = [_write_rule(rule) for rule in numbered if rule in game.rule_names]
    if not found:
        raise Malformed(
            "no-such-rule",
            words=" ".join(words),
            first=game.rule_names[0],
            last=game.rule_names[-1],
        )
    console.print(Markdown("\n\n".join(found)))


def _mentions(rule: str, words: list[str]) -> bool:
    text = _write_rule(rule).lower()
    return all(word.lower() in text for word in words)


def _list_chapters(game: AnyGame) -> str:
    rows = [
        f"- {say(c.heading)}: {game.letter}{c.first} – {game.letter}{c.last}" for c in game.chapters
    ]
    return "\n".join([f"**{game.title}**", "", *rows, "", say("rules-how", game=game.name)])


def _write_rule(rule: str) -> str:
    ruling = f" *{say('ruling')} {say(f'{rule}.ruling')}*" if has_attribute(rule, "ruling") else ""
    return f"**{rule} {say(f'{rule}.name')}.** {say(rule)}{ruling}"


def write_page(game: AnyGame) -> str:
    """All rules with all rulings as one Markdown page."""
    parts = [f"# {say('rules-title', game=game.title)}", say("rules-intro")]
    for chapter in game.chapters:
        parts.append(f"## {say(chapter.heading)}")
        rules = [f"{game.letter}{number}" for number in range(chapter.first, chapter.last + 1)]
        parts.extend(_write_rule(rule) for rule in rules)
    return "\n\n".join(parts)
