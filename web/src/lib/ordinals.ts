// French ordinals in a sentence: 15 with a small raised e, 1 with er or re.
import { settings } from "./settings.svelte";

const ORDINAL = /(?<=\d)(er|re|e)(?![\p{L}\d])/u;

/** The sentence in pieces: every second one is to be raised. */
export const splitOrdinals = (text: string): string[] =>
  settings.lang === "fr" ? text.split(ORDINAL) : [text];
