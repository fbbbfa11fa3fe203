// What a game reads aloud, line by line.
import { settings } from "../settings.svelte";
import type { Line } from "./voice.svelte";

/** Of the dictionary, the questions and the boards, whatever the screens speak. */
export const TONGUE = "fr";
export const french = (text: string, mark?: number): Line => ({
  text,
  lang: TONGUE,
  ...(mark === undefined ? {} : { mark }),
});
/** In the language of the screens. */
export const ours = (text: string): Line => ({ text, lang: settings.lang });
