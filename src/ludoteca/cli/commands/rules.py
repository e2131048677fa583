"""ludoteca rules: the rules in our own words, by number, by chapter or by word."""

import re
from collections.abc import Iterator, Mapping

from rich.markdown import Markdown

from ludoteca.cli.console import cite, console
from ludoteca.core.errors import Malformed
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Options
from ludoteca.core.parts.teaching.how_to import HowTo
from ludoteca.core.registry import find_game
from ludoteca.core.text.messages import say
from ludoteca.core.text.rulebook import Rule, read_rules, rules_of


def look_up(name: str, words: list[str], *, markdown: bool) -> int:
    """Print the rules asked for; without words, how to play and the chapters. The exit status."""
    game = find_game(name)
    if markdown:
        print(write_page(game))  # noqa: T201 this is the output
    else:
        print_rules(game, words, game.options({}))
    return 0


def print_rules(
    game: AnyGame, words: list[str], options: Options, version: str | None = None
) -> None:
    """Print rules by number (R30, R45-R50), else the chapter or the rules with these words.

    They are the rules of a table with these options; usually the newest.
    """
    if not words or not game.presenter.rule_names:
        console.print(Markdown(_sum_up(game, options)))
        return
    texts = _write_rules(game, options, version)
    rules = _numbered(game, words) or _in_chapter(game, words) or _mentioning(texts, words)
    if not rules:
        raise Malformed(
            "no-such-rule",
            words=" ".join(words),
            first=game.presenter.rule_names[0],
            last=game.presenter.rule_names[-1],
        )
    console.print(Markdown("\n\n".join(texts[rule] for rule in rules)))


def _numbered(game: AnyGame, words: list[str]) -> list[str]:
    """The rules that are named by numbers or ranges of numbers; none if a word is another."""
    found: list[str] = []
    number = rf"{game.presenter.letter}?(\d{{1,4}})"
    for word in words:
        match = re.fullmatch(rf"{number}(?:[-–]{number})?", word, re.IGNORECASE | re.ASCII)
        if match is None:
            return []
        first, last = int(match[1]), int(match[2] or match[1])
        found += [
            f"{game.presenter.letter}{n}"
            for n in range(first, min(last, len(game.presenter.rule_names)) + 1)
        ]
    return [rule for rule in found if rule in game.presenter.rule_names]


def _in_chapter(game: AnyGame, words: list[str]) -> list[str]:
    for chapter in game.presenter.chapters:
        if say(chapter.heading).lower() == " ".join(words).lower():
            return rules_of(game, chapter)
    return []


def _mentioning(texts: Mapping[str, str], words: list[str]) -> list[str]:
    """The rules in which all words occur, as beginnings of words."""
    wanted = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in words]
    return [rule for rule, text in texts.items() if all(word.search(text) for word in wanted)]


def _sum_up(game: AnyGame, options: Options) -> str:
    """What the game is about, how it is played, and what each chapter of its rules tells."""
    rules, letter = read_rules(game, options), game.presenter.letter
    parts = [f"**{game.title}**", game.presenter.aim(options), *_tell_how_to(game)]
    for chapter in game.presenter.chapters:
        names = " · ".join(rules[rule].name for rule in rules_of(game, chapter))
        numbers = f"{letter}{chapter.first} – {letter}{chapter.last}"
        parts.append(f"**{say(chapter.heading)}** ({numbers}): {names}")
    parts.append(say("rules-how") if rules else say("no-rulebook", game=game.title))
    return "\n\n".join(parts)


def _tell_how_to(game: AnyGame) -> Iterator[str]:
    """The page on how to play in words, where there is one; the frames of a film are numbered."""
    if game.how_to is None:
        return
    how_to = HowTo(game, game.how_to)
    yield " · ".join(f"{fact['title']}: {fact['text']}" for fact in how_to.list_facts())
    for section in how_to.sections:
        told = how_to.tell(section)
        yield f"## {told['title']}"
        yield cite(told["text"], told["rules"])
        yield "\n".join(f"- {point}" for point in told["points"])
        frames = how_to.tell_film(section["film"]) if "film" in section else []
        if len(frames) > 1:
            yield "\n".join(f"{number}. {words}" for number, words in enumerate(frames, 1))
    yield f"## {say('rules-title', game=game.title)}"


def _write_rules(game: AnyGame, options: Options, version: str | None = None) -> dict[str, str]:
    """All rules by number, with their rulings."""
    rules = read_rules(game, options, version)
    return {number: _write_rule(rule) for number, rule in rules.items()}


def _write_rule(rule: Rule) -> str:
    text = f"**{rule.number} {rule.name}.** {rule.text}"
    if rule.ruling is not None:
        text += f" *{say('ruling')} {rule.ruling}*"
    return text


def write_page(game: AnyGame) -> str:
    """All rules with all rulings as one Markdown page."""
    options = game.options({})
    texts = _write_rules(game, options)
    parts = [f"# {say('rules-title', game=game.title)}", game.presenter.aim(options)]
    parts.append(say("rules-intro") if texts else say("no-rulebook", game=game.title))
    for chapter in game.presenter.chapters:
        parts.append(f"## {say(chapter.heading)}")
        parts += [texts[rule] for rule in rules_of(game, chapter)]
    return "\n\n".join(parts)
