"""Where a websocket frame ends (RFC 6455, 5.2), from its first bytes."""

from parlotte.server.sockets.frames import MOST_FRAME_BYTES

TEXT = 0x81  # the last frame of a text message, which is also the first
PONG = 0x8A
# The second byte: whether it is masked, as a client's always are, and its size, or how many bytes
# more that takes.
MASKED = 0x80
LONG, HUGE = MASKED | 126, MASKED | 127
_SIZE = 0x7F


def head_and_end(data: bytes, at: int) -> tuple[int, int]:
    """How long the head of the frame is that begins there, and where the frame ends; of one whose
    head is not all there, where that does. One that is larger than any may be ends at once, for the
    library to refuse it."""
    there = len(data) - at
    if there < 2:
        return 2, at + 2
    second = data[at + 1]
    size, head = second & _SIZE, 6 if second >= MASKED else 2
    if size > 125:
        wide = 2 if size == 126 else 8
        head += wide
        if there < head:
            return head, at + head
        size = int.from_bytes(data[at + 2 : at + 2 + wide])
        if size > MOST_FRAME_BYTES:
            return head, len(data)
    return head, at + head + size
