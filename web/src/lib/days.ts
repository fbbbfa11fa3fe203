// What this device remembers of the deals of La Réussite: the days that were finished, and the best of each deal.
import { keep, recall } from "./storage";

export interface Played { end: "triumph" | "petards" | "failed"; words: number }
const DAYS = "reussite:days", BEST = "reussite:best", TABLE = "reussite:table";
const DAY = 24 * 3600_000;

export const playedOn = (day: string): Played | undefined => recall<Record<string, Played>>(DAYS, {})[day];
export const bestOf = (code: string): number | undefined => recall<Record<string, number>>(BEST, {})[code];

/** The table at which this device plays a deal alone, so that its button leads back to it. */
export const tableOf = (deal: string): string => {
  const last = recall<{ deal: string; table: string }>(TABLE, { deal: "", table: "" });
  return last.deal === deal ? last.table : "";
};
export const sitsAt = (deal: string, table: string): void => void keep(TABLE, { deal, table });

const BETTER = { triumph: 2, petards: 1, failed: 0 };

/** Of two results of a day the better one stays. */
export function remember(deal: { day: string; code: string }, now: Played): void {
  const days = recall<Record<string, Played>>(DAYS, {});
  const had = days[deal.day];
  const better = !had || BETTER[now.end] > BETTER[had.end] || (BETTER[now.end] === BETTER[had.end] && now.words < had.words);
  if (deal.day && better) keep(DAYS, { ...days, [deal.day]: now });
  const best = recall<Record<string, number>>(BEST, {});
  if (now.end === "triumph" && now.words < (best[deal.code] ?? Infinity)) keep(BEST, { ...best, [deal.code]: now.words });
}

const before = (day: string): string => new Date(Date.parse(`${day}T12:00:00Z`) - DAY).toISOString().slice(0, 10);

/** Days in a row that ended well, up to this one; a day that is not over yet breaks nothing. */
export function streak(today: string): number {
  const days = recall<Record<string, Played>>(DAYS, {});
  const well = (day: string): boolean => (days[day]?.end ?? "failed") !== "failed";
  let count = 0;
  for (let day = well(today) ? today : before(today); well(day); day = before(day)) count += 1;
  return count;
}
