// The kind of roll that earns a gift, by the number of letters given: four of a kind, three, two pairs, one pair.
export type GiftKind = "square" | "triple" | "pairs" | "pair";
const KINDS: Record<number, GiftKind> = { 4: "square", 3: "triple", 2: "pairs", 1: "pair" };
export const giftKind = (count: number): GiftKind => KINDS[count] ?? "pair";
