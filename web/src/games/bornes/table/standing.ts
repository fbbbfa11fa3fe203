// The leaders, and the order of the zones.
import type { BornesView } from "../view";

/** The leading seats (one, several or a team) and their points. */
export function leaders(view: BornesView): { seats: number[]; points: number } {
  const points = Math.max(...view.totals);
  return { seats: view.totals.flatMap((total, seat) => (total === points ? [seat] : [])), points };
}

/** The order of the zones: around the table, partners next to each other. */
export const inOrder = (view: BornesView): number[] =>
  view.teams.length > 0 ? view.teams.flat() : view.zones.map((_, seat) => seat);
