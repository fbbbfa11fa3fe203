// Prepares text for speech synthesis: expands abbreviations and splits it into short pieces.
import type { Lang } from "../settings.svelte";

const FRENCH: [RegExp, string][] = [
  [/\bn\.?\s?m\.\s?pl\./giu, "nom masculin pluriel"],
  [/\bn\.?\s?f\.\s?pl\./giu, "nom féminin pluriel"],
  [/\bn\.\s?m\./giu, "nom masculin"],
  [/\bn\.\s?f\./giu, "nom féminin"],
  [/\bloc\.\s?adv\./giu, "locution adverbiale"],
  [/\bv\.\s?t(?:r)?\./giu, "verbe transitif"],
  [/\bv\.\s?i(?:ntr)?\./giu, "verbe intransitif"],
  [/\bv\.\s?pr(?:on)?\./giu, "verbe pronominal"],
  [/\badj\./giu, "adjectif"],
  [/\badv\./giu, "adverbe"],
  [/\bqqch\b\.?/giu, "quelque chose"],
  [/\bqqn\b\.?|\bqq\.?\s?un\b/giu, "quelqu’un"],
  [/\bqqf(?:ois)?\b\.?/giu, "quelquefois"],
  [/\bp(?:ar|\.)\s?ex\./giu, "par exemple"],
  [/\bav\.\s?J\.-?\s?C\./gu, "avant Jésus-Christ"],
  [/\bapr?\.\s?J\.-?\s?C\./gu, "après Jésus-Christ"],
  [/\betc\b\.?/giu, "et cetera"],
  [/\benv\./giu, "environ"],
  [/\bcf\./giu, "voir"],
  [/\bsyn\./giu, "synonyme"],
  [/\bfam\./giu, "familier"],
  [/×\s?2/gu, "fois deux"],
  [/★/gu, "étoile"],
];
const ENGLISH: [RegExp, string][] = [
  [/\be\.\s?g\./giu, "for example"],
  [/\bi\.\s?e\./giu, "that is"],
  [/\betc\b\.?/giu, "et cetera"],
  [/×\s?2/gu, "times two"],
  [/★/gu, "star"],
];

/** Removes quotation marks, lowers words in capitals and expands abbreviations. */
export function plainly(text: string, lang: Lang): string {
  let said = text.replace(/[«»“”"]/gu, " ");
  for (const [short, whole] of lang === "fr" ? FRENCH : ENGLISH) said = said.replace(short, whole);
  return said
    .replace(/\p{Lu}{3,}/gu, (word) => word.toLocaleLowerCase(lang))
    .replace(/\s+/gu, " ")
    .trim();
}

const BREATH = 170; // characters: some browsers fall silent after fifteen seconds of one utterance

/** Splits into sentences, and long sentences at a comma or between two words. */
export function breaths(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+/u)
    .flatMap(shortened)
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function shortened(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > BREATH) {
    const head = rest.slice(0, BREATH);
    const comma = Math.max(head.lastIndexOf(", "), head.lastIndexOf("; "), head.lastIndexOf(": "));
    const cut = comma > BREATH / 3 ? comma + 1 : head.lastIndexOf(" ");
    const at = cut > 0 ? cut : BREATH;
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...pieces, rest];
}
