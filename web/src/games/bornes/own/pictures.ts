// The pictures of the box, found by their words: for what a table writes on blank cards.
import type { Lang } from "../../../lib/settings.svelte";
import all from "./pictures.json";

export interface Found {
  name: string;
  /** What it evokes, for who can't see it. */
  word: string;
}

const PICTURES = Object.entries(all as Record<string, Record<Lang, string[]>>);
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .trim();

/** Those with a word that begins so, then those that hold it; all of them where nothing is sought. */
export function found(sought: string, lang: Lang): Found[] {
  const wanted = folded(sought);
  const rank = (words: Record<Lang, string[]>): number => {
    const spelt = [...words[lang], ...words[lang === "fr" ? "en" : "fr"]].map(folded);
    if (spelt.some((one) => one.startsWith(wanted))) return 0;
    return spelt.some((one) => one.includes(wanted)) ? 1 : 2;
  };
  return PICTURES.map(([name, words]) => ({ name, word: words[lang].join(", "), rank: rank(words) }))
    .filter((one) => one.rank < 2)
    .sort((one, other) => one.rank - other.rank);
}
