// Who has earned which little medal in a match.
import type { BornesView } from "../view";

export type Medal = "rire" | "plume" | "fourre" | "proverbe";
export interface Earned {
  medal: Medal;
  seat: number;
  count: number;
}
const FOURRE = 10; // points of one

export function medalsOf(view: Pick<BornesView, "sheets" | "zones">): Earned[] {
  const seats = view.zones.map((_, seat) => seat);
  const sentences = view.sheets.flatMap((sheet) => sheet.sentences);
  const most = (medal: Medal, of: (seat: number) => number, least: number): Earned[] => {
    const counts = seats.map(of);
    const count = Math.max(0, ...counts);
    const first = counts.filter((one) => one === count).length === 1 ? counts.indexOf(count) : -1;
    return count >= least && first >= 0 ? [{ medal, seat: first, count }] : [];
  };
  const graded = (grade: string) => (seat: number) =>
    sentences.filter((one) => one.owner === seat && one.grade === grade).length;
  return [
    ...most("rire", graded("humour"), 1),
    ...most(
      "plume",
      (seat) => Math.max(0, ...sentences.filter((one) => one.owner === seat).map((one) => one.cards.length)),
      5,
    ),
    ...most(
      "fourre",
      (seat) => view.sheets.reduce((sum, sheet) => sum + (sheet.tallies[seat]?.fourres ?? 0), 0) / FOURRE,
      1,
    ),
    ...most("proverbe", graded("proverb"), 1),
  ];
}
