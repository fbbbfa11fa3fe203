// What is said of the items of one's own: in the game's words, or in general where it has none.
import type { GameClient, OwnTexts } from "../../games/contract";
import { house } from "../../lib/house.svelte";
import { tongue } from "../../lib/i18n.svelte";

/** Whether a game counts who wrote what: then everybody writes their own, one by one. */
export function byPerson(game: string): boolean {
  const offer = house.offer(game);
  return offer !== undefined && (offer.own_each > 0 || offer.own_secret);
}

export const ownTexts = (client: GameClient | null, game: string): OwnTexts =>
  client?.own?.() ?? (byPerson(game) ? tongue.t.items.questions : tongue.t.items.general);
