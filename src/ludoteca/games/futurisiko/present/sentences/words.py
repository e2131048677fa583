"""A position in words, a sentence for each thing that matters: for those who listen."""

from ludoteca.core.text.messages import say
from ludoteca.games.futurisiko.box import Army
from ludoteca.games.futurisiko.position import FutuRisikoPosition
from ludoteca.games.futurisiko.present.sentences.names import name_place, name_seat
from ludoteca.games.futurisiko.present.sentences.phrases import name_defence, tell_battle
from ludoteca.games.futurisiko.present.sentences.prompt import ask, tell_cards, tell_fights


def tell_position(position: FutuRisikoPosition) -> list[str]:
    """Seats with their territories, fleets and cards, truces, fights, and what is asked for."""
    lines = []
    for seat in range(position.options.seats):
        lines += _tell_seat(position, seat)
    lines += [
        say("futurisiko-words-truce", one=name_seat(one), other=name_seat(other))
        for one, other in position.truces()
    ]
    lines += tell_fights(position, tell_battle, name_seat)
    lines.append(say("futurisiko-words-moment", round=position.round))
    lines.append(ask(position, name_seat))
    return lines


def _tell_seat(position: FutuRisikoPosition, seat: int) -> list[str]:
    army = str(Army(seat))
    lines = [
        say(
            "futurisiko-words-seat",
            army=army,
            count="out" if position.is_out(seat) else position.scores()[seat],
            cards=position.hand_sizes()[seat],
            pending=position.pending[seat],
        )
    ]
    units = {place: pieces for place, who, *pieces in position.units() if who == seat}
    own = [place for place, owner in position.owners().items() if owner == seat]
    for place in own:
        if place in units:
            pieces = name_defence(*units[place])
            name = name_place(position, place)
            lines.append(say("futurisiko-words-territory", territory=name, pieces=pieces))
    if bare := [name_place(position, place) for place in own if place not in units]:
        lines.append(say("futurisiko-words-only-flags", territories=", ".join(bare)))
    lines += [
        say("futurisiko-words-subs", army=army, sea=name_place(position, sea), count=count)
        for sea, who, count in position.subs()
        if who == seat
    ]
    lines += tell_cards(position, position.hands()[seat] or [])
    return lines
