// Whether a seat has done its part of the current phase, or the table is waiting for it.
import type { CoquillaudeView } from "../view";

export function doneBy({ phase, waiting, ready }: CoquillaudeView, seat: number): "done" | "wait" | null {
  const of = phase.name === "announce" ? phase.vote : phase;
  if (of === null || phase.name === "placed" || phase.name === "answered") return null; // nothing to do in these phases
  if (waiting.includes(seat)) return "wait";
  const done =
    phase.name === "gifts"
      ? phase.given
      : "voted" in of
        ? of.voted
        : "done" in of
          ? of.done
          : phase.name === "compose"
            ? ready
            : [];
  return done.includes(seat) ? "done" : null;
}
