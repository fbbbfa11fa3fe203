// Geometry of the wreath: a ring open at the bottom, with leaves alternately outside and inside, clockwise.

export const SIDE = 560;
const MIDDLE = SIDE / 2;
const RADIUS = 196;
const FIRST = 112; // degrees, clockwise from the right
const LAST = 428;

export interface Spot {
  x: number;
  y: number;
}
export interface Leaf {
  number: number;
  stem: Spot;
  turn: number;
  middle: Spot;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const on = (degrees: number, radius: number, from: Spot = { x: MIDDLE, y: MIDDLE }): Spot => ({
  x: from.x + radius * Math.cos(radians(degrees)),
  y: from.y + radius * Math.sin(radians(degrees)),
});

/** The leaves of a short track are larger. */
const leafLength = (track: number): number => (track > 20 ? 68 : 82);

export function leavesOf(track: number): Leaf[] {
  const long = leafLength(track);
  return Array.from({ length: track }, (_, at) => {
    const angle = FIRST + ((LAST - FIRST) * at) / (track - 1);
    const stem = on(angle, RADIUS);
    const turn = angle + (at % 2 === 0 ? 38 : 142);
    return { number: at + 1, stem, turn, middle: on(turn, long * 0.52, stem) };
  });
}

/** The branch that carries the leaves, as an SVG path. */
export function branch(): string {
  const [from, to] = [on(FIRST, RADIUS), on(LAST, RADIUS)];
  return `M${from.x} ${from.y}A${RADIUS} ${RADIUS} 0 1 1 ${to.x} ${to.y}`;
}

/** A leaf along the x axis, from stem to tip, as an SVG path. */
export function leafShape(track: number): string {
  const long = leafLength(track);
  const wide = long * 0.353;
  return `M0 0C${long / 4} ${-wide} ${long * 0.75} ${-wide} ${long} 0C${long * 0.75} ${wide} ${long / 4} ${wide} 0 0z`;
}

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The content in the middle, which pawns must not cover: the book, then the two lines below it. */
const WRITTEN: Area[] = [
  { left: MIDDLE - 60, right: MIDDLE + 60, top: MIDDLE - 90, bottom: MIDDLE + 28 },
  { left: MIDDLE - 102, right: MIDDLE + 102, top: MIDDLE + 30, bottom: MIDDLE + 80 },
];
const HEAD = { up: 27.6, radius: 21 }; // of a pawn: distance of its centre above the tip, and its radius
const FOOT = 7; // distance above the number of the leaf
const FEW = 3; // most pawns side by side in full size; more stand in two rows of small pawns
const ROW = 26;

/** How far a group must move outwards, horizontally or vertically, so that it does not cover the middle. */
function aside(group: Area, from: Spot): Spot {
  const moved = { x: 0, y: 0 };
  for (const area of WRITTEN) {
    const [left, right, top, bottom] = [
      group.left + moved.x,
      group.right + moved.x,
      group.top + moved.y,
      group.bottom + moved.y,
    ];
    if (right <= area.left || left >= area.right || bottom <= area.top || top >= area.bottom) continue;
    const x = from.x > MIDDLE ? area.right - left : area.left - right;
    const y = from.y > MIDDLE ? area.bottom - top : area.top - bottom;
    if (Math.abs(x) < Math.abs(y)) moved.x += x;
    else moved.y += y;
  }
  return moved;
}

/** Position of a pawn: above the number of its leaf, beside the other pawns there. Larger groups are drawn smaller. */
export function stand(leaf: number, rank: number, sharing: number, leaves: Leaf[]): Spot & { scale: number } {
  const { middle } = leaves[Math.min(Math.max(leaf, 1), leaves.length) - 1]!;
  const many = sharing > FEW;
  const [scale, gap, inRow] = many ? [0.72, 28, Math.ceil(sharing / 2)] : [1, 32, sharing];
  const row = Math.floor(rank / inRow);
  const beside = Math.min(inRow, sharing - row * inRow);
  const second = middle.y > MIDDLE ? ROW : -ROW;
  const half = ((inRow - 1) / 2) * gap + HEAD.radius * scale;
  const tips = [middle.y - FOOT, middle.y - FOOT + (many ? second : 0)];
  const group = {
    left: middle.x - half,
    right: middle.x + half,
    top: Math.min(...tips) - (HEAD.up + HEAD.radius) * scale,
    bottom: Math.max(...tips),
  };
  const moved = aside(group, middle);
  return {
    x: middle.x + moved.x + ((rank % inRow) - (beside - 1) / 2) * gap,
    y: tips[row]! + moved.y,
    scale,
  };
}
