// Days as the house knows them: dates in Paris, wherever one plays.
import type { Lang } from "./settings.svelte";

const DAY = 24 * 3600_000;

/** The date in Paris: 2026-11-16. Swedes write it so. */
export const parisDay = (at: Date = new Date()): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(at);

export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - DAY).toISOString().slice(0, 10);

// By ourselves: a browser takes longer to learn them than the whole front page takes to be drawn.
const NAMES: Record<Lang, { days: string[]; months: string[] }> = {
  fr: {
    days: "dimanche lundi mardi mercredi jeudi vendredi samedi".split(" "),
    months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(" "),
  },
  en: {
    days: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
    months: "January February March April May June July August September October November December".split(
      " ",
    ),
  },
};

/** « 16 novembre », « dimanche 16 novembre » : the day of a deal, in the reader's language. */
export function dayInWords(day: string, lang: Lang, weekday = false): string {
  const [at, { days, months }] = [new Date(`${day}T12:00:00`), NAMES[lang]];
  const date = at.getDate();
  const first = date === 1 && lang === "fr" ? "er" : "";
  return `${weekday ? `${days[at.getDay()]} ` : ""}${date}${first} ${months[at.getMonth()]}`;
}

/** A sentence begins: « Lundi 16 novembre ». */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
