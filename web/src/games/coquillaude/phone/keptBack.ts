// What a phone withholds while the big screen plays the bids or a placed word.
import type { Act } from "../../../lib/play/suspense.svelte";
import { announceScript, placedScript } from "../table/script";
import { EMPTY, type CoquillaudeView } from "../view";

/** The act that the big screen plays. During a vote on a word nothing is withheld, because voters must see it. */
export function playedNow({ phase, round }: CoquillaudeView, still: boolean): Act | null {
  if (phase.name !== "announce" && phase.name !== "placed") return null;
  const of = `${round} ${phase.name}`;
  if (still) return { of, lasts: 0 };
  if (phase.name === "placed") return { of, lasts: phase.placing ? placedScript(phase.placing).lasts : 0 };
  return { of, lasts: phase.vote ? 0 : announceScript(phase.bids).lasts };
}

export const withoutSquares = (board: string, squares: readonly number[]): string =>
  [...board].map((letter, square) => (squares.includes(square) ? EMPTY : letter)).join("");

/** The view before the falling word: without its letters and its points. */
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
