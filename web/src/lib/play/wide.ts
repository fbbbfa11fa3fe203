// The breakpoints as reactive media queries.
import { MediaQuery } from "svelte/reactivity";
import { BREAKPOINTS } from "../../styles/breakpoints";

export const short = new MediaQuery(BREAKPOINTS.short);
export const low = new MediaQuery(BREAKPOINTS.low);
export const wide = new MediaQuery(BREAKPOINTS.wide);
export const roomy = new MediaQuery(BREAKPOINTS.roomy);
