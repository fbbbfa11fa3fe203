// The board in words, for whoever does not see it: what lies on it, the latest first.
import { squareName, type CoquillaudeView } from "../view";
import { words } from "../words";

export const boardTold = (view: Pick<CoquillaudeView, "words">): string[] =>
  [...view.words]
    .reverse()
    .map(({ word, at }) =>
      words.t.board.lies(word, squareName(at.column, at.row), words.t.direction[at.direction]),
    );
