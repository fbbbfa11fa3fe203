// Effects of a table on its device beside the screen: page title, vibration, sounds, toasts.
import type { Event } from "../gen/wire";
import { CARDS } from "../games";
import { uiText } from "./i18n.svelte";
import { reactions } from "./reactions.svelte";
import { dealColours } from "./colours.svelte";
import type { Room } from "./room.svelte";
import { buzz, play } from "./sounds";
import { announce, toast } from "./toasts.svelte";
import { bringSentences, sentence } from "./sentences";

/** Events shown as a toast as well as announced: nothing else on the screens shows them. */
const SEEN = new Set([
  "table-host",
  "table-more-time",
  "table-bot-plays",
  "table-log-open",
  "table-log-kept",
  "table-log-forgotten",
  ...Object.values(CARDS).flatMap((card) => card?.toasts ?? []),
]);

/** Milliseconds within which commands are announced together. */
const GATHERED_FOR = 400;
const isOfTheHouse = (event: Event): boolean => event.key.startsWith("table-");

/** A sentence that occurs several times is said once, with its count. */
function inOneBreath(sentences: readonly string[]): string {
  const times = new Map<string, number>();
  for (const one of sentences) if (one) times.set(one, (times.get(one) ?? 0) + 1);
  return [...times].map(([one, n]) => (n > 1 ? uiText.t.common.inARow(one, n) : one)).join(" ");
}

/** Call while a table's page is initialised. */
export function applyDeviceEffects(room: Room, screen: boolean): void {
  const { link } = room;
  bringSentences().catch(() => undefined);
  // This device's turn: it shows in the title, and the phone vibrates once.
  const mine = $derived(
    link.table !== null && room.playing && link.you.some((person) => room.awaited(person)),
  );
  $effect(() => {
    const name = link.table ? uiText.t.common.tableOf(room.host.name) : "Parlotte";
    document.title = mine && !screen ? `● ${uiText.t.common.yourTurn} – Parlotte` : `${name} – Parlotte`;
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

  // Sounds for people who arrive and leave, on the big screen.
  let seated = 0;
  $effect(() => {
    const now = link.table?.people.length ?? 0;
    if (screen && seated > 0 && now !== seated) play(now > seated ? "arrive" : "leave");
    seated = now;
  });

  // Each person who is ready raises the note.
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
      untold = [...untold, ...events.filter((event) => event.key !== "table-reaction")];
      toast(said(events.filter((event) => SEEN.has(event.key))));
    }),
  );

  // Announced together: a second announcement would replace the first before it is read.
  let untold = $state.raw<readonly Event[]>([]);
  const said = (events: readonly Event[]): string =>
    inOneBreath(events.map((event) => sentence(event, (seat) => room.name(seat))));
  const tellable = $derived(room.keepsBack() ? untold.filter(isOfTheHouse) : untold);
  $effect(() => {
    if (tellable.length === 0) return;
    const timer = setTimeout(() => {
      const now = tellable;
      untold = untold.filter((event) => !now.includes(event));
      const all = said(now);
      if (all) announce(all);
    }, GATHERED_FOR);
    return () => clearTimeout(timer);
  });
}
