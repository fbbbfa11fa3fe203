// The views of La Coquillaude, as the server shows them, and the squares of its board.
import type { Mine, Spot as At, View } from "../../gen/coquillaude";
import type { GameView } from "../contract";

export type {
  Action,
  AnagramView,
  BestView,
  BidView,
  DraftView,
  EntryView,
  Fault,
  PlacingView,
  ProposalView,
  QuestionView,
  RecapView,
  Spot as At,
  TurnView,
  WordView,
  WordVoteView,
} from "../../gen/coquillaude";
export type CoquillaudeView = View;
export type CoquillaudeMine = Mine;
export type PhaseName = View["phase"]["name"];
export type Phase<N extends PhaseName> = Extract<View["phase"], { name: N }>;
export type Roll = readonly number[];
export type Direction = At["direction"];

/** The server promises this shape for the game `coquillaude`. */
export const asCoquillaude = (view: GameView): View => view as unknown as View;
export const asMine = (mine: GameView | null): Mine => (mine ?? {}) as Mine;

export const SIZE = 21;
export const EMPTY = ".";
export const DIRECTIONS: readonly Direction[] = ["right", "down", "falling", "rising"];
const STEPS: Record<Direction, readonly [column: number, row: number]> = {
  right: [1, 0],
  down: [0, 1],
  falling: [1, 1],
  rising: [1, -1],
};

export const columnOf = (square: number): number => square % SIZE;
export const rowOf = (square: number): number => Math.floor(square / SIZE);
const inside = (at: number): boolean => at >= 0 && at < SIZE;

/** Where the letters of a word come to lie; null for those that would fall off the board. */
export function squaresFrom(at: At, length: number): (number | null)[] {
  const [dx, dy] = STEPS[at.direction];
  return Array.from({ length }, (_, n) => {
    const [column, row] = [at.column + dx * n, at.row + dy * n];
    return inside(column) && inside(row) ? row * SIZE + column : null;
  });
}

/** The nearest place from which so long a word stays on the board. */
export function kept(at: At, length: number): At {
  const [dx, dy] = STEPS[at.direction];
  const last = SIZE - Math.max(1, Math.min(length, SIZE));
  const within = (value: number, step: number): number =>
    step > 0
      ? Math.max(0, Math.min(last, value))
      : step < 0
        ? Math.max(SIZE - 1 - last, Math.min(SIZE - 1, value))
        : Math.max(0, Math.min(SIZE - 1, value));
  return { ...at, column: within(at.column, dx), row: within(at.row, dy) };
}

/** Where a word on these squares begins, and where it runs to. */
export function atOf(squares: readonly number[]): At {
  const [first = 0, second = first + 1] = squares;
  const direction =
    DIRECTIONS.find((one) => second - first === STEPS[one][0] + STEPS[one][1] * SIZE) ?? "right";
  return { column: columnOf(first), row: rowOf(first), direction };
}

export const sameAt = (one: At | null, other: At | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.column === other.column &&
    one.row === other.row &&
    one.direction === other.direction);

/** « H5 » : a square as on a map, columns by letters. */
export const squareName = (column: number, row: number): string =>
  `${String.fromCharCode(65 + column)}${row + 1}`;

/** The turn that goes on, or went last. */
export const turnOf = (view: Pick<View, "turns">): View["turns"][number] | null => view.turns.at(-1) ?? null;

/** A place that the house proposes for a word. */
export interface Place {
  at: At;
  points: number;
  new: number[];
  sides: string[];
}

/** As the tiles know a text: A to Z. */
export const plain = (text: string): string =>
  text
    .replace(/œ/gi, "OE")
    .replace(/æ/gi, "AE")
    .normalize("NFD")
    .replace(/[^A-Za-z]/g, "")
    .toUpperCase();
