// What a table does to its device beside the picture: the page's title, a buzz, a sound, a sentence in passing.
import { tongue } from "./i18n.svelte";
import type { Room } from "./room.svelte";
import { buzz, play } from "./sounds";
import { announce } from "./toasts.svelte";
import { sentence } from "./sentences";

/** Reactions float over the page for a moment. */
class Reactions {
  list = $state.raw<{ id: number; person: number; kind: string }[]>([]);
  #next = 0;

  show(person: number, kind: string): void {
    const id = this.#next++;
    this.list = [...this.list.slice(-7), { id, person, kind }];
    setTimeout(() => (this.list = this.list.filter((one) => one.id !== id)), 3200);
  }
}
export const reactions = new Reactions();

/** To be called while the page of a table is made. */
export function follow(room: Room, screen: boolean): void {
  const { link } = room;
  // My turn: the title says so, the phone buzzes once.
  const mine = $derived(link.table !== null && room.playing && link.you.some((person) => room.awaited(person)));
  $effect(() => {
    const name = link.table ? tongue.t.common.tableOf(room.host.name) : "Parlotte";
    document.title = mine && !screen ? `● ${tongue.t.common.yourTurn} – Parlotte` : `${name} – Parlotte`;
  });
  let was = false;
  $effect(() => {
    if (mine && !was && !screen) {
      buzz([60, 40, 60]);
      if (document.hidden) play("turn");
    }
    was = mine;
  });

  // Arrivals drop in with a sound, on the big screen.
  let seated = 0;
  $effect(() => {
    const now = link.table?.people.length ?? 0;
    if (screen && seated > 0 && now > seated) play("arrive");
    seated = now;
  });

  $effect(() =>
    link.onEvents((events, fresh) => {
      for (const event of events) {
        if (event.key === "table-reaction") {
          if (fresh) reactions.show(Number(event.params?.person), String(event.params?.kind));
          continue;
        }
        if (fresh) announce(sentence(event, (seat) => room.name(seat)));
      }
    }),
  );
}
