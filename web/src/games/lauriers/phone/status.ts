// The status of players: their standing in the match, and their part in the current phase.
import type { LauriersView } from "../view";
import type { LauriersWords } from "../words/fr";

const letters = (text: string): string => text.toLocaleLowerCase("fr").replace(/[^\p{L}\p{N}]/gu, "");
/** Whether two texts differ in more than capitals, punctuation and spaces. */
export const reworded = (one: string, other: string): boolean => letters(one) !== letters(other);

/** The place of a seat, the seats level with it, and its nearest neighbours. */
export function standing(
  leaves: readonly number[],
  seat: number,
): { place: number; equals: number[]; ahead: number | null; behind: number | null } {
  const mine = leaves[seat] ?? 0;
  const others = leaves
    .map((leaf, at) => ({ far: leaf - mine, at }))
    .filter((one) => one.at !== seat)
    .sort((a, b) => Math.abs(a.far) - Math.abs(b.far));
  const ahead = others.filter((one) => one.far > 0);
  return {
    place: 1 + ahead.length,
    equals: others.filter((one) => one.far === 0).map((one) => one.at),
    ahead: ahead[0]?.at ?? null,
    behind: others.find((one) => one.far < 0)?.at ?? null,
  };
}

/** What a player is doing, as a mark and a text key. */
export function status(
  view: LauriersView,
  seat: number,
  absent: boolean,
): { mark: "done" | "wait" | null; key: keyof LauriersWords["status"] } {
  const { phase } = view;
  const leads = seat === view.mdj;
  if (absent || view.holders[seat] === "away") return { mark: null, key: "away" };
  if (leads && (phase.name === "choosing" || phase.name === "preparing" || phase.name === "reading"))
    return { mark: "wait", key: phase.name };
  if (phase.name === "reading" && phase.by_itself)
    return phase.ready.includes(seat) ? { mark: "done", key: "toVote" } : { mark: null, key: "listens" };
  if (phase.name === "writing" && phase.handed_in.includes(seat)) return { mark: "done", key: "handedIn" };
  if (phase.name === "voting" && phase.voted.includes(seat)) return { mark: "done", key: "voted" };
  if (!view.waiting.includes(seat)) return { mark: null, key: leads ? "leads" : "none" };
  const key = phase.name === "writing" ? "writes" : phase.name === "voting" ? "votes" : "thinks";
  return { mark: "wait", key };
}
