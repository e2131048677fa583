"""Bots across programs: a line protocol by which ours play elsewhere and others' play here."""

from ludoteca.engine.check import Check, Finding
from ludoteca.engine.dialogue import Patience
from ludoteca.engine.engine import Engine
from ludoteca.engine.engine_bot import EngineBot
from ludoteca.engine.fault import EngineFault
from ludoteca.engine.protocol import VERSION

__all__ = ["VERSION", "Check", "Engine", "EngineBot", "EngineFault", "Finding", "Patience"]
