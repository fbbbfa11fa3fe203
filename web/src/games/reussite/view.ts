// Types of the views that the server sends for La Réussite, and helpers for its cards.
import type { Mine, View } from "../../gen/reussite";
import type { GameView } from "../contract";

export type { Action, Draft, DraftView, PollView, ProposalView, Tile, Written } from "../../gen/reussite";
export type PhaseName = View["phase"];
export type ReussiteView = Omit<View, "phase"> & { phase: { name: PhaseName } };

/** Safe cast: the server sends this shape for the game `reussite`. */
export function asReussite(shown: GameView): ReussiteView {
  const view = shown as unknown as View;
  return { ...view, phase: named(view.phase) };
}
const phases = new Map<PhaseName, ReussiteView["phase"]>();
/** Wraps the phase name in an object, as other games do; cached, so that the object changes only with the phase. */
function named(name: PhaseName): ReussiteView["phase"] {
  const phase = phases.get(name) ?? { name };
  phases.set(name, phase);
  return phase;
}
export const asMine = (mine: GameView | null): Mine | null => mine as unknown as Mine | null;

export const STAR = "*";
export const PETARD = "!";

/** A card is one character: A to Z, a to z for a blue card, or the sign of a star or a pétard. */
export type Kind = "plain" | "blue" | "star" | "petard";
export const kindOf = (card: string): Kind =>
  card === STAR ? "star" : card === PETARD ? "petard" : card >= "a" && card <= "z" ? "blue" : "plain";
export const isWild = (card: string): boolean => card === STAR || card === PETARD;

/** The number of cards at the start of a column that a word does not take. */
export function startKept(before: string, after: string): number {
  let at = 0;
  while (at < before.length && at < after.length && before[at] === after[at]) at += 1;
  return at;
}

export const starred = (tiles: readonly { card: string }[]): boolean =>
  tiles.some((tile) => tile.card === STAR);
export const burnt = (tiles: readonly { card: string }[]): number =>
  tiles.filter((tile) => tile.card === PETARD).length;

/** The number of these words accepted on their player's honour. */
export const trustedIn = (words: readonly { trusted?: boolean }[]): number =>
  words.filter((one) => one.trusted).length;

/** The signs in the line to share. */
export type Sign = "star" | "word" | "petard";
const SIGNS: Record<string, Sign> = { "⭐": "star", "🟦": "word", "🧨": "petard" };
export const signs = (score: string): Sign[] => [...score].map((one) => SIGNS[one] ?? "word");
