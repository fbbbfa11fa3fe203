// The grammatical class of a word, in its printed and in its spoken form.
import { tv } from "./words";

/** Example: « n. m. », with no-break spaces. */
export const printedClass = (kind: string): string => kind.replace(/\.\s*(?=\p{L})/gu, ".\u00a0");

/** Example: « nom masculin ». An unknown class stays in its printed form. */
export const spelledClass = (kind: string): string =>
  (tv.t.classes as Record<string, string>)[kind] ?? printedClass(kind);
