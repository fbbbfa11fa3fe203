// Computes which cards a column shows, how large they are, and where a new card came from.
import { startKept } from "../view";

export interface ShownCard {
  key: string;
  card: string;
  /** Its place in the column, counted from 0. */
  at: number;
  /** Under another card, the last of its column, or about to leave it. */
  look: "kept" | "free" | "ghost";
  /** Has come from another column by this word. */
  moved: boolean;
}

/** The cards of a column before and after a word: those that leave (ghosts), those that stay, those that come. */
export function shownCards(before: string, after: string): ShownCard[] {
  const kept = startKept(before, after);
  const one = (card: string, at: number, look: ShownCard["look"], moved = false): ShownCard => ({
    key: `${moved ? "moved" : ""}${at}${card}`,
    card,
    at,
    look,
    moved,
  });
  const ghosts = [...before.slice(kept)].map((card, n) => one(card, kept + n, "ghost"));
  const there = [...after].map((card, at) =>
    one(card, at, at === after.length - 1 ? "free" : "kept", at >= kept),
  );
  return [...ghosts, ...there];
}

/**
 * For each column, which of its ghosts went to another column and not into the word; counted among the ghosts. Cards
 * are told apart by their letter alone.
 */
export function movedAway(rows: readonly (readonly ShownCard[])[]): Set<number>[] {
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
const GAP = 4; // pixels between columns on a narrow screen

/** All in pixels. */
export interface Sizes {
  /** Of a card. */
  width: number;
  /** From the top of a card to the top of the next. */
  step: number;
  /** The size of a letter, and its distance from the top of the card. */
  letter: number;
  top: number;
  /** Between columns. */
  gap: number;
  /** The minimum height of the columns. */
  least: number;
}

/** The largest sizes at which seven columns fit; cards of a long column overlap more. `most`: the widest card. */
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

/** What lay there before the change. */
export interface Before {
  columns: readonly string[];
  stock: number;
}

/** How many cards of the same change are dealt before this one: cards land one after the other. */
export function dealtBefore(before: Before, now: readonly string[], column: number, at: number): number {
  const round = at - (before.columns[column]?.length ?? 0);
  const grown = now.map((cards, n) => cards.length - (before.columns[n]?.length ?? 0));
  let dealt = 0;
  grown.forEach((more, n) => (dealt += Math.max(0, Math.min(more, n < column ? round + 1 : round))));
  return dealt;
}

/** The column whose last card was moved away; -1 if none. */
export const sourceOf = (before: Before, now: readonly string[]): number =>
  now.findIndex((cards, n) => cards.length < (before.columns[n]?.length ?? 0));
