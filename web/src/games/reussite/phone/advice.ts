// What the house knows of the deal, when somebody asks for it.
import type { Room } from "../../../lib/room.svelte";
import type { Draft, Tile } from "../view";

/** A word of a solution: the columns it is written from, as it leaves them, and the cards still to come. */
export interface Solved {
  word: string;
  tiles: Tile[];
  columns: string[];
  after: string[];
  stock: number;
}
export interface Advice {
  found: boolean;
  length?: number;
  first?: string;
  word?: string;
  draft?: Draft | null;
  words?: Solved[];
  /** Of the words with which the deal can still be won. */
  count?: number;
}
export type Question = "nudge" | "word" | "winnable" | "solution";

/** « Pas trouvé », never « impossible ». Rejected with a Refusal. */
export async function advise(room: Room, kind: Question, person?: number): Promise<Advice> {
  return (await room.link.ask({ act: "advise", kind }, person)) as Advice;
}
