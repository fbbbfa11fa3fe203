// The views of La Réussite, as the server shows them, and the cards in them.
import type { Mine, View } from "../../gen/reussite";
import type { GameView } from "../contract";

export type { Action, Draft, DraftView, PollView, ProposalView, Tile, Written } from "../../gen/reussite";
export type PhaseName = View["phase"];
export type ReussiteView = Omit<View, "phase"> & { phase: { name: PhaseName } };

/** The server promises this shape for the game `reussite`. */
export function asReussite(shown: GameView): ReussiteView {
  const view = shown as unknown as View;
  return { ...view, phase: named(view.phase) };
}
const phases = new Map<PhaseName, ReussiteView["phase"]>();
/** What a phase is called is said as in other games. The same one as long as it lasts. */
function named(name: PhaseName): ReussiteView["phase"] {
  const phase = phases.get(name) ?? { name };
  phases.set(name, phase);
  return phase;
}
export const asMine = (mine: GameView | null): Mine | null => mine as unknown as Mine | null;

export const STAR = "*";
export const PETARD = "!";

/** A card is one sign: A to Z, a to z where it is blue, a star or a pétard. */
export type Kind = "plain" | "blue" | "star" | "petard";
export const kindOf = (card: string): Kind =>
  card === STAR ? "star" : card === PETARD ? "petard" : card >= "a" && card <= "z" ? "blue" : "plain";
export const isWild = (card: string): boolean => card === STAR || card === PETARD;

/** How many cards of a column a word leaves where they are. */
export function stays(before: string, after: string): number {
  let at = 0;
  while (at < before.length && at < after.length && before[at] === after[at]) at += 1;
  return at;
}

export const starred = (tiles: readonly { card: string }[]): boolean =>
  tiles.some((tile) => tile.card === STAR);
export const burnt = (tiles: readonly { card: string }[]): number =>
  tiles.filter((tile) => tile.card === PETARD).length;

/** How many of these words were played on somebody's word alone. */
export const trustedIn = (words: readonly { trusted?: boolean }[]): number =>
  words.filter((one) => one.trusted).length;

/** The signs of the line to share. */
export type Sign = "star" | "word" | "petard";
const SIGNS: Record<string, Sign> = { "⭐": "star", "🟦": "word", "🧨": "petard" };
export const signs = (score: string): Sign[] => [...score].map((one) => SIGNS[one] ?? "word");
