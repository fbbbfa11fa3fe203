// The play of a verdict, beat by beat: the entry, its voters one by one, a held breath, its author; then the finest bluff, if there is one.
import type { Act } from "../../../lib/play/suspense.svelte";
import { resultOf, type LauriersView, type ResultView } from "../view";
import { turned, type Turned } from "./reveal";

export type BeatKind = "entry" | "vote" | "breath" | "author" | "star";
export interface Beat {
  kind: BeatKind;
  /** The entry it is about. */
  row: Turned;
  /** How many of its voters have landed. */
  landed: number;
  /** When it begins, in milliseconds from the beginning of the verdict. */
  at: number;
}

/** How long each beat lasts, before the first one, and after the last until the pawns walk. */
export const PACE = { before: 500, entry: 1300, vote: 450, breath: 950, author: 1500, star: 3600 };
/** What a reader needs once all is told. */
const AFTER = 9000;
/** The rules count on so much for an entry, at most: after that the time to claim runs. */
const MOST_FOR_EACH = 5000;

/** From the least believed to the most, the true one last. */
export function script(result: ResultView): { beats: Beat[]; lasts: number } {
  const beats: Beat[] = [];
  let at = PACE.before;
  const add = (kind: BeatKind, row: Turned, landed: number): void => {
    beats.push({ kind, row, landed, at });
    at += PACE[kind];
  };
  for (const row of turned(result).reverse()) {
    const voters = row.entry.voters.length;
    add("entry", row, 0);
    row.entry.voters.forEach((_, rank) => add("vote", row, rank + 1));
    // Nobody holds his breath for what nobody believed, unless it is the truth.
    if (voters > 0 || row.entry.real) add("breath", row, voters);
    add("author", row, voters);
  }
  const star = turned(result).find((row) => row.entry.place === result.star);
  if (star) add("star", star, star.entry.voters.length);
  if (beats.length === 0) return { beats, lasts: 0 };
  const hurry = Math.min(1, (MOST_FOR_EACH * result.entries.length) / at);
  return { beats: beats.map((beat) => ({ ...beat, at: beat.at * hurry })), lasts: at * hurry };
}

/** When the pawns may walk: until then the big screen plays the verdict, and the phones keep their counsel. */
export const walksAfter = (result: ResultView, still: boolean): number => (still ? 0 : script(result).lasts);

/** How long the whole of it takes, walk included. */
export const lasts = (result: ResultView, still: boolean): number => walksAfter(result, still) + AFTER;

/** What a phone keeps back while the big screen turns the cards: the verdict, until its pawns walk.
 * A claim is made by who has seen it all: nobody judges what he has not been told. */
export function verdictAct({ phase, round }: LauriersView, still: boolean): Act | null {
  if (phase.name !== "revealing") return null;
  const claimed = phase.claim !== undefined || resultOf(phase).claims.length > 0;
  return { of: String(round), lasts: claimed ? 0 : walksAfter(resultOf(phase), still) };
}

/** Where the pawns stood before this verdict. */
export const leavesBefore = (result: ResultView, leaves: readonly number[]): number[] =>
  leaves.map((leaf, seat) => result.scores.find((one) => one.seat === seat)?.start ?? leaf);
