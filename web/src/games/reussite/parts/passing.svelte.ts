// A word in passing speaks of its moment: when the table comes to the next one, it has said enough.
import { untrack } from "svelte";
import type { Room } from "../../../lib/room.svelte";
import { toasts } from "../../../lib/toasts.svelte";
import { asReussite, type ReussiteView } from "../view";

/** What the table is at: a tap or a word in passing belongs to one moment, and not to the next. */
export const momentOf = ({ phase, proposal, owner, gaps }: ReussiteView): string =>
  [phase.name, proposal?.by, proposal?.word, owner, gaps].join(" ");

/** To be called while a component is made. */
export function dismissPastToasts(room: Room): void {
  const moment = $derived(room.link.view ? momentOf(asReussite(room.link.view)) : "");
  let shown = "";
  $effect(() => {
    void moment;
    // What came together with this moment is of this moment.
    untrack(() => {
      if (shown !== "" && toasts.text === shown && toasts.kind === "said") toasts.dismiss();
    });
  });
  $effect(() => {
    shown = toasts.text;
  });
}
