// A game as shown in lists: the picture is the client's; name and number of players come from the server.
import { house } from "../lib/house.svelte";
import type { PictureName } from "../lib/pictures";
import { settings } from "../lib/settings.svelte";
import { CARDS, DRAWN } from ".";

export interface Face {
  key: string;
  /** "" until the server has answered. */
  name: string;
  tagline: string;
  picture: PictureName;
  /** Null where it cannot be played, or not known yet. */
  seats: [number, number] | null;
}

// Read these in a template or a $derived, so that they follow the language and the server's answer.
export function faceOf(key: string): Face {
  const [card, offer] = [CARDS[key], house.offer(key)];
  const { name = "", tagline = "" } = offer ?? card?.coming?.[settings.lang] ?? {};
  return { key, name, tagline, picture: card?.picture ?? "parchemin", seats: offer?.seats ?? null };
}

/** Games that can be played, in the server's order; until it answers, those this client can draw. */
export const playable = (): Face[] => (house.games?.map((one) => one.key) ?? DRAWN).map(faceOf);

/** Games that have only a card. */
export const coming = (): Face[] =>
  Object.keys(CARDS)
    .filter((key) => CARDS[key]?.coming && !house.offer(key))
    .map(faceOf);
