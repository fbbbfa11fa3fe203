// Geometry of the track as a loop around the screen: the grid cell of each square, and the positions of pawns that
// share a square.

export interface Shape {
  columns: number;
  rows: number;
}
const WIDE: Record<number, Shape> = {
  22: { columns: 8, rows: 5 },
  32: { columns: 11, rows: 7 },
  42: { columns: 14, rows: 9 },
};
const TALL: Record<number, Shape> = {
  22: { columns: 6, rows: 7 },
  32: { columns: 8, rows: 10 },
  42: { columns: 10, rows: 13 },
};
export const shapeOf = (squares: number, tall: boolean): Shape =>
  (tall ? TALL : WIDE)[squares] ?? { columns: Math.ceil(squares / 2) - 3, rows: 5 };

/** The cell of a square, clockwise from the top left corner; rows and columns count from 1, as in CSS grid. */
export function placeOf(at: number, { columns, rows }: Shape): { column: number; row: number } {
  const right = columns - 1;
  const down = right + rows - 1;
  const left = down + columns - 1;
  if (at <= right) return { column: at + 1, row: 1 };
  if (at <= down) return { column: columns, row: at - right + 1 };
  if (at <= left) return { column: columns - (at - down), row: rows };
  return { column: 1, row: rows - (at - left) };
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const ROW = 3; // most pawns in one row
const SHARE = 0.62; // share of a square's height for pawns; its name takes the rest

/** Position and size of the nth of `count` pawns on a square. */
export function standsAt(box: Box, nth: number, count: number): { x: number; y: number; size: number } {
  const rows = count > ROW ? 2 : 1;
  const inRow = Math.ceil(count / rows);
  const size = Math.min(box.width * 0.44, (box.height * SHARE * 0.86) / (rows === 1 ? 1 : 1.5));
  const apart = inRow < 2 ? 0 : Math.min(size * 0.82, (box.width - size - 4) / (inRow - 1));
  const row = Math.floor(nth / inRow);
  const here = row === rows - 1 ? count - inRow * row : inRow;
  const column = nth - row * inRow;
  const wide = size + apart * (here - 1);
  const high = size * (rows === 1 ? 1 : 1.5);
  return {
    x: box.x + (box.width - wide) / 2 + column * apart,
    y: box.y + Math.max(2, (box.height * SHARE - high) / 2 + 2) + row * size * 0.5,
    size,
  };
}
