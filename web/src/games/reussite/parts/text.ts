// Helpers for names, codes and sort order.
import { dayInWords, parisDay } from "../../../lib/dates";
import { settings } from "../../../lib/settings.svelte";
import { kindOf, type DraftView, type ReussiteView } from "../view";
import { words } from "../words";

/** Sorts by length, longest first. */
export const asLong = (one: Pick<DraftView, "tiles">, other: Pick<DraftView, "tiles">): number =>
  other.tiles.length - one.tiles.length;

/** « E bleu », « étoile ». */
export const nameOfCard = (card: string): string =>
  words.t.card(kindOf(card), /[a-z]/i.test(card) ? card.toUpperCase() : "");

/** The name of the deal in the bar: that of its day, if it has one. */
export const nameOf = (view: Pick<ReussiteView, "day">): string =>
  !view.day
    ? words.t.name
    : view.day === parisDay()
      ? words.t.bar.day
      : words.t.bar.dayOf(dayInWords(view.day, settings.lang));

/** A deal's code in groups of four, easier to read out: NA7K 2Q9F, NA7 K2Q9 F4ZT. */
export const spaced = (code: string): string => code.replace(/(?=(.{4})+$)/g, " ").trim();
