// What the big screen plays when the answer is turned over: the answer, who was right, and then the pawns walk.
import type { Script } from "../../../lib/play/playback.svelte";

/** The answer lies open after so many milliseconds. */
export const ANSWER = 900;
const RIGHT = 1700;
const WALK = 2400;
export const REVEAL: Script = { at: [ANSWER, RIGHT], lasts: WALK };
/** The last verdict of a match stays so long before the podium. */
export const LAST_ACT = 6000;
