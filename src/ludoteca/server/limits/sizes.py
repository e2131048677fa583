"""How large a thing may be that somebody sends or asks for."""

# Bytes of a message on the socket, of a request, and of a record that is sent to be looked at.
LARGEST_MESSAGE = 4096
LARGEST_REQUEST = 64 * 1024
LARGEST_RECORD = 1024 * 1024
# Bytes of a file that is brought for a table.
LARGEST_ASSET = 256 * 1024
# Any number in a request; fields in a query, and its bytes.
LARGEST_NUMBER = 1_000_000
MOST_FIELDS = 64
LARGEST_QUERY = 4096
# Letters of a name and of a line of talk.
LONGEST_NAME = 24
LONGEST_LINE = 200
# Tables in a list.
LONGEST_LIST = 60
# Scenes in one answer.
MOST_SCENES = 60
