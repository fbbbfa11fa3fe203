// The preview of a word on the board before it is placed.
import { EMPTY, type At, type Fault } from "../view";
import { gridOf } from "./grid";

export interface Ghost {
  letters: readonly { square: number; letter: string; /** Already on the board. */ old: boolean }[];
  /** Whether the word cannot be placed there. */
  fault?: boolean;
}

/** Letters that would fall off the board are left out. */
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
