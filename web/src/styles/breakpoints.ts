// The five breakpoints of the layout: `@media (--short)` in styles, `short.current` in scripts. In em, so that a
// larger text size acts like a smaller screen.
export const BREAKPOINTS = {
  /** A phone with text at 200 %: what stood side by side is stacked. */
  narrow: "(max-width: 17em)",
  /** A small phone, or any phone in landscape. */
  short: "(max-height: 44em)",
  /** A phone in landscape: controls stand beside the content. */
  low: "(max-height: 31.25em) and (min-width: 35em) and (orientation: landscape)",
  /** A laptop: space for two columns. */
  wide: "(min-width: 56.25em)",
  /** Wide, and not a phone in landscape. */
  roomy: "(min-width: 56.25em) and (min-height: 31.26em)",
} as const;
export type Breakpoint = keyof typeof BREAKPOINTS;
