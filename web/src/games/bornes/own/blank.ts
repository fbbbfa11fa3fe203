// Converts a blank card written by the table into a printed card.
import type { Blank, CardFace, Face } from "../view";

/** Null while the card has no word. `worth` is the value of each of its words. */
export function printed(one: Blank, worth: number): CardFace | null {
  const face = (fr = "", en = ""): Face | null => {
    const [french, english] = [fr.trim(), en.trim()];
    if (!french && !english) return null;
    return { fr: french || english, en: english || french, value: worth, picture: one.picture ?? "" };
  };
  const up = face(one.fr, one.en);
  const under = face(one.under_fr, one.under_en);
  const first = up ?? under;
  return first && { a: first, b: up ? under : null };
}
