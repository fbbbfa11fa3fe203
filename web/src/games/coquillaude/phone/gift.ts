// For which roll a present is: a square of dice, three equal, a double pair, a pair.
export type GiftKind = "square" | "triple" | "pairs" | "pair";
const KINDS: Record<number, GiftKind> = { 4: "square", 3: "triple", 2: "pairs", 1: "pair" };
export const giftKind = (count: number): GiftKind => KINDS[count] ?? "pair";
