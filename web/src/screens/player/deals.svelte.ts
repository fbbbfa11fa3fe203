// Deals opened from the home page.
import { CARDS } from "../../games";
import type { Room } from "../../lib/room.svelte";
import { takeStart } from "../../lib/start";

/** Call during page initialisation. */
export function followDeal(room: Room): void {
  // A deal opened to be played alone starts without the lobby.
  if (takeStart(room.code)) void room.wish({ act: "start" });
  // The home page links a deal to its table while the table has that deal.
  $effect(() => {
    const deal = String((room.table.options as { deal?: unknown } | null)?.deal ?? "");
    for (const [key, card] of Object.entries(CARDS))
      card?.deals?.liesAt(room.code, key === room.table.game ? deal : "");
  });
}
