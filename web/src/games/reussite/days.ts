// What this device stores about deals: the days played, and the best result of each deal.
import { dayBefore, parisDay } from "../../lib/dates";
import { forget, keep, recall } from "../../lib/storage";

/**
 * `left`: cards left when the deal failed. Two things that keep it out of the streak: `late`, played after its day, and
 * `aided`, with help at each word or after its solution was seen.
 */
export interface Played {
  end: "triumph" | "petards" | "failed";
  words: number;
  left?: number;
  late?: boolean;
  aided?: boolean;
}
const DAYS = "reussite:days",
  BEST = "reussite:best",
  TABLE = "reussite:table",
  BEGUN = "reussite:begun",
  SOLVED = "reussite:solved";
const FEW = 7; // begun days kept; older ones are over
const KEPT = 50; // deals whose solution was seen here

export const playedOn = (day: string): Played | undefined => recall<Record<string, Played>>(DAYS, {})[day];
export const bestOf = (code: string): number | undefined => recall<Record<string, number>>(BEST, {})[code];

/** Whether a deal was played to its end on this device. */
export const known = (): boolean => Object.keys(recall<Record<string, Played>>(DAYS, {})).length > 0;

interface Sitting {
  deal: string;
  table: string;
}
const sitting = (): Sitting => recall<Sitting>(TABLE, { deal: "", table: "" });

/** The table where this device plays a deal alone; the deal's button leads back to it. */
export const tableOf = (deal: string): string => (sitting().deal === deal ? sitting().table : "");
export const sitsAt = (deal: string, table: string): void => keep(TABLE, { deal, table } satisfies Sitting);

/** Forgets the table of a deal once another deal or game is played there. */
export function liesAt(table: string, deal: string): void {
  const now = sitting();
  if (now.table === table && now.deal !== deal) forget(TABLE);
}

/** Records a day begun on its own date; it may be finished after midnight. */
export function begun(day: string): void {
  const days = recall<string[]>(BEGUN, []);
  if (day === parisDay() && !days.includes(day)) keep(BEGUN, [...days, day].slice(-FEW));
}
const isLate = (day: string): boolean => {
  const now = parisDay();
  return day !== now && !(day === dayBefore(now) && recall<string[]>(BEGUN, []).includes(day));
};

const BETTER = { triumph: 2, petards: 1, failed: 0 };
const inStreak = (one: Played | undefined): boolean =>
  one !== undefined && one.end !== "failed" && !one.late && !one.aided;
function isBetter(now: Played, had: Played): boolean {
  if (now.end !== had.end) return BETTER[now.end] > BETTER[had.end];
  return now.end === "failed" ? (now.left ?? Infinity) < (had.left ?? Infinity) : now.words < had.words;
}

/** The whole solution of a deal has been shown on this device. */
export function solved(code: string): void {
  const codes = recall<string[]>(SOLVED, []);
  if (!codes.includes(code)) keep(SOLVED, [...codes, code].slice(-KEPT));
}

/** Keeps the better of two results for a day. Playing a day again does not break the streak. */
export function remember(deal: { day: string; code: string }, result: Played): void {
  if (deal.day) {
    const days = recall<Record<string, Played>>(DAYS, {});
    const had = days[deal.day];
    const aided = result.aided || recall<string[]>(SOLVED, []).includes(deal.code);
    const now = { ...result, late: isLate(deal.day), aided };
    const better = !had || isBetter(now, had) ? now : had;
    const counts = inStreak(had) || inStreak(now);
    keep(DAYS, { ...days, [deal.day]: counts ? { ...better, late: false, aided: false } : better });
  }
  const best = recall<Record<string, number>>(BEST, {});
  if (result.end === "triumph" && result.words < (best[deal.code] ?? Infinity))
    keep(BEST, { ...best, [deal.code]: result.words });
}

/** The number of consecutive days won on their own date, up to `today`, or to the day before if `today` is not won. */
export function streak(today: string): number {
  const days = recall<Record<string, Played>>(DAYS, {});
  let count = 0;
  for (let day = inStreak(days[today]) ? today : dayBefore(today); inStreak(days[day]); day = dayBefore(day))
    count += 1;
  return count;
}
