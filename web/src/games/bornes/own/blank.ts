// A blank card as the table has written it, and as it is printed.
import type { Blank, CardFace, Face } from "../view";

/** Null while it has no word. `worth`: what each of its words is. */
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
