// Made by `make ui` from the Structs of the server. Do not edit.

export type Action = Give | Reply | Contest | Vote | Sketch | Lock | Unlock | Pass | Buzz | Enter | Enough | GoOn;

/**
 * Letters of my choice for whoever has rolled well; may be chosen anew until all have given.
 */
export interface Give {
  act: "give";
  /**
   * @maxItems 4
   */
  letters: string[];
}
/**
 * My answer to the question: a draft, or the one that counts.
 */
export interface Reply {
  act: "answer";
  done?: boolean;
  text: string;
}
/**
 * The app has judged that answer wrongly: let the table vote.
 */
export interface Contest {
  act: "contest";
}
/**
 * Is the answer right; does the word exist; is that person famous.
 */
export interface Vote {
  act: "vote";
  aye: boolean;
}
/**
 * What I am composing, right or wrong. Kept for me alone.
 */
export interface Sketch {
  act: "draft";
  /**
   * @maxItems 40
   */
  anagrams?: string[];
  at?: Spot | null;
  person?: boolean;
  word: string;
}
/**
 * Where a word begins, counted from the upper left corner, and its direction. In an action it
 * answers a Square.
 */
export interface Spot {
  column: number;
  direction: "down" | "falling" | "right" | "rising";
  row: number;
}
/**
 * My proposal of this round.
 */
export interface Lock {
  act: "lock";
  /**
   * @maxItems 40
   */
  anagrams?: string[];
  at: Spot;
  person?: boolean;
  word: string;
}
/**
 * I think again: my proposal, or my pass, is a draft once more.
 */
export interface Unlock {
  act: "unlock";
}
/**
 * Nothing from me in this round.
 */
export interface Pass {
  act: "pass";
}
/**
 * I know another anagram: it opens my entry.
 */
export interface Buzz {
  act: "buzz";
}
/**
 * An anagram more of the word on the board.
 */
export interface Enter {
  act: "enter";
  word: string;
}
/**
 * No anagram more from me.
 */
export interface Enough {
  act: "enough";
}
/**
 * I have seen it.
 */
export interface GoOn {
  act: "go-on";
}
export interface AnagramView {
  famous: boolean;
  fault?: Fault | null;
  points: number;
  word: string;
  written: string;
}
/**
 * Why something can't be played as it is: a sentence, and the squares that are concerned.
 */
export interface Fault {
  key: string;
  params?: {
    [k: string]: number | string;
  };
  squares?: number[];
}
export interface AnnounceView {
  bids: BidView[];
  leader: number | null;
  name: "announce";
  ready: number[];
  vote: WordVoteView | null;
}
/**
 * What a seat announces.
 */
export interface BidView {
  famous: boolean | null;
  points: number | null;
  proposal: ProposalView | null;
  rolls: never[][];
  seat: number;
  struck: boolean;
}
/**
 * A proposal that all may see: it is voted on, or has been placed.
 */
export interface ProposalView {
  anagrams: AnagramView[];
  at: Spot;
  famous: boolean;
  main: number;
  new: number[];
  points: number;
  shells: number;
  sides: WordView[];
  squares: number[];
  word: string;
  written: string;
}
/**
 * A word as it lies on the board, or would.
 */
export interface WordView {
  famous: boolean;
  points: number;
  ruling: "common" | "house" | "name" | "unknown" | "unreadable" | "voted";
  squares: number[];
  word: string;
  written: string;
}
/**
 * The table votes on a word that the app does not know, or on somebody's fame.
 */
export interface WordVoteView {
  by: number;
  exists: boolean;
  kind: "person" | "word";
  voted: number[];
  voters: number[];
  word: string;
  written: string;
}
/**
 * What was right, told when somebody has answered.
 */
export interface AnswerView {
  answer: string;
  note: string;
}
/**
 * How a turn went: an answer and what is right, or a coquillaud…; then letters are drawn.
 */
export interface AnsweredView {
  answer: AnswerView | null;
  given: string;
  letters: number;
  name: "answered";
  polled: PolledView | null;
  question: QuestionView | null;
  ready: number[];
  recourse: ("accept" | "overturn") | null;
  right: boolean | null;
  seat: number;
}
/**
 * How a vote on an answer ended.
 */
export interface PolledView {
  ayes: number[];
  by: number;
  noes: number[];
  trusted: boolean;
}
export interface QuestionView {
  country: string;
  letters: number;
  stars: 1 | 2 | 3;
  text: string;
  theme:
    | "arts"
    | "chanson"
    | "ecran"
    | "geographie"
    | "histoire"
    | "langue"
    | "lettres"
    | "nature"
    | "quotidien"
    | "sciences"
    | "sport"
    | "table";
}
/**
 * The others vote on an answer: is it right?
 */
export interface AppealView {
  answer: AnswerView;
  by: number;
  given: string;
  name: "appeal";
  question: QuestionView;
  recourse: "accept" | "overturn";
  seat: number;
  voted: number[];
  voters: number[];
}
export interface AskingView {
  name: "question";
  question: QuestionView;
  seat: number;
}
/**
 * The best that could be done with a capital.
 */
export interface BestView {
  anagrams: string[];
  at: Spot;
  famous: boolean;
  points: number;
  seat: number;
  word: string;
  written: string;
}
export interface BuzzView {
  seat: number;
  tenths: number;
}
/**
 * Everybody composes in secret; `ready` of the view says who has done.
 */
export interface ComposeView {
  name: "compose";
}
/**
 * What I am composing, and what is to be said of it.
 */
export interface DraftView {
  anagrams: AnagramView[];
  at: Spot | null;
  claimed: boolean;
  doubt: string;
  doubt_kind: ("person" | "word") | null;
  fault: Fault | null;
  main: WordView | null;
  missing: string;
  new: number[];
  points: number | null;
  sides: WordView[];
  trusted: boolean;
  typed: string;
  word: string;
}
export interface EndedView {
  left: number[];
  medals: Medal[];
  missed: number[];
  name: "ended";
  rounds: RecapView[];
  trusted: number;
  why: "no-words" | "nobody-did" | "none-left" | "six-rounds";
  winners: number[];
}
export interface Medal {
  count: number;
  kind: "filou" | "lynx" | "maison" | "salon";
  seat: number;
}
/**
 * A round, when all is over: what was placed, and what could have been.
 */
export interface RecapView {
  best: BestView[];
  bids: (number | null)[];
  round: number;
  scored: number;
  seat: number | null;
  unseen: BestView | null;
  word: string;
  written: string;
}
/**
 * An anagram that a rival has shown.
 */
export interface EntryView {
  points: number;
  seat: number;
  tenths: number;
  word: string;
  written: string;
}
export interface GiftView {
  giver: number;
  letters: string;
  to: number;
}
/**
 * The others choose letters for whoever has rolled.
 */
export interface GiftsView {
  count: number;
  given: number[];
  givers: number[];
  name: "gifts";
  seat: number;
}
/**
 * My proposal of this round; null in its place: I pass.
 */
export interface LockedView {
  proposal: ProposalView | null;
}
/**
 * What this viewer alone may know.
 */
export interface Mine {
  answer?: string;
  best?: BestView | null;
  buzzed?: boolean;
  capital?: string;
  composes?: boolean;
  draft?: DraftView | null;
  entries?: EntryView[];
  fresh?: string;
  gifts?: GiftView[];
  given?: string;
  locked?: LockedView | null;
  vote?: boolean | null;
}
/**
 * Rivals look for anagrams beyond those claimed; what they enter is told when it is over.
 */
export interface MinuteView {
  began: number;
  buzzed: BuzzView[];
  claimed: number;
  done: number[];
  more: number;
  most: number | null;
  name: "minute";
  placing: PlacingView;
  rivals: number[];
}
/**
 * A word that has come to lie on the board.
 */
export interface PlacingView {
  entries: EntryView[];
  person: PersonView | null;
  proposal: ProposalView;
  round: number;
  scored: number;
  seat: number;
  taker: number | null;
  trusted: boolean;
}
/**
 * Somebody famous whose name has been placed.
 */
export interface PersonView {
  also: string;
  born: number | null;
  country: string;
  died: number | null;
  name: string;
  who: string;
}
export interface Options {
  anagrams?: "free" | "none" | "two";
  compose_minutes?: 0 | 2 | 3 | 5 | 8;
  ending?: "25" | "six";
  half_new?: boolean;
  letters?: 100 | 150 | 200;
  own_name?: 120 | 141;
  question_seconds?: 0 | 60 | 90 | 120;
  rare?: boolean;
  school?: boolean;
  show_all?: boolean;
  trust?: boolean;
}
export interface PlacedView {
  bids: BidView[];
  name: "placed";
  placing: PlacingView | null;
  ready: number[];
}
/**
 * A word placed in this match.
 */
export interface PutView {
  person: PersonView | null;
  round: number;
  scored: number;
  seat: number;
  squares: number[];
  taker: number | null;
  trusted: boolean;
  word: string;
  written: string;
}
/**
 * A seat's turn to be asked in this round.
 */
export interface TurnView {
  drawn: number | null;
  gift: number;
  kind: ("coquillaude" | "coquillaudette" | "coquillaudinette" | "one" | "three" | "two") | null;
  number: never[] | null;
  right: boolean | null;
  roll: never[] | null;
  seat: number;
}
export interface View {
  bag: number;
  board: string;
  composing: number[];
  ends_at: number | null;
  finest: number | null;
  first: number;
  holders: ("away" | "bot" | "person")[];
  latest: number[];
  letters: number[];
  mine?: Mine | null;
  options: Options;
  orange: number[];
  persons: string[];
  phase:
    | GiftsView
    | AskingView
    | AnsweredView
    | AppealView
    | ComposeView
    | AnnounceView
    | MinuteView
    | PlacedView
    | EndedView;
  ready: number[];
  round: number;
  scores: number[];
  shells: number[];
  size: number;
  start: never[][][];
  turns: TurnView[];
  voted: string[];
  waiting: number[];
  words: PutView[];
}
