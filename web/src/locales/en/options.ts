import type { Options } from "../fr/options";

export const options: Options = {
  below: "The rules of this table",
  about: (minutes) => `about ${minutes} min`,
  box: "Just as in the box.",
  changes: (n) => (n === 1 ? "1 change." : `${n} changes.`),
  reset: "Back to the box",
  keep: "Keep these rules",
  hostOnly: (host) => `${host} picks the rules. Say what you would like.`,
  playing: "The game being played keeps its rules.",
  lines: (n, most) => `${n} of ${most}`,
  lineOf: (label, n) => `${label}, line ${n}`,
  addLine: "Add a line",
  removeLine: (text, n) => (text ? `Remove “${text}”` : `Remove line ${n}`),
  setByDeal: "Set by the deal.",
  notYet: "Unfolding the rules…",
};
