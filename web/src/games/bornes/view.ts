// The views of 1000 Bornes des Mots, as the server shows them, and what is printed on its cards.
import type {
  Face,
  GradedView as Graded,
  Mine,
  PileView as Pile,
  SentenceView as Sentence,
  View,
} from "../../gen/bornes";
import type { PictureName } from "../../lib/pictures";
import type { Lang } from "../../lib/settings.svelte";
import type { GameView } from "../contract";

export type {
  Action,
  CardFace,
  CensureView,
  DraftView,
  Face,
  LaidView,
  Medal,
  SheetView,
  TallyView,
  ZoneView,
} from "../../gen/bornes";
/** Where the word of a card stands in a text: from, to. */
export type Span = readonly [number, number];
type Told<T> = Omit<T, "spans"> & { spans: readonly Span[] };
export type SentenceView = Told<Sentence>;
export type PileView = Told<Pile>;
export type GradedView = Told<Graded>;
type Named<P> = P extends { phase: infer Name } ? Omit<P, "phase"> & { name: Name } : never;
export type BornesView = Omit<View, "phase"> & { phase: Named<View["phase"]> };
export type BornesMine = Mine;
export type PhaseName = BornesView["phase"]["name"];
export type Phase<N extends PhaseName> = Extract<BornesView["phase"], { name: N }>;
export type CardKind = "word" | "joker" | "faute" | "dictionnaire" | "censure" | "liberte" | "blank";
/** What lies open, is voted on, accepted or graded: all have cards and a text. */
export type AnySentence = Pick<
  SentenceView,
  "cards" | "lang" | "text" | "spans" | "values" | "points" | "owner"
>;

/** The server promises this shape for the game `bornes`. */
export function asBornes(shown: GameView): BornesView {
  const { phase, ...view } = shown as unknown as View;
  const known = named.get(phase);
  if (known) return { ...view, phase: known };
  const { phase: name, ...about } = phase;
  const now = { ...about, name } as BornesView["phase"];
  named.set(phase, now);
  return { ...view, phase: now };
}
/** What a phase is called is said as in other games. The same one as long as it lasts. */
const named = new WeakMap<View["phase"], BornesView["phase"]>();
const NO_HAND: Mine = { hand: [], draft: null, vote: null, funny: null };
export const asMine = (mine: GameView | null): Mine => (mine as unknown as Mine | null) ?? NO_HAND;
/** Spans are pairs, which the generated types don't say. */
export const told = <T extends Sentence | Pile | Graded>(one: T): Told<T> => one as unknown as Told<T>;

const KINDS: Partial<Record<string, CardKind>> = {
  J: "joker",
  F: "faute",
  D: "dictionnaire",
  C: "censure",
  L: "liberte",
  V: "blank",
};
export const kindOf = (card: string): CardKind => KINDS[card[0] ?? ""] ?? "word";
export const cardOf = (up: string): string => up.split(":")[0]!;
export const sideOf = (up: string): string => up.split(":")[1] ?? "";

/** What each kind of card that has no word shows. */
export const SIGNS: Record<Exclude<CardKind, "word">, PictureName> = {
  joker: "bornes-joker",
  faute: "crayon",
  dictionnaire: "bornes-dictionnaire",
  censure: "bornes-censure",
  liberte: "bornes-liberte",
  blank: "plume",
};

type Printed = Pick<View, "deck" | "blanks">;
/** The word that is up; null: a joker, an unwritten blank card, an attack or a defence. */
export function faceOf(view: Printed, up: string): Face | null {
  const card = view.deck[cardOf(up)] ?? view.blanks[cardOf(up)];
  return (sideOf(up) === "b" ? card?.b : card?.a) ?? null;
}
/** The word that lies upside down, if there is one. */
export function underOf(view: Printed, up: string): Face | null {
  const card = view.deck[cardOf(up)] ?? view.blanks[cardOf(up)];
  return (sideOf(up) === "b" ? card?.a : card?.b) ?? null;
}
/** A joker, or a blank card that nobody has written on: its player says what it stands for. */
export const isWild = (view: Printed, up: string): boolean =>
  kindOf(up) === "joker" || (kindOf(up) === "blank" && !view.blanks[cardOf(up)]);
/** It can lie in a sentence. */
export const isLayable = (view: Printed, card: string): boolean =>
  isWild(view, card) || faceOf(view, card) !== null;
/** A card as it comes to lie in a sentence: with a side, where it has two. */
export const upOf = (view: Printed, card: string, side = "a"): string =>
  isWild(view, card) || faceOf(view, card) === null ? card : `${card}:${underOf(view, card) ? side : "a"}`;
export const turned = (view: Printed, up: string): string =>
  underOf(view, up) ? `${cardOf(up)}:${sideOf(up) === "b" ? "a" : "b"}` : up;

/** With a capital, as printed. */
export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
export const wordOf = (view: Printed, up: string, lang: Lang, said = ""): string => {
  const face = faceOf(view, up);
  return capital(face ? face[lang] : said);
};

/** Who plays with this seat, itself included. */
export const sideOfSeat = (view: Pick<View, "teams">, seat: number): readonly number[] =>
  view.teams.find((team) => team.includes(seat)) ?? [seat];
export const partnerOf = (view: Pick<View, "teams">, seat: number): number | null =>
  sideOfSeat(view, seat).find((one) => one !== seat) ?? null;

export const openSentences = (view: Pick<View, "zones">): SentenceView[] =>
  view.zones.flatMap((zone) => zone.sentences.map(told));
export const sentenceOf = (view: Pick<View, "zones">, id: number): SentenceView | null =>
  openSentences(view).find((one) => one.id === id) ?? null;

/** Points that somebody has: of the deals that are over, and of the piles before his seat. */
export const accepted = (view: Pick<View, "piles">, seat: number): PileView[] =>
  view.piles.filter((pile) => pile.owner === seat).map(told);
