// What a phone keeps back while the big screen turns the cards.
import type { Act } from "../../../lib/play/suspense.svelte";
import { leavesBefore } from "../table/reveal";
import { walksAfter } from "../table/script";
import { resultOf, type LauriersView } from "../view";

/** The verdict, until its pawns walk. A claim is made by who has seen it all: nobody judges what he has not been told. */
export function verdictAct({ phase, round }: LauriersView, still: boolean): Act | null {
  if (phase.name !== "revealing") return null;
  const claimed = phase.claim !== undefined || resultOf(phase).claims.length > 0;
  return { of: String(round), lasts: claimed ? 0 : walksAfter(resultOf(phase), still) };
}

/** The view as the big screen has told it so far. */
export const beforeVerdict = (view: LauriersView): LauriersView =>
  view.phase.name === "revealing"
    ? { ...view, leaves: leavesBefore(resultOf(view.phase), view.leaves) }
    : view;
