// Cell tints of the matrix of who knows whom, and its best cell.
import type { Honours } from "../view";

export type Tint = "self" | "never" | "none" | "some" | "more" | "most" | "best";

/** The cell with the most right guesses, on a tie the one with the better share; null if nobody guessed right. */
export function bestOf({ matrix }: Honours): { row: number; column: number } | null {
  let best: { row: number; column: number; right: number; share: number } | null = null;
  matrix.forEach((cells, row) =>
    cells.forEach((score, column) => {
      if (!score || score.right === 0) return;
      const share = score.right / score.of;
      if (!best || score.right > best.right || (score.right === best.right && share > best.share))
        best = { row, column, right: score.right, share };
    }),
  );
  return best;
}

export function tintOf(honours: Honours, row: number, column: number): Tint {
  const score = honours.matrix[row]?.[column];
  if (!score) return "self";
  const best = bestOf(honours);
  if (best?.row === row && best.column === column) return "best";
  if (score.of === 0) return "never";
  if (score.right === 0) return "none";
  const top = best ? (honours.matrix[best.row]?.[best.column]?.right ?? 1) : 1;
  const share = score.right / top;
  return share > 2 / 3 ? "most" : share > 1 / 3 ? "more" : "some";
}
