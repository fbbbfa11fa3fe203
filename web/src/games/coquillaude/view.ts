// Types of the views that the server sends for La Coquillaude, and helpers to read them.
import type { AnagramView, Mine, ProposalView, Spot as At, View, WordView } from "../../gen/coquillaude";
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

export interface Made {
  main: { written: string; points: number; famous: boolean } | null;
  sides: readonly WordView[];
  anagrams: readonly AnagramView[];
}

/** Safe cast: the server guarantees this shape for the game `coquillaude`. */
export const asCoquillaude = (view: GameView): View => view as unknown as View;
export const asMine = (mine: GameView | null): Mine => (mine ?? {}) as Mine;

export const EMPTY = ".";

export const sameAt = (one: At | null, other: At | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.column === other.column &&
    one.row === other.row &&
    one.direction === other.direction);

/** The name of a square, as on a map: « H5 » is column H, row 5. */
export const squareName = (column: number, row: number): string =>
  `${String.fromCharCode(65 + column)}${row + 1}`;

/** The current turn, or else the last one. */
export const turnOf = (view: Pick<View, "turns">): View["turns"][number] | null => view.turns.at(-1) ?? null;

/** The words that a proposal makes, in the shape of a draft. */
export const madeBy = ({ main: points, written, famous, sides, anagrams }: ProposalView): Made => ({
  main: { written, points, famous },
  sides,
  anagrams,
});

const LUCKY = ["coquillaudinette", "coquillaudette", "coquillaude"] as const;
/** The special roll of a turn, if it drew letters without a question. */
export const luckOf = (turn: View["turns"][number] | null): (typeof LUCKY)[number] | null =>
  LUCKY.find((kind) => kind === turn?.kind) ?? null;

/** A place proposed by the house for a word. */
export interface Place {
  at: At;
  points: number;
  new: number[];
  sides: string[];
}
