// What a match leaves behind: the finest word, who did what best, what nobody saw, and the points that were left on the table.
import type { CoquillaudeView, RecapView } from "../view";

export type Medal = "maison" | "lynx" | "filou" | "salon";
export interface Honour {
  medal: Medal;
  seat: number;
  count: number;
}

/** Whoever has most of it, and anything at all; of equals, the first. */
function most(counts: readonly number[]): { seat: number; count: number } | null {
  const count = Math.max(0, ...counts);
  return count > 0 ? { seat: counts.indexOf(count), count } : null;
}

/** Of a round, by seat: the points that the letters held beyond those announced. */
export const leftIn = (round: RecapView, seat: number): number =>
  Math.max(0, (round.best.find((one) => one.seat === seat)?.points ?? 0) - (round.bids[seat] ?? 0));

export const leftBySeat = (rounds: readonly RecapView[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => rounds.reduce((sum, round) => sum + leftIn(round, seat), 0));

/** Below it, the eye was none of a lynx. */
const SHARP = 20;

/** Of what the letters of a seat held, how much was announced: in hundredths. */
function seen(rounds: readonly RecapView[], seat: number): number {
  const could = rounds.reduce(
    (sum, one) => sum + (one.best.find((play) => play.seat === seat)?.points ?? 0),
    0,
  );
  const did = rounds.reduce((sum, one) => sum + (one.bids[seat] ?? 0), 0);
  const percent = could === 0 ? 0 : Math.min(100, Math.round((100 * did) / could));
  return percent < SHARP ? 0 : percent;
}

export function honoursOf(view: CoquillaudeView, rounds: readonly RecapView[]): Honour[] {
  const seats = view.scores.map((_, seat) => seat);
  const count = (of: (one: CoquillaudeView["words"][number]) => number | null): number[] =>
    seats.map((seat) => view.words.filter((one) => of(one) === seat).length);
  const found: [Medal, ReturnType<typeof most>][] = [
    ["maison", most(count((one) => one.seat))],
    ["lynx", most(seats.map((seat) => seen(rounds, seat)))],
    ["filou", most(count((one) => one.taker))],
    ["salon", most(count((one) => (one.person ? one.seat : null)))],
  ];
  return found.flatMap(([medal, best]) => (best ? [{ medal, ...best }] : []));
}

/** The word that brought most. */
export const finest = (view: CoquillaudeView): CoquillaudeView["words"][number] | null =>
  [...view.words].sort((one, other) => other.scored - one.scored)[0] ?? null;

/** The rounds in which something better was to be seen, the greatest loss first. */
export const missed = (rounds: readonly RecapView[]): RecapView[] =>
  rounds
    .filter((one) => one.unseen !== null)
    .sort((one, other) => other.unseen!.points - other.scored - (one.unseen!.points - one.scored));
