// The views of Les Lauriers, as the server shows them.
import type { FullWord, Mine, Options, ResultView as SentResult, Sheet, View } from "../../gen/lauriers";
import type { GameView } from "../contract";

export type { Action, ClaimView, FullWord, PileView, Score, Sheet, WordView } from "../../gen/lauriers";
export type LauriersView = View & { options: Required<Options> };
export type LauriersMine = Mine;
export type Phase<N extends View["phase"]["name"]> = Extract<View["phase"], { name: N }>;

/** The server promises this shape for the game `lauriers`. */
export const asLauriers = (view: GameView): LauriersView => view as unknown as LauriersView;
export const asMine = (mine: GameView | null): Mine => (mine ?? {}) as Mine;

/** An entry at the reveal: its text, whose it was, and who believed it. */
export interface EntryView {
  place: number;
  text: string;
  real: boolean;
  /** The people among them; of the real one, those who had written the same. */
  authors: readonly number[];
  voters: readonly number[];
  /** What was handed in, where it was read in other words; author null: the card. */
  originals: readonly Sheet[];
}
export interface ResultView extends Required<Omit<SentResult, "entries" | "originals">> {
  word: FullWord;
  entries: readonly EntryView[];
}
const NOTHING = { mdj: null, star: null, claims: [], before: [], originals: [] };

const results = new WeakMap<SentResult, ResultView>();

/** A result with the texts of its entries, which stand in the list that was voted on. The same one as long as it stays. */
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

/** A headword as it is set: « Zinzolin ». */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase("fr") + word.slice(1);
