// A laptop has room for the words beside the columns. In em: with a reader's large letters it has not. A phone that lies on its
// side is wide too, but low: what is to be done stands beside the columns there. Its styles ask for the same.
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 56.25em) and (min-height: 31.26em)");
export const low = new MediaQuery("(max-height: 31.25em) and (min-width: 35em) and (orientation: landscape)");
