"""The board: 21 squares by 21, an orange zone in the middle, and twenty shells."""

from parlotte.core.prompts import Direction, Spot

SIZE = 21
MIDDLE = SIZE // 2
EMPTY = "."
Square = int  # row by row from the upper left corner, starting at 0
Board = str  # a letter or EMPTY for each square

NO_LETTERS: Board = EMPTY * (SIZE * SIZE)
# The step in columns and rows to the next letter; diagonals are read from left to right.
STEPS: dict[Direction, tuple[int, int]] = {
    "right": (1, 0),
    "down": (0, 1),
    "falling": (1, 1),
    "rising": (1, -1),
}
DIRECTIONS: tuple[Direction, ...] = tuple(STEPS)


def square(column: int, row: int) -> Square:
    return row * SIZE + column


def place_of(at: Square) -> tuple[int, int]:
    """The column and row of a square."""
    return at % SIZE, at // SIZE


# The central 5 by 5 squares: the first word must have a letter here.
ORANGE = frozenset(square(MIDDLE + dx, MIDDLE + dy) for dx in range(-2, 3) for dy in range(-2, 3))
_FROM_THE_MIDDLE = (
    *((dx, dy) for dx in (-3, 3) for dy in (-6, 6)),
    *((dx, dy) for dx in (-6, 6) for dy in (-3, 3)),
    *((d * sx, d * sy) for d in (5, 8) for sx in (-1, 1) for sy in (-1, 1)),
    *((0, dy) for dy in (-8, 8)),
    *((dx, 0) for dx in (-8, 8)),
)
SHELLS = frozenset(square(MIDDLE + dx, MIDDLE + dy) for dx, dy in _FROM_THE_MIDDLE)


def line(spot: Spot, length: int) -> tuple[Square, ...] | None:
    """The squares of a word of this length; None if it leaves the board."""
    dx, dy = STEPS[spot.direction]
    column, row = spot.column + dx * (length - 1), spot.row + dy * (length - 1)
    inside = range(SIZE)
    if not (spot.column in inside and spot.row in inside and column in inside and row in inside):
        return None
    return tuple(square(spot.column + dx * n, spot.row + dy * n) for n in range(length))


def neighbour(at: Square, dx: int, dy: int) -> Square | None:
    """The neighbouring square in a direction; None at the edge."""
    column, row = at % SIZE + dx, at // SIZE + dy
    return square(column, row) if column in range(SIZE) and row in range(SIZE) else None


def stretch(board: Board, at: Square, dx: int, dy: int) -> tuple[Square, ...]:
    """The contiguous letters next to a square in one direction, the nearest first."""
    found = []
    beside = neighbour(at, dx, dy)
    while beside is not None and board[beside] != EMPTY:
        found.append(beside)
        beside = neighbour(beside, dx, dy)
    return tuple(found)


def with_letters(board: Board, letters: dict[Square, str]) -> Board:
    signs = list(board)
    for at, letter in letters.items():
        signs[at] = letter
    return "".join(signs)
