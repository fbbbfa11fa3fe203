// Asks the server for advice about the deal.
import type { Room } from "../../../lib/room.svelte";
import type { Draft, Tile } from "../view";

/** A word of a solution: the columns before and after it, and the cards still in the stock. */
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
  /** The number of words with which the deal can still be won. */
  count?: number;
}
export type Question = "nudge" | "word" | "winnable" | "solution";

/** A negative answer means « pas trouvé », never « impossible ». Rejects with a Refusal. */
export async function advise(room: Room, kind: Question, person?: number): Promise<Advice> {
  return (await room.link.ask({ act: "advise", kind }, person)) as Advice;
}
