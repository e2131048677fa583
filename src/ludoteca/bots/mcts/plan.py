"""How a tree is to grow, and whose decisions it holds."""

from dataclasses import dataclass

from ludoteca.bots.mcts.kernels import EVERYBODY, bit_of
from ludoteca.bots.mcts.opponent_model import Style, read_styles
from ludoteca.core.game import AnyView
from ludoteca.core.parts.network import Guidance, Network
from ludoteca.core.parts.search_spec import SearchSpec
from ludoteca.core.stored import storage_of


@dataclass(frozen=True)
class Plan:
    """How a tree is to grow, and whose decisions it holds."""

    guidance: Guidance
    # Whose decisions are in the tree, as bits of seats and chance.
    planned: int = EVERYBODY
    # Who of the others goes on by the rollout policy, and not by the reply policy.
    pursuing: int = 0


def make_plan(
    view: AnyView, spec: SearchSpec, network: Network | None, *, blind: bool = False
) -> Plan:
    """A plan for who is to move: by the network, if one is asked, or as the search has it."""
    if network is None:
        guidance = Guidance(spec.exploration, spec.expand_after, rollout_share=1.0)
        # Whoever finishes games blindly is to be measured: it thinks for everybody, always.
        if not blind and spec.plans_alone(storage_of(view)[0]):
            return Plan(guidance, bit_of(view.to_move))
        return Plan(guidance)
    guidance = network.guide(view.options)
    if guidance.among_predictable is None:
        return Plan(guidance)
    styles = read_styles(view, spec)
    if all(style is Style.PLANNING for style in styles):
        return Plan(guidance)
    return Plan(
        guidance.among_predictable,
        _set_of(styles, Style.PLANNING),
        _set_of(styles, Style.PURSUING),
    )


def _set_of(styles: list[Style], wanted: Style) -> int:
    """The seats of a style, as bits."""
    return sum(bit_of(seat) for seat, style in enumerate(styles) if style is wanted)
