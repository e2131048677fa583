"""What a live table asks FutuRisiko!: what cannot be taken back, and who does nothing."""

from ludoteca.core.errors import IllegalMove, Refusal
from ludoteca.core.parts.live_play import LivePlay
from ludoteca.games.futurisiko import moves
from ludoteca.games.futurisiko.position import PASSES, FutuRisikoPosition


class FutuRisikoLivePlay(LivePlay):
    """What was shown stays shown; whoever does nothing does nothing more."""

    def undo_barrier(
        self,
        position: FutuRisikoPosition,  # noqa: ARG002 the move says enough
        move: moves.FutuRisikoMove,
    ) -> Refusal | None:
        """F44: why a legal move, once made, cannot be taken back; None when it can.

        Builds, moves and discards show nothing that was hidden. A card does as soon as it is
        played.
        """
        match move:
            case moves.Play() | moves.PlayAt() | moves.Torpedo():
                return IllegalMove("futurisiko-card-shown", "F60")
            case moves.Say("keep" | "built" | "moved" as verb):
                return IllegalMove("futurisiko-step-over", "F44", verb=verb)
            case moves.Mark("fight") | moves.Say("roll") | moves.Remove():
                return IllegalMove("futurisiko-step-over", "F44", verb="moved")
        return None

    def passes(self, move: moves.FutuRisikoMove) -> bool:
        """F63, F67: nobody plays a card before a production or a movement."""
        return isinstance(move, moves.Say) and move.verb in PASSES.values()

    def timeout_move(self, position: FutuRisikoPosition) -> moves.Say | None:
        """F20, F31, F44: one who does nothing keeps, builds and moves nothing more."""
        return next((move for move in position.moves() if isinstance(move, moves.Say)), None)
