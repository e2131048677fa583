"""Choices: the options that a host can set at a new table, one after another, in words."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludoteca.core.game import Game
from ludoteca.core.options import Setting, SomeMove, SomeOptions
from ludoteca.core.text.messages import has_message, say


@dataclass(frozen=True)
class Choice:
    """One option: the settings it can have, given those before it, and the rules about it.

    An option without messages is called as the program calls it.
    """

    game: str
    name: str
    settings: tuple[Setting, ...]
    rules: tuple[str, ...] = ()
    # What settings are called that are names of things, in the player's language.
    titles: Mapping[str, str] = field(default_factory=dict)
    # Whether somebody may bring a file for it.
    takes_asset: bool = False

    @property
    def title(self) -> str:
        """What the option is called."""
        if not has_message(self._key):
            return say("choice-seats") if self.name == "seats" else self.name.replace("_", " ")
        return say(self._key)

    @property
    def about(self) -> str:
        """What it changes, in a line."""
        return say(f"{self._key}.about") if has_message(self._key) else ""

    def name_setting(self, setting: Setting) -> str:
        """The option and what it is set to, in short: of one that is on, its name says it all."""
        if setting is True:
            return self.title
        return say("choice-set", title=self.title, setting=self.title_of(setting))

    @property
    def _key(self) -> str:
        return f"{self.game}-choice-{self.name}"

    def title_of(self, setting: Setting) -> str:
        """What a setting is called; the game may name it, otherwise a number names itself."""
        title = self.titles.get(str(setting), "")
        if not has_message(self._key):
            if isinstance(setting, bool):
                return say("choice-on" if setting else "choice-off")
            return title or str(setting)
        return say(f"{self._key}.setting", setting=_word(setting), title=title)


@dataclass(frozen=True)
class Variant:
    """An option that is not as usual, in words, and the rules about it."""

    words: str
    about: str
    rules: tuple[str, ...]


def list_choices(game: Game[SomeOptions, SomeMove], options: SomeOptions) -> list[Choice]:
    """What a host can set, each option given those before it."""
    rules = game.presenter.option_rules
    titles = game.presenter.setting_titles(options)
    return [
        Choice(
            game.name,
            name,
            settings,
            rules.get(name, ()),
            titles.get(name, {}),
            takes_asset=name in game.assets.options,
        )
        for name, settings in game.presenter.settings(options, game.option_sets()).items()
    ]


def list_variants(game: Game[SomeOptions, SomeMove], options: SomeOptions) -> list[Variant]:
    """What is not as usual at a table, and is not seen there anyway."""
    # What does not stand there is as usual, and so is what stands first among the settings.
    settings = options.as_json()
    return [
        Variant(choice.name_setting(settings[choice.name]), choice.about, choice.rules)
        for choice in list_choices(game, options)
        if choice.name in settings.keys() - game.presenter.evident_options
        and settings[choice.name] != choice.settings[0]
    ]


def _word(setting: Setting) -> str | int:
    """A setting as messages select by it."""
    return setting if type(setting) is int else str(setting).lower()
