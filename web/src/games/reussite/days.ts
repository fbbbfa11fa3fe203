// What this device remembers of the deals of La Réussite: the days that were played, and the best of each deal.
import { dayBefore, parisDay } from "../../lib/dates";
import { forget, keep, recall } from "../../lib/storage";

/** `left`: cards, where it failed. `late`: played when its day was over; it counts for no row of days. */
export interface Played {
  end: "triumph" | "petards" | "failed";
  words: number;
  left?: number;
  late?: boolean;
}
const DAYS = "reussite:days",
  BEST = "reussite:best",
  TABLE = "reussite:table",
  BEGUN = "reussite:begun";
const FEW = 7; // days that were begun: older ones are over

export const playedOn = (day: string): Played | undefined => recall<Record<string, Played>>(DAYS, {})[day];
export const bestOf = (code: string): number | undefined => recall<Record<string, number>>(BEST, {})[code];

/** A deal was played to its end on this device. */
export const known = (): boolean => Object.keys(recall<Record<string, Played>>(DAYS, {})).length > 0;

interface Sitting {
  deal: string;
  table: string;
}
const sitting = (): Sitting => recall<Sitting>(TABLE, { deal: "", table: "" });

/** The table at which this device plays a deal alone, so that its button leads back to it. */
export const tableOf = (deal: string): string => (sitting().deal === deal ? sitting().table : "");
export const sitsAt = (deal: string, table: string): void => keep(TABLE, { deal, table } satisfies Sitting);

/** Another deal, or another game, is on that table now: the button of the first one does not lead to it. */
export function liesAt(table: string, deal: string): void {
  const now = sitting();
  if (now.table === table && now.deal !== deal) forget(TABLE);
}

/** A day that is begun on its own date may be finished after midnight. */
export function begun(day: string): void {
  const days = recall<string[]>(BEGUN, []);
  if (day === parisDay() && !days.includes(day)) keep(BEGUN, [...days, day].slice(-FEW));
}
const isLate = (day: string): boolean => {
  const now = parisDay();
  return day !== now && !(day === dayBefore(now) && recall<string[]>(BEGUN, []).includes(day));
};

const BETTER = { triumph: 2, petards: 1, failed: 0 };
const inTime = (one: Played | undefined): boolean => one !== undefined && one.end !== "failed" && !one.late;
function isBetter(now: Played, had: Played): boolean {
  if (now.end !== had.end) return BETTER[now.end] > BETTER[had.end];
  return now.end === "failed" ? (now.left ?? Infinity) < (had.left ?? Infinity) : now.words < had.words;
}

/** Of two results of a day the better one stays; a row of days that it made is not broken by playing it again. */
export function remember(deal: { day: string; code: string }, result: Played): void {
  if (deal.day) {
    const days = recall<Record<string, Played>>(DAYS, {});
    const had = days[deal.day];
    const now = { ...result, late: isLate(deal.day) && !inTime(had) };
    if (!had || isBetter(now, had)) keep(DAYS, { ...days, [deal.day]: now });
  }
  const best = recall<Record<string, number>>(BEST, {});
  if (result.end === "triumph" && result.words < (best[deal.code] ?? Infinity))
    keep(BEST, { ...best, [deal.code]: result.words });
}

/** Days in a row that ended well on their own date, up to this one; a day that is not over yet breaks nothing. */
export function streak(today: string): number {
  const days = recall<Record<string, Played>>(DAYS, {});
  let count = 0;
  for (let day = inTime(days[today]) ? today : dayBefore(today); inTime(days[day]); day = dayBefore(day))
    count += 1;
  return count;
}
