// The views of 1000 Bornes des Mots, as the server shows them, and what is printed on its cards.
import type { All, Face, Mine, View } from "../../gen/bornes";
import type { PictureName } from "../../lib/pictures";
import type { Lang } from "../../lib/settings.svelte";
import type { GameView } from "../contract";

export type { Action, Blank, CardFace, Face, Medal, TallyView } from "../../gen/bornes";
/** Where the word of a card stands in a text: from, to. */
export type Span = readonly [number, number];
/** The generated types don't say that spans are pairs. */
type Shown<T> = T extends readonly (infer One)[]
  ? readonly Shown<One>[]
  : T extends object
    ? { [K in keyof T]: K extends "spans" ? readonly Span[] : Shown<T[K]> }
    : T;
export type SentenceView = Shown<All["SentenceView"]>;
export type PileView = Shown<All["PileView"]>;
export type GradedView = Shown<All["GradedView"]>;
export type SheetView = Shown<All["SheetView"]>;
export type DraftView = Shown<All["DraftView"]>;
export type BornesView = Omit<Shown<View>, "options"> & Pick<View, "options">;
export type BornesMine = Shown<Mine>;
export type PhaseName = BornesView["phase"]["name"];
export type Phase<N extends PhaseName> = Extract<BornesView["phase"], { name: N }>;
/** A text in one of the two languages, with the words of its cards. */
export type Text = Pick<SentenceView, "text" | "lang"> & { spans?: readonly Span[] };
/** What lies open, is voted on or accepted: all have cards and a text. */
export type AnySentence = Omit<SentenceView, "id" | "faute">;

/** The server promises this shape for the game `bornes`. */
export const asBornes = (shown: GameView): BornesView => shown as unknown as BornesView;
const NO_HAND: BornesMine = { hand: [], draft: null, vote: null, funny: null };
export const asMine = (mine: GameView | null): BornesMine => (mine as BornesMine | null) ?? NO_HAND;

/** What each kind of card that has no word shows, by the letter that its name begins with. */
export const SIGNS = {
  joker: "bornes-joker",
  faute: "crayon",
  dictionnaire: "bornes-dictionnaire",
  censure: "bornes-censure",
  liberte: "bornes-liberte",
  blank: "plume",
} as const satisfies Record<string, PictureName>;
const KINDS = {
  J: "joker",
  F: "faute",
  D: "dictionnaire",
  C: "censure",
  L: "liberte",
  V: "blank",
} as const satisfies Record<string, keyof typeof SIGNS>;
export type CardKind = "word" | keyof typeof SIGNS;
/** An attack, or what parries it. */
export type Weapon = Exclude<CardKind, "word" | "joker" | "blank">;

export const kindOf = (card: string): CardKind => KINDS[card[0] as keyof typeof KINDS] ?? "word";
export const weaponOf = (card: string): Weapon | null => {
  const kind = kindOf(card);
  return kind === "word" || kind === "joker" || kind === "blank" ? null : kind;
};
export const attacks = (weapon: Weapon): boolean => weapon === "faute" || weapon === "censure";
export const cardOf = (up: string): string => up.split(":")[0]!;
const isTurned = (up: string): boolean => up.endsWith(":b");

export type Printed = Pick<BornesView, "deck" | "blanks">;
const printed = (view: Printed, up: string) => view.deck[cardOf(up)] ?? view.blanks[cardOf(up)];
/** The word that is up; null: a joker, an unwritten blank card, an attack or a defence. */
export const faceOf = (view: Printed, up: string): Face | null =>
  printed(view, up)?.[isTurned(up) ? "b" : "a"] ?? null;
/** The word that lies upside down, if there is one. */
export const underOf = (view: Printed, up: string): Face | null =>
  printed(view, up)?.[isTurned(up) ? "a" : "b"] ?? null;
/** A joker, or a blank card that nobody has written on: its player says what it stands for. */
export const isWild = (view: Printed, up: string): boolean =>
  kindOf(up) === "joker" || (kindOf(up) === "blank" && !view.blanks[cardOf(up)]);
/** It can lie in a sentence. */
export const isLayable = (view: Printed, card: string): boolean =>
  isWild(view, card) || faceOf(view, card) !== null;
/** A card as it comes to lie in a sentence: with a side, where it has two. */
export const upOf = (view: Printed, card: string, side = "a"): string =>
  faceOf(view, card) === null ? card : `${card}:${underOf(view, card) ? side : "a"}`;
export const turned = (view: Printed, up: string): string =>
  underOf(view, up) ? `${cardOf(up)}:${isTurned(up) ? "a" : "b"}` : up;

/** With a capital, as printed. */
export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
export const wordOf = (view: Printed, up: string, lang: Lang, said = ""): string =>
  capital(faceOf(view, up)?.[lang] ?? said);

/** Who plays with this seat, itself included. */
export const sideOfSeat = (view: Pick<BornesView, "teams">, seat: number): readonly number[] =>
  view.teams.find((team) => team.includes(seat)) ?? [seat];

export const openSentences = (view: Pick<BornesView, "zones">): SentenceView[] =>
  view.zones.flatMap((zone) => zone.sentences);
export const sentenceOf = (view: Pick<BornesView, "zones">, id: number): SentenceView | null =>
  openSentences(view).find((one) => one.id === id) ?? null;
/** The sentences of somebody that the table has accepted. */
export const accepted = (view: Pick<BornesView, "piles">, seat: number): PileView[] =>
  view.piles.filter((pile) => pile.owner === seat);
/** Those that the jury grades: a proverb is one already. */
export const toGrade = (view: Pick<BornesView, "piles">): PileView[] =>
  view.piles.filter((pile) => !pile.proverb);
/** The sentences of a deal that is over, the best first. */
export const bestFirst = (sheet: SheetView | undefined): GradedView[] =>
  [...(sheet?.sentences ?? [])].sort((one, other) => other.total - one.total);
