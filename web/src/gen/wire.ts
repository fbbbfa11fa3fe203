// Made by `make ui` from the Structs of the server. Do not edit.

export type AnyCommand =
  | Knock
  | Join
  | Claim
  | Rename
  | Leave
  | TakeBack
  | Invite
  | Admit
  | TurnAway
  | MoreTime
  | Curtain
  | React
  | TellVoice
  | Aloud
  | Ready
  | KeepLog
  | Couch
  | Resume
  | AddBot
  | SetLevel
  | Remove
  | StandIn
  | GoOnWithout
  | Order
  | Partner
  | Youngest
  | Choose
  | SetOptions
  | Start
  | Pause
  | Close
  | Stop
  | Hide
  | Lock
  | SetKnock
  | HandOver
  | PutPack
  | DropPack
  | GetPack
  | Items
  | PutItem
  | DropItem
  | ListHouseWords
  | DropHouseWord
  | Advise
  | History
  | Replay;

export interface AddBot {
  act: "add-bot";
  level?: 1 | 2 | 3;
}
/**
 * Let a guest in; the host may give the guest somebody's seat.
 */
export interface Admit {
  act: "admit";
  guest: number;
  seat_of?: number | null;
}
/**
 * A hint, or another answer of a game's solver, sent to the asker only.
 */
export interface Advise {
  act: "advise";
  draft?: {
    [k: string]: unknown;
  };
  kind: string;
}
/**
 * The big screen is to read aloud; or not, because one of us reads.
 */
export interface Aloud {
  act: "aloud";
  yes?: boolean;
}
/**
 * From the door: who I am. Somebody at the table lets me in.
 */
export interface Knock {
  act: "knock";
  name: string;
}
/**
 * Sit down, now or from the next game on. The answer holds the seat's token.
 */
export interface Join {
  act: "join";
  animal: string;
  name: string;
  spoken?: "" | "elle" | "il";
}
/**
 * That seat is mine, I lost its token. The host decides.
 */
export interface Claim {
  act: "claim";
  person: number;
}
export interface Rename {
  act: "rename";
  animal: string;
  name: string;
  spoken?: ("" | "elle" | "il") | null;
}
/**
 * Leave the table; the seat waits.
 */
export interface Leave {
  act: "leave";
}
/**
 * My seat again, from the bot that played for me.
 */
export interface TakeBack {
  act: "take-back";
}
/**
 * The link and its QR code.
 */
export interface Invite {
  act: "invite";
}
export interface TurnAway {
  act: "turn-away";
  guest: number;
}
/**
 * A minute more for everybody, once a phase.
 */
export interface MoreTime {
  act: "more-time";
}
/**
 * On a shared device: the curtain hangs until I take the device; or I have lifted it.
 */
export interface Curtain {
  act: "curtain";
  down: boolean;
}
export interface React {
  act: "react";
  kind: "bravo" | "coeur" | "hmm" | "oh" | "rire" | "vite";
}
/**
 * From a big screen: it could read aloud, does, or has no voice.
 */
export interface TellVoice {
  act: "voice";
  voice: "" | "off" | "on";
}
/**
 * "Encore une !", or not.
 */
export interface Ready {
  act: "ready";
  yes?: boolean;
}
/**
 * Of a private game that is over: I want its course kept, or not. It is when everybody does.
 */
export interface KeepLog {
  act: "keep-log";
  match?: string | null;
  yes?: boolean;
}
/**
 * Look on, from the next game on, or play again; the host says it of anybody.
 */
export interface Couch {
  act: "couch";
  person?: number | null;
  yes?: boolean;
}
/**
 * Go on, after a pause of the host's or when the table fell asleep.
 */
export interface Resume {
  act: "resume";
}
export interface SetLevel {
  act: "set-level";
  level: 1 | 2 | 3;
  person: number;
}
/**
 * A person or a bot leaves the table for good; during a game the seat stays empty.
 */
export interface Remove {
  act: "remove";
  person: number;
}
/**
 * A bot plays for somebody who is not there; level 0 sends it away again.
 */
export interface StandIn {
  act: "stand-in";
  level?: 0 | 1 | 2 | 3;
  person: number;
}
/**
 * Stop waiting for an absent person, who gets the seat back on return.
 */
export interface GoOnWithout {
  act: "go-on-without";
  person: number;
}
/**
 * Who sits next to whom.
 */
export interface Order {
  act: "order";
  /**
   * @maxItems 20
   */
  people: number[];
}
/**
 * These two play together: the second is seated opposite the first.
 */
export interface Partner {
  act: "partner";
  person: number;
  with: number;
}
export interface Youngest {
  act: "youngest";
  person: number | null;
}
export interface Choose {
  act: "choose-game";
  game: string;
}
export interface SetOptions {
  act: "set-options";
  options: {};
}
export interface Start {
  act: "start";
}
export interface Pause {
  act: "pause";
}
/**
 * End the present phase by hand; it is named, so that a late tap never ends the next one.
 */
export interface Close {
  act: "close";
  phase: string;
}
/**
 * Stop the game: standings, no winner.
 */
export interface Stop {
  act: "stop";
}
/**
 * Take a text off every screen.
 */
export interface Hide {
  act: "hide";
  hidden?: boolean;
  text: string;
}
export interface Lock {
  act: "lock";
  locked?: boolean;
}
export interface SetKnock {
  act: "set-knock";
  knock: boolean;
}
export interface HandOver {
  act: "hand-over";
  person: number;
}
/**
 * The table's own items (words, questions, cards), as the text of a JSON or CSV file.
 */
export interface PutPack {
  act: "put-pack";
  file: string;
  game: string;
  name: string;
  text: string;
}
export interface DropPack {
  act: "drop-pack";
  game: string;
  name: string;
}
/**
 * The pack as it was uploaded, or converted to CSV or JSON.
 */
export interface GetPack {
  act: "get-pack";
  as?: ("csv" | "json") | null;
  game: string;
  name: string;
}
/**
 * The table's own items of a game, one by one.
 */
export interface Items {
  act: "items";
  game: string;
}
/**
 * Add an item, or replace the one at `at`.
 */
export interface PutItem {
  act: "put-item";
  at?: number | null;
  check?: string | null;
  game: string;
  item: {};
  pack?: string | null;
}
export interface DropItem {
  act: "drop-item";
  at: number;
  check: string;
  game: string;
  pack: string;
}
/**
 * The words voted in here, that the lexicon does not know.
 */
export interface ListHouseWords {
  act: "house-words";
}
/**
 * The word is unknown again from the next match on.
 */
export interface DropHouseWord {
  act: "drop-house-word";
  word: string;
}
/**
 * The matches of this table that are over.
 */
export interface History {
  act: "history";
}
/**
 * A match that is over, step by step, as everybody saw it or one of us did.
 */
export interface Replay {
  act: "replay";
  count?: number;
  eyes?: number | null;
  from?: number;
  match: string;
}
export interface Choice {
  label: string;
  value: number | string;
}
/**
 * One pick for each of several seats, by seat; `least` is the smallest number of seats.
 */
export interface Each {
  kind: "each";
  least: number;
  of: (boolean | number | string)[];
  seats: number[];
}
/**
 * Something to announce: a message key and parameters, never a sentence.
 *
 * A parameter named `seat` (or ending so) is a seat; the speaker replaces it with a name.
 */
export interface Event {
  key: string;
  params?: {
    [k: string]: number | string;
  };
  to?: number[] | null;
}
/**
 * One option: its label, its help text, and the values it may have.
 */
export interface Field {
  choices: Choice[];
  decided_by: string;
  default: unknown;
  figures: {
    [k: string]: number;
  };
  help: string;
  key: string;
  kind: "choice" | "made" | "packs" | "seats" | "switch" | "text" | "texts";
  label: string;
  longest: number;
  most: number;
}
/**
 * A game that can be played, and its options.
 */
export interface GameAbout {
  defaults: {};
  form: Field[];
  key: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  levels: never[];
  minutes: number;
  name: string;
  options: {};
  own: ItemField[] | null;
  own_each: number;
  own_secret: boolean;
  private: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  seats: never[];
  tagline: string;
  teams: Teams | null;
}
export interface ItemField {
  choices: ItemChoice[];
  help: string;
  key: string;
  kind: "choice" | "line" | "text";
  label: string;
  most: number;
  needed: boolean;
}
export interface ItemChoice {
  label: string;
  long: string;
  value: string;
}
/**
 * Play in teams; partners sit opposite each other.
 */
export interface Teams {
  option: string;
  seats: number[];
  size: number;
}
export interface GuestView {
  id: number;
  name: string;
  seat_of?: number | null;
}
/**
 * The first frame of a client.
 */
export interface Hello {
  client?: string;
  epoch?: string;
  heard?: number;
  key?: string;
  lang?: string;
  protocol?: number;
  screen?: boolean;
  since?: number;
  table: string;
  /**
   * @maxItems 10
   */
  tokens?: string[];
}
/**
 * A word that was voted in, as `house-words` lists it.
 */
export interface HouseWordView {
  agreed: string[];
  asked_by: string;
  at: number;
  game: string;
  kind: "person" | "word";
  word: string;
  written: string;
  yours: boolean;
}
/**
 * A private match that is over: its log is kept if everybody who is asked says so.
 */
export interface KeepingView {
  answered: number;
  asked: number[];
  fate: "" | "forgotten" | "kept";
  later: number;
  match: string;
}
export interface MatchView {
  game: string;
  id: string;
  lasted?: number;
  number: number;
  outcome?: Outcome | null;
  private?: boolean;
  seats: number[];
  teams?: number[][];
}
/**
 * How a match ended. Without winners it was stopped, abandoned, or lost by all together.
 */
export interface Outcome {
  params?: {
    [k: string]: number | string;
  };
  standings: Standing[];
  stopped?: boolean;
  teams?: number[][];
  verdict?: string;
  winners: number[];
}
export interface Standing {
  place: number;
  score?: number | null;
  seat: number;
}
/**
 * A new table, and the person who opens it.
 */
export interface OpenTable {
  animal: string;
  game?: string;
  lang?: string;
  name?: string | null;
  options?: {};
  spoken?: "" | "elle" | "il";
}
export interface Opened {
  code: string;
  key: string;
  person: number;
  token: string;
}
export interface PackView {
  game: string;
  items: number;
  name: string;
}
export interface PersonView {
  animal: string;
  couch?: boolean;
  id: number;
  level?: number;
  missing?: boolean;
  name: string;
  presence: "away" | "gone" | "here";
  spoken?: "" | "elle" | "il";
  stand_in?: number;
  unnamed?: boolean;
}
/**
 * One of the listed values.
 */
export interface Pick {
  kind: "pick";
  of: (boolean | number | string)[];
}
export interface PlayedView {
  animals: string[];
  ended_at: number;
  game: string;
  lasted: number;
  match: string;
  names: string[];
  outcome: Outcome;
  people: number[];
}
export interface Prompt {
  act: string;
  judged?: true;
  must: boolean;
  needs?: {
    [k: string]: Pick | Several | Each | Text | Texts | Square;
  };
}
/**
 * Several of the listed tiles or cards, each at most once; `ordered` if their order counts.
 *
 * A card with two sides is listed by its sides, `12:a` and `12:b`: the id names the side that is
 * up, and only one of the two can be given.
 */
export interface Several {
  kind: "several";
  least: number;
  most: number;
  of: string[];
  ordered?: boolean;
}
/**
 * Free text, judged when it arrives; its length is counted in characters after cleaning.
 */
export interface Text {
  kind: "text";
  least: number;
  most: number;
}
/**
 * A list of texts, at least `least` and at most `most`; `each` describes one of them.
 */
export interface Texts {
  each: Text;
  kind: "texts";
  least: number;
  most: number;
}
/**
 * A place on a board, counted from the upper left corner, and a direction.
 */
export interface Square {
  columns: number;
  directions: ("down" | "falling" | "right" | "rising")[];
  kind: "square";
  rows: number;
}
/**
 * A refusal as it is sent: a key for programs, a message for people.
 */
export interface Refused {
  params: {};
  refused: string;
  say: string;
}
/**
 * The table as everybody at it sees it.
 */
export interface TableView {
  acting: number;
  asleep: boolean;
  called: number[];
  closable: boolean;
  code: string;
  evening: PlayedView[];
  game: string;
  guests: GuestView[];
  helped: boolean;
  host: number;
  house_words: number;
  keeping: KeepingView[];
  knock: boolean;
  lent_by: number;
  locked: boolean;
  match: MatchView | null;
  medals: {
    /**
     * @minItems 3
     * @maxItems 3
     */
    [k: string]: never[];
  };
  options: {};
  packs: PackView[];
  paused: boolean;
  people: PersonView[];
  phase: string | null;
  ready: number[];
  running: boolean;
  screens: number;
  teams: number[][];
  voice: "" | "off" | "on";
  watching: number;
  youngest: number | null;
}
export interface Welcome {
  epoch: string;
  lost: number[];
  now: number;
  protocol: number;
  reload: boolean;
  server: string;
  you: number[];
}
