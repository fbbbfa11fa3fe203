// Deals that were opened from the front page.
import { CARDS } from "../../games";
import type { Room } from "../../lib/room.svelte";
import { takeStart } from "../../lib/start";

/** To be called while the page is made. */
export function followDeal(room: Room): void {
  // One that was opened to be played alone does not wait in the lobby.
  if (takeStart(room.code)) void room.wish({ act: "start" });
  // A deal on the front page leads back to its table, as long as that is what lies there.
  $effect(() => {
    const deal = String((room.table.options as { deal?: unknown } | null)?.deal ?? "");
    for (const [key, card] of Object.entries(CARDS))
      card?.deals?.liesAt(room.code, key === room.table.game ? deal : "");
  });
}
