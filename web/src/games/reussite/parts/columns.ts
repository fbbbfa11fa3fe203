// Computes which cards a column shows, how large they are, and where a new card came from.
import { stays } from "../view";

export interface Lying {
  key: string;
  card: string;
  at: number;
  look: "kept" | "free" | "ghost";
  moved: boolean;
}

/** The cards of a column: those that stay, those a word takes (ghosts), and those it moves there. */
export function lying(before: string, after: string): Lying[] {
  const kept = stays(before, after);
  const one = (card: string, at: number, look: Lying["look"], name = ""): Lying => ({
    key: `${name}${at}${card}`,
    card,
    at,
    look,
    moved: name !== "",
  });
  const ghosts = [...before.slice(kept)].map((card, n) => one(card, kept + n, "ghost"));
  const there = [...after].map((card, at) =>
    one(card, at, at === after.length - 1 ? "free" : "kept", at < kept ? "" : "moved"),
  );
  return [...ghosts, ...there];
}

/** Indices of each column's ghosts that moved to another column, not into the word. Equal cards are the same. */
export function moves(rows: readonly (readonly Lying[])[]): Set<number>[] {
  const found = rows.map(() => new Set<number>());
  rows.forEach((row, to) => {
    for (const { card } of row.filter((one) => one.moved)) {
      rows.some((from, n) => {
        const at = from
          .filter((one) => one.look === "ghost")
          .findIndex((one, at) => one.card === card && !found[n]!.has(at));
        if (n === to || at < 0) return false;
        found[n]!.add(at);
        return true;
      });
    }
  });
  return found;
}

const CARD = 1.36; // height of a card, as a multiple of its width
const HALF = 0.68; // visible part of a half-covered card, as a multiple of the width
const LEAST = 0.27; // minimum visible part, as a multiple of the width: less is unreadable
const GAP = 4;

export interface Sizes {
  width: number;
  step: number;
  letter: number;
  top: number;
  gap: number;
  least: number;
}

/** The largest sizes at which seven columns fit and the longest needs no scrolling. Long columns overlap more. */
export function sizes(room: { width: number; height: number }, longest: number, most: number): Sizes {
  const gap = room.width > 600 ? 14 : GAP;
  const width = Math.max(16, Math.min(most, (room.width - 6 * gap) / 7, room.height / 2.6));
  const edge = width * 0.1 + 2;
  const free = room.height - width * CARD - edge;
  const step = Math.max(width * LEAST, Math.min(width * HALF, longest > 1 ? free / (longest - 1) : Infinity));
  const least = width * (CARD + LEAST * (longest - 1)) + edge;
  return {
    width,
    step,
    gap,
    letter: Math.min(width * 0.56, step * 1.02),
    top: Math.min(width * 0.07, step * 0.06),
    least,
  };
}

export interface Seen {
  columns: readonly string[];
  stock: number;
}

/** How many cards of the same change are dealt before this one: cards land one after the other. */
export function turnOf(seen: Seen, now: readonly string[], column: number, at: number): number {
  const round = at - (seen.columns[column]?.length ?? 0);
  const grown = now.map((cards, n) => cards.length - (seen.columns[n]?.length ?? 0));
  let before = 0;
  grown.forEach((more, n) => (before += Math.max(0, Math.min(more, n < column ? round + 1 : round))));
  return before;
}

/** The column whose last card was moved away; -1 if none. */
export const lenderOf = (seen: Seen, now: readonly string[]): number =>
  now.findIndex((cards, n) => cards.length < (seen.columns[n]?.length ?? 0));
