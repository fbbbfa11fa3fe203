// Days as the server counts them: dates in Paris time, wherever the device is.
import type { Lang } from "./settings.svelte";

const DAY = 24 * 3600_000;

/** The date in Paris, as 2026-11-16 (the Swedish format). */
export const parisDay = (at: Date = new Date()): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(at);

export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - DAY).toISOString().slice(0, 10);

// Hard-coded: loading a browser's date formatter takes longer than drawing the whole front page.
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

/** The day of a deal in the reader's language: « 16 novembre », « dimanche 16 novembre ». */
export function dayInWords(day: string, lang: Lang, weekday = false): string {
  const [at, { days, months }] = [new Date(`${day}T12:00:00`), NAMES[lang]];
  const date = at.getDate();
  const first = date === 1 && lang === "fr" ? "er" : "";
  return `${weekday ? `${days[at.getDay()]} ` : ""}${date}${first} ${months[at.getMonth()]}`;
}

/** Capitalises the first letter: « Lundi 16 novembre ». */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
