// A blank card as the table has written it, and as it is printed.
import type { Blank } from "../../../gen/bornes";
import type { CardFace, Face } from "../view";

export type { Blank };
const VALUE = 2;

function face(fr: string, en: string, picture: string): Face | null {
  const [french, english] = [fr.trim(), en.trim()];
  if (!french && !english) return null;
  return { fr: french || english, en: english || french, value: VALUE, picture };
}

/** Null while it has no word. */
export function printed(one: Blank): CardFace | null {
  const picture = one.picture ?? "";
  const up = face(one.fr ?? "", one.en ?? "", picture);
  const under = face(one.under_fr ?? "", one.under_en ?? "", picture);
  const first = up ?? under;
  return first && { a: first, b: up ? under : null };
}
