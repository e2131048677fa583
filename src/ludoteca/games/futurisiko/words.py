"""A position in words, a sentence for each thing that matters: for those who listen."""

from ludoteca.core.messages import say
from ludoteca.games.futurisiko.pieces import Army
from ludoteca.games.futurisiko.position import FutuRisikoPosition


def tell_position(position: FutuRisikoPosition) -> list[str]:
    """Seats with their territories, fleets and cards, invasions, truces, and what is asked for."""
    lines = []
    for seat in range(position.options.seats):
        lines += _tell_seat(position, seat)
    invaded = set(position.invasions())
    lines += [
        say(
            "futurisiko-words-invasion",
            army=str(Army(seat)),
            territory=position.name_of(place),
            tanks=tanks,
            planes=planes,
        )
        for place, seat, tanks, planes in position.units()
        if place in invaded and seat == position.on_turn
    ]
    lines += [
        say("futurisiko-words-truce", one=position.seat_name(one), other=position.seat_name(other))
        for one, other in position.truces()
    ]
    lines.append(
        say(
            "futurisiko-words-turn",
            army=str(Army(position.to_move if position.to_move >= 0 else position.on_turn)),
            round=position.round,
            phase=position.phase.name.lower(),
            points=position.points or 0,
            dice=position.dice or 0,
            territory=position.name_of(position.field) if position.field else "none",
        )
    )
    return lines


def _tell_seat(position: FutuRisikoPosition, seat: int) -> list[str]:
    army = str(Army(seat))
    lines = [
        say(
            "futurisiko-words-seat",
            army=army,
            count=position.scores()[seat],
            cards=position.hand_sizes()[seat],
            pending=position.pending[seat],
        )
    ]
    units = {place: pieces for place, who, *pieces in position.units() if who == seat}
    for place, owner in position.owners().items():
        if owner == seat:
            tanks, planes = units.get(place, (0, 0))
            name = position.name_of(place)
            lines.append(
                say("futurisiko-words-territory", territory=name, tanks=tanks, planes=planes)
            )
    lines += [
        say("futurisiko-words-subs", army=army, sea=position.name_of(sea), count=count)
        for sea, who, count in position.subs()
        if who == seat
    ]
    hand = position.hands()[seat]
    if hand:
        cards = ", ".join(map(position.card_name, hand))
        lines.append(say("futurisiko-words-hand", army=army, cards=cards))
    return lines
