// A laptop has room for the words beside the columns. In em: with a reader's large letters it has not.
import { MediaQuery } from "svelte/reactivity";

export const wide = new MediaQuery("(min-width: 56.25em)");
