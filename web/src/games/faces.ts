// How a game looks from outside: its picture is ours; its name and how many may play, the server tells.
import { house } from "../lib/house.svelte";
import type { PictureName } from "../lib/pictures";
import { settings } from "../lib/settings.svelte";
import { CARDS, DRAWN } from ".";

export interface Face {
  key: string;
  /** "" while the server has not told. */
  name: string;
  tagline: string;
  picture: PictureName;
  /** Null where it can't be played: not yet, or not that we know. */
  seats: [number, number] | null;
}

// Read these in a template or a $derived: they follow the language, and what the house tells.
export function faceOf(key: string): Face {
  const [card, offer] = [CARDS[key], house.offer(key)];
  const { name = "", tagline = "" } = offer ?? card?.coming?.[settings.lang] ?? {};
  return { key, name, tagline, picture: card?.picture ?? "parchemin", seats: offer?.seats ?? null };
}

/** Those that can be played, as the house has them; until it tells, those that can be drawn. */
export const playable = (): Face[] => (house.games?.map((one) => one.key) ?? DRAWN).map(faceOf);

/** Those that have a card and no more. */
export const coming = (): Face[] =>
  Object.keys(CARDS)
    .filter((key) => CARDS[key]?.coming && !house.offer(key))
    .map(faceOf);
