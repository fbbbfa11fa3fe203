// A word in passing speaks of its moment: when the table comes to the next one, it has said enough.
import { untrack } from "svelte";
import type { Room } from "../../../lib/room.svelte";
import { toasts } from "../../../lib/toasts.svelte";
import { asReussite } from "../view";
import { momentOf } from "./moment";

/** To be called while a component is made. */
export function passOn(room: Room): void {
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
