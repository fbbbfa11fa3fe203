// Made by `make ui` from the Structs of the server. Do not edit.

export type Action =
  Answer | Guess | Draft | GiveJok | Refuse | GuessAll | Likeness | Contest | Decline | Plead | Rest | Vote | GoOn;

/**
 * The Questionné's own answer; in the last test, that of each partner.
 */
export interface Answer {
  act: "answer";
  said: number | string;
}
/**
 * What I think the Questionné has answered.
 */
export interface Guess {
  act: "guess";
  said: number | string;
}
/**
 * What I am about to hand in. Kept for me alone, it counts when the time is up.
 */
export interface Draft {
  act: "draft";
  said: number | string;
}
/**
 * A jok of the card's colour, instead of an answer or a guess.
 */
export interface GiveJok {
  act: "jok";
}
/**
 * No answer and no jok of that colour: three squares back.
 */
export interface Refuse {
  act: "refuse";
}
/**
 * The last test: the choice of each partner, by seat. A draft, or done.
 */
export interface GuessAll {
  act: "guess-all";
  done?: boolean;
  guesses: {
    [k: string]: number;
  };
}
/**
 * My adjective says the same as the answer: let the table vote.
 */
export interface Likeness {
  act: "likeness";
}
/**
 * « Je conteste ! » whose answer; the first one to say so.
 */
export interface Contest {
  act: "contest";
  seat: number;
}
/**
 * I let it pass.
 */
export interface Decline {
  act: "decline";
}
/**
 * A line of the debate.
 */
export interface Plead {
  act: "plead";
  text: string;
}
/**
 * « J'ai tout dit »: my part of the debate is over.
 */
export interface Rest {
  act: "rest";
}
/**
 * Was the answer sincere; do two adjectives say the same. Secret.
 */
export interface Vote {
  act: "vote";
  aye: boolean;
}
/**
 * I have seen it.
 */
export interface GoOn {
  act: "go-on";
}
/**
 * The Questionné answers; the Détecteurs guess at the same time, unless they speak in turn.
 */
export interface AskingView {
  again?: ("jok" | "silent") | null;
  asked: number[];
  card: CardView;
  given: number[];
  moved: Moved | null;
  name: "asking";
  number: number;
  seat: number;
}
/**
 * The card on the table. A question may hold placeholders, which a client fills in with names:
 * `games/melo/placeholders.py` says which there are.
 */
export interface CardView {
  asks: "adjective" | "choice" | "name";
  choices: string[];
  id: string;
  kind: "duo" | "ego" | "melo";
  left: number;
  own: boolean;
  question: string;
  right: number;
  value: number;
}
/**
 * §1 What the square did at the start of a turn.
 */
export interface Moved {
  jok?: ("duo" | "ego" | "melo") | null;
  special: "der" | "jok" | "minus" | "plus" | "prems" | "start" | "test";
  start: number;
  to: number;
}
/**
 * « Je conteste ! » Two speak, nobody else joins in.
 */
export interface DebatingView {
  answer: number | string;
  by: number;
  card: CardView;
  done: number[];
  guess: number | string | null;
  lines: Line[];
  name: "debating";
  number: number;
  of: number;
  test: boolean;
}
/**
 * Something said in a debate.
 */
export interface Line {
  seat: number;
  text: string;
}
/**
 * Somebody has passed the last test.
 */
export interface FinishedView {
  card: CardView;
  honours: Honours;
  name: "finished";
  needed: number;
  number: number;
  right: number;
  tried: Tried[];
  winner: number;
}
/**
 * Rows guess, columns are guessed; null on the diagonal.
 */
export interface Honours {
  matrix: (Score | null)[][];
  medals: Medal[];
  pairs: Pair[];
  questions: number;
}
/**
 * So many right guesses of so many.
 */
export interface Score {
  of: number;
  right: number;
}
export interface Medal {
  kind: "detective" | "mysterious" | "transparent";
  of: number;
  right: number;
  seat: number;
}
export interface Pair {
  kind: "mutual" | "open" | "riddle";
  of: number;
  one: number;
  other: number;
  right: number;
}
/**
 * §6 A partner's answer in the last test, and what was guessed.
 */
export interface Tried {
  answer: number;
  guess: number | null;
  right: boolean;
  seat: number;
  verdict?: Verdict | null;
}
/**
 * §5 A contest that the others have judged. Who voted what stays secret.
 */
export interface Verdict {
  ayes: number;
  by: number;
  moved?: number;
  noes: number;
  of: number;
  winner: number;
}
/**
 * So many of each colour, in a hand or in the pile.
 */
export interface Joks {
  duo?: number;
  ego?: number;
  melo?: number;
}
/**
 * The others vote in secret: was it sincere, coherent and argued?
 */
export interface JuryView {
  answer: number | string;
  by: number;
  card: CardView;
  guess: number | string | null;
  jurors: number[];
  lines: Line[];
  name: "jury";
  number: number;
  of: number;
  test: boolean;
  voted: number[];
}
/**
 * An answer that was revealed, with the guesses at it: public, for people and bots alike.
 */
export interface Known {
  answer: number | string;
  card: string;
  guesses?: {
    [k: string]: number | string;
  };
  kind: "duo" | "ego" | "melo";
  number: number;
  right?: number[];
  seat: number;
  test?: boolean;
  text?: string;
}
/**
 * The table votes: does this guess say the same as the answer?
 */
export interface LikenessView {
  answer: number | string;
  by: number;
  card: CardView;
  guess: number | string;
  name: "likeness";
  number: number;
  replies: Reply[];
  seat: number;
  voted: number[];
  voters: number[];
}
/**
 * A guess as it is turned over. Public as a whole from then on.
 */
export interface Reply {
  how: "jok" | "refused" | "said" | "silent";
  likeness?: ("granted" | "refused" | "trusted") | null;
  moved?: number;
  right?: boolean | null;
  said?: number | string | null;
  seat: number;
  turned_at?: number;
}
/**
 * What this viewer alone may know.
 */
export interface Mine {
  done?: boolean;
  guesses?: {
    [k: string]: number;
  };
  how?: ("jok" | "refused" | "said" | "silent") | null;
  said?: number | string | null;
  vote?: boolean | null;
}
export interface Options {
  answer_seconds?: 0 | 30 | 60 | 90 | 120;
  debate_minutes?: 0 | 1 | 2 | 3 | 5;
  guesses?: "in-turn" | "together";
  joks?: 0 | 3 | 6;
  language?: "en" | "fr";
  length?: 20 | 30 | 40;
  own_questions?: boolean;
  /**
   * @maxItems 40
   */
  packs?: string[];
  tone?: "amis" | "famille";
  trust?: boolean;
}
/**
 * A turn that ends without an answer.
 */
export interface PassedView {
  card: CardView;
  moved: number;
  name: "passed";
  next: number;
  number: number;
  ready: number[];
  seat: number;
  why: "left" | "nobody" | "refused" | "silent";
}
/**
 * The answer, and what it brought. As long as somebody may contest, `ends_at` is the end of
 * that; then the table looks at it until `ends_at`, or until all people have gone on.
 */
export interface RevealedView {
  answer: number | string;
  card: CardView;
  contest_ends: number[];
  may_ask: number[];
  may_contest: number[];
  name: "revealed";
  next: number;
  number: number;
  ready: number[];
  replies: Reply[];
  seat: number;
  shown_at: number;
  verdict: Verdict | null;
}
/**
 * Guesses in turn: the Questionné has answered, the Détecteurs say their guesses one by one.
 */
export interface SpeakingView {
  card: CardView;
  heard: Reply[];
  moved: Moved | null;
  name: "speaking";
  number: number;
  seat: number;
  speaker: number;
  to_come: number[];
}
export interface Square {
  kind: "duo" | "ego" | "melo";
  special?: ("der" | "jok" | "minus" | "plus" | "prems" | "start" | "test") | null;
}
/**
 * Partner by partner, one at each `ends_at`.
 */
export interface TestTurningView {
  card: CardView;
  name: "test-turning";
  needed: number;
  number: number;
  seat: number;
  total: number;
  turned: Tried[];
}
/**
 * How the test went. Not enough: until `ends_at` the player may contest what he has missed.
 */
export interface TestedView {
  card: CardView;
  may_contest: number[];
  moved: number;
  name: "tested";
  needed: number;
  next: number;
  number: number;
  ready: number[];
  right: number;
  seat: number;
  tried: Tried[];
}
/**
 * DERNIER TEST: partners answer an EGO card for themselves, the player guesses each of them.
 */
export interface TestingView {
  card: CardView;
  given: number[];
  name: "testing";
  needed: number;
  number: number;
  partners: number[];
  seat: number;
}
/**
 * Guesses are turned over, one at each `ends_at`; then the answer.
 */
export interface TurningView {
  card: CardView;
  name: "turning";
  number: number;
  seat: number;
  total: number;
  turned: Reply[];
}
export interface View {
  board: Square[];
  ends_at: number | null;
  holders: ("away" | "bot" | "person")[];
  joks: Joks[];
  mine?: Mine | null;
  options: Options;
  phase:
    | AskingView
    | SpeakingView
    | TurningView
    | RevealedView
    | LikenessView
    | DebatingView
    | JuryView
    | PassedView
    | TestingView
    | TestTurningView
    | TestedView
    | FinishedView;
  pile: Joks;
  revealed: Known[];
  round: number;
  squares: number[];
  turn: number;
  waiting: number[];
}
