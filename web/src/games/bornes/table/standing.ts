// What everybody's points have come to, as far as they are known: grades and cards in hand are for the end of a deal.
import { sideOfSeat, type BornesView } from "../view";

const FOURRE = 10;

/** Of this deal: accepted sentences before their grade, and coups fourrés. */
const inThisDeal = ({ piles, zones }: BornesView, seat: number): number =>
  piles.reduce((sum, pile) => sum + (pile.owner === seat ? pile.points : 0), 0) +
  FOURRE * (zones[seat]?.fourres ?? 0);

/** Of the whole match, by seat; partners share theirs. Once a deal is counted, all of it is in the totals. */
export function pointsOf(view: BornesView, seat: number): number {
  const total = view.totals[seat] ?? 0;
  if (view.phase.phase === "score" || view.phase.phase === "ended") return total;
  return sideOfSeat(view, seat).reduce((sum, one) => sum + inThisDeal(view, one), total);
}

/** Whoever is first, with his points: one, several, or a team. */
export function leaders(view: BornesView): { seats: number[]; points: number } {
  const points = Math.max(...view.totals);
  return { seats: view.totals.flatMap((total, seat) => (total === points ? [seat] : [])), points };
}

/** The order of the zones: around the table, partners side by side. */
export const inOrder = (view: BornesView): number[] =>
  view.teams.length > 0 ? view.teams.flat() : view.zones.map((_, seat) => seat);
