// Dismisses a toast when the table moves on from the moment it was about.
import { untrack } from "svelte";
import type { Room } from "../../../lib/room.svelte";
import { toasts } from "../../../lib/toasts.svelte";
import { asReussite, type ReussiteView } from "../view";

/** Identifies the current moment of the table; late taps and toasts of an earlier moment are ignored. */
export const momentOf = ({ phase, proposal, owner, gaps }: ReussiteView): string =>
  [phase.name, proposal?.by, proposal?.word, owner, gaps].join(" ");

/** Uses effects: call it during component initialisation. */
export function dismissPastToasts(room: Room): void {
  const moment = $derived(room.link.view ? momentOf(asReussite(room.link.view)) : "");
  let shown = "";
  $effect(() => {
    void moment;
    // Only an older toast is dismissed; one that arrived with this moment is not in `shown` yet.
    untrack(() => {
      if (shown !== "" && toasts.text === shown && toasts.kind === "said") toasts.dismiss();
    });
  });
  $effect(() => {
    shown = toasts.text;
  });
}
