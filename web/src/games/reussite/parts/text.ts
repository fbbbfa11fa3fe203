// Small matters of order and print.
import type { DraftView } from "../view";

/** The longest word first. */
export const asLong = (one: Pick<DraftView, "tiles">, other: Pick<DraftView, "tiles">): number => other.tiles.length - one.tiles.length;

/** « 16 novembre », « dimanche 16 novembre » : the day of a deal, in the reader's language. */
export function dayInWords(day: string, lang: string, weekday = false): string {
  const at = new Date(`${day}T12:00:00`);
  return new Intl.DateTimeFormat(lang === "fr" ? "fr-FR" : "en-GB", { day: "numeric", month: "long", ...(weekday ? { weekday: "long" } : {}) }).format(at);
}

/** A sentence begins: « Lundi 16 novembre ». */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The code of a deal in two halves, easier to read out: NA7K 2Q9F. */
export const spaced = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
