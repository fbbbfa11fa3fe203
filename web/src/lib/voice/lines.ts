// Helpers that make the lines a game reads aloud.
import { settings } from "../settings.svelte";
import type { Line } from "./voice.svelte";

/** Language of the dictionary, questions and boards, whatever the interface language. */
export const WORDS_LANG = "fr";
export const french = (text: string, mark?: number): Line => ({
  text,
  lang: WORDS_LANG,
  ...(mark === undefined ? {} : { mark }),
});
/** A line in the interface language. */
export const interfaceLine = (text: string): Line => ({ text, lang: settings.lang });
