"""Bots across programs: a line protocol by which ours play elsewhere and others' play here.

`engine` is our side of it as an engine, `client` as a host, `process` the program that is hosted.
"""

from typing import TYPE_CHECKING

from ludoteca.engine.check import Check, Finding
from ludoteca.engine.client import Timeouts
from ludoteca.engine.engine import Engine
from ludoteca.engine.engine_bot import EngineBot
from ludoteca.engine.errors import EngineError
from ludoteca.engine.protocol import VERSION
from ludoteca.renamed import renamed

__all__ = ["VERSION", "Check", "Engine", "EngineBot", "EngineError", "Finding", "Timeouts"]

if not TYPE_CHECKING:
    __getattr__ = renamed(__name__, {"EngineFault": "EngineError", "Patience": "Timeouts"})
