// Who has done his part of a moment, and whom the table still waits for.
import type { CoquillaudeView } from "../view";

export function doneBy(view: CoquillaudeView, seat: number): "done" | "wait" | null {
  const { phase } = view;
  if (phase.name === "placed" || phase.name === "answered") return null; // they only look
  if (phase.name === "announce" && !phase.vote) return null;
  if (view.waiting.includes(seat)) return "wait";
  if (phase.name === "gifts") return phase.given.includes(seat) ? "done" : null;
  if (phase.name === "appeal") return phase.voted.includes(seat) ? "done" : null;
  if (phase.name === "announce" && phase.vote) return phase.vote.voted.includes(seat) ? "done" : null;
  if (phase.name === "minute") return phase.done.includes(seat) ? "done" : null;
  if (phase.name === "compose") return view.ready.includes(seat) ? "done" : null;
  return null;
}
