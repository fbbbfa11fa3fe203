// What a card is called where it is read out, or named in a sentence.
import type { Lang } from "../../../lib/settings.svelte";
import { capital, faceOf, isWild, kindOf, wordOf, type Printed } from "../view";
import { words } from "../words";

/** In a hand, or thrown away: its word, or its kind. */
export function nameOf(view: Printed, up: string, lang: Lang): string {
  const kind = kindOf(up);
  return kind === "word" || faceOf(view, up)
    ? wordOf(view, up, lang)
    : words.t.cards[kind].replaceAll("\u00ad", "");
}

/** In a sentence: a joker with the word it stands for. */
export const laidName = (view: Printed, up: string, lang: Lang, word = ""): string =>
  isWild(view, up) ? words.t.cards.standsFor(capital(word)) : wordOf(view, up, lang);
