// The script of the big screen when the answer is turned over: the answer, the right guesses, then the pawns walk.
import type { Script } from "../../../lib/play/playback.svelte";

/** Milliseconds until the answer is turned over. */
export const ANSWER = 900;
const RIGHT = 1700;
const WALK = 2400;
export const REVEAL: Script = { at: [ANSWER, RIGHT], lasts: WALK };
/** How long the last verdict of a match stays before the podium, in milliseconds. */
export const LAST_ACT = 6000;
