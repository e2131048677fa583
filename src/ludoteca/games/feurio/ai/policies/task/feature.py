"""Feature: what is told of a choice, by its index.

A choice is worth the sum of its features, each times its weight. Whoever changes one of them learns
all weights anew: `python -m training.policies`.
"""

from enum import IntEnum


class Feature(IntEnum):
    """By its index, what is told of a choice; parts of something are told from 0 to 1."""

    # A man of a colour on a tile.
    FIRST = 0  # the colour's first
    FIRST_EDGES = 1  # the same, by how many edges are free
    FIRST_ROOM = 2  # the same, by the room beyond
    FIRST_CONTESTED = 3  # the same, by how many others want it
    HELD = 4  # where the colour is already
    APART = 5  # away from where it is
    JOINS = 6  # the tile joins regions
    FIRST_WATER = 7  # the colour's first 1 with a free edge (R73)
    FIRST_WATER_EDGES = 8  # the same, by how many edges are free
    MORE_WATER = 9  # another 1
    WATER_OF_OTHERS = 10  # the same, by how many others still want one
    WATER_WASTED = 11  # the same, where the 1s are then too few (R75)
    WATER_IN_REACH_OF_OTHERS = 12  # a 1 that others want and are beside, by how many
    TOWARDS_WATER = 13  # beside a vacant 1 that the colour wants and is not beside yet
    NEAR_WATER = 14  # the same, one step further away
    ONE_PLACE = 15  # room for one man, no more
    TWO_PLACES = 16
    FREE_EDGES = 17
    TIGHT = 18  # the next edge that closes takes away room
    AT_FIRE = 19  # the fire may come beside it next, and close an edge
    AT_FIRE_SHORT = 20  # the same, by how much of the colour lacks room
    AT_FIRE_DRY = 21  # the same, where the colour has no open 1
    EDGES_SHORT = 22  # free edges, by how much of the colour lacks room
    BEYOND = 23  # tiles with room that are within reach only by it
    ROOM_BEYOND = 24  # for so many men
    ROOM_FURTHER = 25  # for so many men one step further
    ROOM_BEYOND_SHORT = 26  # room beyond, times how much of the colour lacks room
    CONTESTED = 27  # by how many other colours it is wanted
    CONTESTED_SHORT = 28  # by how much of them lacks room
    ELSEWHERE = 29  # how much of what is left of the colour has room within its reach
    NEED = 30  # how much is left of the colour
    UNWATERED = 31  # the colour has no open 1
    SHARED = 32  # others have men of the colour, too (R78)
    # How many men.
    TWO_MEN = 33
    THREE_MEN = 34
    FILLED = 35  # the tile is full with them
    LAST_MAN = 36  # the last that this seat has of the colour
    HURRY = 37  # how many, times how many each of the turns to come has to place
    MEN_SHORT = 38  # how many, times how much of the colour lacks room
    MEN_CONTESTED = 39  # how many, times how much of others lacks room and might be there
    MEN_LEFT = 40  # how many this seat then has of the colour
    DRY_END = 41  # the last of all of the colour, and none on an open 1
    DRY_RESERVE = 42  # how little of a colour is left then that has no open 1
    # No men.
    PASSED = 43
    PASSED_IN_HURRY = 44
    # Men or none: turns that are left over then (R23, R70, R81), or lacking.
    LATE = 45
    SLACK = 46
    # A tile, and what it closes.
    ROOM_CLOSED = 47
    ROOM_IN_REACH_CLOSED = 48  # the same, of room within reach of crews, by their need
    ROOM_OF_SHORT_CLOSED = 49  # the same, by how much of them lacks room
    WATERS_CLOSED = 50  # vacant ones that are wanted
    SPARE_WATERS_CLOSED = 51  # of crews that have another
    LAST_WATERS_CLOSED = 52  # of crews that have no other
    LAST_WATERS_TIGHT = 53  # the same, left with one free edge
    # A tile, and what it opens.
    NEW_ROOM = 54
    NEW_EDGES = 55
    CREWS_BESIDE = 56  # which have men left, by how many
    ROOM_FOR_CREWS = 57  # the same, times its room
    ROOM_FOR_SHORT = 58  # by how much of them lacks room, times its room
    ROOM_NEAR_CREWS = 59  # its room, for crews within reach of tiles beside it
    OWN_BESIDE = 60  # crews of the seat on turn
    ROOM_FOR_OWN = 61  # the same, times its room
    WATER_FOR_CREWS = 62  # a 1 beside crews that want one
    WATER_NEAR_CREWS = 63  # a 1 beside what is within reach of crews that want one
    JOINT = 64  # beside two regions of a colour
    # Where the fire comes next then (R16).
    NEXT_FOR_CREWS = 65  # beside crews, by how many men they have left
    NEXT_FOR_SHORT = 66  # by how much of them lacks room
    NEXT_FOR_DRY = 67  # beside crews that want a 1
    NEXT_FOR_NEXT = 68  # beside crews of the next seat
    NEXT_EDGES = 69  # how many edges it closes
    NEXT_SURE = 70  # it can come nowhere else


FEATURES = len(Feature)
