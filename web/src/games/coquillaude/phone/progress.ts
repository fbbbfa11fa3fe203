// Who has done his part of a moment, and whom the table still waits for.
import type { CoquillaudeView } from "../view";

export function doneBy({ phase, waiting, ready }: CoquillaudeView, seat: number): "done" | "wait" | null {
  const of = phase.name === "announce" ? phase.vote : phase;
  if (of === null || phase.name === "placed" || phase.name === "answered") return null; // they only look
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
