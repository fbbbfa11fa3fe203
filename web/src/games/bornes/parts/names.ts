// Names of cards, for screen readers and for sentences of the interface.
import type { Lang } from "../../../lib/settings.svelte";
import { capital, faceOf, isWild, kindOf, wordOf, type Printed } from "../view";
import { words } from "../words";

/** Name of a card in a hand or a discard: its word, or its kind. */
export function nameOf(view: Printed, up: string, lang: Lang): string {
  const kind = kindOf(up);
  return kind === "word" || faceOf(view, up)
    ? wordOf(view, up, lang)
    : words.t.cards[kind].replaceAll("\u00ad", "");
}

/** Name of a card in a sentence; a joker includes the word it stands for. */
export const laidName = (view: Printed, up: string, lang: Lang, word = ""): string =>
  isWild(view, up) ? words.t.cards.standsFor(capital(word)) : wordOf(view, up, lang);
