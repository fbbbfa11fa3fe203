// Who leads, and in which order the zones lie.
import type { BornesView } from "../view";

/** Whoever is first, with his points: one, several, or a team. */
export function leaders(view: BornesView): { seats: number[]; points: number } {
  const points = Math.max(...view.totals);
  return { seats: view.totals.flatMap((total, seat) => (total === points ? [seat] : [])), points };
}

/** The order of the zones: around the table, partners side by side. */
export const inOrder = (view: BornesView): number[] =>
  view.teams.length > 0 ? view.teams.flat() : view.zones.map((_, seat) => seat);
