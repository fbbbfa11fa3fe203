// The class of a word, as a dictionary prints it and as one says it.
import { tv } from "./words";

/** « n. m. », with spaces that never break. */
export const printedClass = (kind: string): string => kind.replace(/\.\s*(?=\p{L})/gu, ".\u00a0");

/** « nom masculin ». A class we do not know stays as it is printed. */
export const spelledClass = (kind: string): string =>
  (tv.t.classes as Record<string, string>)[kind] ?? printedClass(kind);
