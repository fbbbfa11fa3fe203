// The coach for a beginner at the deal of the day: it teaches the gestures, never a word, and uses no hint.
import type { CoachStep } from "../../lib/play/Coach.svelte";
import type { May } from "../../lib/play/may";
import type { DraftView, ReussiteView } from "./view";
import { coachWords as words } from "./words";

const OFFERED = "main .stk .ringed";
const CARDS = "main .stk .free";
const WORD = "main .dock [role=group] button";
const WRITE = "main .dock .main";

/** Null when there is nothing to teach: in another phase, or after the first word. */
export function coached(view: ReussiteView, draft: DraftView | null, may: May): CoachStep | null {
  const t = words.t;
  if (view.words.length > 0) {
    const done = `${view.columns.join(" ")} ${draft?.tiles.length ?? 0}`;
    return view.words.length === 1 ? { say: t.done, at: "none", last: true, done } : null;
  }
  if (may.has("cover")) {
    return { say: view.columns.some((cards) => cards.length > 1) ? t.again : t.cover, at: OFFERED };
  }
  if (draft === null) return null;
  if (draft.tiles.length === 0) return { say: t.take, at: CARDS };
  if (draft.missing > 0) return { say: t.more(draft.missing), at: CARDS };
  if (draft.fault === "reussite-say-the-star") return { say: t.say, at: WORD };
  return may.has("propose") ? { say: t.write, at: WRITE } : { say: t.other, at: WORD };
}
