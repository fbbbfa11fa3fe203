// Where everything of the wreath is: a ring open at the bottom, leaves alternately outside and inside, clockwise.

export const SIDE = 560;
const MIDDLE = SIDE / 2;
const RADIUS = 196;
const FIRST = 112; // degrees, from the right, clockwise
const LAST = 428;

export interface Spot { x: number; y: number }
export interface Leaf { number: number; stem: Spot; turn: number; middle: Spot }

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const on = (degrees: number, radius: number, from: Spot = { x: MIDDLE, y: MIDDLE }): Spot => ({
  x: from.x + radius * Math.cos(radians(degrees)),
  y: from.y + radius * Math.sin(radians(degrees)),
});

/** A short track has larger leaves. */
export const leafLength = (track: number): number => (track > 20 ? 68 : 82);

export function leavesOf(track: number): Leaf[] {
  const long = leafLength(track);
  return Array.from({ length: track }, (_, at) => {
    const angle = FIRST + ((LAST - FIRST) * at) / (track - 1);
    const stem = on(angle, RADIUS);
    const turn = angle + (at % 2 === 0 ? 38 : 142);
    return { number: at + 1, stem, turn, middle: on(turn, long * 0.52, stem) };
  });
}

/** The branch the leaves grow on. */
export function branch(): string {
  const [from, to] = [on(FIRST, RADIUS), on(LAST, RADIUS)];
  return `M${from.x} ${from.y}A${RADIUS} ${RADIUS} 0 1 1 ${to.x} ${to.y}`;
}

/** A leaf from its stem to its tip, along the x axis. */
export function leafShape(track: number): string {
  const long = leafLength(track);
  const wide = long * 0.353;
  return `M0 0C${long / 4} ${-wide} ${long * 0.75} ${-wide} ${long} 0C${long * 0.75} ${wide} ${long / 4} ${wide} 0 0z`;
}

/** Where a pawn stands: above the number of its leaf, beside the others of the same leaf. Many make themselves small. */
export function stand(leaf: number, rank: number, sharing: number, leaves: Leaf[]): Spot & { scale: number } {
  const { middle } = leaves[Math.min(Math.max(leaf, 1), leaves.length) - 1]!;
  const scale = sharing > 3 ? 0.72 : 1;
  const gap = sharing > 3 ? 28 : 32;
  return { x: middle.x + (rank - (sharing - 1) / 2) * gap, y: middle.y - 7, scale };
}
