// The board in words, for whoever does not see it: what lies on it, the latest first.
import { atOf, squareName, type CoquillaudeView } from "../view";
import { words } from "../words";

export const boardTold = (view: Pick<CoquillaudeView, "words">): string[] =>
  [...view.words].reverse().map(({ written, squares }) => {
    const { column, row, direction } = atOf(squares);
    return words.t.board.lies(written, squareName(column, row), words.t.direction[direction]);
  });
