// The code of a table: letters in syllables, and as many as the server says. A table of other days may have more or fewer.

const told = document.querySelector<HTMLMetaElement>("meta[name=code-letters]")?.content;

/** As tables are opened here. */
export const CODE_LETTERS = Number(told) || 4;
/** Tables of other days and places included. */
export const SHORTEST = 4;
/** Codes grow by syllables where they run short. */
export const MOST_LETTERS = 10;

const FORM = "[A-Za-z]{4}(?:[A-Za-z]{2}){0,3}";
const PATH = new RegExp(`^/(${FORM})(?:/(ecran))?/?$`);
const LINK = new RegExp(`/(${FORM})(?:/ecran)?/?(?:#([\\w-]+))?\\s*$`);

/** Codes that had to grow begin with this letter, as no others do; the vowel after it says by how many syllables. */
const GROWN = "S";
const SYLLABLES: Record<string, number> = { A: 1, E: 1, I: 1, O: 2, U: 3 };

/** As many letters as a code has here: nothing more is to be typed. */
export function isWhole(code: string): boolean {
  const grown = code.startsWith(GROWN) ? (SYLLABLES[code[1] ?? ""] ?? 1) : 0;
  return code.length === CODE_LETTERS + 2 * grown;
}

/** The table an address leads to, and whether it is its big screen. */
export function readPath(path: string): { code: string; big: boolean } | null {
  const found = PATH.exec(path);
  return found && { code: found[1]!.toUpperCase(), big: found[2] !== undefined };
}

/** A link holds the code and, after the #, the key of the invitation. Anything else is read for its letters. */
export function readCode(text: string): { code: string; key: string } {
  const link = LINK.exec(text);
  if (link) return { code: link[1]!.toUpperCase(), key: link[2] ?? "" };
  const letters = text
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toUpperCase();
  return { code: letters.slice(0, MOST_LETTERS), key: "" };
}
