// Groups past matches by evening, under a readable day.
import type { History } from "../../locales/fr/history";
import type { PastMatch } from "./past.svelte";

export interface Evening {
  evening: number;
  label: string;
  matches: PastMatch[];
}

const DAY = 24 * 3600_000;
const DAWN = 5 * 3600_000; // matches after midnight still belong to the evening before

const dayOf = (millis: number): number => new Date(millis - DAWN).setHours(12, 0, 0, 0);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function evenings(
  played: readonly PastMatch[],
  tonight: ReadonlySet<string>,
  lang: string,
  t: History,
): Evening[] {
  const groups = new Map<number, PastMatch[]>();
  for (const match of played) groups.set(match.evening, [...(groups.get(match.evening) ?? []), match]);
  return [...groups].map(([evening, matches]) => ({
    evening,
    matches,
    label: labelOf(matches, tonight, lang, t),
  }));
}

function labelOf(matches: PastMatch[], tonight: ReadonlySet<string>, lang: string, t: History): string {
  if (matches.some((match) => tonight.has(match.match))) return t.tonight;
  const day = dayOf(matches[0]!.ended_at * 1000);
  const ago = Math.round((dayOf(Date.now()) - day) / DAY);
  if (ago === 1) return t.yesterday;
  if (ago < 7) return capital(t.lastDay(new Intl.DateTimeFormat(lang, { weekday: "long" }).format(day)));
  return capital(
    new Intl.DateTimeFormat(lang, { weekday: "long", day: "numeric", month: "long", year: "numeric" }).format(
      day,
    ),
  );
}
