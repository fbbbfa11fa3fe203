// What a phone keeps back while the big screen turns the bids over, and lays a word.
import type { Act } from "../../../lib/play/suspense.svelte";
import { announceScript, placedScript } from "../table/script";
import { EMPTY, type CoquillaudeView } from "../view";

/** Whoever must vote on a word has to see it: nothing is kept back, before the vote or after it. */
export function playedNow({ phase, round }: CoquillaudeView, still: boolean): Act | null {
  if (phase.name !== "announce" && phase.name !== "placed") return null;
  const of = `${round} ${phase.name}`;
  if (still) return { of, lasts: 0 };
  if (phase.name === "placed") return { of, lasts: phase.placing ? placedScript(phase.placing).lasts : 0 };
  return { of, lasts: phase.vote ? 0 : announceScript(phase.bids).lasts };
}

export const withoutSquares = (board: string, squares: readonly number[]): string =>
  [...board].map((letter, square) => (squares.includes(square) ? EMPTY : letter)).join("");

/** The view before the word that falls: without its letters, nor its points. */
export function beforeIt(view: CoquillaudeView): CoquillaudeView {
  const placing = view.phase.name === "placed" ? view.phase.placing : null;
  if (!placing) return view;
  const winner = placing.taker ?? placing.seat;
  return {
    ...view,
    scores: view.scores.map((score, seat) => (seat === winner ? score - placing.scored : score)),
    board: withoutSquares(view.board, placing.proposal.new),
    latest: [],
    words: view.words.slice(0, -1),
  };
}
