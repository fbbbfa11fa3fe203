// The sentences about a notable pair.
import type { Pair } from "../view";
import { tv } from "../words";

export const pairSays = (pair: Pair, name: (seat: number) => string): string =>
  tv.t.honours[pair.kind](name(pair.one), name(pair.other));

export function pairWhy(pair: Pair): string {
  const t = tv.t.honours;
  if (pair.kind === "riddle") return t.riddleWhy;
  return pair.kind === "open" ? t.openWhy(pair.right, pair.of) : t.mutualWhy(pair.right, pair.of);
}
