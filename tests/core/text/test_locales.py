"""Languages: what is said in English is said in every other language, with the same facts."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import ludoteca
from ludoteca.cli.commands.rules import write_page
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.text.messages import ENGLISH, NO_BREAK, Fact, say, speaking
from tests.contract.table import play_randomly, steps

LOCALES = Path(ludoteca.__file__).parent / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
OTHERS = [language for language in LANGUAGES if language != ENGLISH]


def files_of(language: str) -> list[str]:
    """The files of a language, those in the folders of games included."""
    folder = LOCALES / language
    return sorted(str(file.relative_to(folder)) for file in folder.rglob("*.ftl"))


FILES = files_of(ENGLISH)
# What grammars count by; every language has its own of these.
PLURALS = {"zero", "one", "two", "few", "many", "other"}
COUNTS = (0, 1, 2, 5)
# A space where a line may break, before a mark that closes or after one that opens; a drawn tile
# that nobody has seen is written "draw ?".
TORN = re.compile(r" [:;!»…]|(?<!draw) \?|« ")
# So far into a game, every kind of step has come.
ACTIONS = 250


class Parts(Visitor):
    """What a text is made of: its words, its variables, and the messages within it."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.words: list[str] = []
        self.variables: set[str] = set()
        self.references: set[str] = set()
        # By variable, the cases that are told apart by name; and those that are counted.
        self.cases: dict[str, set[str]] = {}
        self.counted: set[str] = set()
        self.visit(pattern)

    @property
    def text(self) -> str:
        """All words, without what stands between them."""
        return "".join(self.words)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        """Note words."""
        self.words.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        """Note a message that is said within another."""
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        """Note what is written as a number."""
        for fact in node.arguments.positional:
            assert isinstance(fact, ast.VariableReference), "numbers are those of a fact"
            self.counted.add(fact.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        """Note what is told apart, and go on within each case."""
        assert isinstance(node.selector, ast.VariableReference), "cases are those of a fact"
        name = node.selector.id.name
        keys = [variant.key for variant in node.variants]
        named = {key.name for key in keys if isinstance(key, ast.Identifier)}
        self.cases.setdefault(name, set()).update(named - PLURALS)
        if any(isinstance(key, ast.NumberLiteral) for key in keys) or "one" in named:
            self.counted.add(name)
        self.generic_visit(node)


@cache
def read(language: str, name: str) -> ast.Resource:
    """A file of messages, as a tree."""
    return FluentParser().parse((LOCALES / language / name).read_text(encoding="utf-8"))


def patterns_in(language: str, name: str) -> Iterator[tuple[str, ast.Pattern]]:
    """All texts of a file by key: ``message``, and ``message.attribute``."""
    for entry in read(language, name).body:
        if isinstance(entry, ast.Message):
            assert entry.value is not None, "every message has a value"
            yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def patterns_of(language: str) -> dict[str, ast.Pattern]:
    """All texts of a language by key."""
    return dict(text for name in FILES for text in patterns_in(language, name))


def parts_of(language: str, key: str) -> Parts:
    """What the text with this key is made of."""
    return Parts(patterns_of(language)[key])


def all_parts_of(language: str, key: str) -> list[Parts]:
    """The same, with the messages within it."""
    parts = parts_of(language, key)
    within = (all_parts_of(language, reference) for reference in sorted(parts.references))
    return [parts, *(part for found in within for part in found)]


def variables_of(language: str, key: str) -> set[str]:
    """The facts that a text is told, also those of messages within it."""
    return set().union(*(part.variables for part in all_parts_of(language, key)))


def cases_of(language: str, key: str) -> dict[str, set[str]]:
    """By fact, the cases that a text tells apart by name, also in messages within it."""
    found: dict[str, set[str]] = {}
    for part in all_parts_of(language, key):
        for name, cases in part.cases.items():
            found.setdefault(name, set()).update(cases)
    return found


def samples_of(language: str, key: str) -> Iterator[dict[str, Fact]]:
    """Facts for a text: every case of every fact once, with others that vary."""
    rng = Random(key)
    cases = cases_of(language, key)
    counted = set().union(*(part.counted for part in all_parts_of(language, key)))
    values: dict[str, list[Fact]] = {}
    for name in sorted(variables_of(language, key)):
        values[name] = [*sorted(cases.get(name, ())), *(COUNTS if name in counted else ())]
        values[name] = values[name] or ["7"]
    yield {name: rng.choice(choices) for name, choices in values.items()}
    for chosen, choices in values.items():
        for value in choices:
            others = {name: rng.choice(values[name]) for name in values}
            yield {**others, chosen: value}


def test_the_languages_are_english_italian_french_dutch_and_german() -> None:
    assert set(LANGUAGES) == {"en", "it", "fr", "nl", "de"}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_files_of_english(language: str) -> None:
    assert files_of(language) == FILES


@pytest.mark.compiled
@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_file_is_sound(language: str, name: str) -> None:
    broken = [entry for entry in read(language, name).body if isinstance(entry, ast.Junk)]
    assert [entry.content for entry in broken] == []


@pytest.mark.compiled
@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_file_has_the_messages_and_attributes_of_english_each_once(
    language: str, name: str
) -> None:
    said = [key for key, _ in patterns_in(language, name)]
    assert sorted(said) == sorted(key for key, _ in patterns_in(ENGLISH, name))
    assert len(said) == len(set(said))


@pytest.mark.compiled
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_is_told_the_same_facts_as_in_english(language: str) -> None:
    differences = {
        key: (sorted(variables_of(language, key)), sorted(variables_of(ENGLISH, key)))
        for key in patterns_of(ENGLISH)
        if variables_of(language, key) != variables_of(ENGLISH, key)
    }
    assert differences == {}


@pytest.mark.compiled
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_tells_apart_the_cases_of_english(language: str) -> None:
    """A language may need a case where English does not: only the cases themselves are given."""
    for key in patterns_of(ENGLISH):
        ours, theirs = cases_of(ENGLISH, key), cases_of(language, key)
        for name, cases in parts_of(ENGLISH, key).cases.items():
            assert cases <= theirs.get(name, set()), (key, name)
        for name, cases in parts_of(language, key).cases.items():
            assert cases <= ours.get(name, set()), (key, name)


@pytest.mark.compiled
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_can_be_said_in_every_case(language: str) -> None:
    for key in patterns_of(ENGLISH):
        for facts in samples_of(ENGLISH, key):
            with speaking(language):
                text = say(key, **facts)
            assert bool(text) == bool(say(key, **facts)), (key, facts)
            assert "  " not in text, (key, facts)


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_begins_with_a_mark_that_closes_or_ends_with_one_that_opens(language: str) -> None:
    """French sets its marks apart, German an ellipsis: by a space that does not break."""
    torn = [
        key
        for key in patterns_of(language)
        if any(TORN.search(words) for words in parts_of(language, key).words)
    ]
    assert torn == []


@pytest.mark.compiled
@pytest.mark.parametrize("language", OTHERS)
def test_a_message_cites_the_same_rules_as_in_english(language: str) -> None:
    def cited(spoken: str, key: str) -> set[str]:
        return {*re.findall(r"\b[RF]\d+\b", parts_of(spoken, key).text)}

    others = [key for key in patterns_of(ENGLISH) if cited(language, key) != cited(ENGLISH, key)]
    assert others == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_world_is_labelled_in_the_language_that_is_spoken(language: str) -> None:
    with speaking(language):
        assert say("futurisiko-language") == language


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", OTHERS)
def test_all_rules_are_told_in_every_language(language: str, game: str) -> None:
    english = write_page(find_game(game))
    with speaking(language):
        page = write_page(find_game(game))
        assert all(say(f"{rule}.name") in page for rule in find_game(game).presenter.rule_names)
    assert page.count("\n\n") == english.count("\n\n")
    # A heading may be the same word; a rule never is.
    assert [rule for rule in page.split("\n\n") if rule[:2] == "**" and rule in english] == []


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("language", OTHERS)
def test_a_game_is_shown_and_told_in_every_language(language: str, game: str) -> None:
    states = play_randomly(find_game(game), find_game(game).options({}), seed=1, most=ACTIONS)
    for before, after in steps(states):
        english = before.game.presenter.words(before)
        with speaking(language):
            words = before.game.presenter.words(before)
            assert before.game.presenter.show(before, 80)
            assert all(before.game.presenter.describe(before, move) for move in before.moves()[:2])
            narrate = after.game.presenter.narrate
            narrate(before.view(0), after.view(0), after.view(0).history[-1])
        assert len(words) == len(english)
        assert words[-1] != english[-1]
    with speaking(language):
        assert after.game.presenter.svg(after) != before.game.presenter.svg(before)


def test_a_no_break_space_is_kept_and_every_other_blank_is_one_space() -> None:
    with speaking("fr"):
        assert say("unknown-game", name="a \n b", known="") == (
            "Il n’y a pas ici de jeu qui s’appelle «\u202fa b\u202f». Il y a\u00a0: ."
        )
    assert set(NO_BREAK) == {"\u00a0", "\u202f"}
