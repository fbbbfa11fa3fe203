// A laptop has room for a board beside the task. In em: with a reader's large letters it has not. The styles ask for the same.
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 56.25em)");
/** Wide, and no phone that lies on its side. */
export const roomy = new MediaQuery("(min-width: 56.25em) and (min-height: 31.26em)");
/** A phone that lies on its side: what is to be done stands beside the board. */
export const low = new MediaQuery("(max-height: 31.25em) and (min-width: 35em) and (orientation: landscape)");

/** Short: a small phone, or any that lies on its side. What is docked there stands in one row. */
export const short = new MediaQuery("(max-height: 44em)");
