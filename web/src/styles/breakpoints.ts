// The five widths and heights at which screens are laid out anew: `@media (--short)` in the styles, `short.current` in scripts.
// In em where a reader's large letters take room away as a small screen does.
export const BREAKPOINTS = {
  /** A phone whose browser doubles its letters: what stood side by side stands one below the other. */
  narrow: "(max-width: 17em)",
  /** A small phone, or any that lies on its side. */
  short: "(max-height: 44em)",
  /** A phone that lies on its side: what is to be done stands beside what is looked at. */
  low: "(max-height: 31.25em) and (min-width: 35em) and (orientation: landscape)",
  /** A laptop: room for two columns. */
  wide: "(min-width: 56.25em)",
  /** Wide, and no phone that lies on its side. */
  roomy: "(min-width: 56.25em) and (min-height: 31.26em)",
} as const;
export type Breakpoint = keyof typeof BREAKPOINTS;
