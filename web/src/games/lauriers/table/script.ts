// The script of a verdict: for each definition its text, its votes one by one, a pause, its authors; then the finest
// bluff, if any.
import type { Act } from "../../../lib/play/suspense.svelte";
import { resultOf, type LauriersView, type ResultView } from "../view";
import { turned, type Turned } from "./reveal";

export type BeatKind = "entry" | "vote" | "breath" | "author" | "star";
export interface Beat {
  kind: BeatKind;
  /** The definition of this beat. */
  row: Turned;
  /** How many of its votes are shown. */
  landed: number;
  /** Start in milliseconds from the beginning of the verdict. */
  at: number;
}

/** The length of each kind of beat in milliseconds; `before` is the delay of the first beat. */
export const PACE = { before: 500, entry: 1300, vote: 450, breath: 950, author: 1500, star: 3600 };
/** Reading time after the playback, in milliseconds. */
const AFTER = 9000;
/** Longest time per definition, in milliseconds: the rules allow as much before the time to claim runs. */
const MOST_FOR_EACH = 5000;

/** From the fewest votes to the most; the true definition last. */
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
    // The pause is skipped for an invention without votes.
    if (voters > 0 || row.entry.real) add("breath", row, voters);
    add("author", row, voters);
  }
  const star = turned(result).find((row) => row.entry.place === result.star);
  if (star) add("star", star, star.entry.voters.length);
  if (beats.length === 0) return { beats, lasts: 0 };
  const hurry = Math.min(1, (MOST_FOR_EACH * result.entries.length) / at);
  return { beats: beats.map((beat) => ({ ...beat, at: beat.at * hurry })), lasts: at * hurry };
}

/** Milliseconds until the playback ends and the pawns may walk; until then phones withhold the verdict. */
export const walksAfter = (result: ResultView, still: boolean): number => (still ? 0 : script(result).lasts);

/** Length of the playback plus the reading time, during which the pawns walk. */
export const lasts = (result: ResultView, still: boolean): number => walksAfter(result, still) + AFTER;

/**
 * The verdict as an act that phones withhold until the playback ends. After a claim nothing is withheld: the claimant
 * has seen the whole verdict, and the judges must know it.
 */
export function verdictAct({ phase, round }: LauriersView, still: boolean): Act | null {
  if (phase.name !== "revealing") return null;
  const claimed = phase.claim !== undefined || resultOf(phase).claims.length > 0;
  return { of: String(round), lasts: claimed ? 0 : walksAfter(resultOf(phase), still) };
}

/** The leaves before this verdict. */
export const leavesBefore = (result: ResultView, leaves: readonly number[]): number[] =>
  leaves.map((leaf, seat) => result.scores.find((one) => one.seat === seat)?.start ?? leaf);
