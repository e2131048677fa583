"""Environments for those who train: one game at a time or thousands, for the toolkits of the field.

`BatchEnv` needs nothing else; PettingZoo, Gymnasium and OpenSpiel are extras, imported by module.
"""

from ludoteca.envs.batch_env import BatchEnv
from ludoteca.envs.episode import Episode

__all__ = ["BatchEnv", "Episode"]
