// Fills the placeholders of a question: the names of the neighbours, and words that agree with each neighbour's
// pronoun. The syntax is defined in src/parlotte/games/melo/placeholders.py.
import { de, que } from "../../locales/fr/elision";

export interface Neighbour {
  name: string;
  spoken?: "" | "il" | "elle";
}
export interface Neighbours {
  left: Neighbour;
  right: Neighbour;
}

const PLACEHOLDER = /\{(?:(de|que) )?(droite|gauche|right|left)(['’]s)?(?::([^{}]*))?\}/g;
const SIDES: Record<string, keyof Neighbours> = {
  droite: "right",
  right: "right",
  gauche: "left",
  left: "left",
};
/** Index of the form for il, for elle, and for no stated pronoun. */
const formOf = { il: 0, elle: 1, "": 2 } as const;

export function filled(question: string, neighbours: Neighbours): string {
  return question.replace(
    PLACEHOLDER,
    (
      whole,
      before: string | undefined,
      side: string,
      possessive: string | undefined,
      forms: string | undefined,
    ) => {
      const { name, spoken = "" } = neighbours[SIDES[side]!];
      if (forms !== undefined) return forms.split("|")[formOf[spoken]]?.trim() ?? whole;
      if (before === "de") return de(name);
      if (before === "que") return que(name);
      return possessive ? `${name}’s` : name;
    },
  );
}
