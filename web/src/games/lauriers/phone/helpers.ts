// Small matters of print and of standing.
import type { LauriersView } from "../view";

const letters = (text: string): string => text.toLocaleLowerCase("fr").replace(/[^\p{L}\p{N}]/gu, "");
/** Whether two texts differ by more than their typing: capitals, stops and spaces are the printer's. */
export const reworded = (one: string, other: string): boolean => letters(one) !== letters(other);

/** Who stands where: the place of a seat, who shares it, and who is next to it. */
export function standing(
  leaves: readonly number[],
  seat: number,
): { place: number; equals: number[]; ahead: number | null; behind: number | null } {
  const mine = leaves[seat] ?? 0;
  const others = leaves.map((leaf, at) => ({ leaf, at })).filter((one) => one.at !== seat);
  const ahead = others.filter((one) => one.leaf > mine).sort((a, b) => a.leaf - b.leaf)[0]?.at ?? null;
  const behind = others.filter((one) => one.leaf < mine).sort((a, b) => b.leaf - a.leaf)[0]?.at ?? null;
  return {
    place: 1 + others.filter((one) => one.leaf > mine).length,
    equals: others.filter((one) => one.leaf === mine).map((one) => one.at),
    ahead,
    behind,
  };
}

export type Mark = "done" | "wait" | null;
export type StatusKey =
  | "away"
  | "choosing"
  | "preparing"
  | "reading"
  | "leads"
  | "handedIn"
  | "writes"
  | "voted"
  | "votes"
  | "thinks"
  | "none";

/** What somebody is up to. */
export function status(view: LauriersView, seat: number, absent: boolean): { mark: Mark; key: StatusKey } {
  const { phase } = view;
  const awaited = view.waiting.includes(seat);
  if (absent || view.holders[seat] === "away") return { mark: null, key: "away" };
  if (
    seat === view.mdj &&
    (phase.name === "choosing" || phase.name === "preparing" || phase.name === "reading")
  )
    return { mark: "wait", key: phase.name };
  if (phase.name === "writing" && phase.handed_in.includes(seat)) return { mark: "done", key: "handedIn" };
  if (phase.name === "voting" && phase.voted.includes(seat)) return { mark: "done", key: "voted" };
  if (awaited)
    return {
      mark: "wait",
      key: phase.name === "writing" ? "writes" : phase.name === "voting" ? "votes" : "thinks",
    };
  return { mark: null, key: seat === view.mdj ? "leads" : "none" };
}
