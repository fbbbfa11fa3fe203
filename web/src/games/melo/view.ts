// Types of the views that the server sends for Mélo Ego Duo, and helpers to read them.
import type { Action, Mine, View } from "../../gen/melo";
import type { PersonView } from "../../gen/wire";
import type { Play } from "../../lib/play/play.svelte";
import type { GameView } from "../contract";

export type {
  Action,
  CardView,
  Honours,
  Joks,
  Known,
  Line,
  Medal,
  Moved,
  Options,
  Pair,
  Reply,
  Score,
  Square,
  Tried,
  Verdict,
} from "../../gen/melo";
export type MeloView = View;
export type MeloMine = Mine;
export type MeloPlay = Play<View, Mine, Action>;
export type PhaseName = View["phase"]["name"];
export type Phase<N extends PhaseName> = Extract<View["phase"], { name: N }>;
export type Kind = View["phase"]["card"]["kind"];
/** Depends on the card: a seat, the index of a choice from 0, or an adjective. */
export type Said = number | string;

export type People = (seat: number) => Pick<PersonView, "id" | "name" | "animal">;

/** Safe cast: the server guarantees this shape for the game `melo`. */
export const asMelo = (view: GameView): View => view as unknown as View;
export const asMine = (mine: GameView | null): Mine => (mine ?? {}) as Mine;

/** The language of the cards, which may differ from the interface language. */
export const langOf = ({ options }: Pick<View, "options">): "fr" | "en" => options.language ?? "fr";

export const KINDS: readonly Kind[] = ["melo", "ego", "duo"];

/** Number of squares left before the last test. */
export const leftOf = (view: Pick<View, "board" | "squares">, seat: number): number =>
  view.board.length - 1 - (view.squares[seat] ?? 0);

/** All seats around the table, starting with `from`. */
export const around = (seats: number, from: number): number[] =>
  Array.from({ length: seats }, (_, at) => (from + at) % seats);
