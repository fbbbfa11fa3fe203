// French ordinals in a sentence: the ending (e, er, re) is set as superscript.
import { settings } from "./settings.svelte";

const ORDINAL = /(?<=\d)(er|re|e)(?![\p{L}\d])/u;

/** Splits the sentence; every second piece is superscript. */
export const splitOrdinals = (text: string): string[] =>
  settings.lang === "fr" ? text.split(ORDINAL) : [text];
