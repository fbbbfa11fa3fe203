// What is written on a square, in two lines at most.
import type { Square } from "../view";
import { words } from "../words";

export function linesOf({ kind, special }: Square): readonly [string, string?] {
  const t = words.t;
  if (special === null || special === undefined) return [t.kind[kind]];
  if (special === "test") return t.square.test;
  if (special === "jok") return [t.kind[kind], t.square.jok];
  return [t.square[special], t.kind[kind]];
}

/** In one breath, for whoever listens. */
export const saidOf = (square: Square): string => linesOf(square).filter(Boolean).join(" ");

/** A square that does something to whoever begins his turn on it. */
export const acts = ({ special }: Square): boolean =>
  special === "plus" || special === "minus" || special === "prems" || special === "der";
