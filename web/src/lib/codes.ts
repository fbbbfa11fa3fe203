// Table codes: letters in syllables. The server tells the usual length; older
// tables may have shorter or longer codes.

const told = document.querySelector<HTMLMetaElement>("meta[name=code-letters]")?.content;

/** Length of codes opened on this server. */
export const CODE_LETTERS = Number(told) || 4;
/** Shortest valid code, including tables of older or other servers. */
export const SHORTEST = 4;
/** Longest valid code: the server adds syllables when short codes run out. */
export const MOST_LETTERS = 10;

const FORM = "[A-Za-z]{4}(?:[A-Za-z]{2}){0,3}";
const PATH = new RegExp(`^/(${FORM})(?:/(ecran))?/?$`);
const LINK = new RegExp(`/(${FORM})(?:/ecran)?/?(?:#([\\w-]+))?\\s*$`);

/**
 * Lengthened codes start with this letter, and no other code does; the next vowel
 * tells how many syllables were added.
 */
const GROWN = "S";
const SYLLABLES: Record<string, number> = { A: 1, E: 1, I: 1, O: 2, U: 3 };

/** Whether the code has its full length. */
export function isWhole(code: string): boolean {
  const grown = code.startsWith(GROWN) ? (SYLLABLES[code[1] ?? ""] ?? 1) : 0;
  return code.length === CODE_LETTERS + 2 * grown;
}

/** The table an address leads to, and whether it is the table's big screen; null for any other address. */
export function readPath(path: string): { code: string; big: boolean } | null {
  const found = PATH.exec(path);
  return found && { code: found[1]!.toUpperCase(), big: found[2] !== undefined };
}

/**
 * Reads typed or pasted text. A link holds the code and, after the #, the
 * invitation key; other text gives its letters.
 */
export function readCode(text: string): { code: string; key: string } {
  const link = LINK.exec(text);
  if (link) return { code: link[1]!.toUpperCase(), key: link[2] ?? "" };
  const letters = text
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toUpperCase();
  return { code: letters.slice(0, MOST_LETTERS), key: "" };
}
