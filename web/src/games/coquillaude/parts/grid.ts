// Geometry of the board. Squares are numbered row by row.
import type { At, Direction } from "../view";

export const DIRECTIONS: readonly Direction[] = ["right", "down", "falling", "rising"];
const STEPS: Record<Direction, readonly [column: number, row: number]> = {
  right: [1, 0],
  down: [0, 1],
  falling: [1, 1],
  rising: [1, -1],
};
const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

export class Grid {
  constructor(readonly side: number) {}

  column(square: number): number {
    return square % this.side;
  }
  row(square: number): number {
    return Math.floor(square / this.side);
  }
  square(column: number, row: number): number {
    return row * this.side + column;
  }

  /** The square of each letter of a word; null for letters that would fall off the board. */
  squares(at: At, length: number): (number | null)[] {
    const [dx, dy] = STEPS[at.direction];
    const inside = (value: number): boolean => value >= 0 && value < this.side;
    return Array.from({ length }, (_, n) => {
      const [column, row] = [at.column + dx * n, at.row + dy * n];
      return inside(column) && inside(row) ? this.square(column, row) : null;
    });
  }

  /** Moves a place by as little as needed to keep a word of that length on the board. */
  keep(at: At, length: number): At {
    const [dx, dy] = STEPS[at.direction];
    const last = clamp(length, 1, this.side) - 1;
    const within = (value: number, step: number): number =>
      clamp(value, step < 0 ? last : 0, this.side - 1 - (step > 0 ? last : 0));
    return { ...at, column: within(at.column, dx), row: within(at.row, dy) };
  }

  /** The start square and direction of a word on these squares. */
  place(squares: readonly number[]): At {
    const [first = 0, second = first + 1] = squares;
    const direction = DIRECTIONS.find((one) => second - first === this.square(...STEPS[one])) ?? "right";
    return { column: this.column(first), row: this.row(first), direction };
  }
}

export const gridOf = (board: string): Grid => new Grid(Math.sqrt(board.length));
