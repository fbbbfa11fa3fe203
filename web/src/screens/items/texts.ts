// Texts about own items: the game's, or general ones where it has none.
import type { GameClient, OwnTexts } from "../../games/contract";
import { house } from "../../lib/house.svelte";
import { uiText } from "../../lib/i18n.svelte";

/** Whether items belong to their authors: then everyone writes their own, one by one. */
export function byPerson(game: string): boolean {
  const offer = house.offer(game);
  return offer !== undefined && (offer.own_each > 0 || offer.own_secret);
}

export const ownTexts = (client: GameClient | null, game: string): OwnTexts =>
  client?.own?.() ?? (byPerson(game) ? uiText.t.items.questions : uiText.t.items.general);
