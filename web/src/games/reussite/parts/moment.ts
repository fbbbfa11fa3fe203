// What the table is at: a tap or a word in passing belongs to one moment, and not to the next.
import type { ReussiteView } from "../view";

export const momentOf = ({ phase, proposal, owner, gaps }: ReussiteView): string =>
  [phase.name, proposal?.by, proposal?.word, owner, gaps].join(" ");
