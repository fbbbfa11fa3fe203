// The public status of a player: never which letters, nor which word.
import type { CoquillaudeView } from "../view";
import { tv } from "../words";

export interface Status {
  say: string;
  mark: "done" | "wait" | null;
}

export function statusOf(view: CoquillaudeView, seat: number): Status {
  const { phase } = view;
  const t = tv.t.scores;
  const ballot = phase.name === "appeal" ? phase : phase.name === "announce" ? phase.vote : null;
  if (ballot?.voters.includes(seat))
    return ballot.voted.includes(seat) ? { say: t.voted, mark: "done" } : { say: t.votes, mark: "wait" };
  if (phase.name === "gifts") {
    if (phase.given.includes(seat)) return { say: t.gave(phase.count), mark: "done" };
    if (phase.givers.includes(seat)) return { say: t.gives(phase.count), mark: "wait" };
    if (phase.seat === seat) return { say: t.receives, mark: null };
  }
  if (phase.name === "question" && phase.seat === seat) return { say: t.asked, mark: "wait" };
  if (view.ready.includes(seat)) return { say: t.ready, mark: "done" };
  if (view.composing.includes(seat))
    return phase.name === "compose" ? { say: t.composes, mark: "wait" } : { say: t.early, mark: null };
  return { say: t.letters(view.letters[seat] ?? 0), mark: null };
}
