// Made by `make ui` from the Structs of the server. Do not edit.

export type Action =
  | Start
  | Change
  | Finish
  | Take
  | Borrow
  | Faute
  | Dictionnaire
  | Censure
  | Liberte
  | CoupFourre
  | Discard
  | End
  | Draw
  | Vote
  | Grade
  | GoOn
  | Sketch;

/**
 * A new sentence in front of me: two cards or more, in order, each with its side up.
 */
export interface Start {
  act: "start";
  /**
   * @maxItems 16
   */
  cards: string[];
  lang: "en" | "fr";
  /**
   * @maxItems 16
   */
  pictures?: string[];
  text?: string;
  /**
   * @maxItems 16
   */
  words?: string[];
}
/**
 * A sentence as it becomes: with more cards, in another order, cards turned over. A partner's
 * is only made longer.
 */
export interface Change {
  act: "change";
  /**
   * @maxItems 16
   */
  cards: string[];
  /**
   * @maxItems 16
   */
  pictures?: string[];
  sentence: number;
  text?: string;
  /**
   * @maxItems 16
   */
  words?: string[];
}
/**
 * « Terminée ! »: the table votes on it.
 */
export interface Finish {
  act: "finish";
  proverb?: boolean;
  sentence: number;
  text: string;
}
/**
 * A joker out of an open sentence, for a card of mine that says the same; and used at once.
 */
export interface Take {
  act: "take";
  card: string;
  /**
   * @maxItems 16
   */
  cards: string[];
  into?: number;
  joker: string;
  lang?: "en" | "fr";
  /**
   * @maxItems 16
   */
  pictures?: string[];
  said?: string;
  sentence: number;
  text?: string;
  /**
   * @maxItems 16
   */
  words?: string[];
}
/**
 * Variant "emprunts": a card out of somebody's open sentence, for one of mine.
 */
export interface Borrow {
  act: "borrow";
  card: string;
  said?: string;
  sentence: number;
  theirs: string;
}
/**
 * FAUTE D'ORTHOGRAPHE on an open sentence of an opponent.
 */
export interface Faute {
  act: "faute";
  sentence: number;
}
/**
 * It frees a sentence of mine, or of my partner.
 */
export interface Dictionnaire {
  act: "dictionnaire";
  sentence: number;
}
/**
 * CENSURE on the whole game of an opponent.
 */
export interface Censure {
  act: "censure";
  seat: number;
}
/**
 * LIBERTÉ D'EXPRESSION for me, or for my partner, at my turn.
 */
export interface Liberte {
  act: "liberte";
  seat: number;
}
/**
 * LIBERTÉ D'EXPRESSION at once against the CENSURE just laid: the turn is mine.
 */
export interface CoupFourre {
  act: "coup-fourre";
}
/**
 * It ends my turn: one card away, and six in hand again.
 */
export interface Discard {
  act: "discard";
  card: string;
  pick_up?: boolean;
}
/**
 * It ends my turn when no card is left in my hand.
 */
export interface End {
  act: "end";
}
/**
 * After my coup fourré: one card, before I play.
 */
export interface Draw {
  act: "draw";
  pick_up?: boolean;
}
/**
 * Is the sentence accepted; does it keep its meaning.
 */
export interface Vote {
  act: "vote";
  aye: boolean;
}
/**
 * At the end of a deal: the sentences that are funny or full of imagination. The others are
 * simple.
 */
export interface Grade {
  act: "grade";
  done?: boolean;
  /**
   * @maxItems 100
   */
  funny: string[];
}
/**
 * I have seen it.
 */
export interface GoOn {
  act: "go-on";
}
/**
 * What I am putting together, at my turn or before. Kept for me alone.
 */
export interface Sketch {
  act: "draft";
  /**
   * @maxItems 16
   */
  cards?: string[];
  lang?: "en" | "fr";
  /**
   * @maxItems 16
   */
  pictures?: string[];
  sentence?: number;
  taken?: Taking | null;
  text?: string;
  /**
   * @maxItems 16
   */
  words?: string[];
}
/**
 * A joker that goes into what I put together: where it still lies, and my card for it.
 */
export interface Taking {
  card: string;
  joker: string;
  said?: string;
  sentence: number;
}
/**
 * What the table has written on a blank card: a word, another one head to tail, each in one
 * language or in both; and one of the pack's pictures.
 */
export interface Blank {
  en?: string;
  fr?: string;
  picture?: string;
  under_en?: string;
  under_fr?: string;
}
/**
 * What is printed on a card: `a`, and head to tail `b`, where it has two words.
 */
export interface CardFace {
  a: Face;
  b?: Face | null;
}
/**
 * One word of a card, as it is printed.
 */
export interface Face {
  en: string;
  fr: string;
  picture?: string;
  value: number;
}
export interface CensureView {
  by: number;
  card: string;
  counters?: number | null;
}
/**
 * What I was putting together, as far as its cards are still there. `sentence`: that it would
 * become; 0: a new one.
 */
export interface DraftView {
  cards: string[];
  lang: "en" | "fr";
  pictures?: string[];
  sentence: number;
  taken?: Taking | null;
  text: string;
  words: string[];
}
/**
 * `player` has laid a coup fourré, and draws a card of the stock, or the last discard.
 */
export interface DrawView {
  name: "draw";
}
export interface EndedView {
  best: GradedView[];
  name: "ended";
  winners: number[];
}
/**
 * A sentence of a deal that is over, with its grade.
 */
export interface GradedView {
  bonus: number;
  cards: LaidView[];
  funny: number;
  grade: "humour" | "proverb" | "simple";
  lang: "en" | "fr";
  owner: number;
  points: number;
  spans: never[][];
  text: string;
  total: number;
  values: number;
}
/**
 * A card in a sentence, with the side that is up; of a joker the word it stands for. `value`:
 * what it counts there.
 */
export interface LaidView {
  picture?: string;
  up: string;
  value: number;
  word?: string;
}
/**
 * Everybody grades the `piles` that are no proverbs, in secret.
 */
export interface JuryView {
  by: number | null;
  done: number[];
  humour: number;
  judges: number[];
  name: "jury";
  simple: number;
  why: "no-cards" | "no-words" | "went-out";
}
/**
 * How many cards begin a sentence; how many one has that is called finished, unless it is a
 * proverb; and how often that may be said in vain in a turn.
 */
export interface Limits {
  begun: number;
  finished: number;
  tries: number;
}
/**
 * For who alone has most of something, in the deals that are over.
 */
export interface Medal {
  count: number;
  kind: "fourre" | "plume" | "proverbe" | "rire";
  seat: number;
}
export interface Mine {
  draft: DraftView | null;
  funny: number[] | null;
  hand: string[];
  vote: boolean | null;
}
export interface Options {
  /**
   * @maxItems 10
   */
  blanks?: Blank[];
  blanks_in_play?: "kept" | "no" | "takeable";
  borrowing?: "any" | "no" | "same";
  censures?: 0 | 1 | 2 | 3 | 4;
  counters?: 0 | 1 | 2 | 3 | 4 | 5;
  dictionnaires?: 0 | 4 | 8 | 12 | 16;
  families?: boolean;
  fautes?: 0 | 2 | 4 | 6 | 8;
  goal?: 0 | 500 | 1000;
  hand?: "added" | "deducted";
  jokers?: 0 | 2 | 4 | 6 | 8 | 10;
  language?: "each" | "en" | "fr";
  libertes?: 0 | 2 | 4 | 6 | 8;
  participles?: boolean;
  rebus?: boolean;
  teams?: boolean;
  trust?: boolean;
  turn_seconds?: 0 | 60 | 90 | 120 | 180;
  /**
   * @maxItems 6
   */
  young?: number[];
}
/**
 * `player` was answered by a coup fourré of `by`, and discards.
 */
export interface PartingView {
  by: number;
  name: "parting";
}
/**
 * An accepted sentence.
 */
export interface PileView {
  cards: LaidView[];
  id: number;
  lang: "en" | "fr";
  owner: number;
  points: number;
  proverb?: boolean;
  spans: never[][];
  text: string;
  values: number;
}
/**
 * The last of `sheets` is this deal's. `last`: the match is over after it.
 */
export interface ScoreView {
  last: boolean;
  name: "score";
  ready: number[];
}
/**
 * An open sentence.
 */
export interface SentenceView {
  cards: LaidView[];
  faute?: string | null;
  id: number;
  lang: "en" | "fr";
  owner: number;
  points: number;
  spans: never[][];
  text: string;
  values: number;
}
export interface SheetView {
  by: number | null;
  deal: number;
  sentences: GradedView[];
  tallies: TallyView[];
  why: "no-cards" | "no-words" | "went-out";
}
/**
 * The points of a seat in a deal.
 */
export interface TallyView {
  fourres: number;
  hand: number;
  open: number;
  out: number;
  sentences: number;
  total: number;
}
/**
 * `player` plays. `tries`: how often he may still say « terminée » in vain.
 */
export interface TurnPhase {
  name: "turn";
  tries: number;
}
export interface View {
  aside: string[];
  blanks: {
    [k: string]: CardFace;
  };
  deal: number;
  deck: {
    [k: string]: CardFace;
  };
  discard: string | null;
  discards: number;
  ends_at: number | null;
  hands: number[];
  holders: ("away" | "bot" | "person")[];
  limits: Limits;
  medals: Medal[];
  mine: Mine | null;
  options: Options;
  phase: TurnPhase | VoteView | WindowView | PartingView | DrawView | JuryView | ScoreView | EndedView;
  piles: PileView[];
  player: number;
  points: number[];
  round: number;
  sheets: SheetView[];
  starter: number;
  stock: number;
  teams: number[][];
  totals: number[];
  waiting: number[];
  zones: ZoneView[];
}
/**
 * finish: is `sentence` accepted, as a proverb where it is announced as one. take, borrow: does
 * it keep its meaning when `card` comes for `instead`; `sentence` is as it would be.
 */
export interface VoteView {
  card?: string;
  instead?: string;
  name: "vote";
  proverb?: boolean;
  sentence: SentenceView;
  voted: number[];
  voters: number[];
  what: "borrow" | "finish" | "take";
}
/**
 * CENSURE on `target`, by `player`: ten seconds for a coup fourré of the attacked `side`.
 */
export interface WindowView {
  name: "window";
  side: number[];
  target: number;
}
/**
 * What lies open in front of a seat.
 */
export interface ZoneView {
  censure?: CensureView | null;
  fourres?: number;
  sentences: SentenceView[];
}
