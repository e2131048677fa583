"""What results say about bots: shares with intervals, ratings, and sequential tests.

Numbers in, numbers out: nothing here plays, prints or writes a file.
"""
