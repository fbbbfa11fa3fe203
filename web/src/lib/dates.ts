// Days as the house knows them: dates in Paris, wherever one plays.
import type { Lang } from "./settings.svelte";

const DAY = 24 * 3600_000;

/** The date in Paris: 2026-11-16. Swedes write it so. */
export const parisDay = (at: Date = new Date()): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(at);

export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) - DAY).toISOString().slice(0, 10);

/** « 16 novembre », « dimanche 16 novembre » : the day of a deal, in the reader's language. */
export function dayInWords(day: string, lang: Lang, weekday = false): string {
  const at = new Date(`${day}T12:00:00`);
  return new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", {
    day: "numeric",
    month: "long",
    ...(weekday ? { weekday: "long" } : {}),
  }).format(at);
}

/** A sentence begins: « Lundi 16 novembre ». */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
