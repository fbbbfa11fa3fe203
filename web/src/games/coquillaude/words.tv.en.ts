// English: a rewrite with charm, not a calque.
import type { TvWords } from "./words.tv.fr";

export const en: TvWords = {
  measure: (rounds) => (rounds === 1 ? "1 round" : `${rounds} rounds`),
};
