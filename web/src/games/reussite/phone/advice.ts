// What the house knows of the deal, when somebody asks for it.
import type { Room } from "../../../lib/room.svelte";
import type { Draft, Tile } from "../view";

export interface Advice { found: boolean; length?: number; first?: string; word?: string; draft?: Draft | null; words?: { word: string; tiles: Tile[] }[] }
export type Question = "nudge" | "word" | "winnable" | "solution";

/** « Pas trouvé », never « impossible ». Rejected with a Refusal. */
export async function advise(room: Room, kind: Question, person?: number): Promise<Advice> {
  return (await room.link.ask({ act: "advise", kind }, person)) as Advice;
}
