"""The games on this server: what can be chosen, and their rules. Worked out in threads."""

import json
from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel

from ludoteca.bots.levels import LEVELS
from ludoteca.core.choice import list_choices
from ludoteca.core.errors import Refusal
from ludoteca.core.game import AnyGame
from ludoteca.core.options import Options, OptionSettings, Setting
from ludoteca.core.parts.assets import is_asset
from ludoteca.core.parts.teaching.how_to import HowTo
from ludoteca.core.parts.teaching.lesson import Lesson
from ludoteca.core.records.record import Json
from ludoteca.core.registry import find_game, game_names
from ludoteca.core.text.messages import say, spoken
from ludoteca.core.text.rulebook import read_rules, rules_of
from ludoteca.server.http.dependencies import AppServices
from ludoteca.server.refusals import NotFound
from ludoteca.server.routes.game_files import answer_cached, locate_board
from ludoteca.server.text import printable

router = APIRouter(prefix="/games", tags=["games"])

USUAL_BOT = "level:3"
BOARD_AGE = 24 * 60 * 60
# Pages of a game in a language that are kept as they are sent.
WRITTEN = 100


class GameCard(BaseModel):
    """A game in short."""

    name: str
    title: str
    about: str
    letter: str
    usual_seat: int
    # By how many it can be played; one is alone.
    players: list[int]
    # Whether there is a page on how to play it.
    has_how_to: bool
    # Where the ES module is that draws its board, if its package brings one.
    board_module: str | None


class SettingCard(BaseModel):
    """A setting of an option, and what it is called."""

    value: Setting
    title: str


class ChoiceCard(BaseModel):
    """An option, what it changes, and the rules about it."""

    name: str
    title: str
    about: str
    rules: list[str]
    values: list[SettingCard]
    # Whether somebody may bring a file for it.
    takes_asset: bool


class LevelCard(BaseModel):
    """A bot by its level."""

    bot: str
    title: str
    about: str
    answers_within: float


class SeatName(BaseModel):
    """What a seat is called."""

    name: str


class UsualSeat(BaseModel):
    """Who sits in a seat unless somebody else is wanted there; a bot is named."""

    kind: Literal["me", "bot"]
    bot: str


class UsualTable(BaseModel):
    """A table as most want it."""

    seats: list[UsualSeat]


class GameSheet(BaseModel):
    """All that is needed to set a table up."""

    name: str
    title: str
    aim: str
    options: OptionSettings
    choices: list[ChoiceCard]
    seats: list[SeatName]
    usual: UsualTable
    levels: list[LevelCard]


class RuleCard(BaseModel):
    """A rule, and the ruling where there is one."""

    number: str
    name: str
    text: str
    ruling: str | None
    # The section of the page on how to play that shows it in a picture.
    picture: str | None


class ChapterCard(BaseModel):
    """A chapter of the rules."""

    heading: str
    rules: list[RuleCard]


class RuleBook(BaseModel):
    """All rules of a game."""

    title: str
    aim: str
    intro: str
    # Whether there is a page on how to play it.
    has_how_to: bool
    chapters: list[ChapterCard]


class Objection(BaseModel):
    """Why something cannot be done, and the rule that says so."""

    rule: str | None
    message: str


def find(name: str) -> AnyGame:
    """A game by name, or that there is none."""
    if name not in game_names():
        raise NotFound("unknown-game", name=name, known=", ".join(game_names()))
    return find_game(name)


def find_lesson(name: str) -> Lesson:
    """The lesson in a game, or that there is none."""
    game = find(name)
    if game.lesson is None:
        raise NotFound("no-lesson", game=game.title)
    return Lesson(game, game.lesson)


def settle(game: AnyGame, asked: dict[str, str]) -> Options:
    """Options as somebody chooses them one after another; what no longer fits is as usual."""
    chosen: Json = {}
    options: Options = game.options(chosen)
    # Some can be chosen only after others: so until no more are. What is no option costs nothing.
    settled = -1
    while len(chosen) > settled:
        settled = len(chosen)
        for name in [choice.name for choice in list_choices(game, options)]:
            if name not in asked or name in chosen:
                continue
            for setting in _find_settings(game, options, name, asked[name]):
                try:
                    options = game.options({**chosen, name: setting})
                except Refusal:
                    continue
                chosen[name] = setting
    return options


def _find_settings(game: AnyGame, options: Options, name: str, asked: str) -> list[Setting]:
    """The settings of an option that somebody may mean; an asset is one though it is not listed."""
    for choice in list_choices(game, options):
        if choice.name == name:
            if choice.takes_asset and is_asset(asked):
                return [asked]
            return [setting for setting in choice.settings if _spell(setting) == asked.lower()]
    return []


async def _asked(name: str, services: AppServices, request: Request) -> dict[str, str]:
    """The options in a query; assets that they name are fetched."""
    asked = dict(request.query_params)
    if name in game_names():
        await services.assets.fetch(name, asked)
    return asked


Asked = Annotated[dict[str, str], Depends(_asked)]


def _spell(setting: Setting) -> str:
    """A setting as it stands in an address."""
    return "null" if setting is None else str(setting).lower()


@router.get("")
def list_games() -> list[GameCard]:
    """The games on this server."""
    cards = []
    for name in game_names():
        game = find_game(name)
        options = game.options({})
        cards.append(
            GameCard(
                name=name,
                title=game.title,
                about=game.presenter.aim(options),
                letter=game.presenter.letter,
                usual_seat=game.presenter.usual_seat(options),
                players=_list_players(game, options),
                has_how_to=game.how_to is not None,
                board_module=locate_board(game),
            )
        )
    return cards


def _list_players(game: AnyGame, options: Options) -> list[int]:
    """The numbers of seats that can be chosen; where there is no choice, the one there is."""
    seats = [choice.settings for choice in list_choices(game, options) if choice.name == "seats"]
    return [each for each in seats[0] if type(each) is int] if seats else [options.seats]


@router.get("/{name}")
def get_game(name: str, asked: Asked) -> GameSheet:
    """What can be chosen at a table; options that are asked for come in the query."""
    game = find(name)
    options = settle(game, asked)
    state = game.start(options)
    mine = game.presenter.usual_seat(options)
    seats = [
        UsualSeat(kind="me", bot="") if seat == mine else UsualSeat(kind="bot", bot=USUAL_BOT)
        for seat in range(options.seats)
    ]
    return GameSheet(
        name=name,
        title=game.title,
        aim=state.game.presenter.aim(state.options),
        options=options.as_json(),
        choices=[
            ChoiceCard(
                name=choice.name,
                title=choice.title,
                about=choice.about,
                rules=list(choice.rules),
                values=[
                    SettingCard(value=setting, title=choice.title_of(setting))
                    for setting in choice.settings
                ],
                takes_asset=choice.takes_asset,
            )
            for choice in list_choices(game, options)
        ],
        seats=[
            SeatName(name=state.game.presenter.seat_name(state.options, seat))
            for seat in range(options.seats)
        ],
        usual=UsualTable(seats=seats),
        levels=[
            LevelCard(
                bot=f"level:{level.number}",
                title=level.title,
                about=level.about,
                answers_within=level.answers_within,
            )
            for level in LEVELS
        ],
    )


@router.get("/{name}/rules")
def get_rules(name: str, version: str | None = None) -> RuleBook:
    """The rules with all rulings; the newest, or an older version."""
    game = find(name)
    options = game.options({})
    rules = read_rules(game, options, version)
    pictures = HowTo(game, game.how_to).find_pictures() if game.how_to else {}
    return RuleBook(
        title=game.title,
        aim=game.presenter.aim(options),
        intro=say("rules-intro") if rules else say("no-rulebook", game=game.title),
        has_how_to=game.how_to is not None,
        chapters=[
            ChapterCard(
                heading=say(chapter.heading),
                rules=[
                    RuleCard(**vars(rules[number]), picture=pictures.get(number))
                    for number in rules_of(game, chapter)
                ],
            )
            for chapter in game.presenter.chapters
        ],
    )


@router.get("/{name}/how-to-play")
def get_how_to(name: str) -> Response:
    """How to play it: facts, and sections with films in scenes."""
    game = find(name)
    if game.how_to is None:
        raise NotFound("no-how-to", game=game.title)
    return Response(_write_how_to(game, spoken()), media_type="application/json")


@lru_cache(maxsize=WRITTEN)
def _write_how_to(game: AnyGame, _language: str) -> bytes:
    """It is the same for all who speak a language, and takes a while to make."""
    assert game.how_to is not None, "it was asked for"
    return msgspec.json.encode(HowTo(game, game.how_to).show())


@router.get("/{name}/lesson")
def get_lesson(name: str) -> Response:
    """A guided first game: positions, the keys of what is said, and what is asked for."""
    return Response(_write_lesson(find(name), spoken()), media_type="application/json")


@lru_cache(maxsize=WRITTEN)
def _write_lesson(game: AnyGame, _language: str) -> bytes:
    return msgspec.json.encode(find_lesson(game.name).show())


@router.get("/{name}/lesson/why")
def explain_lesson(name: str, step: int, move: str) -> Objection:
    """Why a move is not legal at a step of a guided game; without a message where it is."""
    refusal = find_lesson(name).why(step, move)
    if refusal is None:
        return Objection(rule=None, message="")
    return Objection(rule=refusal.rule, message=printable(str(refusal)))


@router.get("/{name}/board")
def get_board(name: str, asked: Asked, request: Request) -> Response:
    """What never changes in a game with these options, for a client to draw."""
    game = find(name)
    board = json.dumps(game.presenter.board(settle(game, asked))).encode()
    return answer_cached(request, board, "application/json", f"private, max-age={BOARD_AGE}")
