// Types of the views that the server sends for Les Lauriers, and helpers to read them.
import type { FullWord, Mine, Options, ResultView as SentResult, Sheet, View } from "../../gen/lauriers";
import type { GameView } from "../contract";

export type { Action, ClaimView, FullWord, PileView, Score, Sheet, WordView } from "../../gen/lauriers";
export type LauriersView = View & { options: Required<Options> };
export type LauriersMine = Mine;
export type Phase<N extends View["phase"]["name"]> = Extract<View["phase"], { name: N }>;

/** No person leads the reading: the definitions come at their own pace. */
export const readsItself = (phase: View["phase"]): boolean => phase.name === "reading" && phase.by_itself;

/** Safe cast: the server guarantees this shape for the game `lauriers`. */
export const asLauriers = (view: GameView): LauriersView => view as unknown as LauriersView;
export const asMine = (mine: GameView | null): Mine => (mine ?? {}) as Mine;

/** A definition in the verdict: its text, its authors, and who voted for it. */
export interface EntryView {
  place: number;
  text: string;
  real: boolean;
  /** Seats of its authors; for the true definition, players who had written the same. */
  authors: readonly number[];
  voters: readonly number[];
  /** Sheets whose wording differs from the text read; author null is the card. */
  originals: readonly Sheet[];
}
export interface ResultView extends Required<Omit<SentResult, "entries" | "originals">> {
  word: FullWord;
  entries: readonly EntryView[];
}
const NOTHING = { mdj: null, star: null, claims: [], before: [], originals: [] };

const results = new WeakMap<SentResult, ResultView>();

/**
 * A result with the texts of its entries, taken from the list of the vote. Cached, so the same result gives the same
 * object.
 */
export function resultOf({
  word,
  entries,
  result,
}: Pick<Phase<"revealing">, "word" | "entries" | "result">): ResultView {
  const known = results.get(result);
  if (known) return known;
  const { originals, ...rest } = { ...NOTHING, ...result };
  const after = {
    ...rest,
    word,
    entries: result.entries.map(({ place, authors, voters }) => ({
      place,
      text: entries[place] ?? "",
      real: authors.includes(null),
      authors: authors.filter((author) => author !== null),
      voters,
      originals: originals.filter((sheet) => authors.includes(sheet.author)),
    })),
  };
  results.set(result, after);
  return after;
}

/** The letter of an entry: A, B, C… */
export const letter = (entry: number): string => String.fromCharCode(65 + entry);

/** A headword with a capital: « Zinzolin ». */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase("fr") + word.slice(1);
