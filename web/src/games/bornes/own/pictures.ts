// Searches the game's pictures by their words, for the blank cards of a table.
import type { Lang } from "../../../lib/settings.svelte";
import all from "./pictures.json";

export interface Found {
  name: string;
  /** A word for the picture, read by screen readers. */
  word: string;
}

const PICTURES = Object.entries(all as Record<string, Record<Lang, string[]>>);
const NOT = 2;
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

/** Matches at the start of a word, then anywhere in it. An empty search returns all pictures, `first` leading. */
export function found(sought: string, lang: Lang, first: string): Found[] {
  const wanted = folded(sought);
  const rank = (words: Record<Lang, string[]>): number => {
    const spelt = [...words[lang], ...words[lang === "fr" ? "en" : "fr"]].map(folded);
    if (spelt.some((one) => one.startsWith(wanted))) return wanted ? 0 : 1;
    return spelt.some((one) => one.includes(wanted)) ? 1 : NOT;
  };
  return PICTURES.map(([name, words]) => ({ name, word: words[lang].join(", "), rank: rank(words) }))
    .map((one) => (one.name === first && one.rank < NOT ? { ...one, rank: 0 } : one))
    .filter((one) => one.rank < NOT)
    .sort((one, other) => one.rank - other.rank);
}
