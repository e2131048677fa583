"""The rulebook of a game, in the reader's language: chapters of numbered rules with rulings."""

from collections.abc import Mapping
from dataclasses import dataclass

from ludoteca.core.game import AnyGame, check_rules
from ludoteca.core.options import Options
from ludoteca.core.parts.presenter import Chapter
from ludoteca.core.text.messages import Fact, has_attribute, say


@dataclass(frozen=True)
class Rule:
    """A rule in our own words, and what was decided where the rulebooks leave it open."""

    number: str
    name: str
    text: str
    ruling: str | None


def rules_of(game: AnyGame, chapter: Chapter) -> list[str]:
    """The numbers of the rules of a chapter."""
    return [f"{game.presenter.letter}{number}" for number in range(chapter.first, chapter.last + 1)]


def read_rules(game: AnyGame, options: Options, rules: str | None = None) -> dict[str, Rule]:
    """All rules by number, as they are at a table with these options; usually the newest."""
    facts = game.presenter.rule_facts(options, check_rules(game, rules))
    return {number: _read_rule(number, facts) for number in game.presenter.rule_names}


def _read_rule(number: str, facts: Mapping[str, Fact]) -> Rule:
    ruling = say(f"{number}.ruling", **facts) if has_attribute(number, "ruling") else None
    return Rule(number, say(f"{number}.name"), say(number, **facts), ruling)
