// What the client of a game brings: a card, which comes with the page, and the rest in a chunk of its own, when it is played.
import type { Component } from "svelte";
import type { Field, Outcome, PersonView } from "../gen/wire";
import type { PictureName } from "../lib/pictures";
import type { WhatNow } from "../lib/play/whatnow";
import type { Lang } from "../lib/settings.svelte";

/** Any view of a game: its top-level keys, as the server shows them. */
export type GameView = Record<string, unknown>;

/** A player's screen. `person` null: somebody who watches, and may ask for a chair (`onjoin`). */
export interface PhoneProps {
  view: GameView;
  person: number | null;
  seat: number | null;
  mine: GameView | null;
  onmenu: () => void;
  onjoin?: () => void;
}
/** The big screen. */
export interface TableProps {
  view: GameView;
}
/** What a game adds to the podium: quotations, medals. `view` is the last one shown. */
export interface HonoursProps {
  view: GameView;
  big: boolean;
  outcome: Outcome;
}

/** The end of a match in the game's own way, where there is no podium: all win or lose together. */
export interface EndProps {
  view: GameView;
  outcome: Outcome;
  big: boolean;
  onmenu: () => void;
  onlobby: () => void;
}

/** A step of a match that is seen again. `view` may hold `mine`, where it is seen with somebody's eyes. */
export interface MomentProps {
  view: GameView;
  people: (seat: number) => Pick<PersonView, "id" | "name" | "animal">;
}

/** Who asks « Que faire ici ? ». */
export interface Asking {
  /** Null: on the couch, or come too late for this match. */
  seat: number | null;
  /** Null: somebody who only watches. */
  person: number | null;
  /** The table waits for him. */
  awaited: boolean;
  may: (act: string) => boolean;
}

/** What the house shows of a game that nobody has opened yet. It is fetched by everybody: keep it small. */
export interface GameCard {
  picture: PictureName;
  /** What it is called while no server has it. Once one has, that one says so. */
  coming?: Record<Lang, { name: string; tagline: string }>;
  /** Its events that are seen as well as heard: nothing else on the screens tells them. */
  toasts?: readonly string[];
  /** What the history adds to the verdict of a match: « Donne du 16 novembre ». */
  past?: (outcome: Outcome) => string;
  deals?: Deals;
}

/** A game whose deals have names, by their day or their code: one is opened from the front page, and played alone. */
export interface Deals {
  /** Its place on the front page. */
  Card: Component;
  /** Whoever opens the page was sent a deal: he came for it. */
  came: () => boolean;
  /** « Distribuer les cartes » : opens a table for one of them. */
  start: () => string;
  /** This device plays a deal alone, at that table. */
  sitsAt: (deal: string, table: string) => void;
  /** Somebody has played one here: no first lesson is needed. */
  known: () => boolean;
  /** What lies on that table now; "" where it is none of this game's deals. */
  liesAt: (table: string, deal: string) => void;
}

/** What a game says of the items a table may bring of its own. The fields of one are the server's to name. */
export interface OwnTexts {
  /** In the table's menu. */
  menu: string;
  /** In the options, the way to the box. */
  add: string;
  addHelp: string;
  ownPack: (n: number) => string;
  onePack: string;
  title: string;
  /** Under the title: how many there are, and for which game. */
  below: (n: number, game: string) => string;
  one: string;
  paste: string;
  pasteHelp: string;
  pasteSample: string;
  packSample: string;
  nextGame: string;
  empty: string;
  /** What the list keeps covered, and why. */
  reveal: string;
  revealHelp: string;
  removeHelp: string;
  count: (n: number) => string;
  sitDown: string;
}

/** An option whose values only the game knows how to make: the server names it, the client of the game draws it. */
export interface EditorProps {
  field: Field;
  value: readonly unknown[];
  disabled: boolean;
  onchange: (value: unknown[]) => void;
}

export interface GameClient {
  Phone: Component<PhoneProps>;
  Table: Component<TableProps>;
  Honours: Component<HonoursProps>;
  /** The rules in our words: a page with `part` "short" (the four steps) or "long" (everything). */
  Rules: Component<{ part: "short" | "long" }>;
  /** A demonstration of half a minute for a first game. */
  Demo: Component<{ onend: () => void }>;
  /** One line under the game's name: « Tour 5 · Mamie mène le jeu ». */
  headline: (view: GameView, names: (seat: number) => string) => string;
  /** « Que faire ici ? » : in every phase and for every role, in a sentence or two. */
  whatNow: (view: GameView, asking: Asking) => WhatNow;
  /** Nothing secret is on anybody's screen now: a shared device needs no curtain. */
  isOpen: (view: GameView) => boolean;
  /** A moment runs in which this seat may answer, and need not: a shared device is passed to it. */
  isAsked?: (view: GameView, seat: number) => boolean;
  /** The countdown's end, in match time. */
  endsAt: (view: GameView) => number | null;
  /** Of what is read aloud in it, whatever language the screens speak. Without it, theirs. */
  tongue?: Lang;
  /** « 26 feuilles » : a standing's score in words. */
  scoreInWords: (score: number) => string;
  /** « Camille, couronnée ! » : the headline of the podium. */
  triumph: (winners: string[]) => string;
  /** What the big screen shows in turn with the podium, where honours need the whole of it. */
  Finale?: Component<HonoursProps>;
  /** Under which name one turns to it. */
  finaleName?: () => string;
  /** In the place of the podium and what follows it, unless the match was stopped. */
  End?: Component<EndProps>;
  /** The same, where the match was stopped. */
  Stopped?: Component<EndProps>;
  /** Where a table may bring items of its own. Without it, they are spoken of in general. */
  own?: () => OwnTexts;
  /** By the name of the option, where one is `made`. */
  editors?: Partial<Record<string, Component<EditorProps>>>;
  /** A step of a match seen again, compact. Without it, only what happened is told. */
  Moment?: Component<MomentProps>;
  /** What a step of a replay was about, where nobody is named: « Quelqu’un a fini de lire. » `before`: the step before it. */
  unnamed?: (view: GameView, before: GameView | null) => string;
  /** What it meant at a step of a replay that the time was up; "" where that says enough. */
  expired?: (view: GameView, before: GameView | null) => string;
  /** Nobody has secrets in this game: seen again, it is the same with everybody's eyes. */
  open?: boolean;
  /** The event that is marked on the timeline of a replay. */
  landmark?: string;
  /** « 8 tours » : how much was played, from the last view. */
  measure?: (view: GameView) => string;
  /** To somebody whom the table waited for as a moment passed: that it went on without him; "" where it did not, or that needs no word.
   * `late`: its time was up. */
  missed?: (view: GameView, after: GameView, seat: number, mine: GameView | null, late: boolean) => string;
  /** How long the big screen keeps its table after the end, so that the last verdict is seen: milliseconds. */
  lastAct?: (view: GameView) => number;
}

/** What a game's index.ts brings: its screens are found by the names of their files (index.ts). */
export type GameTexts = Omit<GameClient, Part | "endsAt">;
export type Part = "Phone" | "Table" | "Rules" | "Demo" | "Moment";
/** What a match seen again says of its steps. */
export type ReplayTexts = Pick<GameClient, "unnamed" | "expired" | "landmark" | "measure">;
