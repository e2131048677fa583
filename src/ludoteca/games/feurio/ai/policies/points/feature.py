"""Feature: what is told of a choice where points are the goal, by its index.

A choice is worth the sum of its features, each times its weight. Whoever changes one of them learns
all weights anew: `python -m training.policies`.
"""

from enum import IntEnum


class Feature(IntEnum):
    """By its index, what is told of a choice; most are from 0 to 1."""

    # A man of an own colour on a tile.
    POINTS = 0  # that he adds now
    NUMBER = 1  # of the tile
    FIRST = 2  # the colour's first
    FIRST_EDGES = 3  # the same, by how many edges are free
    APART = 4  # away from where the colour is
    JOINS = 5  # he joins regions
    JOINS_SUM = 6  # the same, by the sum of all but the largest
    SUM = 7  # of the region that he joins
    LARGEST = 8  # it is the colour's most valuable one
    IMPROVES = 9  # by how much he makes its divisor smaller
    IMPROVES_SUM = 10  # the same, times its sum
    SAME_DIVISOR = 11  # he stands on another tile of its divisor
    SAME_DIVISOR_TIGHT = 12  # the same, where those have one free edge in all
    FIRST_WATER = 13  # the colour's first open 1
    FIRST_WATER_EDGES = 14  # the same, by how many edges are free
    FIRST_WATER_APART = 15  # the same, away from where it is
    MORE_WATER = 16
    FREE_EDGES = 17
    LAST_EDGE = 18  # only one is free
    AT_FIRE = 19  # the fire may come beside it next, and close an edge
    AT_FIRE_LAST = 20  # the same, and it is the last one
    BEYOND = 21  # vacant tiles that come within reach
    SUM_BEYOND = 22  # their numbers
    WATER_BEYOND = 23  # an open 1 among them, and the colour has none
    BRIDGE = 24  # one of them is beside another region of the colour
    ONE_PLACE = 25  # room for one man, no more
    TWO_PLACES = 26
    RIVALS = 27  # how many others might go there
    RIVALS_ONE_PLACE = 28  # the same, where only one can
    POINTS_ONE_PLACE = 29  # that he adds now, where others might take the last place
    HELD = 30  # where the colour is already
    SCARCE = 31  # by how many turns there are more than men
    AUXILIARY = 32  # a man of nobody (R55)
    AUXILIARY_AT_FIRE = 33
    # So many men that nobody else can go there.
    BLOCKS = 34  # the points of whom it hurts most
    BLOCKS_LEADER = 35  # the points of who is ahead
    BLOCKS_JOINT = 36  # somebody would have joined regions
    BLOCKS_WATER = 37  # somebody would have had an open 1 at last
    BLOCKS_OWN = 38  # the points of an own crew of another colour (R62)
    # How many men.
    TWO_MEN = 39
    THREE_MEN = 40
    MORE_MEN_SCARCE = 41  # more than one, by how many turns there are more than men
    LAST_MAN = 42
    # No men.
    PASSED = 43
    PASSED_SCARCE = 44
    # A tile, and what it closes; each for oneself, then for whom it touches most of the others.
    LOST = 45  # points
    LOST_RIVAL = 46
    TIGHT = 47  # the divisor of a region has one free edge left
    TIGHT_RIVAL = 48
    TIGHT_SUM = 49  # the same, by the sum of the region
    TIGHT_SUM_RIVAL = 50
    ROOM_CLOSED = 51  # within reach
    ROOM_CLOSED_RIVAL = 52
    # A tile, and what it opens.
    GAIN = 53  # the points of a man there
    GAIN_RIVAL = 54
    BESIDE = 55
    BESIDE_RIVAL = 56
    ROOM = 57  # for so many men
    ROOM_RIVAL = 58
    NUMBER_BESIDE = 59
    NUMBER_BESIDE_RIVAL = 60
    WATER = 61  # a 1 beside a crew that has none
    WATER_RIVAL = 62
    JOINT = 63  # beside two regions of a colour
    JOINT_RIVAL = 64
    # Where the fire comes next then (R16).
    NEXT = 65  # beside a crew
    NEXT_RIVAL = 66
    NEXT_TIGHT = 67  # beside the divisor of a region that has one or two free edges
    NEXT_TIGHT_RIVAL = 68
    NEXT_EDGES = 69  # how many edges it closes
    NEXT_SURE = 70  # it can come nowhere else
    # Face down (R82).
    BROKEN = 71
    BROKEN_NUMBER = 72  # which number is lost
    BROKEN_SCARCE = 73


FEATURES = len(Feature)
