"""The way to the database, whichever kind it is: where it is, and how it is opened and locked.

Who reads, who writes and who listens, and what is tried again when a connection is lost.
"""
