// Made by `make ui` from the Structs of the server. Do not edit.

export type Action =
  | Cover
  | CoverAll
  | Refill
  | TurnStock
  | TakeCard
  | ShiftCard
  | AddPetard
  | Say
  | Place
  | PutBack
  | Clear
  | TakeBack
  | Spell
  | Lay
  | Propose
  | Plead
  | Answer
  | Withdraw
  | Undo
  | GiveUp
  | AskBot
  | NoIdea
  | TakeHint;

/**
 * The next card of the stock goes on this column.
 */
export interface Cover {
  act: "cover";
  column: number;
}
/**
 * "Distribuer tout seul": left to right, until every column is stopped.
 */
export interface CoverAll {
  act: "cover-all";
}
/**
 * The bottom of a column goes to an empty one.
 */
export interface Refill {
  act: "refill";
  column: number;
  to: number;
}
/**
 * The last refill stays as it is: let the stock be turned.
 */
export interface TurnStock {
  act: "turn";
}
export interface TakeCard {
  act: "take";
  column: number;
}
/**
 * While composing: a bottom goes to an empty column, to free what lies above it.
 */
export interface ShiftCard {
  act: "shift";
  column: number;
  to: number;
}
export interface AddPetard {
  act: "petard";
}
/**
 * What a star or a pétard of my draft stands for.
 */
export interface Say {
  act: "say";
  at: number;
  letter: string;
}
/**
 * A tile of my draft to another place.
 */
export interface Place {
  act: "place";
  at: number;
  to: number;
}
export interface PutBack {
  act: "put-back";
  at: number;
}
/**
 * My draft goes back, all of it.
 */
export interface Clear {
  act: "clear";
}
/**
 * What I did last to my draft, undone.
 */
export interface TakeBack {
  act: "take-back";
}
/**
 * A word as typed: it is made of the cheapest cards.
 */
export interface Spell {
  act: "spell";
  text: string;
}
/**
 * A whole draft at once, as a hint gives it.
 */
export interface Lay {
  act: "lay";
  draft: Draft;
}
export interface Draft {
  /**
   * @maxItems 60
   */
  moves?: (Take | Shift)[];
  /**
   * @maxItems 63
   */
  slots?: Slot[];
}
/**
 * The bottom of a column goes into the word.
 */
export interface Take {
  column: number;
  move: "take";
}
/**
 * The bottom of a column goes to an empty one, to free the card above it.
 */
export interface Shift {
  column: number;
  move: "shift";
  to: number;
}
/**
 * A place of the word: a card that was taken, counted in the order of taking, or a pétard.
 */
export interface Slot {
  card: number;
  letter?: string;
}
/**
 * My draft, or a whole word at once.
 */
export interface Propose {
  act: "propose";
  draft?: Draft | null;
}
/**
 * My draft is no word of the lexicon: let the table decide.
 */
export interface Plead {
  act: "plead";
}
/**
 * Yes or no to what lies on the table.
 */
export interface Answer {
  act: "answer";
  aye: boolean;
}
/**
 * Who proposed thinks again.
 */
export interface Withdraw {
  act: "withdraw";
}
/**
 * The last word or refill never was. Whoever made it takes it back for nothing until a card
 * has been turned; another asks the table.
 */
export interface Undo {
  act: "undo";
}
export interface GiveUp {
  act: "give-up";
}
/**
 * A bot at the table is to propose a word.
 */
export interface AskBot {
  act: "ask-bot";
  seat: number;
}
/**
 * A bot that was asked has found nothing.
 */
export interface NoIdea {
  act: "no-idea";
}
/**
 * The solver has helped me: it is counted before I am told.
 */
export interface TakeHint {
  act: "hint";
  kind: "nudge" | "word";
}
/**
 * A word being made: the columns it would leave, and what is to be said of it.
 */
export interface DraftView {
  columns: string[];
  counts: boolean;
  fatal: boolean;
  fault: string | null;
  fit: string;
  left: number;
  missing: number;
  ruling: ("common" | "house" | "name" | "unknown" | "unreadable" | "voted") | null;
  seat: number;
  tiles: Tile[];
  word: string;
}
/**
 * A place of the word as everybody sees it.
 */
export interface Tile {
  card: string;
  letter: string;
}
export interface EndView {
  end: "failed" | "petards" | "triumph";
  gave_up: boolean;
  left: number;
  out_of_time: boolean;
  score: string;
}
export interface Mine {
  asks: boolean;
  clears: boolean;
  draft: DraftView;
}
/**
 * Who is for it, who against, who has not said.
 */
export interface PollView {
  ayes: number[];
  noes: number[];
  pending: number[];
}
/**
 * What lies on the table: a word, and the columns it would leave.
 */
export interface ProposalView {
  by: number;
  columns: string[];
  farewell: boolean;
  fatal: boolean;
  left: number;
  poll: PollView | null;
  tiles: Tile[];
  word: string;
}
/**
 * What would be undone, whose it is, and who asks for it where the table is asked.
 */
export interface UndoView {
  by: number | null;
  of: number;
  poll: PollView | null;
  word: string;
}
export interface View {
  all_petards: number;
  all_stars: number;
  alone: boolean;
  asked: number | null;
  blues: string;
  code: string;
  columns: string[];
  day: string;
  deal_ends_at: number | null;
  deck: string;
  drafts: DraftView[];
  end: EndView | null;
  ends_at: number | null;
  gaps: number[];
  hints: number;
  mine?: Mine | null;
  objected: string[];
  open: number[];
  owner: number | null;
  par: number | null;
  petards: number;
  phase:
    | "covering"
    | "finished"
    | "judging"
    | "proposed"
    | "refilling"
    | "turning"
    | "undoing"
    | "voting"
    | "writing"
    | "yielding";
  poll: PollView | null;
  proposal: ProposalView | null;
  refused: string[];
  stars: number;
  stock: number;
  stops: boolean[];
  stuck: boolean;
  undo: UndoView | null;
  unknown: "refused" | "trusted" | "voted";
  unseen: string;
  waiting: number[];
  words: Written[];
}
/**
 * A word that was played, as one pile; face up if it holds a star.
 */
export interface Written {
  by: number;
  tiles: Tile[];
  trusted?: boolean;
  word: string;
}
