// A late tap meant what was there a moment ago: « Proposer ce mot », and now « Oui, on le joue » lies under the finger; the
// last refill, and now a card would be turned. So what answers, turns or takes back sleeps when the table moves on.
import type { Room } from "../../../lib/room.svelte";
import { momentOf } from "../parts/passing.svelte";
import { asReussite } from "../view";
import "./asleep.css";

const REST = 600;

/** To be called while a component is made. */
export function ignoreLateTaps(room: Room, person: () => number | null): void {
  const view = $derived(room.link.view && asReussite(room.link.view));
  const writing = $derived(view?.phase.name === "writing");
  // While writing, only what takes a word back sleeps: cards may be touched at once. The same button has just given back my
  // own cards, one after the other.
  const own = $derived(person());
  const empty = $derived(writing && own !== null && !room.prompt(own, "take-back"));
  const moment = $derived(`${view ? momentOf(view) : ""} ${own} ${empty}`);
  let first = true;
  $effect(() => {
    void moment;
    // Whoever finds the table as it is has not touched anything yet.
    const { turnedAt } = room.link;
    const found = first && (turnedAt === null || performance.now() - turnedAt > REST);
    first = false;
    if (found) return;
    const root = document.documentElement;
    root.dataset.asleep = writing ? "undo" : "all";
    const wake = (): void => void delete root.dataset.asleep;
    const timer = setTimeout(wake, REST);
    return () => {
      clearTimeout(timer);
      wake();
    };
  });
}
