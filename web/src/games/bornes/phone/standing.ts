// How many points somebody has by what lies open for all to see: deals that are over, and what this one brought so far.
import { sideOfSeat, type BornesView } from "../view";

const FOURRE = 10;

/** Of a seat alone in this deal, before grades. */
export const inThisDeal = (view: BornesView, seat: number): number => {
  if (view.phase.name === "score" || view.phase.name === "ended") return 0; // it is on the sheet already
  const piles = view.piles.filter((pile) => pile.owner === seat).reduce((sum, pile) => sum + pile.points, 0);
  const zone = view.zones[seat];
  const open = zone?.sentences.reduce((sum, one) => sum + one.values, 0) ?? 0;
  return piles + open + FOURRE * (zone?.fourres ?? 0);
};

/** Partners share theirs. */
export const pointsOf = (view: BornesView, seat: number): number =>
  (view.totals[seat] ?? 0) + sideOfSeat(view, seat).reduce((sum, one) => sum + inThisDeal(view, one), 0);
