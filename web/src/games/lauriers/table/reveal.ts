// In which order the definitions of a round are turned, and what each has brought.
import type { EntryView, ResultView } from "../view";

export interface Turned {
  entry: EntryView;
  at: number;
  authors: number[];
  points: number | null;
}

/** As they stand on the screen: the true one on top, then from the most believed to the least. They are turned from below. */
export function turned(result: ResultView): Turned[] {
  return result.entries
    .map((entry, at) => ({ entry, at, authors: [...entry.authors], points: pointsOf(entry, result) }))
    .sort(
      (a, b) =>
        Number(b.entry.real) - Number(a.entry.real) ||
        b.entry.voters.length - a.entry.voters.length ||
        a.at - b.at,
    );
}

/** What it brought to each of its finders, or of its authors; null where that is nobody. */
function pointsOf(entry: EntryView, result: ResultView): number | null {
  const of = (seat: number) => result.scores.find((score) => score.seat === seat);
  if (entry.real)
    return Math.max(0, ...[...entry.voters, ...entry.authors].map((seat) => of(seat)?.found ?? 0)) || null;
  return Math.max(0, ...entry.authors.map((seat) => of(seat)?.received ?? 0));
}

export interface Silent {
  sheets: number[];
  votes: number[];
}
/** Of those who are at the table: who has written nothing, and who has not voted. A bot does both, and who leads neither. */
export function silent(result: ResultView, holders: readonly string[]): Silent {
  if (result.entries.length === 0) return { sheets: [], votes: [] };
  const seats = holders.flatMap((holder, seat) => (holder === "person" && seat !== result.mdj ? [seat] : []));
  const wrote = result.entries.flatMap((entry) => entry.authors);
  const voted = result.entries.flatMap((entry) => entry.voters);
  return {
    sheets: seats.filter((seat) => !wrote.includes(seat)),
    votes: seats.filter((seat) => !voted.includes(seat)),
  };
}
