"""One example of each message of the socket."""

from ludoteca.core.parts.narration import Narration
from ludoteca.server import wire
from ludoteca.table import Clock, Status

MOVE = "men 0,1 2 red"

EXAMPLES: tuple[wire.ClientMessage | wire.ServerMessage, ...] = (
    wire.MoveRequest("7", 31, 0, MOVE),
    wire.UndoRequest("8", 32, 0),
    wire.ResignRequest("9", 0),
    wire.ReturnRequest("10", 0),
    wire.LeaveRequest("11"),
    wire.HintRequest("12", 0),
    wire.WhyRequest("13", 0, "lay 3,-1"),
    wire.LookRequest(1),
    wire.TalkRequest("text", "Good luck!"),
    wire.ReportRequest(id="7", line=3),
    wire.MuteRequest(id="8", line=3, muted=True),
    wire.HeartbeatRequest(),
    wire.TableMessage(
        version=5,
        table=wire.TableFacts(
            id="Jq3x0bVtq5nP",
            game="feurio",
            title="Feurio!",
            rules="1",
            has_how_to=True,
            status=Status.PLAYING,
            options={"seats": 2, "goal": "score"},
            variants=[],
            setup=wire.Manners(
                Clock(kind="days", amount=3), "bot", listed=False, aids=True, talk=True
            ),
            seats=[
                wire.SeatFacts(
                    "red and blue",
                    "Anna",
                    "🦊",
                    "human",
                    None,
                    None,
                    None,
                    resigned=False,
                    online=True,
                ),
                wire.SeatFacts(
                    "green and yellow",
                    "Bruno",
                    "",
                    "bot",
                    "level:3",
                    wire.SeatLevel(3, "Intermediate"),
                    "seeks the biggest fires",
                    resigned=False,
                    online=False,
                ),
            ],
            mine=[0],
            lost=[],
            seat=0,
            host=True,
            code="KFRB-7QXM",
            commitment="5f2c…",
            given_moves=0,
            repeats_deal=False,
            deadline=1790259200.0,
            to_move=0,
            can_undo=False,
            hides=True,
            watching=0,
            rematch=None,
            repeat=None,
        ),
        scene=None,
        legal=["pass"],
        events=[],
        talk=[],
    ),
    wire.EventMessage(
        version=32,
        kind="move",
        seat=0,
        at=1790000000.5,
        to_move=1,
        deadline=None,
        told=Narration("places 2 firefighters on the 4.", about=0),
        move=MOVE,
    ),
    wire.DoneMessage("7", 33),
    wire.RefusedMessage(
        "7", "illegal", "R16", "The fire spreads to the hottest open position.", ["lay 1,0"], 31
    ),
    wire.HintMessage(
        "12",
        MOVE,
        "Red places 2 firefighters on the 4.",
        {MOVE: 0.8, "pass": 0.2},
        [0.6, 0.4],
        {MOVE: 0.6, "pass": 0.5},
        [MOVE, "draw 3"],
    ),
    wire.WhyMessage(
        "13", "lay 3,-1", legal=False, rule="R15", message="This place does not touch the fire."
    ),
    wire.TalkMessage(wire.TalkLine(3, "Anna", 0, "text", "Good luck!", 1790000001.5)),
    wire.PresenceMessage([0, 2], 1),
    wire.PreparationMessage(40),
    wire.PongMessage(),
    wire.ErrorMessage("not_found", "There is no such table."),
)
