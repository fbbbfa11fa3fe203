// Cuts a sentence into pieces at the borders of the cards' words.
import type { Span } from "../view";

export const QUOTES = { fr: ["« ", " »"], en: ["“", "”"] } as const;

interface Piece {
  part: string;
  strong: boolean;
}

/** Spans count code points, as on the server, not UTF-16 units. */
export function pieces(text: string, spans: readonly Span[] = []): Piece[] {
  const signs = [...text];
  const cut = (from: number, to: number): string => signs.slice(from, to).join("");
  const found: Piece[] = [];
  let at = 0;
  for (const [from, to] of [...spans].sort((one, other) => one[0] - other[0])) {
    if (from < at || to <= from) continue;
    if (from > at) found.push({ part: cut(at, from), strong: false });
    found.push({ part: cut(from, to), strong: true });
    at = to;
  }
  if (at < signs.length) found.push({ part: cut(at, signs.length), strong: false });
  return found;
}
