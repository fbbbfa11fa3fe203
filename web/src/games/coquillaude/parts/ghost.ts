// A word that does not lie on the board yet, as it would.
import { EMPTY, type At, type Fault } from "../view";
import { gridOf } from "./grid";

export interface Ghost {
  letters: readonly { square: number; letter: string; /** It lies there already. */ old: boolean }[];
  /** Why it can't lie there. */
  fault?: boolean;
}

/** What falls off the board is not drawn. */
export function ghostOf(
  board: string,
  word: string,
  at: At | null,
  fault: Fault | null = null,
): Ghost | null {
  if (at === null || word === "") return null;
  const squares = gridOf(board).squares(at, word.length);
  const letters = squares.flatMap((square, n) =>
    square === null
      ? []
      : [{ square, letter: word[n]!, old: board[square] !== EMPTY && board[square] === word[n] }],
  );
  return { letters, fault: fault !== null };
}
