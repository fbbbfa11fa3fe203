// Where the pins stand on the two rows of leaves: those who share a leaf side by side, neighbours pushed apart.

export interface Pin {
  seat: number;
  x: number;
  y: number;
  r: number;
  /** How far its leaf is to the side: the tip points there. */ lean: number;
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
const OVERLAP = 3; // two rings may touch that much

/** How many pins stand on top of each other where the most share a leaf. */
export const tiersOf = (leaves: readonly number[]): number =>
  Math.max(1, ...leaves.map((leaf) => Math.ceil(leaves.filter((one) => one === leaf).length / ABREAST)));

/** `mine` is larger, and first among those who share its leaf. */
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

/** Neighbours that hide each other each give way by half, again and again until they stand free. */
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
