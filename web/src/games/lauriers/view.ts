// The views of Les Lauriers, as the server shows them.
import type { Mine, View } from "../../gen/lauriers";
import type { GameView } from "../contract";

export type {
  Action,
  ClaimView,
  EntryView,
  FullWord,
  PileView,
  ResultView,
  Score,
  SheetView,
  WordView,
} from "../../gen/lauriers";
export type LauriersView = View;
export type LauriersMine = Mine;
export type Phase<N extends View["phase"]["name"]> = Extract<View["phase"], { name: N }>;

/** The server promises this shape for the game `lauriers`. */
export const asLauriers = (view: GameView): View => view as unknown as View;
export const asMine = (mine: GameView | null): Mine => (mine ?? {}) as Mine;

const LONG_TRACK = 26;
/** How many leaves lead to the wreath. */
export const trackOf = (view: Pick<View, "options">): 15 | 26 => view.options.track ?? LONG_TRACK;

/** The letter of an entry: A, B, C… */
export const letter = (entry: number): string => String.fromCharCode(65 + entry);

/** A headword as it is set: « Zinzolin ». */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase("fr") + word.slice(1);
