"""Frames of a WebSocket (RFC 6455, 5.2), as far as no library reads and writes them for us."""

# How a frame of text begins that is complete; sizes from which on two bytes tell the size, or
# eight; and what stands for those.
WHOLE_TEXT = 0x81
WHOLE = 0x80
# Of a frame that a client sends: its mask, all before a short text, and in a byte the size.
MASK, HEAD, SIZE = 4, 6, 0x7F
MEDIUM, LONG = 126, 1 << 16
EIGHT_BYTES = 127


def is_short_text(data: bytes) -> bool:
    """Whether this is one text of a client, whole and short (RFC 6455, 5.2), and nothing else."""
    size = len(data) - HEAD
    return 0 <= size < MEDIUM and data[0] == WHOLE_TEXT and data[1] == WHOLE | size


def is_whole(data: bytes) -> bool:
    """Whether these are whole short frames, none of them a part of a message."""
    start = 0
    while start + HEAD <= len(data) and data[start] & WHOLE and data[start + 1] & SIZE < MEDIUM:
        start += HEAD + (data[start + 1] & SIZE)
    return start == len(data)


def write_frame(text: bytes) -> bytes:
    """A text as it goes to a client: whole, and not masked (RFC 6455, 5.2)."""
    size = len(text)
    if size < MEDIUM:
        return bytes((WHOLE_TEXT, size)) + text
    if size < LONG:
        return bytes((WHOLE_TEXT, MEDIUM)) + size.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big") + text
