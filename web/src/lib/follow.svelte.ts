// What a table does to its device beside the picture: the page's title, a buzz, a sound, a sentence in passing.
import { CARDS } from "../games";
import { tongue } from "./i18n.svelte";
import { reactions } from "./reactions.svelte";
import { dealColours } from "./colours.svelte";
import type { Room } from "./room.svelte";
import { buzz, play } from "./sounds";
import { announce, toast } from "./toasts.svelte";
import { bringSentences, sentence } from "./sentences";

/** What is seen as well as heard: nothing else on the screens tells it. */
const SEEN = new Set([
  "table-host",
  "table-more-time",
  "table-bot-plays",
  ...Object.values(CARDS).flatMap((card) => card?.toasts ?? []),
]);

/** To be called while the page of a table is made. */
export function follow(room: Room, screen: boolean): void {
  const { link } = room;
  bringSentences().catch(() => undefined);
  // My turn: the title says so, the phone buzzes once.
  const mine = $derived(
    link.table !== null && room.playing && link.you.some((person) => room.awaited(person)),
  );
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

  $effect.pre(() => {
    const people = link.table?.people ?? [];
    dealColours(people);
    room.notice(people);
  });

  // Who comes and who leaves is heard, on the big screen.
  let seated = 0;
  $effect(() => {
    const now = link.table?.people.length ?? 0;
    if (screen && seated > 0 && now !== seated) play(now > seated ? "arrive" : "leave");
    seated = now;
  });

  // Everybody who is in is one note more.
  let ready = 0;
  $effect(() => {
    const now = link.table?.ready.length ?? 0;
    if (screen && now > ready) play("count", now - 1);
    ready = now;
  });

  $effect(() =>
    link.onEvents((events, fresh) => {
      if (!fresh) return;
      for (const { key, params } of events)
        if (key === "table-reaction") reactions.show(Number(params?.person), String(params?.kind));
      // In one breath: a second announcement would take the place of the first before it is read.
      const said = (among: typeof events): string =>
        among
          .map((event) => sentence(event, (seat) => room.name(seat)))
          .filter(Boolean)
          .join(" ");
      const [all, seen] = [
        said(events.filter((event) => event.key !== "table-reaction")),
        said(events.filter((event) => SEEN.has(event.key))),
      ];
      if (all) announce(all);
      toast(seen);
    }),
  );
}
