// Types of the views that the server sends for 1000 Bornes des Mots, and helpers for its cards.
import type * as sent from "../../gen/bornes";
import type { Face, Mine, View } from "../../gen/bornes";
import type { PictureName } from "../../lib/pictures";
import type { Lang } from "../../lib/settings.svelte";
import type { GameView } from "../contract";

export type { Action, Blank, CardFace, Face, Medal, TallyView } from "../../gen/bornes";
/** Position of a card's word in a text: start and end. */
export type Span = readonly [number, number];
/** The generated types lose that spans are pairs; this restores it. */
type Shown<T> = T extends readonly (infer One)[]
  ? readonly Shown<One>[]
  : T extends object
    ? { [K in keyof T]: K extends "spans" ? readonly Span[] : Shown<T[K]> }
    : T;
export type SentenceView = Shown<sent.SentenceView>;
export type PileView = Shown<sent.PileView>;
export type GradedView = Shown<sent.GradedView>;
export type SheetView = Shown<sent.SheetView>;
export type DraftView = Shown<sent.DraftView>;
export type BornesView = Omit<Shown<View>, "options"> & Pick<View, "options">;
export type BornesMine = Shown<Mine>;
export type PhaseName = BornesView["phase"]["name"];
export type Phase<N extends PhaseName> = Extract<BornesView["phase"], { name: N }>;
/** A text in one of the two languages, with the positions of the cards' words. */
export type Text = Pick<SentenceView, "text" | "lang"> & { spans?: readonly Span[] };
/** An open, voted or accepted sentence: all have cards and a text. */
export type AnySentence = Omit<SentenceView, "id" | "faute">;

/** Safe cast: the server sends this shape for the game `bornes`. */
export const asBornes = (shown: GameView): BornesView => shown as unknown as BornesView;
const NO_HAND: BornesMine = { hand: [], draft: null, vote: null, funny: null };
export const asMine = (mine: GameView | null): BornesMine => (mine as BornesMine | null) ?? NO_HAND;

/** The picture of each kind of card without words. */
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
/** An attack or a defence. */
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
/** The word that is up; null for a joker, an unwritten blank card, an attack or a defence. */
export const faceOf = (view: Printed, up: string): Face | null =>
  printed(view, up)?.[isTurned(up) ? "b" : "a"] ?? null;
/** The word that is upside down, if any. */
export const underOf = (view: Printed, up: string): Face | null =>
  printed(view, up)?.[isTurned(up) ? "a" : "b"] ?? null;
/** A joker or an unwritten blank card: the player chooses its word. */
export const isWild = (view: Printed, up: string): boolean =>
  kindOf(up) === "joker" || (kindOf(up) === "blank" && !view.blanks[cardOf(up)]);
/** Whether the card can be part of a sentence. */
export const isLayable = (view: Printed, card: string): boolean =>
  isWild(view, card) || faceOf(view, card) !== null;
/** The name of a card in a sentence, with its side if it has words. */
export const upOf = (view: Printed, card: string, side = "a"): string =>
  faceOf(view, card) === null ? card : `${card}:${underOf(view, card) ? side : "a"}`;
export const turned = (view: Printed, up: string): string =>
  underOf(view, up) ? `${cardOf(up)}:${isTurned(up) ? "a" : "b"}` : up;

/** Capitalised, as printed. */
export const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
export const wordOf = (view: Printed, up: string, lang: Lang, said = ""): string =>
  capital(faceOf(view, up)?.[lang] ?? said);

/** The seats on the same side, including this one. */
export const sideOfSeat = (view: Pick<BornesView, "teams">, seat: number): readonly number[] =>
  view.teams.find((team) => team.includes(seat)) ?? [seat];

export const openSentences = (view: Pick<BornesView, "zones">): SentenceView[] =>
  view.zones.flatMap((zone) => zone.sentences);
export const sentenceOf = (view: Pick<BornesView, "zones">, id: number): SentenceView | null =>
  openSentences(view).find((one) => one.id === id) ?? null;
/** The accepted sentences of one seat. */
export const accepted = (view: Pick<BornesView, "piles">, seat: number): PileView[] =>
  view.piles.filter((pile) => pile.owner === seat);
/** The sentences that the jury grades: all but the proverbs. */
export const toGrade = (view: Pick<BornesView, "piles">): PileView[] =>
  view.piles.filter((pile) => !pile.proverb);
/** The graded sentences of a finished deal, best first. */
export const bestFirst = (sheet: SheetView | undefined): GradedView[] =>
  [...(sheet?.sentences ?? [])].sort((one, other) => other.total - one.total);
