// What a game's client provides: a card, bundled with the page, and the rest in a
// chunk loaded when the game is played.
import type { Component } from "svelte";
import type { Field, Outcome, PersonView } from "../gen/wire";
import type { PictureName } from "../lib/pictures";
import type { WhatNow } from "../lib/play/whatnow";
import type { Lang } from "../lib/settings.svelte";

/** A game's view: its top-level keys, as the server sends them. */
export type GameView = Record<string, unknown>;

/** A player's screen. `person` null: a viewer, who may ask for a chair (`onjoin`). */
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
/** A game's additions to the podium: quotations, medals. `view` is the last view. */
export interface HonoursProps {
  view: GameView;
  big: boolean;
  outcome: Outcome;
}

/** A game's own end screen without a podium: all win or lose together. */
export interface EndProps {
  view: GameView;
  outcome: Outcome;
  big: boolean;
  onmenu: () => void;
  onlobby: () => void;
}

/** One step of a replay. `view` has `mine` when a seat is followed. */
export interface MomentProps {
  view: GameView;
  people: (seat: number) => Pick<PersonView, "id" | "name" | "animal">;
}

/** The person who opens « Que faire ici ? ». */
export interface Asking {
  /** Null: on the couch, or too late for this match. */
  seat: number | null;
  /** Null: a viewer without a person. */
  person: number | null;
  /** The table waits for this person. */
  awaited: boolean;
  may: (act: string) => boolean;
}

/** What the house shows of a game that is not open. Every page loads it: keep it small. */
export interface GameCard {
  picture: PictureName;
  /** Name and tagline until the server has the game; then the server's are used. */
  coming?: Record<Lang, { name: string; tagline: string }>;
  /** Its events shown as a toast as well as announced: nothing else on the screens shows them. */
  toasts?: readonly string[];
  /** Added to the verdict of a match in the history: « Donne du 16 novembre ». */
  past?: (outcome: Outcome) => string;
  deals?: Deals;
}

/** A game with named deals, by day or code: one is opened from the home page and played alone. */
export interface Deals {
  /** Its card on the home page. */
  Card: Component;
  /** The visitor followed a link to a deal. */
  came: () => boolean;
  /** Label of the button that opens a table for one: « Distribuer les cartes ». */
  start: () => string;
  /** Records that this device plays a deal alone at that table. */
  sitsAt: (deal: string, table: string) => void;
  /** A deal was played on this device: no first lesson is needed. */
  known: () => boolean;
  /** Records the deal now on a table; "" where it is not one of this game's. */
  liesAt: (table: string, deal: string) => void;
}

/** A game's texts about own items. The server names the fields. */
export interface OwnTexts {
  /** In the table's menu. */
  menu: string;
  /** In the options, the button to the box. */
  add: string;
  addHelp: string;
  ownPack: (n: number) => string;
  onePack: string;
  title: string;
  /** Below the title: the number of items, and the game. */
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

/** Editor of an option whose values only the game can make: the server names it, the game's client draws it. */
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
  /** The rules page. `part`: "short" (the four steps) or "long" (everything). */
  Rules: Component<{ part: "short" | "long" }>;
  /** A demonstration of half a minute for beginners. */
  Demo: Component<{ onend: () => void }>;
  /** The line below the game's name: « Tour 5 · Mamie mène le jeu ». */
  headline: (view: GameView, names: (seat: number) => string) => string;
  /** « Que faire ici ? » : one or two sentences for each phase and role. */
  whatNow: (view: GameView, asking: Asking) => WhatNow;
  /** No screen shows a secret now: a shared device needs no curtain. */
  isOpen: (view: GameView) => boolean;
  /** This seat may answer now but need not: a shared device is passed to it. */
  isAsked?: (view: GameView, seat: number) => boolean;
  /** End of the countdown, in match time. */
  endsAt: (view: GameView) => number | null;
  /** Language of what is read aloud; by default the interface language. */
  voiceLang?: Lang;
  /** A score in words: « 26 feuilles ». */
  scoreInWords: (score: number) => string;
  /** Headline of the podium: « Camille, couronnée ! ». */
  triumph: (winners: string[]) => string;
  /** Full-screen honours that the big screen alternates with the podium. */
  Finale?: Component<HonoursProps>;
  /** Label of the button that switches to it. */
  finaleName?: () => string;
  /** Replaces the podium and what follows it, unless the match was stopped. */
  End?: Component<EndProps>;
  /** The same for a stopped match. */
  Stopped?: Component<EndProps>;
  /** Texts for own items, where the game allows them; by default general ones. */
  own?: () => OwnTexts;
  /** Editors of `made` options, by option name. */
  editors?: Partial<Record<string, Component<EditorProps>>>;
  /** A compact step of a replay. Without it, only the events are listed. */
  Moment?: Component<MomentProps>;
  /** What a replay step was about, without a name: « Quelqu’un a fini de lire. » `before`: the step before it. */
  unnamed?: (view: GameView, before: GameView | null) => string;
  /** What the end of time meant at a replay step; "" where nothing needs saying. */
  expired?: (view: GameView, before: GameView | null) => string;
  /** The game has no secrets: the replay is the same from every seat. */
  open?: boolean;
  /** The event marked on a replay's timeline. */
  landmark?: string;
  /** How much was played, from the last view: « 8 tours ». */
  measure?: (view: GameView) => string;
  /**
   * For a player the table waited for when a phase ended: says that it went on without them; "" where it did not,
   * or needs no notice. `late`: time was up.
   */
  missed?: (view: GameView, after: GameView, seat: number, mine: GameView | null, late: boolean) => string;
  /** Milliseconds the big screen keeps the game after the end, so that the last verdict is seen. */
  lastAct?: (view: GameView) => number;
}

/** What a game's index.ts exports. Its screens are found by file name (games/index.ts). */
export type GameTexts = Omit<GameClient, Part | "endsAt">;
export type Part = "Phone" | "Table" | "Rules" | "Demo" | "Moment";
/** A game's texts for replay steps. */
export type ReplayTexts = Pick<GameClient, "unnamed" | "expired" | "landmark" | "measure">;
