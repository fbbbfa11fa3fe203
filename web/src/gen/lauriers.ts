// Made by `make ui` from the Structs of the server. Do not edit.

export type Action =
  Choose | Write | Ready | Reword | Merge | Split | Move | Shuffle | ReadOn | Vote | Stake | Claim | Judge | GoOn;

/**
 * The MDJ picks a word of the card.
 */
export interface Choose {
  act: "choose";
  word: string;
}
/**
 * A definition: a draft, or the one to hand in.
 */
export interface Write {
  act: "write";
  done?: boolean;
  text: string;
}
/**
 * The MDJ has prepared the list.
 */
export interface Ready {
  act: "ready";
}
/**
 * The MDJ touches up the form of a pile.
 */
export interface Reword {
  act: "reword";
  pile: number;
  text: string;
}
/**
 * The MDJ reads two piles as one.
 */
export interface Merge {
  act: "merge";
  into: number;
  pile: number;
}
/**
 * The MDJ takes a merged pile apart.
 */
export interface Split {
  act: "split";
  pile: number;
}
/**
 * The MDJ reads a pile at another place of the list, counted from 0.
 */
export interface Move {
  act: "move";
  pile: number;
  to: number;
}
/**
 * The MDJ leaves the order of reading to chance.
 */
export interface Shuffle {
  act: "shuffle";
}
/**
 * The MDJ has read this entry out; a second tap on the same one is refused.
 */
export interface ReadOn {
  act: "read-on";
  entry: number;
}
/**
 * A secret vote for one entry, counted from 0: a choice, or the confirmed one.
 */
export interface Vote {
  act: "vote";
  done?: boolean;
  entry: number;
}
/**
 * A bonus token on this round, openly.
 */
export interface Stake {
  act: "stake";
}
/**
 * An author says "c'était la bonne".
 */
export interface Claim {
  act: "claim";
}
/**
 * A writer's word on somebody's claim, named by the place at which the entry was read.
 */
export interface Judge {
  act: "judge";
  agree: boolean;
  place: number;
}
/**
 * On to the next round; or to the vote, if no person reads.
 */
export interface GoOn {
  act: "go-on";
}
/**
 * One of the best bluffs of the match.
 */
export interface BluffView {
  authors: number[];
  round: number;
  text: string;
  voters: number[];
  word: WordView;
}
/**
 * A word as everybody sees it: its spelling and its class, nothing of its meaning.
 */
export interface WordView {
  class: string;
  id: string;
  spelling: string;
}
export interface ChoosingView {
  name: "choosing";
}
/**
 * A claim that is being judged; who has said what stays secret.
 */
export interface ClaimView {
  judges: number[];
  place: number;
  seat: number;
  text: string;
}
/**
 * Whose an entry was, and who believed it. Its text stands in the list that was voted on.
 */
export interface EntryView {
  authors: (number | null)[];
  place: number;
  voters: number[];
}
export interface FinishedView {
  bluffs: BluffView[];
  entries: string[];
  medals: Medal[];
  name: "finished";
  result: ResultView;
  rounds: number;
  shown: boolean;
  winners: number[];
  word: FullWord;
}
export interface Medal {
  count: number;
  kind: "audace" | "flair" | "marbre" | "plume";
  of?: number | null;
  seat: number;
}
export interface ResultView {
  before?: number[];
  claims?: Settled[];
  entries: EntryView[];
  mdj?: number | null;
  originals?: Sheet[];
  scores: Score[];
  star?: number | null;
}
/**
 * A claim that the other writers have judged.
 */
export interface Settled {
  granted: boolean;
  place: number;
  seat: number;
  text: string;
}
/**
 * A definition as it was handed in; author None is the card.
 */
export interface Sheet {
  author: number | null;
  text: string;
}
/**
 * What one seat earns in a round, and where it takes his pawn.
 */
export interface Score {
  found: number;
  leaf: number;
  led: number;
  received: number;
  seat: number;
  staked: boolean;
  start: number;
  total: number;
}
/**
 * A word with its meaning.
 */
export interface FullWord {
  class: string;
  definition: string;
  id: string;
  level: number;
  note: string;
  spelling: string;
}
/**
 * What this viewer alone may know.
 */
export interface Mine {
  agree?: boolean | null;
  card?: FullWord[];
  entry?: number | null;
  list?: ReadingEntry[];
  piles?: PileView[];
  text?: string;
  vote?: number | null;
  word?: FullWord | null;
}
/**
 * An entry as the MDJ has it before him while he reads.
 */
export interface ReadingEntry {
  sheets: Sheet[];
  text: string;
}
export interface PileView {
  alike: number[];
  id: number;
  sheets: Sheet[];
  text: string;
}
export interface Options {
  automatic_mdj?: boolean;
  family?: boolean;
  level?: "1-2" | "3" | "all";
  /**
   * @maxItems 40
   */
  packs?: string[];
  pick?: "hasard" | "mdj";
  track?: 15 | 26;
  voting_seconds?: 0 | 30 | 45 | 60 | 90 | 120;
  writing_minutes?: 0 | 1 | 2 | 3 | 5;
}
export interface PreparingView {
  name: "preparing";
  word: WordView;
}
export interface ReadingView {
  by_itself: boolean;
  entries: string[];
  name: "reading";
  ready: number[];
  total: number;
  word: WordView;
}
/**
 * The verdict, and a claim beside it while one is judged.
 */
export interface RevealingView {
  claim?: ClaimView;
  entries: string[];
  last?: boolean;
  name: "revealing";
  next: number;
  ready: number[];
  result: ResultView;
  word: FullWord;
}
export interface View {
  barred: string[];
  ends_at: number | null;
  holders: ("away" | "bot" | "person")[];
  leaves: number[];
  mdj: number | null;
  mine?: Mine | null;
  options: Options;
  phase: ChoosingView | WritingView | PreparingView | ReadingView | VotingView | RevealingView | FinishedView;
  played: string[];
  round: number;
  tokens: number[];
  waiting: number[];
}
export interface WritingView {
  bots: number[];
  handed_in: number[];
  name: "writing";
  word: WordView;
}
export interface VotingView {
  entries: string[];
  name: "voting";
  staked: number[];
  voted: number[];
  word: WordView;
}
