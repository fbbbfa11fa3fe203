// Ignores late taps, meant for the button that was there a moment ago: for « Proposer ce mot », where now is
// « Oui, on le joue », or for the last refill, where a tap would now turn a card. When the table moves on, the
// buttons that answer, turn or take back ignore the pointer for a moment.
import type { Room } from "../../../lib/room.svelte";
import { momentOf } from "../parts/passing.svelte";
import { asReussite } from "../view";
import "./asleep.css";

const REST = 600;

/** Uses effects: call it during component initialisation. */
export function ignoreLateTaps(room: Room, person: () => number | null): void {
  const view = $derived(room.link.view && asReussite(room.link.view));
  const writing = $derived(view?.phase.name === "writing");
  // While words are composed, only the undo button is disabled: cards may be tapped at once. When my word is empty,
  // that button no longer returns my cards but takes back a played word.
  const own = $derived(person());
  const empty = $derived(writing && own !== null && !room.prompt(own, "take-back"));
  const moment = $derived(`${view ? momentOf(view) : ""} ${own} ${empty}`);
  let first = true;
  $effect(() => {
    void moment;
    // A screen that opens on an older state has no late taps to ignore.
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
