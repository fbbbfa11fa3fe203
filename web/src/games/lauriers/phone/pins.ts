// Positions of the pins on the two rows of leaves: pins on one leaf stand side by side, and overlapping neighbours are
// pushed apart.

export interface Pin {
  seat: number;
  x: number;
  y: number;
  r: number;
  /** Horizontal offset of its leaf, to which the tip points. */ lean: number;
}
export interface Ground {
  width: number;
  x: (leaf: number) => number;
  row: (leaf: number) => number;
  top: (row: number) => number;
}

const ABREAST = 3;
const PITCH = 19;
export const TIER = 20;
const OVERLAP = 3; // allowed overlap of two rings

/** How many tiers of pins the fullest leaf needs. */
export const tiersOf = (leaves: readonly number[]): number =>
  Math.max(1, ...leaves.map((leaf) => Math.ceil(leaves.filter((one) => one === leaf).length / ABREAST)));

/** The pin of seat `mine` is larger, and first on its leaf. */
export function pinsOf(leaves: readonly number[], mine: number | null, ground: Ground): Pin[] {
  const lanes = new Map<string, Pin[]>();
  leaves.forEach((leaf, seat) => {
    const here = leaves
      .flatMap((one, at) => (one === leaf ? [at] : []))
      .sort((a, b) => Number(b === mine) - Number(a === mine) || a - b);
    const at = here.indexOf(seat);
    const tier = Math.floor(at / ABREAST);
    const abreast = Math.min(ABREAST, here.length - tier * ABREAST);
    const r = seat === mine ? 13 : 9.5;
    const x = ground.x(leaf) + ((at % ABREAST) - (abreast - 1) / 2) * PITCH;
    const pin = { seat, x, y: ground.top(ground.row(leaf)) - r - tier * TIER, r, lean: 0 };
    const lane = `${ground.row(leaf)} ${tier}`;
    lanes.set(lane, [...(lanes.get(lane) ?? []), pin]);
  });
  const pins = [...lanes.values()].flatMap((lane) =>
    spread(
      lane.sort((a, b) => a.x - b.x || a.seat - b.seat),
      ground.width,
    ),
  );
  for (const pin of pins) pin.lean = Math.max(-12, Math.min(12, ground.x(leaves[pin.seat]!) - pin.x));
  return pins;
}

/** Pushes overlapping neighbours apart by half of their overlap each, in a fixed number of passes. */
function spread(lane: Pin[], width: number): Pin[] {
  for (let round = 0; round < 24; round += 1) {
    lane.forEach((pin, at) => {
      const next = lane[at + 1];
      const close = next ? pin.r + next.r - OVERLAP - (next.x - pin.x) : 0;
      if (next && close > 0) {
        pin.x -= close / 2;
        next.x += close / 2;
      }
      pin.x = Math.max(pin.r + 1, Math.min(width - pin.r - 1, pin.x));
    });
  }
  return lane;
}
