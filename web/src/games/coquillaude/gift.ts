// The name under which texts speak of a roll that earns letters, by how many letters each player gives: four for four
// of a kind, three for three of a kind, two for two pairs, one for a pair.
export type GiftKind = "square" | "triple" | "pairs" | "pair";
const KINDS: Record<number, GiftKind> = { 4: "square", 3: "triple", 2: "pairs", 1: "pair" };
export const giftKind = (count: number): GiftKind => KINDS[count] ?? "pair";
